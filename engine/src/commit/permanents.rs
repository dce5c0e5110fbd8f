//! Permanents where they are, and counters (122, 701).

use crate::{
    change::PermanentChange,
    edition::TurnedOver,
    event::Event,
    ground::Facts,
    ids::Entity,
    rule::Rule,
    state::{State, object::Counters},
};

impl State {
    /// Carries out what happens to permanents where they are.
    pub(super) fn commit_permanent(&mut self, change: PermanentChange, facts: Facts<'_>, events: &mut Vec<Event>) {
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
                let designations = match what {
                    Entity::Object(id) => &mut self.object_mut(id).designations,
                    Entity::Player(id) => &mut self.player_mut(id).designations,
                };
                if !designations.contains(&to_be) {
                    designations.push(to_be.clone());
                    designations.sort();
                }
                events.push(Event::Designated { what, to_be });
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
            PermanentChange::Flip { object } => {
                let permanent = self.object_mut(object);
                permanent.status.flipped = !permanent.status.flipped;
                // What was on it stays on it (710.1c).
                let counters = permanent.counters.clone();
                permanent.counters = facts.fact((Rule::FlipKeeps, object), counters, Counters::default);
                events.push(Event::Flipped { object });
            }
            PermanentChange::Transform { object } => {
                let stamp = self.tick();
                let permanent = self.object_mut(object);
                permanent.status.transformed = !permanent.status.transformed;
                permanent.timestamp = stamp;
                events.push(Event::Transformed { object });
            }
            PermanentChange::TurnFaceUp { object } => {
                if std::mem::replace(&mut self.object_mut(object).status.face_down, false) {
                    if facts.table.edition.turned_over == TurnedOver::GetsANewTimestamp {
                        let stamp = self.tick();
                        self.object_mut(object).timestamp = stamp;
                    }
                    events.push(Event::TurnedFaceUp { object });
                }
            }
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
                events.push(Event::ControlChanged { object, from, to });
            }
            PermanentChange::MarkDamage { object, amount } => {
                let object = self.object_mut(object);
                object.damage = object.damage.saturating_add(amount);
            }
            PermanentChange::ClearDamage { objects } => {
                objects.iter().for_each(|id| self.object_mut(*id).damage = 0);
                events.push(Event::DamageWoreOff);
            }
            PermanentChange::Remember { object, name, value } => self.object_mut(object).memory.bind(name, value),
        }
    }

    fn counters_mut(&mut self, of: Entity) -> &mut Counters {
        match of {
            Entity::Object(id) => &mut self.object_mut(id).counters,
            Entity::Player(id) => &mut self.player_mut(id).counters,
        }
    }
}
