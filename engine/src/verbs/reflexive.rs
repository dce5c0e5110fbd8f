//! Reflexive triggered abilities (603.12).

use std::sync::Arc;

use super::prelude::*;
use crate::{
    cards::{
        ability::{Ability, Triggered},
        effect::Reflexive,
        event::EventPattern,
        values::Zone,
    },
    change::EffectChange,
    state::{
        characteristics::HeldAbility,
        effects::{PendingTrigger, TURNED_OVER},
    },
    triggers::controller_of_delayed,
};

impl Verb for Reflexive {
    /// The ability triggers as it is created. It waits for the next player who gets priority, and goes on the stack then (603.3).
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let maker = scope.ability.as_ref();
        let ability = HeldAbility {
            id: maker.map_or_else(|| "reflexive".into(), |held| held.id.clone()),
            part_of: maker.and_then(|held| held.part_of.clone()),
            ability: Arc::new(Ability::Triggered(triggered(self))),
            keyword: maker.and_then(|held| held.keyword.clone()),
            builtin: None,
            granted: false,
            delayed: true,
            given: maker.and_then(|held| held.given.clone()),
            acquired: maker.and_then(|held| held.acquired.clone()),
        };
        let mut own = scope.clone();
        own.bindings.unbind(TURNED_OVER);
        own.controller = controller_of_delayed(cx.game(), &own);
        let pending = PendingTrigger { id: cx.effect_id(), ability, scope: own, or: Vec::new(), before: cx.state().next_id() };
        cx.commit(EffectChange::AddPending(Box::new(pending)).by((Rule::ReflexiveTrigger, &*scope)));
        Ok(())
    }
}

/// The text of the ability. Its event has already happened.
fn triggered(verb: &Reflexive) -> Triggered {
    Triggered {
        when: EventPattern::AnyOf(Vec::new()),
        once_each_turn: false,
        condition: None,
        remember: Default::default(),
        from: Zone::Battlefield,
        choose_x: false,
        targets: verb.targets.clone(),
        choose: None,
        instructions: verb.instructions.clone(),
    }
}
