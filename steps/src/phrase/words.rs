//! Closed lists of words: steps of the turn, colours, kinds of decisions.

use super::{
    Cursor, Read,
    list::{Phrase, alone},
};
use crate::case::{Color, Moment, Occasion, Phase, TurnRef};

/// The steps and phases in the words of the rulebooks; reports use the first word of each.
pub(crate) const PHASES: [Phrase<Phase>; 24] = [
    alone("untap step", Phase::Untap),
    alone("upkeep step", Phase::Upkeep),
    alone("upkeep", Phase::Upkeep),
    alone("draw step", Phase::Draw),
    alone("first main phase", Phase::PrecombatMain),
    alone("precombat main phase", Phase::PrecombatMain),
    alone("main phase", Phase::PrecombatMain),
    alone("second main phase", Phase::PostcombatMain),
    alone("postcombat main phase", Phase::PostcombatMain),
    alone("beginning of combat step", Phase::BeginCombat),
    alone("beginning of combat", Phase::BeginCombat),
    alone("combat phase", Phase::BeginCombat),
    alone("declare attackers step", Phase::DeclareAttackers),
    alone("declare blockers step", Phase::DeclareBlockers),
    alone("combat damage step", Phase::CombatDamage),
    alone("first combat damage step", Phase::CombatDamage),
    alone("second combat damage step", Phase::SecondCombatDamage),
    alone("end of combat step", Phase::EndCombat),
    alone("end of combat", Phase::EndCombat),
    alone("end of turn step", Phase::End),
    alone("end of turn", Phase::End),
    alone("end step", Phase::End),
    alone("cleanup step", Phase::Cleanup),
    alone("cleanup", Phase::Cleanup),
];

/// Reads a step of the turn.
pub(crate) fn phase_phrase(cursor: &mut Cursor) -> Read<Phase> {
    cursor.one_of(&PHASES).ok_or_else(|| cursor.none_of("a step of the turn", &PHASES))
}

/// Whether a step of the turn comes next.
pub(crate) fn sees_phase(cursor: &Cursor) -> bool {
    cursor.sees_one_of(&PHASES)
}

/// The name of a step in histories and reports.
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

/// The colours.
pub(crate) const COLORS: [Phrase<Color>; 5] =
    [color(Color::White), color(Color::Blue), color(Color::Black), color(Color::Red), color(Color::Green)];

/// A colour by its name.
pub(crate) fn color_word(word: &str) -> Option<Color> {
    COLORS.iter().find(|color| color.words == word).map(|color| color.means)
}

const fn color(color: Color) -> Phrase<Color> {
    alone(color_name(color), color)
}

/// The name of a colour.
pub(crate) const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Blue => "blue",
        Color::Black => "black",
        Color::Red => "red",
        Color::Green => "green",
    }
}

/// A kind of decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// Its name in a [`DecisionSeen`](crate::case::DecisionSeen).
    word: &'static str,
    /// The words that answer it, after the player's name.
    pub(crate) answer: &'static str,
}

const fn kind(words: &'static str, word: &'static str, answer: &'static str) -> Phrase<Kind> {
    alone(words, Kind { word, answer })
}

/// The kinds of decisions: the words of features, the words of engines, and the answers.
pub(crate) const KINDS: [Phrase<Kind>; 27] = [
    kind("yes or no", "may", "says yes"),
    kind("objects", "objects", "chooses \"Bear\""),
    kind("targets", "targets", "targets \"Bear\""),
    kind("an order", "order", "puts \"Bear\" and \"Fox\" in this order"),
    kind("a mode", "modes", "chooses the mode \"one\""),
    kind("a number", "number", "chooses the number 2"),
    kind("a player", "player", "chooses the player Bob"),
    kind("an option", "option", "chooses the option \"tap\""),
    kind("a color", "word", "chooses the color \"red\""),
    kind("a colour", "word", "chooses the colour \"red\""),
    kind("a second color", "word", "chooses the second color \"blue\""),
    kind("a creature type", "word", "chooses the creature type \"Fox\""),
    kind("a land type", "word", "chooses the land type \"Island\""),
    kind("a card type", "word", "chooses the card type \"artifact\""),
    kind("a card name", "word", "chooses the card name \"Bear\""),
    kind("a source", "source", "chooses the source \"Bear\""),
    kind("a division", "division", "divides 1 to \"Bear\" and 2 to Bob"),
    kind("a replacement", "replacement", "applies \"Bear\" first"),
    kind("piles", "piles", "makes piles \"Bear\" | \"Fox\""),
    kind("a pile", "pile", "chooses the pile 1"),
    kind("an ability", "ability", "chooses the ability \"pump\" of \"Bear\""),
    kind("life totals", "life_totals", "sets life totals to Alice 5 and Bob 20"),
    kind("a payment", "pay", "pays"),
    kind("a play", "play", "says no"),
    kind("a coin flip", "coin", "wins the flip"),
    kind("a random pick", "random", "picks \"Bear\" at random"),
    kind("the legend to keep", "keep", "keeps \"Bear\""),
];

/// The words that answer a decision of this kind, which is given in the words of engines.
pub(crate) fn answer_to(word: &str) -> Option<&'static str> {
    KINDS.iter().find(|phrase| phrase.means.word == word).map(|phrase| phrase.means.answer)
}

/// The words of features for a kind of decision in the words of engines.
pub(crate) fn kind_said(word: &str) -> Option<&'static str> {
    KINDS.iter().find(|phrase| phrase.means.word == word).map(|phrase| phrase.words)
}

/// Reads a kind of decision.
pub(super) fn kind_phrase(cursor: &mut Cursor) -> Read<String> {
    let kind = cursor.one_of(&KINDS).ok_or_else(|| cursor.none_of("a kind of decision", &KINDS))?;
    Ok(kind.word.to_owned())
}
