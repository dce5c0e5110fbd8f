//! Delayed triggered abilities (603.7).

use std::sync::Arc;

use crate::{
    cards::{
        condition::Condition,
        effect::{Duration, Effect},
        event::EventPattern,
    },
    change::Change,
    game::Cx,
    rule::Rule,
    state::effects::{DelayedTrigger, Scope},
};

/// Waits for something to happen, once.
pub(super) fn delay(
    cx: &mut Cx<'_>,
    when: &EventPattern,
    condition: Option<&Condition>,
    instructions: &[Effect],
    until: Option<&Duration>,
    scope: &Scope,
) {
    begin(cx, when, (condition, instructions), (true, until), scope);
}

/// Waits for something to happen, each time for a while.
pub(super) fn whenever(cx: &mut Cx<'_>, when: &EventPattern, instructions: &[Effect], until: &Duration, scope: &Scope) {
    begin(cx, when, (None, instructions), (false, Some(until)), scope);
}

fn begin(
    cx: &mut Cx<'_>,
    when: &EventPattern,
    (condition, instructions): (Option<&Condition>, &[Effect]),
    (once, until): (bool, Option<&Duration>),
    scope: &Scope,
) {
    let trigger = DelayedTrigger {
        id: cx.effect_id(),
        when: when.clone(),
        condition: condition.cloned(),
        instructions: Arc::from(instructions),
        scope: scope.clone(),
        once,
        until: until.cloned(),
    };
    cx.commit(Change::BeginDelayed(trigger).by((Rule::DelayedTrigger, scope)));
}
