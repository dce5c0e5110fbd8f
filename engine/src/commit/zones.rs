//! Zone changes. Each makes a new object and keeps the old one as last-known information (400.7, 608.2h).

use std::sync::Arc;

use super::Writing;
use crate::{
    cards::{effect::Place, modification::Modification, values::Zone},
    change::{CardChange, Create, Destination, Enter, Move},
    edition::{ExiledFaceDown, ExiledInExile, FaceDownLeaving, PermanentSpellCopies},
    event::{Event, Why},
    game::Facts,
    ids::{CardId, ObjectId, PlayerId, Timestamp},
    rule::Rule,
    state::{
        State,
        binding::Bindings,
        characteristics::Face,
        effects::{Affects, ContinuousEffect, Scope},
        face_down,
        object::{Counters, Object, ObjectKind, Status},
        stack::StackItem,
        turn::Attack,
    },
};

/// The kind, zone and last controller of a new object.
#[derive(Clone, Copy)]
struct Successor {
    id: ObjectId,
    to: Zone,
    controller: PlayerId,
}

impl State {
    /// Carries out a change of zones of cards, or of the players who see them.
    pub(super) fn commit_card(&mut self, change: CardChange, writing: Writing<'_>, events: &mut Vec<Event>) {
        match change {
            CardChange::Move(change) => self.commit_move(change, writing, events),
            CardChange::Create(change) => self.commit_create(change, writing, events),
            CardChange::CreateTokens { token, count } => {
                (0..count).for_each(|_| self.commit_create(token.clone(), writing, events));
            }
            CardChange::Draw { player } => self.commit_draw(player, writing, events),
            CardChange::Reveal { cards, by } => {
                cards.iter().for_each(|id| self.object_mut(*id).known_to = u8::MAX);
                events.push(Event::Revealed { cards, by });
            }
            CardChange::LookAt { cards, by } => {
                for id in &cards {
                    let card = self.object_mut(*id);
                    card.known_to |= 1 << by.0;
                    if card.zone == Zone::Exile && card.status.face_down {
                        card.seen_by |= 1 << by.0;
                    }
                }
                events.push(Event::LookedAt { cards, by });
            }
            CardChange::Announce { cards } => cards.iter().for_each(|id| self.object_mut(*id).known_to = u8::MAX),
            CardChange::LetLook { card, player } => self.object_mut(card).seen_by |= 1 << player.0,
            CardChange::KeepRevealed { card, revealed } => self.object_mut(card).revealed = revealed,
            CardChange::TurnUp { card } => {
                let card = self.object_mut(card);
                card.status.face_down = false;
                card.known_to = u8::MAX;
            }
            CardChange::Shuffle { player, order, beside } => {
                if let Some(order) = order {
                    self.player_mut(player).library = order.into_iter().rev().collect();
                }
                // No player knows the places of the cards any longer, except of those that are not shuffled (701.24b).
                let library = self.player(player).library.clone();
                for card in library.into_iter().filter(|card| !beside.contains(card)) {
                    self.object_mut(card).known_to = 0;
                }
                events.push(Event::Shuffled { player });
            }
        }
    }

    /// The next timestamp.
    pub(crate) fn tick(&mut self) -> Timestamp {
        self.clock += 1;
        Timestamp(self.clock)
    }

    fn commit_move(&mut self, change: Move, writing: Writing<'_>, events: &mut Vec<Event>) {
        let old = change.object;
        let taken_along = change.why.moves_phased_out() && self.object(old).is_current();
        if !taken_along && !self.object(old).exists() {
            return;
        }
        let known = (writing.before)(old);
        let (from, owner, kind) = (self.object(old).zone, self.object(old).owner, self.object(old).kind);
        // A token that left the battlefield, or a copy that left the stack, exists in the new zone until state-based actions are checked (111.7). An
        // ability that leaves the stack ceases to exist at once.
        let to = if kind == ObjectKind::Ability { Zone::Nowhere } else { change.zone() };
        // 111.8 (216.3 until 2009): a token that has left the battlefield stays in its new zone until then.
        if kind == ObjectKind::Token && from != Zone::Battlefield && to != Zone::Nowhere {
            return;
        }
        // Until 2006, a card becomes a new object only if its zone changes (217.1c).
        let stays = writing.facts.table.edition.exiled_in_exile == ExiledInExile::StaysTheSame;
        if stays && from == Zone::Exile && to == Zone::Exile {
            return;
        }
        self.take_out(old);
        let controller = known.as_ref().map_or(owner, |known| known.controller);
        let goes_to = Successor { id: self.next_id(), to, controller };
        let (new, owner) = self.successor(old, &change, goes_to, writing.facts);
        let gone = self.object_mut(old);
        gone.past = known.map(Arc::new);
        gone.became = Some(new);
        self.put_in(new, if to == Zone::Nowhere { Destination::Nowhere } else { change.to }, owner);
        self.leave_combat(old, events);
        self.stop_being_attacked(old, controller);
        events.push(Event::Moved { object: old, became: new, from, to, why: change.why, owner, batch: writing.batch });
        self.show_face(old, new, writing.facts, events);
        events.extend(change.enter.counters_put(new, &writing.facts.table.edition));
        self.joins_attack(new, &change.enter, writing.facts);
        self.gains_as_it_enters(new, change.enter.gains, events);
    }

