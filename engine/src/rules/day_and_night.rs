//! Day and night (730).

use crate::{acting::Cx, cards::values::Daytime, rule::Rule, triggers::daybound::become_time};

/// The number of spells of a turn from which night becomes day (730.2b).
const MANY: u32 = 2;

/// The second part of the untap step (502.2, 730.2): day becomes night if the active player of the turn before cast no spell during that turn, and
/// night becomes day if that player cast two or more.
pub(super) fn check(cx: &mut Cx<'_>) {
    let turn = &cx.state().turn;
    let (other, so) = match (turn.daytime, turn.cast_before) {
        (Some(Daytime::Day), Some(cast)) => (Daytime::Night, cast == 0),
        (Some(Daytime::Night), Some(cast)) => (Daytime::Day, cast >= MANY),
        _ => return,
    };
    if cx.game().heeds(Rule::DayCheck, so) {
        become_time(cx, other, Rule::DayCheck);
    }
}
