//! Moving objects from zone to zone (400.7): exiling, returning, putting onto the battlefield or into a library.

use super::{
    common::{entering, reading::players},
    prelude::*,
    returning,
    shuffle::IntoLibrary,
};
use crate::{
    cards::{
        effect::{Move, Place},
        reference::RefOf,
        values::{CardType, Zone},
    },
    change::{self, Enter},
    decision::{DecisionKind, Options},
    edition::{HiddenZonesFound, PlayersWhoLeft},
    eval::casting_face_down::with_ward,
    event::{Event, Why},
    ids::{Entity, ObjectId, PlayerId},
    rules::{
        combat::joining,
        hidden_zones,
        turning_face_up::{CLOAKED, MANIFESTED},
    },
    state::stack::PAID_WITH,
    unsupported,
};

impl Verb for Move {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(until) = &self.until_leaves else {
            if self.to == Place::Battlefield && (self.manifested || self.cloaked) && are_of_one_library(self, cx, scope) {
                return one_at_a_time(self, cx, scope);
            }
            let proposal = self.propose(cx, scope)?;
            let into_library = IntoLibrary::of(self, cx, scope);
            carry_out(cx, vec![proposal], scope)?;
            into_library.into_iter().for_each(|it| it.leave_out_shuffles(cx, scope));
            return Ok(());
        };
        let Some(permanent) = returning::still_there(cx, until, scope) else {
            if !returning::left_before(cx, until, scope) {
                return Ok(());
            }
            let proposal = self.propose(cx, scope)?;
            return carry_out(cx, vec![proposal], scope);
        };
        let former = movable(self, cx, scope).into_iter().map(|id| (id, cx.state().object(id).zone));
        let former: Vec<(ObjectId, Zone)> = former.collect();
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)?;
        let there = |id: &ObjectId| cx.state().object(*id).exists() && cx.state().object(*id).zone == self.to.zone();
        let moved = former.into_iter().map(|(id, zone)| (cx.state().object(id).became.unwrap_or(id), zone));
        let moved: Vec<(ObjectId, Zone)> = moved.filter(|(id, _)| there(id)).collect();
        if !moved.is_empty() {
            returning::wait(cx, permanent, &moved, (self.to.zone(), scope));
        }
        Ok(())
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    /// An object that is gone can't be moved, and a number of cards can't be taken from a library that has fewer (608.2d, 701.17b).
    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        movable(self, cx, scope).len() >= least(self, cx, scope)
    }
}

impl Together for Move {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        keeps_its_face(self, cx, scope)?;
        let ordered = in_order(self, cx, movable(self, cx, scope), scope)?;
        propose_all(self, cx, ordered, scope)
    }
}

/// Whether all the cards come from the library of one player.
fn are_of_one_library(verb: &Move, cx: &Cx<'_>, scope: &Scope) -> bool {
    let cards = movable(verb, cx, scope);
    let place = |id: &ObjectId| (cx.state().object(*id).zone, cx.state().object(*id).owner);
    cards.iter().all(|id| place(id).0 == Zone::Library) && cards.windows(2).all(|two| place(&two[0]) == place(&two[1]))
}

/// Several cards of one library are manifested or cloaked one at a time (701.40e, 701.58e).
fn one_at_a_time(verb: &Move, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
    keeps_its_face(verb, cx, scope)?;
    let cards = movable(verb, cx, scope);
    let mut moved = Vec::with_capacity(cards.len());
    for card in cards {
        let proposal = propose_all(verb, cx, vec![(card, u8::MAX)], scope)?;
        carry_out(cx, vec![proposal], scope)?;
        let there = verb.bind.as_ref().map(|name| scope.bindings.entities(name).to_vec());
        moved.extend(there.into_iter().flatten());
    }
    if let Some(name) = &verb.bind {
        scope.bindings.bind(name.clone(), Value::Entities(moved));
    }
    Ok(())
}

