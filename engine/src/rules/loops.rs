//! Loops that no player can end (421; 731 today).

use crate::{
    acting::Cx,
    change::{GameChange, TurnChange},
    rule::Rule,
    state::turn::Repetition,
};

/// The number of successive resolutions after which positions are compared. A shorter series is never a loop.
const BEFORE: u32 = 64;
/// How often a position must occur again to be a loop. The events of a turn may end a loop whose positions look the same a few times.
const TIMES: u32 = 4;

/// Called after a resolution. A loop of mandatory actions ends the game in a draw (421.4, 104.4b). The engine recognises a loop if one position
/// occurs again and again while players only pass and no player is asked for a choice. It does not judge loops with choices, and it does not
/// recognise a loop in which some quantity grows each time.
pub(super) fn end_mandatory(cx: &mut Cx<'_>) {
    let before = if cx.was_asked() { Repetition::default() } else { cx.state().turn.repetition };
    let mut now = Repetition { resolved: before.resolved + 1, ..before };
    if now.resolved >= BEFORE {
        let state = cx.state();
        now.again += u32::from(now.position.is_some_and(|seen| state.is_at(seen)));
        // The remembered position is replaced at growing intervals, so that loops of any length are found.
        if now.resolved.is_power_of_two() {
            now = Repetition { position: Some(state.seen()), again: 0, ..now };
        }
    }
    if now.again >= TIMES {
        cx.commit(GameChange::Draw.by(Rule::MandatoryLoop));
    }
    cx.commit(TurnChange::Repeat(now));
}

/// A player does something other than pass: the observation of a possible loop starts again.
pub(crate) fn break_off(cx: &mut Cx<'_>) {
    if cx.state().turn.repetition.resolved > 0 {
        cx.commit(TurnChange::Repeat(Repetition::default()));
    }
}
