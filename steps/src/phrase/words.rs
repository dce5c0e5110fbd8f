//! Words of closed lists: steps of the turn, colours, kinds of decisions.

use super::{Cursor, Read};
use crate::case::{Color, Moment, Occasion, Phase, TurnRef};

/// The steps and phases by the words of the rulebooks; the first word of each is the one reports use.
pub(crate) const PHASES: [(&str, Phase); 24] = [
    ("untap step", Phase::Untap),
    ("upkeep step", Phase::Upkeep),
    ("upkeep", Phase::Upkeep),
    ("draw step", Phase::Draw),
    ("first main phase", Phase::PrecombatMain),
    ("precombat main phase", Phase::PrecombatMain),
    ("main phase", Phase::PrecombatMain),
    ("second main phase", Phase::PostcombatMain),
    ("postcombat main phase", Phase::PostcombatMain),
    ("beginning of combat step", Phase::BeginCombat),
    ("beginning of combat", Phase::BeginCombat),
    ("combat phase", Phase::BeginCombat),
    ("declare attackers step", Phase::DeclareAttackers),
    ("declare blockers step", Phase::DeclareBlockers),
    ("combat damage step", Phase::CombatDamage),
    ("first combat damage step", Phase::CombatDamage),
    ("second combat damage step", Phase::SecondCombatDamage),
    ("end of combat step", Phase::EndCombat),
    ("end of combat", Phase::EndCombat),
    ("end of turn step", Phase::End),
    ("end of turn", Phase::End),
    ("end step", Phase::End),
    ("cleanup step", Phase::Cleanup),
    ("cleanup", Phase::Cleanup),
];

/// Reads a step of the turn.
pub(crate) fn phase_phrase(cursor: &mut Cursor) -> Read<Phase> {
    let found = PHASES.iter().find(|(words, _)| cursor.take(words));
    found
        .map(|(_, phase)| *phase)
        .ok_or_else(|| cursor.expected("a step of the turn (upkeep, draw step, main phase, end of combat, end step …)"))
}

/// Whether a step of the turn comes next.
pub(crate) fn sees_phase(cursor: &Cursor) -> bool {
    PHASES.iter().any(|(words, _)| cursor.sees(words))
}

/// A step's name as it stands in histories and reports.
pub(crate) fn phase_word(phase: Phase) -> String {
    serde_json::to_value(phase).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// Reads `Bob's upkeep`, `Bob's next upkeep`, `the end step`, `an additional combat phase`.
pub(crate) fn moment_phrase(cursor: &mut Cursor) -> Read<Moment> {
    if cursor.take("an additional") {
        return Ok(Moment { turn: TurnRef::Current, phase: phase_phrase(cursor)?, occasion: Occasion::Additional });
    }
    let turn = if cursor.take("the") {
        TurnRef::Current
    } else {
        let player = cursor.possessive()?;
        if cursor.take("next") { TurnRef::Next(player) } else { TurnRef::Of(player) }
    };
    Ok(Moment { turn, phase: phase_phrase(cursor)?, occasion: Occasion::Next })
}

/// A colour by its name.
pub(crate) fn color_word(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "blue" => Some(Color::Blue),
        "black" => Some(Color::Black),
        "red" => Some(Color::Red),
        "green" => Some(Color::Green),
        _ => None,
    }
}

/// The kinds of decisions: how features say them, and how a [`DecisionSeen`](crate::case::DecisionSeen) does.
pub(crate) const KINDS: [(&str, &str); 27] = [
    ("yes or no", "may"),
    ("objects", "objects"),
    ("targets", "targets"),
    ("an order", "order"),
    ("a mode", "modes"),
    ("a number", "number"),
    ("a player", "player"),
    ("an option", "option"),
    ("a color", "word"),
    ("a colour", "word"),
    ("a second color", "word"),
    ("a creature type", "word"),
    ("a land type", "word"),
    ("a card type", "word"),
    ("a card name", "word"),
    ("a source", "source"),
    ("a division", "division"),
    ("a replacement", "replacement"),
    ("piles", "piles"),
    ("a pile", "pile"),
    ("an ability", "ability"),
    ("life totals", "life_totals"),
    ("a payment", "pay"),
    ("a play", "play"),
    ("a coin flip", "coin"),
    ("a random pick", "random"),
    ("the legend to keep", "keep"),
];

/// Reads a kind of decision.
pub(super) fn kind_phrase(cursor: &mut Cursor) -> Read<String> {
    let found = KINDS.iter().find(|(words, _)| cursor.take(words));
    found
        .map(|(_, kind)| (*kind).to_owned())
        .ok_or_else(|| cursor.expected("what is asked for (yes or no, objects, targets, an order …)"))
}
