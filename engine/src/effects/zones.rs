//! Moving objects from zone to zone (400.7): exiling, returning, putting onto the battlefield or into a library.

use crate::{
    cards::{
        effect::{MoveEffect, Place},
        reference::{Ref, RefOf},
        values::{CardType, Zone},
    },
    change::{Change, Enter, Move},
    decision::{DecisionKind, Options},
    error::Flow,
    event::{Event, Why},
    game::{Cx, Game},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{hidden_zones, replacement::happen},
    state::{binding::Value, effects::Scope, object::Link},
};

use super::{attach, combat, reading};

/// Moves objects, all at the same time. The objects they become are bound.
pub(super) fn shift(cx: &mut Cx<'_>, m: &MoveEffect, scope: &mut Scope) -> Flow {
    let mut objects = reading::objects(cx, &m.what, scope);
    objects.retain(|id| m.from.is_none_or(|from| cx.state().object(*id).zone == from));
    objects.retain(|id| reaches(cx, m.to, *id));
    let objects = in_order(cx, m, objects, scope)?;
    let mut changes = Vec::with_capacity(objects.len());
    for object in &objects {
        changes.extend(change(cx, m, *object, scope)?.map(Change::Move));
    }
    if changes.len() < objects.len() {
        changes = cx.game().fact((Rule::AsMuchAsPossible, &*scope), changes, Vec::new);
    }
    if m.to == Place::Battlefield {
        changes = cx.game().fact((Rule::PutIsNotPlay, &*scope), changes.clone(), || as_played(cx, &changes));
    }
    let events = happen(cx, changes)?;
    if let Some(name) = &m.bind {
        let became = objects.iter().filter_map(|id| became(cx, *id, &events).map(Entity::Object));
        scope.bindings.bind(name.clone(), Value::Entities(became.collect()));
    }
    Ok(())
}

/// Whether a card can be moved from where it is, and to that place.
fn reaches(cx: &Cx<'_>, to: Place, card: ObjectId) -> bool {
    hidden_zones::card_in_reach(cx.game(), card) && takes_in(cx.game(), to, card)
}

/// Whether spells and abilities can put a card into that place.
pub(super) fn takes_in(game: Game<'_>, to: Place, card: ObjectId) -> bool {
    to.zone() != Zone::Library || hidden_zones::in_reach(game, game.object(card).owner)
}

/// The changes, were putting something onto the battlefield playing it.
fn as_played(cx: &Cx<'_>, changes: &[Change]) -> Vec<Change> {
    let played = changes.iter().filter_map(|change| match change {
        Change::Move(m) => {
            let (object, player) = (cx.state().object(m.object), m.enter.controller?);
            let land = cx.game().characteristics(m.object).is(CardType::Land);
            let cast = Event::Cast { spell: m.object, player, from: object.zone };
            Some(if land { Change::PlayLand { player, card: m.object } } else { Change::Note(cast) })
        }
        _ => None,
    });
    changes.iter().cloned().chain(played).collect()
}

/// What an object became, whatever zone it went to in the end.
fn became(cx: &Cx<'_>, object: ObjectId, events: &[Event]) -> Option<ObjectId> {
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { object: moved, became, .. } if *moved == object => Some(*became),
        _ => None,
    });
    moved.or_else(|| cx.state().object(object).became)
}

/// The order in which they are put: of several that go to one end of a library, that player says, or their owner (401.4). The answer
/// names the topmost first.
fn in_order(cx: &mut Cx<'_>, m: &MoveEffect, objects: Vec<ObjectId>, scope: &Scope) -> Flow<Vec<ObjectId>> {
    if !matches!(m.to, Place::LibraryTop | Place::LibraryBottom) || objects.len() < 2 {
        return Ok(objects);
    }
    let by = m.order_by.as_ref().and_then(|by| reading::players(cx, by, scope).first().copied());
    let owners: Vec<PlayerId> = cx.state().in_turn_order().collect();
    let mut ordered = Vec::with_capacity(objects.len());
    for owner in owners {
        let own = objects.iter().copied().filter(|id| cx.state().object(*id).owner == owner);
        let from: Vec<Entity> = own.map(Entity::Object).collect();
        if from.len() < 2 {
            ordered.extend(from.into_iter().filter_map(Entity::object));
            continue;
        }
        let options = Options::Entities { least: from.len(), most: from.len(), from, ordered: true };
        let name = m.bind.clone();
        let by = by.unwrap_or(owner);
        let order = cx.ask_entities(by, DecisionKind::OrderCards, Some(scope.source), name, options)?;
        let mut order: Vec<ObjectId> = order.into_iter().filter_map(Entity::object).collect();
        // Each goes on top of those before it, or below them.
        if m.to == Place::LibraryTop {
            order.reverse();
        }
        ordered.extend(order);
    }
    Ok(ordered)
}

/// The move of one object; none if it can't be made.
fn change(cx: &mut Cx<'_>, m: &MoveEffect, object: ObjectId, scope: &Scope) -> Flow<Option<Move>> {
    let battlefield = m.to == Place::Battlefield;
    let mut enter = Enter::default();
    if battlefield {
        let characteristics = cx.game().characteristics(object);
        if !m.face_down && (characteristics.is(CardType::Instant) || characteristics.is(CardType::Sorcery)) {
            // Such cards can't enter the battlefield (304.4, 307.4).
            return Ok(None);
        }
        let controller = under(cx, m.under.as_ref(), object, scope);
        enter = Enter {
            controller: Some(controller),
            tapped: m.tapped,
            attacking: None,
            face_down: m.face_down,
            ..Enter::default()
        };
        if m.attacking {
            enter.attacking = combat::joins_attack_on(cx, object, controller, scope)?;
        }
        match attach::host_of_entering(cx, object, controller, m.attached_to.as_ref(), scope)? {
            attach::Host::None => {}
            attach::Host::Of(host) => enter.attached_to = Some(host),
            attach::Host::Missing => return Ok(None),
        }
    }
    enter.counters = m.counters.iter().map(|(kind, n)| (kind.clone(), reading::count(cx, n, scope))).collect();
    let link = m.linked.then(|| Link { by: scope.source, turn: cx.state().turn.number });
    let link = link.and_then(|link| cx.game().fact((Rule::LinkedAbilities, scope), Some(link), || None));
    let face_down = m.face_down && !battlefield;
    Ok(Some(Move { enter, link, face_down, ..Move::new(object, m.to, Why::Effect) }))
}

/// Under whose control it comes onto the battlefield.
fn under(cx: &Cx<'_>, under: Option<&Ref>, object: ObjectId, scope: &Scope) -> PlayerId {
    let owner = cx.state().object(object).owner;
    match under {
        Some(Ref::Of(of)) if matches!(**of, RefOf::OwnerOf(_)) => owner,
        Some(reference) => cx.game().players(reference, scope).first().copied().unwrap_or(owner),
        None => scope.controller,
    }
}

/// Whether an object is in a zone that everybody sees (400.2).
pub(super) fn is_public(zone: Zone) -> bool {
    !matches!(zone, Zone::Library | Zone::Hand)
}
