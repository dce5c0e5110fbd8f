//! Objects that return immediately after an event until which an effect has moved them (610.3).

use super::{
    carried_out,
    common::{
        reading,
        together::{Proposal, carry_out},
    },
};
use crate::{
    acting::Cx,
    cards::{
        Name,
        effect::{Effect, Move, Place},
        event::EventPattern,
        reference::{Ref, RefOf},
        selector::Selector,
        values::Zone,
    },
    change::EffectChange,
    error::Flow,
    event::{Event, kinds},
    ids::{EffectId, ObjectId},
    rule::Rule,
    state::{
        binding::Value,
        effects::{DelayedTrigger, Scope},
    },
};

/// The name of the permanent whose departure the objects wait for.
const LEAVES: &str = "leaves";

/// The name of the objects that return.
const RETURNED: &str = "returned";

/// The objects wait for the permanent to leave the battlefield. Each is given as it is now, with its former zone. Those of one zone return together.
pub(super) fn wait(cx: &mut Cx<'_>, permanent: ObjectId, moved: &[(ObjectId, Zone)], (from, scope): (Zone, &Scope)) {
    let mut zones: Vec<Zone> = moved.iter().map(|(_, zone)| *zone).collect();
    zones.dedup();
    let back = |zone: Zone| Effect::Move(Box::new(back(zone, from)));
    let mut own = scope.clone();
    own.bindings.bind_entities(LEAVES, [permanent]);
    for zone in &zones {
        let those = moved.iter().filter(|(_, former)| former == zone).map(|(object, _)| (*object).into()).collect();
        own.bindings.bind(returned(*zone), Value::Entities(those));
    }
    let trigger = DelayedTrigger {
        id: cx.effect_id(),
        when: EventPattern::Moves {
            what: Selector::Is(Ref::Bound(LEAVES.into())),
            from: Some(Zone::Battlefield),
            not_from: None,
            to: None,
            as_it_resolves: false,
            discarded: false,
        },
        condition: None,
        instructions: zones.into_iter().map(back).collect::<Vec<_>>().into(),
        scope: own,
        once: true,
        immediate: true,
        until: None,
        turned_over: false,
    };
    cx.commit(EffectChange::BeginDelayed(Box::new(trigger)).by((Rule::UntilEvent, scope)));
}

fn returned(zone: Zone) -> Name {
    format!("{RETURNED} to {}", <&str>::from(zone)).as_str().into()
}

/// The instruction that returns objects to a zone.
fn back(zone: Zone, from: Zone) -> Move {
    let what = Ref::Bound(returned(zone));
    let to = match zone {
        Zone::Battlefield => Place::Battlefield,
        Zone::Hand => Place::Hand,
        Zone::Graveyard => Place::Graveyard,
        _ => Place::LibraryTop,
    };
    Move { under: Some(Ref::Of(Box::new(RefOf::OwnerOf(what.clone())))), from: Some(from), ..Move::new(what, to) }
}

/// Carries out what waits for those events. All of it happens at the same time (610.3d).
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn after(cx: &mut Cx<'_>, events: &[Event]) -> Flow {
    if !cx.state().delayed.iter().any(|waiting| waiting.immediate) {
        return Ok(());
    }
    let happened = kinds::of_events(events);
    let due: Vec<DelayedTrigger> = {
        let game = cx.game();
        let waits = |waiting: &&DelayedTrigger| {
            waiting.immediate
                && kinds::of_pattern(&waiting.when).meets(happened)
                && !game.occurrences(&waiting.when, events, &waiting.scope).is_empty()
        };
        game.state.delayed.iter().filter(waits).cloned().collect()
    };
    if due.is_empty() {
        return Ok(());
    }
    let ids: Vec<EffectId> = due.iter().map(|waiting| waiting.id).collect();
    cx.commit(EffectChange::EndEffects(ids));
    cx.by_the_rules(|cx| {
        let mut proposals: Vec<Proposal> = Vec::new();
        for DelayedTrigger { instructions, scope, .. } in &due {
            for instruction in instructions.iter() {
                if let Some(together) = carried_out(instruction).together() {
                    proposals.push(together.propose(cx, scope)?);
                }
            }
        }
        carry_out(cx, proposals, &mut due[0].scope.clone())
    })
}

/// The permanent that is still on the battlefield; otherwise the objects are not moved (610.3a–b).
pub(super) fn still_there(cx: &Cx<'_>, permanent: &Ref, scope: &Scope) -> Option<ObjectId> {
    reading::permanents(cx, permanent, scope).first().copied()
}
