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
    edition::PastEvents,
    error::Flow,
    event::{Event, kinds},
    ids::{EffectId, Entity, ObjectId},
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

/// Whether the permanent left the battlefield before the resolving spell or activated ability was put onto the stack, or before the resolving triggered
/// ability triggered. Today the objects move all the same, and wait for an event that doesn't come (610.3a, 610.3b).
pub(super) fn left_before(cx: &Cx<'_>, permanent: &Ref, scope: &Scope) -> bool {
    let Some(resolving) = cx.state().stack.last().filter(|_| cx.edition().past_events == PastEvents::KeepItIfRecent)
    else {
        return false;
    };
    let item = cx.state().object(*resolving).stack.as_ref();
    let since = item.and_then(|item| item.triggered_before).unwrap_or(*resolving);
    let gone = cx.game().entities(permanent, scope).into_iter().filter_map(Entity::object);
    let became = gone.filter_map(|gone| cx.state().object(gone).became).next();
    became.is_some_and(|became| became < since)
}

/// The permanent that is still on the battlefield.
pub(super) fn still_there(cx: &Cx<'_>, permanent: &Ref, scope: &Scope) -> Option<ObjectId> {
    reading::permanents(cx, permanent, scope).first().copied()
}
