//! Permanents that stay on the battlefield, and counters (122, 701).

use super::Writing;
use crate::{
    cards::Name,
    change::PermanentChange,
    edition::TurnedOver,
    event::Event,
    game::Facts,
    ids::{Entity, ObjectId},
    rule::Rule,
    state::{
        State,
        object::{Choice, Counters, PhasedOut},
        turn::MONARCH,
    },
};

impl State {
    /// Carries out a change of permanents that stay on the battlefield.
    pub(super) fn commit_permanent(&mut self, change: PermanentChange, writing: Writing<'_>, events: &mut Vec<Event>) {
        let facts = writing.facts;
        match change {
            PermanentChange::PutCounters { on, kind, count, by_effect } => {
                let counters = self.counters_mut(on);
                counters.set(&kind, counters.of(&kind).saturating_add(count));
                events.extend((count > 0).then_some(Event::CountersPut { on, kind, count, by_effect }));
            }
            PermanentChange::RemoveCounters { from, kind, count } => {
                let counters = self.counters_mut(from);
                let count = count.min(counters.of(&kind));
                counters.set(&kind, counters.of(&kind) - count);
                events.extend((count > 0).then_some(Event::CountersRemoved { from, kind, count }));
            }
            PermanentChange::Designate { what, to_be } => {
                if *to_be == *MONARCH && facts.fact(Rule::OneMonarch, true, || false) {
                    self.end_reign();
                }
                self.designate(what, to_be, false, events);
            }
            PermanentChange::DesignateThisTurn { what, to_be } => self.designate(what, to_be, true, events),
            PermanentChange::EndDesignations => {
                for (what, name) in std::mem::take(&mut self.turn.designated) {
                    self.designations_mut(what).retain(|one| *one != name);
                }
            }
            PermanentChange::Tap { object } => {
                if !std::mem::replace(&mut self.object_mut(object).status.tapped, true) {
                    events.push(Event::Tapped { object });
                }
            }
            PermanentChange::Untap { object } => {
                if std::mem::replace(&mut self.object_mut(object).status.tapped, false) {
                    events.push(Event::Untapped { object });
                }
            }
            PermanentChange::Flip { object } => self.flip(object, facts, events),
            PermanentChange::Transform { object } => self.transform(object, facts, events),
            PermanentChange::TurnFaceUp { object } => self.turn_face_up(object, facts, events),
            PermanentChange::PhaseOut { object, how } => self.phase_out(object, how, events),
            PermanentChange::PhaseIn { object } => self.phase_in(object, events),
            PermanentChange::Destroy { object, .. } => events.push(Event::Destroyed { object }),
            PermanentChange::Attach { object, to } => {
                let stamp = self.tick();
                let old = std::mem::replace(&mut self.object_mut(object).attached_to, to);
                self.object_mut(object).timestamp = stamp;
                events.extend(old.filter(|from| Some(*from) != to).map(|from| Event::Unattached { object, from }));
                events.extend(to.filter(|to| Some(*to) != old).map(|to| Event::Attached { object, to }));
            }
            PermanentChange::NoteController { object, from, to } => {
                self.object_mut(object).controlled_by = to;
                self.object_mut(object).controlled_since = self.turn.number;
                events.push(Event::ControlChanged { object, from, to, batch: writing.batch });
            }
            PermanentChange::NoteWorld { object, since } => self.object_mut(object).world_since = since,
            PermanentChange::MarkDamage { object, amount } => {
                let object = self.object_mut(object);
                object.damage = object.damage.saturating_add(amount);
            }
            PermanentChange::ClearDamage { objects } => {
                objects.iter().for_each(|id| self.object_mut(*id).damage = 0);
                events.push(Event::DamageWoreOff);
            }
            PermanentChange::Remember { object, name, value, entering } => {
                let object = self.object_mut(object);
                if entering {
                    object.chosen.retain(|choice| choice.name != name || choice.pair.is_some());
                    object.chosen.push(Choice { name: name.clone(), value: value.clone(), pair: None });
                }
                object.memory.bind(name, value);
            }
        }
    }

    /// The permanent keeps its counters and other state (710.1c).
    fn flip(&mut self, object: ObjectId, facts: Facts<'_>, events: &mut Vec<Event>) {
        let permanent = self.object_mut(object);
        permanent.status.flipped = !permanent.status.flipped;
        let counters = permanent.counters.clone();
        permanent.counters = facts.fact((Rule::FlipKeeps, object), counters, Counters::default);
        events.push(Event::Flipped { object });
    }

