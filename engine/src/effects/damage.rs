//! Dealing damage (120).

use crate::{
    cards::{Name, amount::Amount, reference::Ref},
    change::{Change, Damage},
    error::Flow,
    event::Event,
    game::Cx,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::{
        replacement::{can_be_dealt_damage, happen},
        resolution::share_of,
    },
    state::{binding::Value, effects::Scope},
};

use super::reading;

/// Deals damage, all of it at the same time. What is dealt damage is bound.
pub(super) fn deal(
    cx: &mut Cx<'_>,
    amount: &Amount,
    to: &Ref,
    source: Option<&Ref>,
    unpreventable: bool,
    bind: Option<&Name>,
    scope: &mut Scope,
) -> Flow {
    let amount = reading::count(cx, amount, scope);
    let mut damages = Vec::new();
    let recipients = reading::entities(cx, to, scope);
    for source in sources(cx, source, scope) {
        let dealt = possible(cx, &recipients, scope);
        damages.extend(dealt.iter().map(|to| Damage { source, to: *to, amount, combat: false, unpreventable }));
    }
    let events = deal_all(cx, damages)?;
    if let Some(name) = bind {
        let mut dealt: Vec<Entity> = Vec::new();
        for event in events {
            match event {
                Event::Damaged { to, .. } if !dealt.contains(&to) => dealt.push(to),
                _ => {}
            }
        }
        scope.bindings.bind(name.clone(), Value::Entities(dealt));
    }
    Ok(())
}

/// Those that damage can be dealt to (101.3): the others are left out.
fn possible(cx: &Cx<'_>, recipients: &[Entity], scope: &Scope) -> Vec<Entity> {
    let able: Vec<Entity> = recipients.iter().filter(|to| can_be_dealt_damage(cx, **to)).copied().collect();
    match able.len() < recipients.len() {
        true => cx.game().fact((Rule::AsMuchAsPossible, scope), able, Vec::new),
        false => able,
    }
}

/// Deals what was divided among the targets as the spell or ability was put on the stack (601.2d); an illegal target's share is lost.
pub(super) fn deal_divided(cx: &mut Cx<'_>, target: &Name, source: Option<&Ref>, scope: &Scope) -> Flow {
    let mut damages = Vec::new();
    for source in sources(cx, source, scope) {
        for (place, to) in scope.bindings.entities(target).iter().enumerate() {
            let amount = scope.bindings.number(&share_of(target, place)).and_then(|n| u32::try_from(n).ok());
            let Some(amount) = amount.filter(|_| can_be_dealt_damage(cx, *to)) else { continue };
            damages.push(Damage { source, to: *to, amount, combat: false, unpreventable: false });
        }
    }
    deal_all(cx, damages)?;
    Ok(())
}

fn deal_all(cx: &mut Cx<'_>, damages: Vec<Damage>) -> Flow<Vec<Event>> {
    let damages = damages.into_iter().filter(|damage| damage.amount > 0);
    happen(cx, damages.map(Change::Damage).collect::<Vec<_>>())
}

/// What deals the damage: the ability's object if not said, as it is or last was (609.7, 608.2h).
fn sources(cx: &Cx<'_>, source: Option<&Ref>, scope: &Scope) -> Vec<ObjectId> {
    match source {
        Some(reference) => cx.game().objects(reference, scope),
        None => vec![scope.source],
    }
}
