//! Carries out changes and reports their events. This is the only module that writes to the state.
//!
//! Invariant: no other module has a `&mut State` of a game in progress.

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
    game::Facts,
    ids::{ObjectId, PlayerId},
    state::{
        State,
        moment::Moment,
        object::{LastKnown, Object},
        turn::Player,
    },
};

/// The last-known information of objects that the changes make leave their zone.
pub(crate) type Before<'a> = &'a dyn Fn(ObjectId) -> Option<LastKnown>;

/// The context of a change, besides the state.
#[derive(Clone, Copy)]
pub(crate) struct Writing<'a> {
    /// The objects as they were just before.
    pub(crate) before: Before<'a>,
    /// Shared by all changes that happen at the same time.
    pub(crate) batch: u32,
    /// The rules that apply.
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
            Change::Permanent(change) => self.commit_permanent(change, writing, events),
            Change::Stack(change) => self.commit_stack(change, writing.batch, events),
            Change::Effect(change) => self.commit_effect(change, events),
            Change::Combat(change) => self.commit_combat(change, writing.facts, events),
            Change::Turn(change) => self.commit_turn(change, events),
            Change::Game(change) => self.commit_game(change, writing.facts, events),
            Change::Note(event) => events.push(event),
        }
        self.history.extend(events[first..].iter().cloned());
    }

    /// Keeps how the objects of the last events are now.
    pub(crate) fn keep(&mut self, moment: Moment) {
        self.moments.push(moment);
    }

    pub(crate) fn object_mut(&mut self, id: ObjectId) -> &mut Object {
        &mut self.objects[id.0 as usize]
    }

    pub(crate) fn player_mut(&mut self, id: PlayerId) -> &mut Player {
        &mut self.players[usize::from(id.0)]
    }
}

/// Converts an amount. The result is limited to the range of the type, which no game reaches.
fn signed(amount: u32) -> i32 {
    i32::try_from(amount).unwrap_or(i32::MAX)
}
