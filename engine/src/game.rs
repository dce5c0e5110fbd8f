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
use crate::{
    continuous::Projection,
    ids::{ObjectId, PlayerId},
    state::{State, moment::Moment},
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
    /// The changes of life totals that will happen at one time while replacement effects apply to them, gains and losses, by player.
    pub(crate) life_to_come: &'a [(PlayerId, i32)],
    /// The notes that record which facts are read.
    pub(crate) notes: Option<&'a Notes>,
    /// The moment of the past event that is read. Its objects are read as they were then (608.2i).
    pub(crate) then: Option<&'a Moment>,
}

impl<'a> Game<'a> {
    /// The position of that state with that projection.
    #[must_use]
    pub fn new(table: &'a Table, state: &'a State, seen: &'a Projection) -> Self {
        Self { table, state, seen, entering: &[], life_to_come: &[], notes: None, then: None }
    }
}
