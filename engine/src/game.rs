//! A position to read.

mod asked;
mod chooser;
mod facts;
mod notes;
mod opening;
mod table;

pub use self::{
    asked::{Asked, Rules},
    chooser::{Chooser, Script},
    notes::{Attribution, Done, Grounds, Notes, Trace, TraceLine},
    table::Table,
};
pub(crate) use self::{facts::Facts, opening::Opening};
use std::{cell::Cell, sync::Arc};

use crate::{
    continuous::{self, Projection},
    ids::{ObjectId, PlayerId},
    state::{State, characteristics::Characteristics, moment::Moment},
};

/// A position to read: the state, and its projection with continuous effects applied. [`eval`](crate::eval) evaluates card texts against it.
#[derive(Debug, Clone, Copy)]
pub struct Game<'a> {
    /// The cards and rules.
    pub table: &'a Table,
    /// The state.
    pub state: &'a State,
    /// The state with continuous effects applied.
    pub seen: &'a Projection,
    /// The objects that are entering the battlefield while effects say how they enter. They are still in their zones.
    pub(crate) entering: &'a [ObjectId],
    /// The one of them whose text is carried out, with the characteristics that it will have on the battlefield (614.12).
    pub(crate) foreseen: Option<&'a (ObjectId, Arc<Characteristics>)>,
    /// The changes of life totals that will happen at one time while replacement effects apply to them, gains and losses, by player.
    pub(crate) life_to_come: &'a [(PlayerId, i32)],
    /// The notes that record which facts are read.
    pub(crate) notes: Option<&'a Notes>,
    /// The moment of the past event that is read. Its objects are read as they were then (608.2i).
    pub(crate) then: Option<&'a Moment>,
    /// The work of the game, to which the work of reading is added ([`Budget::work`](crate::budget::Budget::work)).
    pub(crate) work: Option<&'a Cell<u64>>,
}

impl<'a> Game<'a> {
    /// The position of that state with that projection.
    #[must_use]
    pub fn new(table: &'a Table, state: &'a State, seen: &'a Projection) -> Self {
        let (entering, foreseen, life_to_come) = (&[], None, &[]);
        Self { table, state, seen, entering, foreseen, life_to_come, notes: None, then: None, work: None }
    }

    /// Counts the reading of so many objects, effects or events as work of the game.
    pub(crate) fn count(&self, read: usize) {
        if let Some(work) = self.work {
            work.set(work.get().saturating_add(read as u64));
        }
    }

    /// The projection of a supposed state. Its work is work of the game.
    pub(crate) fn suppose(&self, state: &State) -> Projection {
        self.suppose_entering(state, None)
    }

    /// Like [`suppose`](Self::suppose); if an object is given, other objects' effects do not change its characteristics
    /// ([`project_by_itself`](continuous::project_by_itself)).
    pub(crate) fn suppose_entering(&self, state: &State, by_itself: Option<ObjectId>) -> Projection {
        let done = self.state.work.0.saturating_add(self.work.map_or(0, Cell::get));
        let left = self.table.budget.work.saturating_sub(done);
        let seen = match by_itself {
            Some(object) => continuous::project_by_itself(self.table, state, object, left),
            None => continuous::project_within(self.table, state, left),
        };
        self.work.into_iter().for_each(|work| work.set(work.get().saturating_add(seen.work())));
        seen
    }
}