/// The moves of those objects at the same time.
fn propose_all(verb: &Move, cx: &mut Cx<'_>, ordered: Vec<(ObjectId, u8)>, scope: &Scope) -> Flow<Proposal> {
    let mut changes = Vec::with_capacity(ordered.len());
    for (object, shown_to) in &ordered {
        let change = change(verb, cx, *object, scope)?.map(|change| change::Move { shown_to: *shown_to, ..change });
        changes.extend(change.map(|change| Change::Card(CardChange::Move(change))));
    }
    let objects: Vec<ObjectId> = ordered.into_iter().map(|(object, _)| object).collect();
    if changes.len() < objects.len() {
        changes = cx.game().fact((Rule::AsMuchAsPossible, scope), changes, Vec::new);
    }
    if verb.to == Place::Battlefield {
        changes = cx.game().fact((Rule::PutIsNotPlay, scope), changes.clone(), || as_played(cx, &changes));
    }
    // Until 2001, an effect found an object wherever it went.
    let everywhere = cx.edition().hidden_zones_found == HiddenZonesFound::Found;
    let proposal = Proposal::of(changes);
    let to_hidden = matches!(verb.to.zone(), Zone::Hand | Zone::Library);
    Ok(match (everywhere, to_hidden) {
        (true, _) => proposal.calling_anew(verb.bind.as_ref(), objects),
        (false, true) => proposal.calling_known(verb.bind.as_ref(), objects),
        (false, false) => proposal.calling_in_public(verb.bind.as_ref(), objects),
    })
}

/// The number of objects without which the instruction is impossible.
fn least(verb: &Move, cx: &Cx<'_>, scope: &Scope) -> usize {
    match &verb.what {
        Ref::Of(of) => match &**of {
            RefOf::TopOfLibrary { of, count } => {
                let players = cx.game().players(of, scope).len();
                reading::size(cx, count, scope).saturating_mul(players).max(1)
            }
            _ => 1,
        },
        _ => 1,
    }
}

/// Refuses a text that would turn permanents face down where they are. A permanent that is face down already stays as it is (708.2b).
fn keeps_its_face(verb: &Move, cx: &Cx<'_>, scope: &Scope) -> Flow {
    let hidden = verb.to == Place::Battlefield && (verb.face_down || verb.manifested || verb.cloaked);
    let here = |id: &ObjectId| {
        let object = cx.state().object(*id);
        object.is_permanent() && !object.status.face_down && verb.from.is_none_or(|from| object.zone == from)
    };
    match hidden && reading::objects(cx, &verb.what, scope).iter().any(here) {
        true => unsupported::refuse("turning face down"),
        false => Ok(()),
    }
}

/// The objects that can be moved from their zones.
pub(super) fn movable(verb: &Move, cx: &Cx<'_>, scope: &Scope) -> Vec<ObjectId> {
    let mut objects = reading::objects(cx, &verb.what, scope);
    objects.retain(|id| verb.from.is_none_or(|from| cx.state().object(*id).zone == from));
    objects.retain(|id| reaches(cx, verb.to, *id));
    objects
}

