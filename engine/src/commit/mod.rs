//! The one writer: carries out changes and says in the past tense what happened.
//!
//! Invariant: no other module has a `&mut State` of a game that is being played.

mod flow;
pub(crate) mod shown;
mod zones;

use std::sync::Arc;

use crate::{
    change::{Change, Damage},
    event::Event,
    ground::Facts,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        State,
        object::{Counters, LastKnown, Object},
        stack::StackItem,
        turn::{GameOver, Player},
    },
};

/// What objects were just before, for those that the changes make leave.
pub(crate) type Before<'a> = &'a dyn Fn(ObjectId) -> Option<LastKnown>;

/// What the writer knows beside the state.
#[derive(Clone, Copy)]
pub(crate) struct Writing<'a> {
    /// What objects were just before.
    pub(crate) before: Before<'a>,
    /// Shared by all that happens at the same time.
    pub(crate) batch: u32,
    /// Which rules are heeded.
    pub(crate) facts: Facts<'a>,
}

impl State {
    /// Carries out one change.
    pub(crate) fn commit(&mut self, change: Change, writing: Writing<'_>, events: &mut Vec<Event>) {
        let batch = writing.batch;
        self.revision += 1;
        let first = events.len();
        match change {
            Change::Move(change) => self.commit_move(change, writing, events),
            Change::Create(change) => self.commit_create(change, batch, events),
            Change::Damage(damage) => self.commit_damage(damage, batch, events),
            Change::Draw { player } => self.commit_draw(player, writing, events),
            Change::GainLife { player, amount } => {
                self.player_mut(player).life += signed(amount);
                events.extend((amount > 0).then_some(Event::LifeGained { player, amount }));
            }
            Change::LoseLife { player, amount } => {
                self.player_mut(player).life -= signed(amount);
                events.extend((amount > 0).then_some(Event::LifeLost { player, amount }));
            }
            Change::PayLife { player, amount } => {
                self.player_mut(player).life -= signed(amount);
                events.push(Event::LifePaid { player, amount });
            }
            Change::SetLife { player, to } => self.player_mut(player).life = to,
            Change::PutCounters { on, kind, count } => {
                let counters = self.counters_mut(on);
                counters.set(&kind, counters.of(&kind) + count);
                events.extend((count > 0).then_some(Event::CountersPut { on, kind, count }));
            }
            Change::RemoveCounters { from, kind, count } => {
                let counters = self.counters_mut(from);
                let count = count.min(counters.of(&kind));
                counters.set(&kind, counters.of(&kind) - count);
                events.extend((count > 0).then_some(Event::CountersRemoved { from, kind, count }));
            }
            Change::Note(event) => events.push(event),
            Change::Lose { player, why } => {
                self.player_mut(player).lost = true;
                events.push(Event::PlayerLost { player, why });
            }
            Change::Win { player } => {
                self.over = Some(GameOver::Won(player));
                events.push(Event::PlayerWon { player });
            }
            Change::DrawGame => self.over = Some(GameOver::Drawn),
            Change::ForgetFailedDraws => self.players.iter_mut().for_each(|p| p.drew_from_empty = false),
            other => self.commit_permanents(other, writing.facts, events),
        }
        self.history.extend(events[first..].iter().cloned());
    }

