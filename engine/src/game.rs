//! A position to look at, and the one way to go on from it.

use std::{
    cell::{OnceCell, RefCell},
    collections::BTreeSet,
    rc::Rc,
    sync::Arc,
};

use crate::{
    cards::{Name, values::Step},
    catalog::Catalog,
    change::Change,
    decision::{Answer, Chooser, Decision, DecisionKind, Moment, Options},
    edition::Edition,
    error::{Flow, Stop},
    event::Event,
    ids::{Entity, ObjectId, PlayerId},
    rule::{MarkUse, Rule},
    rules::{
        continuous::{self, Projection},
        replacement, triggers,
    },
    state::{State, object::LastKnown},
};

/// What a game is played with.
#[derive(Debug, Clone)]
pub struct Table {
    /// Cards, keywords, selectors.
    pub catalog: Catalog,
    /// The rules.
    pub edition: Edition,
}

/// A position to look at: the state, and what continuous effects make of it. Reading a card's text against it is in [`eval`](crate::eval).
#[derive(Debug, Clone, Copy)]
pub struct Game<'a> {
    /// Cards and rules.
    pub table: &'a Table,
    /// The state.
    pub state: &'a State,
    /// What effects make of it.
    pub seen: &'a Projection,
}

/// What was done and which rules did it: kept beside the state, never read by the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Trace {
    /// Marks of rules, each with how it was used.
    pub marks: BTreeSet<(Rule, MarkUse)>,
    /// Objects whose abilities, effects or restrictions took part.
    pub involved: BTreeSet<ObjectId>,
    /// Events, marks and decisions in the order they came.
    pub lines: Vec<TraceLine>,
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

/// An action under way: a state of its own, which becomes the game's only if the action succeeds.
pub struct Cx<'a> {
    table: &'a Table,
    state: State,
    seen: OnceCell<Rc<Projection>>,
    chooser: &'a mut dyn Chooser,
    trace: RefCell<Trace>,
    moment: Moment,
    batch: u32,
    replaced_by: Vec<replacement::Key>,
    stop_in: Option<Step>,
}

