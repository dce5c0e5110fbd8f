//! Loops: of mandatory actions, which no player can end, and fragmented ones (421; 731 today).

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use crate::{
    acting::Cx,
    cards::Name,
    change::{GameChange, TurnChange},
    continuous::project,
    edition::FragmentedLoops,
    error::Flow,
    event::Event,
    game::{Game, Table},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{
        State,
        characteristics::Characteristics,
        effects::ContinuousEffect,
        turn::{Activation, Repetition},
    },
    unsupported,
};

/// The number of successive resolutions after which positions are compared. A shorter series is never a loop.
const BEFORE: u32 = 64;
/// How often a position must occur again to be a loop. The events of a turn may end a loop whose positions look the same a few times.
const TIMES: u32 = 4;
/// The number of successive resolutions after which a series is taken for a loop if the stack has not become smaller in its second half. A finite series
/// of triggered abilities empties the stack.
const MOST: u32 = 512;

/// Called after a resolution. A loop of mandatory actions ends the game in a draw (421.4, 104.4b). The engine recognises a loop if one position
/// occurs again and again while players only pass and no player is asked for a choice. It does not judge loops with choices.
///
/// # Errors
///
/// A loop in which some quantity grows each time is not carried out: no position occurs again.
pub(super) fn end_mandatory(cx: &mut Cx<'_>) -> Flow {
    let before = if cx.was_asked() { Repetition::default() } else { cx.state().turn.repetition };
    let mut now = Repetition { resolved: before.resolved + 1, ..before };
    if now.resolved >= BEFORE {
        let state = cx.state();
        if now.resolved == MOST && state.stack.len() >= before.waiting {
            return unsupported::refuse("a loop of mandatory actions in which a quantity changes each time");
        }
        now.again += u32::from(now.position.is_some_and(|seen| state.is_at(seen)));
        // The remembered position is replaced at growing intervals, so that loops of any length are found.
        if now.resolved.is_power_of_two() {
            now = Repetition { position: Some(state.seen()), again: 0, waiting: state.stack.len(), ..now };
        }
    }
    if now.again >= TIMES {
        cx.commit(GameChange::Draw.by(Rule::MandatoryLoop));
    }
    cx.commit(TurnChange::Repeat(now));
    Ok(())
}

/// A player does something other than pass: the observation of a possible loop starts again.
pub(crate) fn break_off(cx: &mut Cx<'_>) {
    if cx.state().turn.repetition.resolved > 0 {
        cx.commit(TurnChange::Repeat(Repetition::default()));
    }
}

/// The position in which a player is about to activate an ability. The activation is judged after its choices ([`end_fragmented`]).
pub(super) fn before_activation(cx: &Cx<'_>, of: (ObjectId, Name)) -> Option<Activation> {
    let applies = cx.edition().fragmented_loops == FragmentedLoops::ActivePlayerChooses;
    applies.then(|| {
        let mut before = cx.state().clone();
        before.turn.activations.clear();
        Activation { of, choices: 0, before: Arc::new(before) }
    })
}

/// 731.3: the active player, or else the first player in turn order who takes part, has to make another choice than an activation that another
/// player's action has undone since, if the game would be in the same position again. Only an activation with the same choices in a position with
/// the same results of effects is recognised.
///
/// # Errors
///
/// [`Rule::FragmentedLoop`] refuses the activation.
pub(super) fn end_fragmented(cx: &mut Cx<'_>, player: PlayerId, before: Option<Activation>) -> Flow {
    let Some(before) = before else { return Ok(()) };
    let Some(choices) = choices(cx.game(), before.of.0) else { return Ok(()) };
    let now = Activation { choices, ..before };
    let repeats = cx.state().turn.activations.iter().any(|earlier| is_repeated(cx.game(), player, earlier, &now));
    if repeats {
        cx.forbid((Rule::FragmentedLoop, now.of.0), "another player has undone the same action in the same position")?;
    }
    cx.commit(TurnChange::Activated(now));
    Ok(())
}

/// The choices for the ability on top of the stack, if it is one of that object.
fn choices(game: Game<'_>, source: ObjectId) -> Option<u64> {
    let item = game.object(game.state.top_of_stack()?).stack.as_deref().filter(|item| item.source == source)?;
    let mut reader = DefaultHasher::new();
    (item.x, &item.paid).hash(&mut reader);
    item.texts.iter().for_each(|text| (&text.modes, &text.targets).hash(&mut reader));
    Some(reader.finish())
}

/// Whether the earlier activation of the player was the same, in the same position, other players have acted since, and the player is the first of
/// them in turn order, from the active player on. The effects that have begun since must end
/// at the same time, so that the position stays the same when they do. Positions are compared last, because that takes longest.
fn is_repeated(game: Game<'_>, player: PlayerId, earlier: &Activation, now: &Activation) -> bool {
    let actor = |event: &Event| match event {
        Event::Activated { player, mana: false, .. } | Event::Cast { player, .. } => Some(*player),
        _ => None,
    };
    let has = |state: &State, effect: &ContinuousEffect| state.effects.iter().any(|other| other.id == effect.id);
    let mut new = game.state.effects.iter().filter(|effect| !has(&earlier.before, effect));
    let first = new.next().map(|effect| &effect.until);
    let since = || game.state.history.iter().skip(earlier.before.history.len()).filter_map(actor);
    let takes_part = |one: &PlayerId| *one == player || since().any(|other| other == *one);
    (&earlier.of, earlier.choices) == (&now.of, now.choices)
        && since().any(|other| other != player)
        && game.state.in_turn_order().find(takes_part) == Some(player)
        && earlier.before.effects.iter().all(|effect| has(&now.before, effect))
        && new.all(|effect| Some(&effect.until) == first)
        && semblance(game.table, &earlier.before) == semblance(game.table, &now.before)
}

/// The characteristics without the effects that gave the abilities: in a repeated position, other effects have given the same ones.
fn whoever_gave(seen: &Characteristics) -> Characteristics {
    let mut seen = seen.clone();
    seen.abilities.iter_mut().for_each(|held| held.acquired = None);
    seen
}

/// A hash of the position, with the results of continuous effects in place of the effects.
fn semblance(table: &Table, state: &State) -> u64 {
    let seen = project(table, state);
    let game = Game::new(table, state, &seen);
    let mut results = DefaultHasher::new();
    for object in state.present() {
        (whoever_gave(game.characteristics(object.id)), game.controller(object.id)).hash(&mut results);
    }
    seen.rules.iter().for_each(|rule| (&*rule.modification, &rule.on).hash(&mut results));
    let results = results.finish();
    state.semblance(&|reader| reader.write_u64(results))
}
