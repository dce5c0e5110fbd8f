//! Changing targets (115.7).

use super::prelude::*;
use crate::{
    cards::{effect::ChangeTargets, values::Zone},
    event::Event,
    ids::ObjectId,
    rules::new_targets::{self, ByEffect},
    unsupported,
};

impl Verb for ChangeTargets {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::choosers(cx, self.who.as_ref(), scope)? {
            for object in on_the_stack(self, cx, scope) {
                let effect = effect(self, cx, scope);
                is_no_copy_for_nothing(cx, object, scope, &effect)?;
                new_targets::by_effect(cx, player, object, scope.source, &effect)?;
            }
        }
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        let mut objects = on_the_stack(self, cx, scope).into_iter();
        objects.any(|object| new_targets::can_change(cx.game(), object, scope.source, &effect(self, cx, scope)))
    }
}

/// Refuses a copy whose only new target is illegal. No copy is made for a player or object that isn't a legal target (707.10d, 707.10e); the copy that
/// the text has made already would keep its former targets.
fn is_no_copy_for_nothing(cx: &Cx<'_>, object: ObjectId, scope: &Scope, effect: &ByEffect) -> Flow {
    let Some(to) = &effect.to else { return Ok(()) };
    let has_it = || cx.game().targets(object).iter().all(|target| to.contains(target));
    let made_now = || {
        let mut since =
            cx.state().history.iter().rev().take_while(|event| !matches!(event, Event::PriorityGiven { .. }));
        since.any(|event| matches!(event, Event::SpellCopied { copy, .. } if *copy == object))
    };
    match made_now() && !has_it() && !new_targets::can_change(cx.game(), object, scope.source, effect) {
        true => unsupported::refuse("copies for each possible target"),
        false => Ok(()),
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