    /// A face-down object is revealed as it leaves the battlefield or the stack, unless it goes from the stack to the battlefield (504.6, now 708.9).
    fn show_face(&mut self, old: ObjectId, new: ObjectId, facts: Facts<'_>, events: &mut Vec<Event>) {
        let rule = facts.table.edition.face_down_leaving;
        let revealed = rule != FaceDownLeaving::Unseen;
        let leaves = face_down::is_hidden(self.object(old))
            && match self.object(new).zone {
                Zone::Battlefield => false,
                // It leaves the game with its owner, which is no zone change.
                Zone::Nowhere => rule == FaceDownLeaving::RevealedAsOwnersLeaveToo,
                _ => true,
            };
        // A foretold card is revealed as it leaves the game with its owner (702.143f).
        let foretold = face_down::is_foretold(self.object(old)) && self.object(new).zone == Zone::Nowhere;
        let foretold = foretold && facts.fact((Rule::Reveal, old), true, || false);
        if revealed && (leaves || foretold) {
            self.object_mut(new).known_to = u8::MAX;
            events.push(Event::Revealed { cards: vec![new], by: self.object(old).owner });
        }
    }

    fn commit_create(&mut self, change: Create, writing: Writing<'_>, events: &mut Vec<Event>) {
        let Writing { batch, facts, .. } = writing;
        let id = change.reserved.unwrap_or_else(|| self.next_id());
        let timestamp = self.tick();
        let card = (change.kind == ObjectKind::Card).then_some(CardId(id.0));
        let mut object = Object {
            id,
            card,
            def: change.def,
            kind: change.kind,
            face: change.face,
            copied: None,
            is_copy: false,
            part: None,
            hidden: None,
            owner: change.owner,
            controller: change.controller,
            controlled_by: change.controller,
            zone: change.zone,
            status: Status::default(),
            counters: Counters::default(),
            designations: Vec::new(),
            damage: 0,
            attached_to: None,
            timestamp,
            controlled_since: self.turn.number,
            world_since: None,
            memory: Bindings::default(),
            chosen: Vec::new(),
            link: change.link.map(|link| *link),
            stack: change.item,
            known_to: 0,
            seen_by: 0,
            revealed: false,
            past: None,
            became: None,
            was: None,
        };
        enter(&mut object, &change.enter);
        match change.reserved {
            Some(_) => *self.object_mut(id) = object,
            None => self.objects.push(object),
        }
        if change.zone == Zone::Nowhere {
            return;
        }
        match change.zone {
            Zone::Command => self.command.push(id),
            zone => self.put_in(id, zone.into(), change.owner),
        }
        let why = if change.kind == ObjectKind::Card { Why::SetUp } else { Why::Created };
        events.push(Event::Moved {
            object: id,
            became: id,
            from: Zone::Nowhere,
            to: change.zone,
            why,
            owner: change.owner,
            batch,
        });
        events.extend(change.enter.counters_put(id, &facts.table.edition));
        self.joins_attack(id, &change.enter, facts);
        self.gains_as_it_enters(id, change.enter.gains, events);
    }

    /// Effects that modify a permanent from the moment at which it enters (702.136a). They are not among its abilities.
    fn gains_as_it_enters(&mut self, id: ObjectId, gains: Vec<(Vec<Modification>, Scope)>, events: &mut Vec<Event>) {
        for (apply, scope) in gains {
            let (effect, timestamp, source) = (self.take_effect_id(), self.tick(), scope.source);
            let affects = Affects::Objects(vec![id]);
            let effect = ContinuousEffect { id: effect, timestamp, affects, apply, copies: None, scope, until: None };
            events.push(Event::EffectBegan { id: effect.id, source });
            self.effects.push(effect);
        }
    }

