//! An action in progress: carrying out changes and asking players.

mod asking;
mod committing;
mod standing;

use std::{
    cell::{Cell, OnceCell},
    sync::Arc,
};

use crate::{
    attribution::Account,
    budget::Bounded,
    cards::values::Step,
    continuous::{self, Known, Projection},
    decision::Moment,
    edition::Edition,
    error::Flow,
    game::{Chooser, Game, Notes, Table, Trace},
    ids::{ObjectId, PlayerId},
    state::{State, characteristics::Characteristics, effects::ReplacementId},
    state_parts::StateParts,
};

/// How an action is carried out.
#[derive(Debug, Clone, Copy, Default)]
pub struct Manner {
    /// The step in which the action stops if no player acts in it.
    pub stop_in: Option<Step>,
    /// Whether rules are recorded as they are carried out.
    pub traced: bool,
    /// Whether an account is kept of what texts do.
    pub accounts: bool,
}

/// An action in progress. It has its own copy of the state, which becomes the state of the game only if the action succeeds.
pub struct Cx<'a> {
    table: &'a Table,
    state: State,
    seen: OnceCell<Arc<Projection>>,
    /// The projection of the state that the action began with, until a change makes it invalid.
    known: Option<Arc<Projection>>,
    /// The state parts that the last check of state-based actions read, if it found nothing to do and none of them has been written since ([`Known`]).
    no_effect: StateParts,
    chooser: &'a mut dyn Chooser,
    notes: Notes,
    pub(crate) account: Account,
    tracing: bool,
    moment: Moment,
    batch: u32,
    replaced_by: Vec<ReplacementId>,
    entering: Vec<ObjectId>,
    foreseen: Option<(ObjectId, Arc<Characteristics>)>,
    /// The only player who carries out the instruction, if several would one after another (413.2d of 2001).
    alone: Option<PlayerId>,
    life_to_come: Vec<(PlayerId, i32)>,
    stop_in: Option<Step>,
    /// The first limit that was exceeded, if any.
    excess: Cell<Option<Bounded>>,
    /// How many instructions have been carried out.
    instructions: Cell<u64>,
    /// The work since the last change ([`State::work`]).
    work: Cell<u64>,
    /// Whether any player has had a choice to make, besides the order of a graveyard.
    asked: bool,
}

impl<'a> Cx<'a> {
    /// Begins an action on a state.
    pub fn new(table: &'a Table, state: State, chooser: &'a mut dyn Chooser) -> Self {
        let batch = state.revision.try_into().unwrap_or(0);
        Self {
            table,
            state,
            seen: OnceCell::new(),
            known: None,
            no_effect: StateParts::NONE,
            chooser,
            notes: Notes::default(),
            account: Account::default(),
            tracing: false,
            moment: Moment::TurnBased,
            batch,
            replaced_by: Vec::new(),
            entering: Vec::new(),
            foreseen: None,
            alone: None,
            life_to_come: Vec::new(),
            stop_in: None,
            excess: Cell::new(None),
            instructions: Cell::new(0),
            work: Cell::new(0),
            asked: false,
        }
    }

    /// The same action, in that manner.
    #[must_use]
    pub fn so(self, manner: Manner) -> Self {
        let account = Account::new(manner.accounts);
        Self { stop_in: manner.stop_in, tracing: manner.traced, account, ..self }
    }

    /// The same action with what is already known of its state. This knowledge is not used if notes are kept.
    #[must_use]
    pub fn knowing(self, known: Option<Known>) -> Self {
        match known.filter(|known| !self.tracing || known.seen.noted().is_some()) {
            Some(Known { seen, no_effect }) => Self { known: Some(seen), no_effect, ..self },
            None => self,
        }
    }

