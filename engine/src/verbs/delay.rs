//! Delayed triggered abilities (603.7).

use super::{
    common::{lasting, waiting},
    prelude::*,
};
use crate::{
    cards::effect::Delay,
    state::effects::{DelayedTrigger, TURNED_OVER},
};
use std::sync::Arc;

impl Verb for Delay {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut own = scope.clone();
        own.bindings.unbind(TURNED_OVER);
        let until = lasting::whose_turn(cx, self.until.as_ref(), &mut own);
        let trigger = DelayedTrigger {
            id: cx.effect_id(),
            when: self.when.clone(),
            condition: self.condition.clone(),
            instructions: Arc::from(self.instructions.as_slice()),
            scope: own,
            once: !self.each_time,
            immediate: false,
            until,
            turned_over: false,
        };
        waiting::begin(cx, trigger, scope);
        Ok(())
    }
}
