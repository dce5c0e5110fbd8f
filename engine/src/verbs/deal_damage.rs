//! Dealing damage (120).

use super::{common::damage, prelude::*};
use crate::{change::Damage, event::Event, ids::{Entity, ObjectId}, rules::replacement::can_be_dealt_damage};

/// Deals damage. All of it is dealt at the same time. The objects and players that are dealt damage are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealDamage {
    /// The amount of damage to each object or player.
    amount: Amount,
    /// The objects and players that are dealt damage.
    to: Ref,
    /// The sources of the damage. Left out: the object with the ability.
    #[serde(default)]
    source: Option<Ref>,
    /// The damage can't be prevented.
    #[serde(default)]
    unpreventable: bool,
    /// The name to which the objects and players that were dealt damage are bound. Left out: no name.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
    /// The name to which the total damage dealt is bound. Left out: no name.
    #[serde(default)]
    dealt: Option<Name>,
}

impl Verb for DealDamage {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let events = damage::deal(cx, self.damages(cx, scope))?;
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

    fn makes(&self) -> Vec<Made> {
        vec![Made::Damaged]
    }

    /// With a name, the instruction can't be carried out together with others: the events do not tell which damage belongs to which instruction.
    fn together(&self) -> Option<&dyn Together> {
        (self.bind.is_none() && self.dealt.is_none()).then_some(self)
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { amount, to, source, unpreventable, bind, dealt } = self;
        let source = source.as_ref().map_or(speech.name.to_owned(), |source| speech.who(source));
        let cant = if *unpreventable { ", which can't be prevented" } else { "" };
        let how_much = dealt.as_ref().map(|name| format!("; {} is how much was dealt", bound(name))).unwrap_or_default();
        let (damage, to) = (speech.so_much(amount, "damage"), speech.who(to));
        it(&source, &format!("deal {damage} to {to}{cant}{}{how_much}", called(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().chain(&self.dealt).collect()
    }
}

impl DealDamage {
    /// The damage from each source to each recipient in the current position.
    fn damages(&self, cx: &Cx<'_>, scope: &Scope) -> Vec<Damage> {
        let amount = |to: Entity| reading::count(cx, &self.amount, &reading::of_each(Some(&self.to), to, scope));
        let recipients = reading::entities(cx, &self.to, scope);
        let by = |source: ObjectId| {
            let damage = |to: Entity| Damage {
                source,
                to,
                amount: amount(to),
                combat: false,
                unpreventable: self.unpreventable,
            };
            possible(cx, &recipients, scope).into_iter().map(damage).collect::<Vec<_>>()
        };
        damage::sources(cx, self.source.as_ref(), scope).into_iter().flat_map(by).collect()
    }
}

impl Together for DealDamage {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        Ok(Proposal::of(damage::changes(self.damages(cx, scope))))
    }
}

/// The recipients to which damage can be dealt. The others are left out (101.3).
fn possible(cx: &Cx<'_>, recipients: &[Entity], scope: &Scope) -> Vec<Entity> {
    let able: Vec<Entity> = recipients.iter().filter(|to| can_be_dealt_damage(cx, **to)).copied().collect();
    match able.len() < recipients.len() {
        true => cx.game().fact((Rule::AsMuchAsPossible, scope), able, Vec::new),
        false => able,
    }
}
