//! Loops that nobody can end (421; 731 today).

use crate::{
    change::{GameChange, TurnChange},
    game::Cx,
    rule::Rule,
    state::turn::Repetition,
};

/// So many resolutions in a row are no loop, however alike they are; from there on positions are compared.
const BEFORE: u32 = 64;
/// How often a position comes again before it is a loop: what has happened in a turn may end one that looks the same a few times.
const TIMES: u32 = 4;

/// After something has resolved: a loop that contains only mandatory actions ends the game in a draw (421.4, 104.4b). It is one where one
/// position comes again and again although nobody does anything but pass, and nobody is asked for anything (a loop in which somebody
/// could choose otherwise isn't judged). A game that only goes on and on, with more of something each time, isn't told from one
/// that ends.
pub(super) fn end_mandatory(cx: &mut Cx<'_>) {
    let before = if cx.was_asked() { Repetition::default() } else { cx.state().turn.repetition };
    let mut now = Repetition { resolved: before.resolved + 1, ..before };
    if now.resolved >= BEFORE {
        let state = cx.state();
        now.again += u32::from(now.position.is_some_and(|seen| state.is_at(seen)));
        // Whatever the length of the loop: what is remembered is longer and longer ago.
        if now.resolved.is_power_of_two() {
            now = Repetition { position: Some(state.seen()), again: 0, ..now };
        }
    }
    if now.again >= TIMES {
        cx.commit(GameChange::Draw.by(Rule::MandatoryLoop));
    }
    cx.commit(TurnChange::Repeat(now));
}

/// Somebody does something else than pass: what comes from now on is nobody's loop until it is seen to be one.
pub(crate) fn break_off(cx: &mut Cx<'_>) {
    if cx.state().turn.repetition.resolved > 0 {
        cx.commit(TurnChange::Repeat(Repetition::default()));
    }
}