/// The order of several cards that are put on the top or the bottom of a library. The stated player chooses it, or their owner (401.4). The
/// answer begins with the topmost card. With each card, the players who may know afterwards where it is: the order is not revealed.
fn in_order(verb: &Move, cx: &mut Cx<'_>, objects: Vec<ObjectId>, scope: &Scope) -> Flow<Vec<(ObjectId, u8)>> {
    let seen = |object: ObjectId| (object, u8::MAX);
    if !matches!(verb.to, Place::LibraryTop | Place::LibraryBottom) || objects.len() < 2 {
        return Ok(objects.into_iter().map(seen).collect());
    }
    let by = verb.order_by.as_ref().and_then(|by| players(cx, by, scope).first().copied());
    let owners: Vec<PlayerId> = cx.state().in_turn_order().collect();
    let mut ordered = Vec::with_capacity(objects.len());
    for owner in owners {
        let own = objects.iter().copied().filter(|id| cx.state().object(*id).owner == owner);
        let from: Vec<Entity> = own.map(Entity::Object).collect();
        if from.len() < 2 {
            ordered.extend(from.into_iter().filter_map(Entity::object).map(seen));
            continue;
        }
        let alike = are_alike(cx, &from.iter().copied().filter_map(Entity::object).collect::<Vec<_>>());
        let options = Options::Entities { least: from.len(), most: from.len(), from, ordered: true };
        let (by, source, name) = (by.unwrap_or(owner), Some(scope.source), verb.bind.clone());
        let (kind, arranger) = match verb.random_order {
            true => (DecisionKind::Random, 0),
            false => (DecisionKind::OrderCards, 1 << by.0),
        };
        let shown_to = if alike { u8::MAX } else { arranger };
        let order = cx.ask_entities(by, kind, source, name, options)?;
        let mut order: Vec<ObjectId> = order.into_iter().filter_map(Entity::object).collect();
        // Each card is put on top of the earlier cards, or below them.
        if verb.to == Place::LibraryTop {
            order.reverse();
        }
        ordered.extend(order.into_iter().map(|object| (object, shown_to)));
    }
    Ok(ordered)
}

/// Whether the cards have the same name, so that their order makes no difference.
fn are_alike(cx: &Cx<'_>, cards: &[ObjectId]) -> bool {
    let name = |id: &ObjectId| &cx.state().face_up(*id).characteristics.name;
    cards.windows(2).all(|pair| name(&pair[0]) == name(&pair[1]))
}

/// The move of one object. `None` if the object cannot be moved.
fn change(verb: &Move, cx: &mut Cx<'_>, object: ObjectId, scope: &Scope) -> Flow<Option<change::Move>> {
    let battlefield = verb.to == Place::Battlefield;
    let hidden = verb.face_down || verb.manifested || verb.cloaked;
    let mut enter = Enter::default();
    if battlefield {
        let characteristics = cx.game().characteristics(object);
        if !hidden && (characteristics.is(CardType::Instant) || characteristics.is(CardType::Sorcery)) {
            // Such cards can't enter the battlefield (304.4, 307.4).
            return Ok(None);
        }
        let mut part = None;
        if verb.transformed {
            let (catalog, entering) = (&cx.table().catalog, cx.state().object(object));
            let modal = entering.def.and_then(|def| catalog.modal_back(def));
            let Some(back) = entering.face.back.as_ref().or(modal) else { return Ok(None) };
            part = modal.cloned();
            if !back.characteristics.is_permanent_card() {
                return Ok(with_a_spell_on_its_back(cx, object));
            }
        }
        let controller = under(cx, verb.under.as_ref(), object, scope);
        if cx.state().player(controller).lost {
            return stays(cx);
        }
        enter = Enter {
            controller: Some(controller),
            tapped: verb.tapped,
            attacking: None,
            face_down: hidden,
            hidden: verb.cloaked.then(|| with_ward(cx.game(), object)),
            memory: remembers(verb, cx, object, scope),
            transformed: verb.transformed,
            part,
            ..Enter::default()
        };
        enter.joins_attack = verb.attacking.then(|| joining::by_effect(cx.game(), object, scope));
        // An object that enters face down is not an Aura (708.2a).
        if !hidden && !entering::attaches(verb, cx, (object, controller), scope, &mut enter)? {
            return Ok(None);
        }
    }
    enter.counters = verb
        .counters
        .iter()
        .map(|(kind, n)| change::NewCounters::new(kind.into(), reading::count(cx, n, scope)))
        .collect();
    let link = verb.linked.then(|| cx.game().link(scope));
    let link = link.and_then(|link| cx.game().fact((Rule::LinkedAbilities, scope), Some(Box::new(link)), || None));
    let face_down = hidden && !battlefield;
    Ok(Some(change::Move { enter, link, face_down, ..change::Move::new(object, verb.to, Why::Effect) }))
}