    /// What happens to permanents and cards where they are.
    fn commit_permanents(&mut self, change: Change, facts: Facts<'_>, events: &mut Vec<Event>) {
        match change {
            Change::Tap { object } => {
                if !std::mem::replace(&mut self.object_mut(object).status.tapped, true) {
                    events.push(Event::Tapped { object });
                }
            }
            Change::Untap { object } => {
                if std::mem::replace(&mut self.object_mut(object).status.tapped, false) {
                    events.push(Event::Untapped { object });
                }
            }
            Change::Flip { object } => {
                let permanent = self.object_mut(object);
                permanent.status.flipped = !permanent.status.flipped;
                // What was on it stays on it (710.1c).
                let counters = permanent.counters.clone();
                permanent.counters = facts.fact((Rule::FlipKeeps, object), counters, Counters::default);
                events.push(Event::Flipped { object });
            }
            Change::TurnFaceUp { object } => {
                if std::mem::replace(&mut self.object_mut(object).status.face_down, false) {
                    events.push(Event::TurnedFaceUp { object });
                }
            }
            Change::Destroy { object, .. } => events.push(Event::Destroyed { object }),
            Change::Attach { object, to } => {
                let stamp = self.tick();
                let old = std::mem::replace(&mut self.object_mut(object).attached_to, to);
                self.object_mut(object).timestamp = stamp;
                events.extend(old.filter(|from| Some(*from) != to).map(|from| Event::Unattached { object, from }));
                events.extend(to.filter(|to| Some(*to) != old).map(|to| Event::Attached { object, to }));
            }
            Change::NoteController { object, from, to } => {
                self.object_mut(object).controlled_by = to;
                self.object_mut(object).controlled_since = self.turn.number;
                events.push(Event::ControlChanged { object, from, to });
            }
            Change::BecomeCopy { object, face, of } => {
                let stamp = self.tick();
                let subject = self.object_mut(object);
                subject.copied = Some(face);
                subject.timestamp = stamp;
                events.push(Event::CopyBecome { object, of });
            }
            Change::ClearDamage { objects } => {
                objects.iter().for_each(|id| self.object_mut(*id).damage = 0);
                events.push(Event::DamageWoreOff);
            }
            Change::Remember { object, name, value } => self.object_mut(object).memory.bind(name, value),
            Change::Reveal { cards, by } => {
                cards.iter().for_each(|id| self.object_mut(*id).known_to = u8::MAX);
                events.push(Event::Revealed { cards, by });
            }
            Change::LookAt { cards, by } => {
                cards.iter().for_each(|id| self.object_mut(*id).known_to |= 1 << by.0);
                events.push(Event::LookedAt { cards, by });
            }
            Change::KeepRevealed { card, revealed } => self.object_mut(card).revealed = revealed,
            Change::Shuffle { player, order } => {
                if let Some(order) = order {
                    self.player_mut(player).library = order.into_iter().rev().collect();
                }
                // Nobody knows any longer where a card is.
                for card in self.player(player).library.clone() {
                    self.object_mut(card).known_to = 0;
                }
                events.push(Event::Shuffled { player });
            }
            Change::SetStackItem { object, item } => self.object_mut(object).stack = Some(item),
            other => self.commit_flow(other, facts, events),
        }
    }

    /// Damage is dealt: to a player as loss of life, to a creature it stays marked (120.3).
    fn commit_damage(&mut self, damage: Damage, batch: u32, events: &mut Vec<Event>) {
        let Damage { source, to, amount, combat, .. } = damage;
        if amount == 0 {
            return;
        }
        events.push(Event::Damaged { source, to, amount, combat, batch });
        match to {
            Entity::Player(player) => {
                self.player_mut(player).life -= signed(amount);
                events.push(Event::LifeLost { player, amount });
            }
            Entity::Object(object) => self.object_mut(object).damage += amount,
        }
    }

    pub(crate) fn object_mut(&mut self, id: ObjectId) -> &mut Object {
        &mut self.objects[id.0 as usize]
    }

    pub(crate) fn player_mut(&mut self, id: PlayerId) -> &mut Player {
        &mut self.players[usize::from(id.0)]
    }

    fn counters_mut(&mut self, of: Entity) -> &mut Counters {
        match of {
            Entity::Object(id) => &mut self.object_mut(id).counters,
            Entity::Player(id) => &mut self.player_mut(id).counters,
        }
    }

    fn item_mut(&mut self, id: ObjectId) -> Option<&mut StackItem> {
        self.object_mut(id).stack.as_mut().map(Arc::make_mut)
    }
}

/// Game quantities are far below the limit; what isn't stays at it.
fn signed(amount: u32) -> i32 {
    i32::try_from(amount).unwrap_or(i32::MAX)
}