    /// Draws the top card, or records that there is none (121.4).
    fn commit_draw(&mut self, player: PlayerId, writing: Writing<'_>, events: &mut Vec<Event>) {
        let Some(top) = self.cards_from_top(player).next() else {
            self.player_mut(player).drew_from_empty = true;
            events.push(Event::DrawFailed { player });
            return;
        };
        self.commit_move(Move::new(top, Place::Hand, Why::Drawn), writing, events);
        events.push(Event::Drew { player, card: self.newest(top) });
    }

    /// The new object, and the player whose zone it goes to.
    fn successor(&mut self, old: ObjectId, change: &Move, goes: Successor, facts: Facts<'_>) -> (ObjectId, PlayerId) {
        let Successor { id, to, .. } = goes;
        let timestamp = self.tick();
        let was = self.object(old);
        let Kept { owner, counters, memory, damage, stack, flipped, face_down } =
            kept(was, change, goes, (facts, self.face_up(was.id)));
        let public =
            matches!(to, Zone::Battlefield | Zone::Graveyard | Zone::Stack) || (to == Zone::Exile && !face_down);
        let becomes_token = was.kind == ObjectKind::SpellCopy
            && to == Zone::Battlefield
            && facts.table.edition.permanent_spell_copies == PermanentSpellCopies::BecomeTokens;
        let kind = if becomes_token { ObjectKind::Token } else { was.kind };
        let controller = match to {
            Zone::Battlefield => change.enter.controller.unwrap_or(was.owner),
            Zone::Stack => change.enter.controller.unwrap_or(was.controller),
            _ => was.owner,
        };
        let mut object = Object {
            id,
            kind,
            zone: to,
            copied: None,
            is_copy: false,
            part: None,
            hidden: None,
            controller: change.enter.by_default.filter(|_| to == Zone::Battlefield).unwrap_or(controller),
            controlled_by: controller,
            status: Status { face_down, flipped, ..Status::default() },
            owner,
            counters,
            designations: Vec::new(),
            damage,
            timestamp,
            controlled_since: self.turn.number,
            world_since: None,
            memory,
            chosen: Vec::new(),
            link: change.link.as_deref().cloned(),
            stack,
            known_to: match change.enter.face_down && matches!(to, Zone::Battlefield | Zone::Stack) {
                // Only its controller may look at it (708.5).
                true => 1 << controller.0,
                false if to == Zone::Library => known_to(was, to, public, face_down, facts) & change.shown_to,
                false => known_to(was, to, public, face_down, facts),
            },
            seen_by: if to == Zone::Exile && face_down { self.have_looked_at(old) } else { 0 },
            revealed: false,
            past: None,
            became: None,
            was: Some(old),
            face: Arc::clone(&was.face),
            ..*was
        };
        enter(&mut object, &change.enter);
        self.objects.push(object);
        (id, owner)
    }

    /// The players who have looked at a card this turn: one who is instructed to look at a card and then to exile it face down may go on looking at
    /// it (406.3).
    fn have_looked_at(&self, card: ObjectId) -> u8 {
        let looked = self.history.iter().filter_map(|event| match event {
            Event::LookedAt { cards, by } if cards.contains(&card) => Some(1 << by.0),
            _ => None,
        });
        looked.fold(0, |players, player: u8| players | player)
    }

    fn take_out(&mut self, id: ObjectId) {
        let (zone, owner) = (self.object(id).zone, self.object(id).owner);
        let list = match zone {
            Zone::Library => &mut self.player_mut(owner).library,
            Zone::Hand => &mut self.player_mut(owner).hand,
            Zone::Graveyard => &mut self.player_mut(owner).graveyard,
            Zone::Battlefield => {
                self.phased_out.retain(|other| *other != id);
                return self.battlefield.retain(|other| *other != id);
            }
            Zone::Stack => return self.stack.retain(|other| *other != id),
            Zone::Exile => return self.exile.retain(|other| *other != id),
            Zone::Command => return self.command.retain(|other| *other != id),
            Zone::Nowhere => return,
        };
        list.retain(|other| *other != id);
    }

    fn put_in(&mut self, id: ObjectId, to: Destination, owner: PlayerId) {
        if to == Destination::Place(Place::LibraryBottom) {
            return self.player_mut(owner).library.insert(0, id);
        }
        match to.zone() {
            Zone::Library => self.player_mut(owner).library.push(id),
            Zone::Hand => self.player_mut(owner).hand.push(id),
            Zone::Graveyard => self.player_mut(owner).graveyard.push(id),
            Zone::Battlefield => self.battlefield.push(id),
            Zone::Stack => self.stack.push(id),
            Zone::Exile => self.exile.push(id),
            Zone::Command | Zone::Nowhere => {}
        }
    }

