//! What happens after all replacements: put together, and marked for what it is.

use crate::{
    cards::values::Zone,
    change::{Change, Damage, Move},
    event::{Event, Why},
    game::Cx,
    ids::{Entity, ObjectId},
    rule::Rule,
    state::object::ObjectKind,
};

/// Damage that one source deals to one recipient at one time is one damage, also if a part of it was meant for another.
pub(super) fn together(changes: Vec<Change>) -> Vec<Change> {
    let mut whole: Vec<Change> = Vec::with_capacity(changes.len());
    for change in changes {
        if let Change::Damage(new) = &change {
            let same = |d: &Damage| Damage { amount: new.amount, ..*d } == *new;
            let earlier = whole.iter_mut().find_map(|c| match c {
                Change::Damage(d) if same(d) => Some(d),
                _ => None,
            });
            if let Some(earlier) = earlier {
                earlier.amount += new.amount;
                continue;
            }
        }
        whole.push(change);
    }
    whole
}

/// Marks what the changes are.
pub(super) fn mark(cx: &Cx<'_>, changes: &[Change]) {
    for change in changes {
        match change {
            Change::Damage(Damage { source, to, amount, .. }) if *amount > 0 => {
                cx.applied(Rule::DamageSource, *source);
                match to {
                    Entity::Player(_) => cx.applied(Rule::DamageToPlayer, *source),
                    Entity::Object(object) => cx.applied(Rule::DamageToCreature, *object),
                }
            }
            Change::GainLife { amount, .. } if *amount > 0 => cx.applied(Rule::LifeGain, None),
            Change::LoseLife { amount, .. } if *amount > 0 => cx.applied(Rule::LifeLoss, None),
            Change::PutCounters { on, .. } | Change::RemoveCounters { from: on, .. } => match on {
                Entity::Object(object) => cx.applied(Rule::CountersOnObject, *object),
                Entity::Player(_) => cx.applied(Rule::CountersOnPlayer, None),
            },
            Change::Destroy { object, .. } => cx.applied(Rule::Destroy, *object),
            Change::Move(m) => mark_move(cx, m),
            _ => {}
        }
    }
}

/// Marks what a change of zones shows.
fn mark_move(cx: &Cx<'_>, m: &Move) {
    let object = cx.state().object(m.object);
    if object.kind == ObjectKind::Ability {
        return;
    }
    if object.zone == Zone::Battlefield {
        if !object.counters.is_empty() {
            cx.applied(Rule::CountersCease, m.object);
        }
        if m.zone() != Zone::Exile && cx.game().controller(m.object) != object.owner {
            cx.applied(Rule::OwnersZone, m.object);
        }
    }
    // A flip card comes to another zone, and onto the battlefield, with its normal characteristics only (710.1b).
    if object.copiable().flip.is_some() && (object.status.flipped || m.zone() == Zone::Battlefield) {
        cx.applied(Rule::FlipNormalElsewhere, m.object);
    }
    match (m.why, m.zone()) {
        (Why::Sacrificed, _) => cx.applied(Rule::Sacrifice, m.object),
        (Why::Discarded, _) => cx.applied(Rule::Discard, m.object),
        (Why::Countered, _) => cx.applied(Rule::CounterSpell, m.object),
        (_, Zone::Exile) => cx.applied(Rule::Exile, m.object),
        _ => {}
    }
    if m.zone() == Zone::Exile {
        cx.applied(if m.face_down { Rule::ExileFaceDown } else { Rule::ExileFaceUp }, m.object);
    }
}

/// A card that is revealed for as long as its ability is on the stack is so no longer (702.49b).
pub(super) fn unreveal(cx: &mut Cx<'_>, events: &[Event]) {
    let left = |event: &Event| match event {
        Event::Moved { object, from: Zone::Stack, .. } => Some(*object),
        _ => None,
    };
    for ability in events.iter().filter_map(left) {
        if let Some(card) = shown_for(cx, ability) {
            cx.applied(Rule::NinjutsuRevealed, card);
            cx.commit(Change::KeepRevealed { card, revealed: false });
        }
    }
}

/// The card in a hidden zone that was shown for that ability, and for no other that is still on the stack.
fn shown_for(cx: &Cx<'_>, ability: ObjectId) -> Option<ObjectId> {
    let state = cx.state();
    let object = state.object(ability);
    let card = object.stack.as_ref().filter(|_| object.kind == ObjectKind::Ability)?.source;
    let of_it = |id: &ObjectId| state.object(*id).stack.as_ref().is_some_and(|item| item.source == card);
    let shown = state.object(card).exists() && state.object(card).revealed;
    (shown && !state.stack.iter().any(of_it)).then_some(card)
}
