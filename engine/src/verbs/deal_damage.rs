//! Dealing damage (120).

use super::{common::damage, prelude::*};
use crate::{change::Damage, event::Event, ids::{Entity, ObjectId}, rules::replacement::can_be_dealt_damage};

/// Deals damage, all of it at the same time. What is dealt damage is bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealDamage {
    /// How much to each.
    amount: Amount,
    /// To what.
    to: Ref,
    /// What deals it; the object that the ability is on if not given.
    #[serde(default)]
    source: Option<Ref>,
    /// It can't be prevented.
    #[serde(default)]
    unpreventable: bool,
    /// The name that binds what was dealt damage.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
    /// The name that binds how much was dealt in all.
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

    /// What it came to is bound by what happens, which says nothing of whose part is whose.
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
    /// What each source deals to each recipient, as things stand.
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

/// Those that damage can be dealt to (101.3): the others are left out.
fn possible(cx: &Cx<'_>, recipients: &[Entity], scope: &Scope) -> Vec<Entity> {
    let able: Vec<Entity> = recipients.iter().filter(|to| can_be_dealt_damage(cx, **to)).copied().collect();
    match able.len() < recipients.len() {
        true => cx.game().fact((Rule::AsMuchAsPossible, scope), able, Vec::new),
        false => able,
    }
}
