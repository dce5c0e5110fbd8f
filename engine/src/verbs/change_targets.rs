//! Changing targets (115.7).

use super::prelude::*;
use crate::{
    cards::{effect::ChangeTargets, values::Zone},
    ids::ObjectId,
    rules::new_targets::{self, ByEffect},
};

impl Verb for ChangeTargets {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::choosers(cx, self.who.as_ref(), scope)? {
            for object in on_the_stack(self, cx, scope) {
                new_targets::by_effect(cx, player, object, scope.source, &effect(self, cx, scope))?;
            }
        }
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        let mut objects = on_the_stack(self, cx, scope).into_iter();
        objects.any(|object| new_targets::can_change(cx.game(), object, scope.source, &effect(self, cx, scope)))
    }
}

fn on_the_stack(verb: &ChangeTargets, cx: &Cx<'_>, scope: &Scope) -> Vec<ObjectId> {
    let mut found = reading::objects(cx, &verb.what, scope);
    found.retain(|id| cx.state().object(*id).zone == Zone::Stack);
    found
}

fn effect(verb: &ChangeTargets, cx: &Cx<'_>, scope: &Scope) -> ByEffect {
    ByEffect { how: verb.how, to: verb.to.as_ref().map(|to| reading::entities(cx, to, scope)) }
}