impl<'a> Cx<'a> {
    /// Begins from a state.
    pub fn new(table: &'a Table, state: State, chooser: &'a mut dyn Chooser) -> Self {
        let batch = state.revision.try_into().unwrap_or(0);
        Self {
            table,
            state,
            seen: OnceCell::new(),
            chooser,
            trace: RefCell::default(),
            moment: Moment::TurnBased,
            batch,
            replaced_by: Vec::new(),
            stop_in: None,
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
            let seen = continuous::project(self.table, &self.state);
            // The rules that every look at the game applies go without lines: there would be no end of them.
            let mut trace = self.trace.borrow_mut();
            for (rule, object) in &seen.used {
                trace.marks.insert((*rule, MarkUse::Applied));
                trace.involved.insert(*object);
            }
            Rc::new(seen)
        });
        Game { table: self.table, state: &self.state, seen }
    }

    /// Carries out one change as it is, without looking for replacement effects; triggers notice what happened.
    pub fn commit(&mut self, change: Change) -> Vec<Event> {
        self.commit_all(vec![change])
    }

    /// Carries out changes at the same time, without looking for replacement effects; triggers notice what happened.
    pub fn commit_all(&mut self, changes: Vec<Change>) -> Vec<Event> {
        let mut events = Vec::new();
        if changes.is_empty() {
            return events;
        }
        self.batch += 1;
        let moves = changes.iter().any(|c| {
            matches!(c, Change::Move(_) | Change::Draw { .. } | Change::BeginEffect(_) | Change::EndEffects(_))
        });
        if moves {
            let _ = self.game();
        }
        let kept = (moves && triggers::looks_back(self.game(), &changes)).then(|| self.state.clone());
        // What no effect can read leaves the reckoning as it is.
        let stays = self.seen.get().is_some_and(|seen| changes.iter().all(|change| seen.survives(change)));
        let before = if stays { self.seen.get().cloned() } else { self.seen.take() };
        for change in changes {
            let seen = before.as_deref();
            let last_known = |id: ObjectId| {
                seen.map(|seen| LastKnown {
                    characteristics: Arc::clone(seen.characteristics(id)),
                    controller: seen.controller(id),
                })
            };
            self.state.commit(change, &last_known, self.batch, &mut events);
        }
        let mut trace = self.trace.borrow_mut();
        trace.lines.extend(events.iter().cloned().map(TraceLine::Event));
        drop(trace);
        let looked_back = before.as_deref().map(|seen| triggers::Before { seen, state: kept.as_ref() });
        triggers::notice(self, looked_back, &events);
        events
    }

    /// The next id for an effect.
    pub fn effect_id(&mut self) -> crate::state::effects::EffectId {
        self.state.take_effect_id()
    }

    /// The next timestamp.
    pub fn tick(&mut self) -> crate::ids::Timestamp {
        self.state.tick()
    }

    /// Notes that code carried out a rule, and on account of which object.
    pub fn mark(&self, rule: Rule, how: MarkUse, on_account_of: Option<ObjectId>) {
        let mut trace = self.trace.borrow_mut();
        trace.marks.insert((rule, how));
        trace.involved.extend(on_account_of);
        trace.lines.push(TraceLine::Mark(rule, how, on_account_of));
    }

    /// Notes that a rule was applied.
    pub fn applied(&self, rule: Rule, on_account_of: impl Into<Option<ObjectId>>) {
        self.mark(rule, MarkUse::Applied, on_account_of.into());
    }

    /// Notes that a rule was asked and found nothing to do.
    pub fn considered(&self, rule: Rule, on_account_of: impl Into<Option<ObjectId>>) {
        self.mark(rule, MarkUse::Considered, on_account_of.into());
    }

    /// Notes that an object's ability, effect or restriction took part.
    pub fn involve(&self, object: ObjectId) {
        self.trace.borrow_mut().involved.insert(object);
    }

    /// Refuses, naming the rule that would be broken.
    ///
    /// # Errors
    ///
    /// Always [`Stop::Illegal`].
    pub fn refuse<T>(
        &self,
        rule: Rule,
        on_account_of: impl Into<Option<ObjectId>>,
        reason: impl Into<String>,
    ) -> Flow<T> {
        self.mark(rule, MarkUse::Refused, on_account_of.into());
        Err(Stop::illegal(rule, reason))
    }

    /// The step in which the action stops if nobody acts in it.
    pub(crate) fn stop_in(&mut self, step: Option<Step>) {
        self.stop_in = step;
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

    /// Asks a player, unless there is only one answer.
    ///
    /// # Errors
    ///
    /// [`Stop::Need`] without an answer, [`Stop::BadAnswer`] with one that isn't an option.
    pub fn ask(
        &mut self,
        player: PlayerId,
        kind: DecisionKind,
        source: Option<ObjectId>,
        name: Option<Name>,
        options: Options,
    ) -> Flow<Answer> {
        let forced = options.forced();
        let decision = Decision { player, kind, source, name, options, moment: self.moment };
        let _ = self.game();
        let _ = self.game();
        let seen = self.seen.get_or_init(|| Rc::new(continuous::project(self.table, &self.state)));
        let game = Game { table: self.table, state: &self.state, seen };
        if let Some(answer) = forced {
            return match self.chooser.forced(&game, &decision, &answer) {
                true => Ok(answer),
                false => Err(Stop::BadAnswer { decision: Box::new(decision), answer }),
            };
        }
        match self.chooser.choose(&game, &decision) {
            None => Err(Stop::Need(Box::new(decision))),
            Some(answer) if decision.options.allow(&answer) => {
                self.trace.borrow_mut().lines.push(TraceLine::Asked(Box::new(decision), answer.clone()));
                Ok(answer)
            }
            Some(answer) => Err(Stop::BadAnswer { decision: Box::new(decision), answer }),
        }
    }

    /// Asks yes or no.
    ///
    /// # Errors
    ///
    /// As [`Cx::ask`].
    pub fn ask_yes(
        &mut self,
        player: PlayerId,
        kind: DecisionKind,
        source: Option<ObjectId>,
        name: Option<Name>,
    ) -> Flow<bool> {
        self.ask(player, kind, source, name, Options::YesNo).map(|answer| answer == Answer::Yes)
    }

    /// Asks for objects or players.
    ///
    /// # Errors
    ///
    /// As [`Cx::ask`].
    pub fn ask_entities(
        &mut self,
        player: PlayerId,
        kind: DecisionKind,
        source: Option<ObjectId>,
        name: Option<Name>,
        options: Options,
    ) -> Flow<Vec<Entity>> {
        match self.ask(player, kind, source, name, options)? {
            Answer::Entities(entities) => Ok(entities),
            _ => Ok(Vec::new()),
        }
    }

    /// Ends the action: its state, and what was done.
    #[must_use]
    pub fn finish(self) -> (State, Trace) {
        (self.state, self.trace.into_inner())
    }
}
