//! Day and night (730).

use crate::{
    acting::Cx,
    cards::values::Daytime,
    change::TurnChange,
    ground::{Act, Because},
    rule::Rule,
};

/// The number of spells of a turn from which night becomes day (730.2b).
const MANY: u32 = 2;

/// It becomes day or night, if it is not already (730.1).
pub(crate) fn become_time(cx: &mut Cx<'_>, to: Daytime, because: impl Because) {
    if cx.state().turn.daytime != Some(to) {
        cx.commit(Act::from(TurnChange::BecomeTime { to }).by(Rule::DayAndNight).by(because));
    }
}

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
