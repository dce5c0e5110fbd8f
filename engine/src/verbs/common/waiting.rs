//! Delayed triggered abilities (603.7).

use crate::{
    change::EffectChange,
    game::Cx,
    rule::Rule,
    state::effects::{DelayedTrigger, Scope},
};

/// Begins to wait for what a delayed triggered ability triggers on; `trigger` makes it of the id and the scope.
pub(in crate::verbs) fn begin(cx: &mut Cx<'_>, trigger: DelayedTrigger, scope: &Scope) {
    cx.commit(EffectChange::BeginDelayed(trigger).by((Rule::DelayedTrigger, scope)));
}