/// What a permanent remembers of how this instruction puts it onto the battlefield.
fn remembers(verb: &Move, cx: &Cx<'_>, object: ObjectId, scope: &Scope) -> Vec<(Name, Value)> {
    let ways = [(verb.manifested, MANIFESTED), (verb.cloaked, CLOAKED)];
    let how = ways.into_iter().filter(|(so, _)| *so).map(|(_, name)| (name.into(), Value::Done));
    let crafted = verb.crafted.then(|| (PAID_WITH.into(), Value::Entities(crafted_with(cx, object, scope))));
    how.chain(crafted).collect()
}

/// The cards in exile that were exiled to pay for the ability, other than the card that it returns (702.167c).
fn crafted_with(cx: &Cx<'_>, returns: ObjectId, scope: &Scope) -> Vec<Entity> {
    let paid = scope.bindings.entities(PAID_WITH).iter().filter_map(|one| one.object());
    let exiled = paid.filter_map(|id| cx.state().object(id).became);
    let there = |id: &ObjectId| cx.state().object(*id).exists() && cx.state().object(*id).zone == Zone::Exile;
    let exiled = exiled.filter(|id| *id != returns && there(id));
    exiled.map(Entity::Object).collect()
}

/// An object with an instant or sorcery face on its back does not enter with that face up. A spell is put into its owner's graveyard instead (712.13a);
/// a card stays in its zone (304.4, 307.4).
fn with_a_spell_on_its_back(cx: &Cx<'_>, object: ObjectId) -> Option<change::Move> {
    let spell = cx.state().object(object).zone == Zone::Stack;
    spell.then(|| change::Move::new(object, Place::Graveyard, Why::Resolved))
}

/// A permanent that a player who has left would control stays in its zone (800.4b). Until 2013, the rules do not say so.
fn stays<T>(cx: &Cx<'_>) -> Flow<Option<T>> {
    match cx.edition().players_who_left {
        PlayersWhoLeft::GetNothing => Ok(None),
        PlayersWhoLeft::AreStoodInFor | PlayersWhoLeft::AreRemembered | PlayersWhoLeft::GetNothingBack => {
            unsupported::refuse("a permanent controlled by a player who has left the game")
        }
    }
}

/// Whether a card can be moved from its zone to that place. An object on the battlefield cannot enter the battlefield (403.4, 603.6a).
fn reaches(cx: &Cx<'_>, to: Place, card: ObjectId) -> bool {
    let there = to == Place::Battlefield && cx.state().object(card).is_permanent();
    !there && hidden_zones::card_in_reach(cx.game(), card) && entering::takes_in(cx.game(), to, card)
}

/// The changes as they would be if putting a card onto the battlefield were playing it.
fn as_played(cx: &Cx<'_>, changes: &[Change]) -> Vec<Change> {
    let played = changes.iter().filter_map(|change| match change {
        Change::Card(CardChange::Move(m)) => {
            let (object, player) = (cx.state().object(m.object), m.enter.controller?);
            let land = cx.game().characteristics(m.object).is(CardType::Land);
            let cast = Event::Cast { spell: m.object, player, from: object.zone };
            Some(match land {
                true => Change::Turn(TurnChange::PlayLand { player, card: m.object, by: None }),
                false => Change::Note(cast),
            })
        }
        _ => None,
    });
    changes.iter().cloned().chain(played).collect()
}

/// The player under whose control an object enters the battlefield.
fn under(cx: &Cx<'_>, under: Option<&Ref>, object: ObjectId, scope: &Scope) -> PlayerId {
    let owner = cx.state().object(object).owner;
    match under {
        Some(Ref::Of(of)) if matches!(**of, RefOf::OwnerOf(_)) => owner,
        Some(reference) => cx.game().players(reference, scope).first().copied().unwrap_or(owner),
        None => scope.controller,
    }
}