    /// The state as it is now.
    #[must_use]
    #[inline]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The cards and rules.
    #[must_use]
    #[inline]
    pub fn table(&self) -> &'a Table {
        self.table
    }

    /// The rules.
    #[must_use]
    pub fn edition(&self) -> &'a Edition {
        &self.table.edition
    }

    /// The position as it is now. Continuous effects are calculated at most once between two changes.
    #[must_use]
    #[inline]
    pub fn game(&self) -> Game<'_> {
        let seen = self.seen.get_or_init(|| {
            let reckon = if self.tracing { continuous::project_noting_within } else { continuous::project_within };
            let seen = self.known.clone().unwrap_or_else(|| {
                let seen = Arc::new(reckon(self.table, &self.state, self.work_left()));
                self.measure(&seen);
                seen
            });
            // Facts that every look at the position reads are recorded without trace lines; there would be too many.
            seen.noted().filter(|_| self.tracing).into_iter().for_each(|noted| self.notes.include(noted));
            seen
        });
        let (entering, foreseen, life_to_come) = (&self.entering, self.foreseen.as_ref(), &self.life_to_come);
        let (notes, work) = (self.noting(), Some(&self.work));
        Game { entering, foreseen, life_to_come, notes, work, ..Game::new(self.table, &self.state, seen) }
    }

    /// The current projection, if it is calculated.
    pub(crate) fn seen(&self) -> Option<&Projection> {
        self.seen.get().or(self.known.as_ref()).map(|seen| &**seen)
    }

    /// The notes that facts are recorded in, if they are recorded.
    fn noting(&self) -> Option<&Notes> {
        self.tracing.then_some(&self.notes)
    }

    /// Stops an action that has exceeded a limit of the budget.
    ///
    /// # Errors
    ///
    /// `Stop::TooMuch` if a limit is exceeded.
    pub fn within_budget(&self) -> Flow {
        self.measure_work();
        self.excess.get().map_or(Ok(()), |what| Err(self.table.budget.over(what).into()))
    }

    /// The next id for an effect.
    pub fn effect_id(&mut self) -> crate::ids::EffectId {
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

    /// Sets the moment of the decisions that follow. Returns the moment before, so that the caller can restore it.
    pub fn at(&mut self, moment: Moment) -> Moment {
        std::mem::replace(&mut self.moment, moment)
    }

    /// The replacement effects that have already applied to the event that the present action replaces (614.5).
    pub(crate) fn replaced_by(&self) -> &[ReplacementId] {
        &self.replaced_by
    }

    /// Sets the replacement effects that have already applied to the following events. Returns the former list, so that the caller can restore it.
    pub(crate) fn set_replaced_by(&mut self, keys: Vec<ReplacementId>) -> Vec<ReplacementId> {
        std::mem::replace(&mut self.replaced_by, keys)
    }

    /// Sets the changes of life totals to which replacement effects are being applied.
    pub(crate) fn set_life_to_come(&mut self, changes: Vec<(PlayerId, i32)>) {
        self.life_to_come = changes;
    }

    /// Sets the objects that are entering the battlefield (614.13). Returns the former list, so that the caller can restore it.
    pub(crate) fn set_entering(&mut self, objects: Vec<ObjectId>) -> Vec<ObjectId> {
        std::mem::replace(&mut self.entering, objects)
    }

    /// Sets the object that is entering and the characteristics that it will have on the battlefield (614.12). Returns what was set before, so that
    /// the caller can restore it.
    pub(crate) fn set_foreseen(
        &mut self,
        foreseen: Option<(ObjectId, Arc<Characteristics>)>,
    ) -> Option<(ObjectId, Arc<Characteristics>)> {
        std::mem::replace(&mut self.foreseen, foreseen)
    }

    /// Sets the only one of several players who carries out the next instruction. Returns the former one, so that the caller can restore it.
    pub(crate) fn set_alone(&mut self, player: Option<PlayerId>) -> Option<PlayerId> {
        std::mem::replace(&mut self.alone, player)
    }

    /// The only one of several players who carries out the instruction.
    pub(crate) fn alone(&self) -> Option<PlayerId> {
        self.alone
    }

    /// Whether any player has had a choice to make since the action began.
    pub(crate) fn was_asked(&self) -> bool {
        self.asked
    }

    /// Ends the action. Returns its state, what is known of that state, and the trace.
    #[must_use]
    pub fn finish(mut self) -> (State, Option<Known>, Trace) {
        self.state.work.0 = self.state.work.0.saturating_add(self.work.take());
        let seen = self.seen.into_inner().or(self.known);
        let trace = Trace { done: self.account.into_done(self.table, &self.state), ..self.notes.into_trace() };
        (self.state, seen.map(|seen| Known { seen, no_effect: self.no_effect }), trace)
    }
}
