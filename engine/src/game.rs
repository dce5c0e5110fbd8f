//! A position to look at, and the one way to go on from it.

mod table;

use std::{
    cell::{Cell, OnceCell},
    collections::BTreeSet,
    sync::Arc,
};

pub use self::table::Table;
use crate::{
    budget::{Bounded, TooMuch},
    cards::{Name, values::Step},
    change::{CardChange, Change, EffectChange},
    commit::{Writing, shown},
    decision::{Answer, Chooser, Decision, DecisionKind, Moment, Options},
    doing::{Account, Done},
    edition::Edition,
    error::{Flow, Stop},
    event::Event,
    facet::Facets,
    ground::{Act, Because, Facts, Ground, Grounds, Notes, Obstacle},
    ids::{Entity, ObjectId, PlayerId},
    rule::{MarkUse, Rule},
    rules::{
        continuous::{self, Known, Projection},
        replacement, triggers, unsupported,
    },
    state::{State, object::LastKnown},
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

    /// Carries out one change as it is, without looking for replacement effects; triggers notice what happened.
    pub fn commit(&mut self, act: impl Into<Act>) -> Vec<Event> {
        self.commit_acts(vec![act.into()])
    }

    /// Carries out changes at the same time, without looking for replacement effects; triggers notice what happened.
    pub fn commit_all(&mut self, acts: impl IntoIterator<Item = impl Into<Act>>) -> Vec<Event> {
        self.commit_acts(acts.into_iter().map(Into::into).collect())
    }

    fn commit_acts(&mut self, mut acts: Vec<Act>) -> Vec<Event> {
        if self.tracing || self.table.lacks_rules() {
            let state = &self.state;
            acts.iter_mut().for_each(|act| act.grounds.extend(shown::of(state, &act.change)));
            acts = self.lawful(acts);
        }
        let mut events = Vec::new();
        if acts.is_empty() || self.exceeds(&acts) {
            return events;
        }
        self.batch += 1;
        self.account.note(&acts);
        let moves = acts.iter().any(|act| {
            matches!(
                act.change,
                Change::Card(CardChange::Move(_))
                    | Change::Card(CardChange::Draw { .. })
                    | Change::Effect(EffectChange::BeginEffect(_))
                    | Change::Effect(EffectChange::EndEffects(_))
            )
        });
        if moves {
            let _ = self.game();
        }
        let kept = (moves && triggers::looks_back(self.game(), &acts)).then(|| self.state.clone());
        // What was not read for it leaves the reckoning as it is.
        let written: Facets = acts.iter().map(|act| act.change.writes()).collect();
        let survives = |seen: &Projection| !seen.reads().meets(written);
        let stays = self.seen.get().is_some_and(|seen| survives(seen));
        self.known.take_if(|seen| !survives(seen));
        let before = if stays { self.seen.get().cloned() } else { self.seen.take() };
        if self.quiet.meets(written) || (!stays && self.known.is_none()) {
            self.quiet = Facets::NONE;
        }
        for Act { change, grounds } in acts {
            let seen = before.as_deref();
            let last_known = |id: ObjectId| {
                seen.map(|seen| LastKnown {
                    characteristics: Arc::clone(seen.characteristics(id)),
                    controller: seen.controller(id),
                })
            };
            if self.tracing {
                grounds.into_iter().for_each(|ground| self.notes.tell(ground, MarkUse::Applied));
            }
            let first = events.len();
            let facts = Facts { table: self.table, notes: self.tracing.then_some(&self.notes) };
            let writing = Writing { before: &last_known, batch: self.batch, facts };
            self.state.commit(change, writing, &mut events);
            self.notes.happened(&events[first..]);
        }
        self.note_excess(self.table.budget.overrun(&self.state, &events));
        let handed_on = self.seen();
        debug_assert!(
            handed_on.is_none_or(|seen| seen.holds(self.table, &self.state)),
            "something was written that was read"
        );
        let looked_back = before.as_deref().map(|seen| triggers::Before { seen, state: kept.as_ref() });
        triggers::notice(self, looked_back, &events);
        events
    }

    /// Whether state-based actions were looked for in vain, and nothing has been written since that was read for it.
    pub(crate) fn is_quiet(&self) -> bool {
        !self.quiet.is_empty()
    }

    /// State-based actions were looked for in vain, and that was read for it.
    pub(crate) fn be_quiet(&mut self, read: Facets) {
        let _ = self.game();
        self.quiet = read;
    }

    /// Whether these would be too much; then they aren't carried out, and [`Cx::within_budget`] says so.
    fn exceeds(&self, acts: &[Act]) -> bool {
        let makes = |act: &&Act| matches!(act.change, Change::Card(_));
        let too_much = self.table.budget.refuses(&self.state, acts.len(), acts.iter().filter(makes).count());
        self.note_excess(too_much);
        self.excess.get().is_some()
    }

    /// Notes what there is too much of, if nothing was before.
    fn note_excess(&self, too_much: Option<TooMuch>) {
        self.excess.set(self.excess.get().or(too_much.map(|too_much| too_much.what)));
    }

    /// A number that is read: nothing where it is too large, and [`Cx::within_budget`] says so.
    pub(crate) fn sized(&self, number: i32) -> i32 {
        let too_large = self.table.budget.refuses_number(number);
        let fits = too_large.is_none();
        self.note_excess(too_large);
        if fits { number } else { 0 }
    }

    /// Counts an instruction.
    pub(crate) fn count_instruction(&self) {
        let so_many = self.instructions.get() + 1;
        self.instructions.set(so_many);
        let too_many = so_many > self.table.budget.instructions;
        self.note_excess(too_many.then(|| self.table.budget.over(Bounded::Instructions)));
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

    /// Whether all the rules stand by which an act is made, those among them that it shows by itself.
    pub(crate) fn carries_out(&self, act: &Act) -> bool {
        let stands = |ground: &Ground| !self.table.is_off(ground.rule);
        act.grounds.iter().all(stands) && shown::of(&self.state, &act.change).iter().all(stands)
    }

    /// Those acts all of whose rules stand.
    #[must_use]
    pub fn lawful(&self, mut acts: Vec<Act>) -> Vec<Act> {
        acts.retain(|act| !act.grounds.iter().any(|ground| self.table.is_off(ground.rule)));
        acts
    }

    /// Whether something is in the way of what was to be done; told, where anything is.
    pub fn hindered(&self, obstacle: Option<Obstacle>) -> bool {
        obstacle.is_some_and(|obstacle| self.stands(obstacle.ground))
    }

    /// Names one more rule by which what is stopped is undone.
    pub fn undone(&self, because: impl Because, stop: Stop) -> Stop {
        if self.tracing && !self.table.is_off(because.rule()) {
            self.notes.tell(because.ground(), MarkUse::Refused);
        }
        stop
    }

    /// Whether a rule stands by which something comes to be otherwise than it would: told, where anything is.
    pub fn stands(&self, because: impl Because) -> bool {
        let stands = !self.table.is_off(because.rule());
        if stands && self.tracing {
            self.notes.tell(because.ground(), MarkUse::Applied);
        }
        stands
    }

    /// Forbids what breaks a rule.
    ///
    /// # Errors
    ///
    /// [`Stop::Illegal`], unless that rule is switched off.
    pub fn forbid(&self, because: impl Because, reason: impl Into<String>) -> Flow {
        if self.table.is_off(because.rule()) { Ok(()) } else { self.cannot(because, reason) }
    }

    /// Stops what can't be done whatever the rules allow, naming the rule by which it could have been.
    ///
    /// # Errors
    ///
    /// Always [`Stop::Illegal`].
    pub fn cannot<T>(&self, because: impl Because, reason: impl Into<String>) -> Flow<T> {
        let rule = because.rule();
        if self.tracing {
            self.notes.tell(because.ground(), MarkUse::Refused);
        }
        Err(Stop::illegal(rule, reason))
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

    /// Asks a player, unless there is only one answer, or nobody may decide since the rule is switched off: then it is the first.
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
        self.within_budget()?;
        let rule = kind.rule();
        if self.table.is_off(rule) {
            return Ok(options.first());
        }
        let forced = options.forced();
        let decision = Decision { player, kind, source, name, options, moment: self.moment };
        let _ = self.game();
        let seen = self.seen.get_or_init(|| Arc::new(continuous::project(self.table, &self.state)));
        let game = Game::new(self.table, &self.state, seen);
        if let Some(answer) = forced {
            return match self.chooser.forced(&game, &decision, &answer) {
                true => Ok(answer),
                false => Err(Stop::BadAnswer { decision: Box::new(decision), answer }),
            };
        }
        if self.state.player(decision.player).lost {
            return unsupported::refuse("a choice of a player who has left the game");
        }
        self.asked = true;
        match self.chooser.choose(&game, &decision) {
            None => Err(Stop::Need(Box::new(decision))),
            Some(answer) if decision.options.allow(&answer) => {
                if self.tracing && !answer.is_nothing() {
                    self.notes.note((rule, decision.source).ground(), MarkUse::Applied);
                }
                self.notes.line(TraceLine::Asked(Box::new(decision), answer.clone()));
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

    /// Ends the action: its state, what is known of it, and what was done.
    #[must_use]
    pub fn finish(self) -> (State, Option<Known>, Trace) {
        let seen = self.seen.into_inner().or(self.known);
        let trace = Trace { done: self.account.into_done(), ..self.notes.into_trace() };
        (self.state, seen.map(|seen| Known { seen, quiet: self.quiet }), trace)
    }
}
