//! Instructions for each of several objects or players.

use super::{carried_out, common::together::carry_out_for_each, prelude::*};
use crate::{
    cards::{effect::ForEach, made::By},
    ids::Entity,
    rules::resolution::run,
    unsupported,
};

impl Verb for ForEach {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let each = reading::entities(cx, &self.of, scope);
        if self.at_once {
            return self.all_at_once(cx, &each, scope);
        }
        for entity in each {
            scope.bindings.bind(self.bind.clone(), Value::Entities(vec![entity]));
            run(cx, &self.instructions, scope)?;
        }
        Ok(())
    }
}

trait AllAtOnce {
    /// Carries out the first instruction for all of them at one time (608.2f), and then the others for each.
    fn all_at_once(&self, cx: &mut Cx<'_>, each: &[Entity], scope: &mut Scope) -> Flow;
}

impl AllAtOnce for ForEach {
    fn all_at_once(&self, cx: &mut Cx<'_>, each: &[Entity], scope: &mut Scope) -> Flow {
        let Some((first, others)) = self.instructions.split_first() else { return Ok(()) };
        let Some(together) = carried_out(first).together() else {
            return unsupported::refuse("an instruction for several at the same time");
        };
        let of = |entity: &Entity| {
            let mut own = scope.clone();
            own.bindings.bind(self.bind.clone(), Value::Entities(vec![*entity]));
            own
        };
        let mut scopes: Vec<Scope> = each.iter().map(of).collect();
        let mut proposals = Vec::with_capacity(scopes.len());
        for own in &mut scopes {
            proposals.push((vec![together.propose(cx, own)?], own));
        }
        let was = cx.begin_attribution(|| By::Instruction(first.clone()), scope);
        let done = carry_out_for_each(cx, proposals);
        cx.end_attribution(was);
        done?;
        let before = scope.bindings.clone();
        for own in scopes {
            let new = own.bindings.iter().filter(|(name, value)| before.get(name) != Some(value));
            new.for_each(|(name, value)| scope.bindings.bind(name.clone(), value.clone()));
            run(cx, others, scope)?;
        }
        Ok(())
    }
}