    /// A creature put onto the battlefield attacking is unblocked and was never declared as an attacker (508.4).
    fn joins_attack(&mut self, id: ObjectId, how: &Enter, facts: Facts<'_>) {
        if let Some(defender) = how.attacking {
            let blocked = self.combat.declared.contains(&self.defending_player(defender)).then_some(false);
            self.join_attack(Attack { attacker: id, defender, nothing: false, blockers: Vec::new(), blocked }, facts);
        }
    }
}

/// The state that the new object takes over from the old one.
struct Kept {
    owner: PlayerId,
    counters: Counters,
    memory: Bindings,
    damage: u32,
    stack: Option<Arc<StackItem>>,
    flipped: bool,
    face_down: bool,
}

/// The state that the new object takes over: none in general (400.7), but a permanent keeps the choices made for the spell that became it.
fn kept(was: &Object, change: &Move, goes: Successor, (facts, face): (Facts<'_>, &Face)) -> Kept {
    let (old, to) = (was.id, goes.to);
    let owner = match to {
        // A card goes to its owner's zone, whoever controlled it (400.3).
        Zone::Hand | Zone::Library | Zone::Graveyard if was.zone == Zone::Battlefield => {
            facts.fact((Rule::OwnersZone, old), was.owner, || goes.controller)
        }
        _ => was.owner,
    };
    let remembers = || (was.memory.clone(), was.damage);
    let (memory, damage) = facts.fact((Rule::NewObject, old), (Bindings::default(), 0), remembers);
    let counters = match was.counters.is_empty() {
        true => Counters::default(),
        // Counters cease to exist in another zone (122.2).
        false => facts.fact((Rule::CountersCease, old), Counters::default(), || was.counters.clone()),
    };
    // A spell keeps no text that it gained (702.47e).
    let item = was.stack.clone().filter(|_| was.zone == Zone::Stack && to == Zone::Battlefield);
    let spliced = was.zone == Zone::Stack && was.stack.as_ref().is_some_and(|item| !item.spliced.is_empty());
    let stack = match spliced {
        true => facts.fact((Rule::SpliceLeavesStack, old), item, || was.stack.clone()),
        false => item,
    };
    let flipped = match face.flip.is_some() {
        // A flip card can only be flipped on the battlefield, and it enters unflipped (710.1b).
        true => facts.fact((Rule::FlipNormalElsewhere, old), false, || was.status.flipped),
        false => false,
    };
    let face_down = match to {
        // The card is face up, unless the exiling effect says otherwise (406.3).
        Zone::Exile if change.face_down => facts.fact((Rule::ExileFaceDown, old), true, || false),
        Zone::Exile => facts.fact((Rule::ExileFaceUp, old), false, || true),
        _ => change.face_down,
    };
    Kept { owner, counters, memory, damage, stack, flipped, face_down }
}

/// Sets how the object enters the battlefield.
fn enter(object: &mut Object, how: &Enter) {
    object.status.tapped = how.tapped || how.tapped_as_copy;
    object.status.face_down |= how.face_down;
    object.hidden.clone_from(&how.hidden);
    object.status.transformed = how.transformed && object.face.back.is_some();
    how.counters.iter().for_each(|new| object.counters.set(&new.kind, object.counters.of(&new.kind) + new.count));
    object.attached_to = how.attached_to;
    object.copied.clone_from(&how.copied);
    object.is_copy = how.is_copy;
    object.part.clone_from(&how.part);
    for (name, value) in &how.memory {
        object.memory.bind(name.clone(), value.clone());
    }
    object.chosen.clone_from(&how.choices);
}

/// The players who know the card afterwards: all in a public zone, its owner in a hand, none if it moves face down; otherwise the players who saw
/// where it went.
fn known_to(was: &Object, to: Zone, public: bool, face_down: bool, facts: Facts<'_>) -> u8 {
    let looked_keep = facts.table.edition.exiled_face_down == ExiledFaceDown::Nothing;
    match to {
        _ if public => u8::MAX,
        // 406.3 today: a player who has looked at the card before may still look at it. Having it in hand does not count.
        _ if face_down && looked_keep && was.zone == Zone::Library => was.known_to,
        _ if face_down && looked_keep && was.zone == Zone::Hand => was.known_to & !(1 << was.owner.0),
        _ if face_down => 0,
        Zone::Hand => was.known_to | 1 << was.owner.0,
        _ => was.known_to,
    }
}
