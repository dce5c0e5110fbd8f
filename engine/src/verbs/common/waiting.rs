//! Delayed triggered abilities (603.7).

use crate::{
    acting::Cx,
    change::EffectChange,
    rule::Rule,
    state::effects::{DelayedTrigger, Scope},
};

/// Creates a delayed triggered ability, which waits for its event.
pub(in crate::verbs) fn begin(cx: &mut Cx<'_>, trigger: DelayedTrigger, scope: &Scope) {
    cx.commit(EffectChange::BeginDelayed(Box::new(trigger)).by((Rule::DelayedTrigger, scope)));
}