    /// The permanent's other face is up, with a new timestamp (701.27a, 613.7g).
    fn transform(&mut self, object: ObjectId, facts: Facts<'_>, events: &mut Vec<Event>) {
        let stamp = self.tick();
        let permanent = self.object_mut(object);
        match permanent.def.and_then(|def| facts.table.catalog.modal_back(def)) {
            Some(back) => permanent.part = Some(back).filter(|_| permanent.part.is_none()).cloned(),
            None => permanent.status.transformed = !permanent.status.transformed,
        }
        permanent.timestamp = stamp;
        let of_it: Vec<_> =
            self.delayed.iter().filter(|it| self.in_play(it.scope.source) == object).map(|it| it.id).collect();
        if !of_it.is_empty() {
            self.delayed.iter_mut().filter(|it| of_it.contains(&it.id)).for_each(|it| it.turned_over = true);
        }
        events.push(Event::Transformed { object });
    }

    /// Everybody knows the card from then on (708.8).
    fn turn_face_up(&mut self, object: ObjectId, facts: Facts<'_>, events: &mut Vec<Event>) {
        self.object_mut(object).hidden = None;
        if std::mem::replace(&mut self.object_mut(object).status.face_down, false) {
            if facts.table.edition.turned_over == TurnedOver::GetsANewTimestamp {
                let stamp = self.tick();
                self.object_mut(object).timestamp = stamp;
            }
            self.object_mut(object).known_to = u8::MAX;
            events.push(Event::TurnedFaceUp { object });
        }
    }

    /// The permanent is removed from combat. It stays on the battlefield and attached (702.26b, 702.26d).
    fn phase_out(&mut self, id: ObjectId, how: PhasedOut, events: &mut Vec<Event>) {
        self.battlefield.retain(|other| *other != id);
        self.phased_out.push(id);
        self.object_mut(id).status.phased_out = Some(how);
        self.leave_combat(id, events);
        self.stop_being_attacked(id, how.under);
        events.push(Event::PhasedOut { object: id });
    }

    /// The permanent returns to its former place. If its former host is gone, it becomes unattached without an event (702.26i–j).
    fn phase_in(&mut self, id: ObjectId, events: &mut Vec<Event>) {
        let host_is_there = self.object(id).attached_to.is_none_or(|host| match host {
            Entity::Object(host) => self.object(host).is_current(),
            Entity::Player(player) => !self.player(player).lost,
        });
        self.phased_out.retain(|other| *other != id);
        let place = self.battlefield.partition_point(|other| other.0 < id.0);
        self.battlefield.insert(place, id);
        let permanent = self.object_mut(id);
        permanent.status.phased_out = None;
        permanent.attached_to = permanent.attached_to.filter(|_| host_is_there);
        events.push(Event::PhasedIn { object: id });
    }

    fn designate(&mut self, what: Entity, to_be: Name, this_turn: bool, events: &mut Vec<Event>) {
        let (designations, so) = (self.designations_mut(what), to_be.clone());
        if !designations.contains(&so) {
            designations.push(so.clone());
            designations.sort();
            self.turn.designated.extend(this_turn.then_some((what, so)));
        } else if !this_turn {
            self.turn.designated.retain(|one| *one != (what, so.clone()));
        }
        events.push(Event::Designated { what, to_be });
    }

    /// The present monarch ceases to be the monarch (724.3).
    fn end_reign(&mut self) {
        for seat in 0..self.players.len() {
            if self.players[seat].designations.iter().any(|name| **name == *MONARCH) {
                self.players[seat].designations.retain(|name| **name != *MONARCH);
            }
        }
    }

    fn designations_mut(&mut self, of: Entity) -> &mut Vec<Name> {
        match of {
            Entity::Object(id) => &mut self.object_mut(id).designations,
            Entity::Player(id) => &mut self.player_mut(id).designations,
        }
    }

    fn counters_mut(&mut self, of: Entity) -> &mut Counters {
        match of {
            Entity::Object(id) => &mut self.object_mut(id).counters,
            Entity::Player(id) => &mut self.player_mut(id).counters,
        }
    }
}
