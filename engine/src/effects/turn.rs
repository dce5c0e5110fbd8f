//! Phases and turns that effects add (500.7–500.8).

use crate::{
    cards::{effect::ExtraPhase, reference::Ref},
    change::Change,
    error::Flow,
    game::Cx,
    rule::Rule,
    state::{effects::Scope, turn::steps_of},
};

use super::reading;

/// Phases come after this one.
pub(super) fn extra_phases(cx: &mut Cx<'_>, phases: &[ExtraPhase], scope: &Scope) {
    let steps = phases.iter().flat_map(|phase| steps_of(*phase)).copied().collect();
    cx.commit(Change::AddSteps { steps }.by((Rule::ExtraPhase, scope)));
}

/// Players take extra turns after this one.
pub(super) fn extra_turn(cx: &mut Cx<'_>, who: &Ref, scope: &Scope) -> Flow {
    for player in reading::players(cx, who, scope) {
        cx.commit(Change::ExtraTurn { player });
    }
    Ok(())
}
