//! The one writer: carries out changes and says in the past tense what happened.
//!
//! Invariant: no other module has a `&mut State` of a game that is being played.

mod combat;
mod effects;
mod end;
mod life;
mod permanents;
pub(crate) mod shown;
mod stack;
mod turn;
mod zones;

use crate::{
    change::Change,
    event::Event,
    ground::Facts,
    ids::{ObjectId, PlayerId},
    state::{
        State,
        object::{LastKnown, Object},
        turn::Player,
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
        self.revision += 1;
        let first = events.len();
        match change {
            Change::Card(change) => self.commit_card(change, writing, events),
            Change::Life(change) => self.commit_life(change, writing.batch, events),
            Change::Permanent(change) => self.commit_permanent(change, writing.facts, events),
            Change::Stack(change) => self.commit_stack(change, events),
            Change::Effect(change) => self.commit_effect(change, events),
            Change::Combat(change) => self.commit_combat(change, writing.facts, events),
            Change::Turn(change) => self.commit_turn(change, events),
            Change::Game(change) => self.commit_game(change, events),
            Change::Note(event) => events.push(event),
        }
        self.history.extend(events[first..].iter().cloned());
    }

    pub(crate) fn object_mut(&mut self, id: ObjectId) -> &mut Object {
        &mut self.objects[id.0 as usize]
    }

    pub(crate) fn player_mut(&mut self, id: PlayerId) -> &mut Player {
        &mut self.players[usize::from(id.0)]
    }
}

/// Game quantities are far below the limit; what isn't stays at it.
fn signed(amount: u32) -> i32 {
    i32::try_from(amount).unwrap_or(i32::MAX)
}
