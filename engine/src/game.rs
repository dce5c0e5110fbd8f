//! A position to look at, and the one way to go on from it.

mod asking;
mod committing;
mod standing;
mod table;

use std::{
    cell::{Cell, OnceCell},
    collections::BTreeSet,
    sync::Arc,
};

pub use self::table::Table;
use crate::{
    budget::Bounded,
    cards::values::Step,
    decision::{Answer, Chooser, Decision, Moment},
    doing::{Account, Done},
    edition::Edition,
    error::Flow,
    event::Event,
    facet::Facets,
    ground::{Facts, Grounds, Notes},
    ids::ObjectId,
    rule::{MarkUse, Rule},
    rules::{
        continuous::{self, Known, Projection},
        replacement,
    },
    state::State,
};

/// A position to look at: the state, and what continuous effects make of it. Reading a card's text against it is in [`eval`](crate::eval).
#[derive(Debug, Clone, Copy)]
pub struct Game<'a> {
    /// Cards and rules.
    pub table: &'a Table,
    /// The state.
    pub state: &'a State,
    /// What effects make of it.
    pub seen: &'a Projection,
    /// Where the facts that are read are noted.
    pub(crate) notes: Option<&'a Notes>,
}

impl<'a> Game<'a> {
    /// A position to look at.
    #[must_use]
    pub fn new(table: &'a Table, state: &'a State, seen: &'a Projection) -> Self {
        Self { table, state, seen, notes: None }
    }
}

/// What was done and which rules did it: kept beside the state, never read by the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Trace {
    /// Marks of rules, each with how it was used. None unless the rules were traced.
    pub marks: BTreeSet<(Rule, MarkUse)>,
    /// On whose account rules were applied, or refused something. None unless the rules were traced.
    pub grounds: Grounds,
    /// Events and decisions in the order they came, and, if they were traced, the rules that were carried out.
    pub lines: Vec<TraceLine>,
    /// What texts did. Nothing unless an account of it was kept.
    pub done: Vec<Done>,
}

/// One line of a trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TraceLine {
    /// Something happened.
    Event(Event),
    /// A rule was carried out.
    Mark(Rule, MarkUse, Option<ObjectId>),
    /// A player was asked, and answered.
    Asked(Box<Decision>, Answer),
}

/// How an action is carried out.
#[derive(Debug, Clone, Copy, Default)]
pub struct Manner {
    /// The step in which the action stops if nobody acts in it.
    pub stop_in: Option<Step>,
    /// Rules are noted as they are carried out.
    pub traced: bool,
    /// An account is kept of what texts do.
    pub accounts: bool,
}

/// An action under way: a state of its own, which becomes the game's only if the action succeeds.
pub struct Cx<'a> {
    table: &'a Table,
    state: State,
    seen: OnceCell<Arc<Projection>>,
    /// What effects make of the state that the action began with, as long as nothing has changed it.
    known: Option<Arc<Projection>>,
    /// What was read as state-based actions were looked for in vain, as long as none of it was written ([`Known`]).
    quiet: Facets,
    chooser: &'a mut dyn Chooser,
    notes: Notes,
    pub(crate) account: Account,
    tracing: bool,
    moment: Moment,
    batch: u32,
    replaced_by: Vec<replacement::Key>,
    stop_in: Option<Step>,
    /// What there is too much of, from where there is.
    excess: Cell<Option<Bounded>>,
    /// How many instructions were carried out.
    instructions: Cell<u64>,
    /// Whether anybody had anything to choose.
    asked: bool,
}

impl<'a> Cx<'a> {
    /// Begins from a state.
    pub fn new(table: &'a Table, state: State, chooser: &'a mut dyn Chooser) -> Self {
        let batch = state.revision.try_into().unwrap_or(0);
        Self {
            table,
            state,
            seen: OnceCell::new(),
            known: None,
            quiet: Facets::NONE,
            chooser,
            notes: Notes::default(),
            account: Account::default(),
            tracing: false,
            moment: Moment::TurnBased,
            batch,
            replaced_by: Vec::new(),
            stop_in: None,
            excess: Cell::new(None),
            instructions: Cell::new(0),
            asked: false,
        }
    }

