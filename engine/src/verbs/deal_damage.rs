//! Dealing damage (120).

use super::{common::damage, prelude::*};
use crate::{
    cards::effect::DealDamage,
    change::Damage,
    event::Event,
    ids::{Entity, ObjectId},
    rules::replacement::can_be_dealt_damage,
};

impl Verb for DealDamage {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let events = damage::deal(cx, damages(self, cx, scope))?;
        let mut dealt: Vec<Entity> = Vec::new();
        let mut in_all: i32 = 0;
        for event in events {
            if let Event::Damaged { to, amount, .. } = event {
                in_all = in_all.saturating_add(i32::try_from(amount).unwrap_or(i32::MAX));
                dealt.extend((!dealt.contains(&to)).then_some(to));
            }
        }
        if let Some(name) = &self.bind {
            scope.bindings.bind(name.clone(), Value::Entities(dealt));
        }
        if let Some(name) = &self.dealt {
            scope.bindings.bind(name.clone(), Value::Number(in_all));
        }
        Ok(())
    }

    /// With a name, the instruction can't be carried out together with others: the events do not tell which damage belongs to which instruction.
    fn together(&self) -> Option<&dyn Together> {
        (self.bind.is_none() && self.dealt.is_none()).then_some(self)
    }
}

impl Together for DealDamage {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        Ok(Proposal::of(damage::changes(damages(self, cx, scope))))
    }
}

/// The damage from each source to each recipient in the current position.
fn damages(verb: &DealDamage, cx: &Cx<'_>, scope: &Scope) -> Vec<Damage> {
    let amount = |to: Entity| reading::count(cx, &verb.amount, &reading::of_each(Some(&verb.to), to, scope));
    let recipients = reading::entities(cx, &verb.to, scope);
    let by = |source: ObjectId| {
        let damage =
            |to: Entity| Damage { source, to, amount: amount(to), combat: false, unpreventable: verb.unpreventable };
        possible(cx, &recipients, scope).into_iter().map(damage).collect::<Vec<_>>()
    };
    damage::sources(cx, verb.source.as_ref(), scope).into_iter().flat_map(by).collect()
}

/// The recipients to which damage can be dealt. The others are left out (101.3).
fn possible(cx: &Cx<'_>, recipients: &[Entity], scope: &Scope) -> Vec<Entity> {
    let able: Vec<Entity> = recipients.iter().filter(|to| can_be_dealt_damage(cx, **to)).copied().collect();
    match able.len() < recipients.len() {
        true => cx.game().fact((Rule::AsMuchAsPossible, scope), able, Vec::new),
        false => able,
    }
}