    /// The same action, in that manner.
    #[must_use]
    pub fn so(self, manner: Manner) -> Self {
        let account = Account::new(manner.accounts);
        Self { stop_in: manner.stop_in, tracing: manner.traced, account, ..self }
    }

    /// The same action, of which it is known what effects make of the state it begins with. Without the notes that are kept, it isn't.
    #[must_use]
    pub fn knowing(self, known: Option<Known>) -> Self {
        match known.filter(|known| !self.tracing || known.seen.noted().is_some()) {
            Some(Known { seen, quiet }) => Self { known: Some(seen), quiet, ..self },
            None => self,
        }
    }

    /// The state as it is now.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Cards and rules.
    #[must_use]
    pub fn table(&self) -> &'a Table {
        self.table
    }

    /// The rules.
    #[must_use]
    pub fn edition(&self) -> &'a Edition {
        &self.table.edition
    }

    /// The position as it is now. Effects are reckoned at most once between two changes.
    #[must_use]
    pub fn game(&self) -> Game<'_> {
        let seen = self.seen.get_or_init(|| {
            let reckon = if self.tracing { continuous::project_noting } else { continuous::project };
            let seen = self.known.clone().unwrap_or_else(|| Arc::new(reckon(self.table, &self.state)));
            // The facts that every look at the game reads go without lines: there would be no end of them.
            seen.noted().filter(|_| self.tracing).into_iter().for_each(|noted| self.notes.include(noted));
            seen
        });
        Game { table: self.table, state: &self.state, seen, notes: self.noting() }
    }

    /// What effects make of the state, if it is known.
    pub(crate) fn seen(&self) -> Option<&Projection> {
        self.seen.get().or(self.known.as_ref()).map(|seen| &**seen)
    }

    /// Where what is noted goes, if anything is.
    fn noting(&self) -> Option<&Notes> {
        self.tracing.then_some(&self.notes)
    }

    /// Ends an action that has come to more than a game may hold.
    ///
    /// # Errors
    ///
    /// [`Stop::TooMuch`].
    pub fn within_budget(&self) -> Flow {
        self.excess.get().map_or(Ok(()), |what| Err(self.table.budget.over(what).into()))
    }

    /// The next id for an effect.
    pub fn effect_id(&mut self) -> crate::state::effects::EffectId {
        self.state.take_effect_id()
    }

    /// The next timestamp.
    pub fn tick(&mut self) -> crate::ids::Timestamp {
        self.state.tick()
    }

    /// Whether the action stops in the present step.
    pub(crate) fn stops_here(&self) -> bool {
        self.stop_in == Some(self.state.turn.step)
    }

    /// The moment of the decisions that follow; returns the one before, to be put back.
    pub fn at(&mut self, moment: Moment) -> Moment {
        std::mem::replace(&mut self.moment, moment)
    }

    /// The replacement effects that have had their chance at the event in whose place something is being done (614.5).
    pub(crate) fn replaced_by(&self) -> &[replacement::Key] {
        &self.replaced_by
    }

    /// Says which replacement effects have had their chance at what is done from now on; returns those before, to be put back.
    pub(crate) fn set_replaced_by(&mut self, keys: Vec<replacement::Key>) -> Vec<replacement::Key> {
        std::mem::replace(&mut self.replaced_by, keys)
    }

    /// Whether anybody had anything to choose since the action began.
    pub(crate) fn was_asked(&self) -> bool {
        self.asked
    }

    /// Ends the action: its state, what is known of it, and what was done.
    #[must_use]
    pub fn finish(self) -> (State, Option<Known>, Trace) {
        let seen = self.seen.into_inner().or(self.known);
        let trace = Trace { done: self.account.into_done(self.table, &self.state), ..self.notes.into_trace() };
        (self.state, seen.map(|seen| Known { seen, quiet: self.quiet }), trace)
    }
}
