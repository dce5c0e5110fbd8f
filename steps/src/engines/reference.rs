//! The reference engine at the port: it gets the same cases and gives the same kind of answers as every other engine.

mod announcement;
mod answers;
mod board;
mod default_answer;
mod exercise;
mod handles;
mod history;
mod keywords;
mod log;
mod manner;
mod meant;
pub mod names;
mod object;
mod observe;
mod place;
mod played;
mod say;
mod tell;
mod trial;
mod walk;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use casebook_engine::{
    attribution::in_force,
    continuous::Known,
    edition::EditionId,
    game::Done,
    rule::{MarkUse as EngineUse, Rule},
    state::State,
};

pub(crate) use self::answers::CHOOSING;
pub use self::{
    board::{Board, Permanent, Replayed, Side},
    manner::Manner,
    played::Played,
};
use self::{
    log::Log,
    names::Names,
    observe::View,
    place::{NotPlaced, Start, place},
    walk::{Halt, Walk},
};
use crate::{
    case::{Answer, Case, Legality, Query, ScriptOp, Value},
    library::{Overlaid, Setting},
    port::{
        EditionAnswer, End, EngineUnderTest, Hello, MarkUse, Observation, Part, Planned, Ran, Seen, Unsupported,
        UnsupportedKind, carried_out,
    },
    shared,
};

/// The name that the reference engine has in records.
pub(crate) const REFERENCE_NAME: &str = "casebook-engine";

/// The reference engine.
#[derive(Debug, Clone)]
pub struct ReferenceEngine {
    settings: Arc<BTreeMap<EditionId, Setting>>,
    using: Option<EditionId>,
    /// Whether it traces events.
    tracing: bool,
    /// Whether it notes the rules that were used.
    noting: bool,
    manner: Manner,
}

impl ReferenceEngine {
    /// A reference engine for one edition, which reports observations and notes the rules that were used.
    #[must_use]
    pub fn of(setting: &Setting) -> Self {
        let edition = setting.table.edition.id.clone();
        let settings = BTreeMap::from([(edition.clone(), setting.clone())]);
        Self { using: Some(edition), ..Self::new(Arc::new(settings)) }.without_trace()
    }

    /// The engine with the editions that it can use.
    #[must_use]
    pub fn new(settings: Arc<BTreeMap<EditionId, Setting>>) -> Self {
        Self { settings, using: None, tracing: true, noting: true, manner: Manner::Honest }
    }

    /// The same engine with observations and notes, but without a trace.
    #[must_use]
    pub fn without_trace(mut self) -> Self {
        self.tracing = false;
        self
    }

    /// The same engine with observations only, for measurements.
    #[must_use]
    pub fn without_notes(mut self) -> Self {
        self.noting = false;
        self.without_trace()
    }

    /// A reference engine for one edition of a library with a change. It only makes observations.
    #[must_use]
    pub fn changed(change: &Overlaid<'_>, own: &Setting) -> Self {
        Self::of(&change.setting(own)).without_notes()
    }

    /// What the texts of a case do while it is carried out, part by part; `None` if the position can't be placed.
    #[must_use]
    pub fn done(&self, case: &Case) -> Vec<Done> {
        let setting = self.using.as_ref().and_then(|id| self.settings.get(id));
        let Some((setting, Ok(start))) = setting.map(|own| (own, place(&own.table, case))) else {
            return Vec::new();
        };
        let at_first = in_force(&setting.table, &start.state);
        let mut run = Run::new(setting, &start.names, (start.state, start.known), self);
        run.log.accounts = true;
        run.log.done.extend(at_first);
        let mut next = run.begin();
        while let Some(at) = next {
            next = run.go_on(at);
        }
        run.log.done.in_a_row().into_owned()
    }

    /// An engine that is wrong on purpose in this manner.
    #[must_use]
    pub fn lying(mut self, manner: Manner) -> Self {
        self.manner = manner;
        self.without_trace()
    }
}

impl EngineUnderTest for ReferenceEngine {
    fn tracing(&mut self, wanted: bool) {
        // The notes of a part belong to the same log.
        (self.tracing, self.noting) = (wanted, wanted);
    }

    fn tracer(&self) -> Option<Box<dyn EngineUnderTest>> {
        Some(Box::new(Self { tracing: true, noting: true, ..self.clone() }))
    }

    fn hello(&mut self) -> Hello {
        Hello {
            engine: REFERENCE_NAME.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            editions: self.settings.keys().map(|id| id.0.clone()).collect(),
            ..Hello::default()
        }
    }

    fn edition(&mut self, edition: &str) -> EditionAnswer {
        let id = EditionId(edition.to_owned());
        self.using = self.settings.contains_key(&id).then_some(id);
        EditionAnswer { using: self.using.as_ref().map(|id| id.0.clone()) }
    }

    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned> {
        let Some(setting) = self.using.as_ref().and_then(|id| self.settings.get(id)) else { return Vec::new() };
        let missing = |case: &Case| {
            let names = case.objects.iter().filter_map(|o| match &o.origin {
                crate::case::Origin::Card { name, .. } => Some(name),
                _ => None,
            });
            let card = names.into_iter().find(|name| {
                setting.table.catalog.find(name).or_else(|| setting.table.catalog.find_part(name)).is_none()
            })?;
            let unsupported = Unsupported { kind: UnsupportedKind::Card, what: card.clone() };
            Some(Planned { id: case.id.clone(), unsupported })
        };
        cases.iter().copied().filter_map(missing).collect()
    }

    /// The cases are independent, so they are divided among the cores.
    fn run_all(&mut self, cases: &[&Case], done: &mut dyn FnMut(usize, Ran, Duration)) {
        let engine = &*self;
        let carry_out = |case: &&Case| carried_out(&mut engine.clone(), case);
        shared::in_order(cases, carry_out, &mut |place, (ran, took)| done(place, ran, took));
    }

    fn run(&mut self, case: &Case) -> Ran {
        let Some(setting) = self.using.as_ref().and_then(|id| self.settings.get(id)) else {
            let what = self.using.as_ref().map_or_else(|| "no edition was chosen".to_owned(), ToString::to_string);
            return Ran::ended(End::Unsupported(Unsupported { kind: UnsupportedKind::Edition, what }));
        };
        match place(&setting.table, case) {
            Ok(Start { state, known, names }) => {
                let mut run = Run::new(setting, &names, (state, known), self);
                let mut next = run.begin();
                while let Some(at) = next {
                    next = run.go_on(at);
                }
                run.finish(self.tracing)
            }
            Err(not_placed) => not_placed.ran(),
        }
    }
}

impl NotPlaced {
    /// The result of a case that ends like this before it begins.
    fn ran(self) -> Ran {
        Ran::ended(match self {
            NotPlaced::Card(what) => End::Unsupported(Unsupported { kind: UnsupportedKind::Card, what }),
            NotPlaced::Mechanic(what) => lacking(what),
            NotPlaced::Inconclusive(reason) => End::Inconclusive { reason },
            NotPlaced::TooMuch(message) => End::Error { message },
        })
    }
}

/// The end of a case that needs a mechanic which the engine lacks.
fn lacking(mechanic: String) -> End {
    End::Unsupported(Unsupported { kind: UnsupportedKind::Mechanic, what: mechanic })
}

/// A refusal by a lying engine.
const NO: Legality = Legality::Refused { rule: None, reason: None };

/// A case that is being carried out.
#[derive(Clone)]
struct Run<'c> {
    setting: &'c Setting,
    names: &'c Names<'c>,
    state: State,
    /// The effects on the state, if they have been computed.
    seen: Option<Known>,
    log: Log,
    ran: Ran,
    /// The refusals of actions that only probes tried.
    refused: Log,
    manner: Manner,
}

impl<'c> Run<'c> {
    fn new(
        setting: &'c Setting,
        names: &'c Names<'c>,
        (state, known): (State, Option<Known>),
        engine: &ReferenceEngine,
    ) -> Self {
        let (log, refused) = (Log::new(engine.noting), Log::default());
        let ran = Ran::ended(End::Completed);
        Self { setting, names, state, seen: known.filter(|_| !engine.noting), log, ran, refused, manner: engine.manner }
    }

    /// Answers the probes of point 0; returns the index of the first operation, if there is one.
    fn begin(&mut self) -> Option<usize> {
        self.look(0, None);
        (!self.names.case.script.is_empty()).then_some(0)
    }

    /// Carries out the operation at this index; returns the index of the next one if the case goes on.
    fn go_on(&mut self, at: usize) -> Option<usize> {
        let script = &self.names.case.script;
        let answers = script[at + 1..].iter().take_while(|op| matches!(op, ScriptOp::Answer(_))).count();
        if self.manner.goes_on() {
            self.somehow(at, answers);
        } else if let Some(end) = self.operation(at, answers) {
            self.ran.end = end;
            return None;
        }
        let next = at + 1 + answers;
        (next < script.len()).then_some(next)
    }

    /// Carries out an operation and its answers. Each answer is a point at which the game may wait for the next one; the operation is then run
    /// again with one more answer.
    fn operation(&mut self, at: usize, answers: usize) -> Option<End> {
        let case = self.names.case;
        for given in 0..=answers {
            let point = at + given + 1;
            let last = given == answers;
            if !last && !case.probes.iter().any(|p| p.after == point) {
                continue;
            }
            let mut walk = self.walk(at, given);
            match (walk.run(&case.script[at]), last) {
                (Ok(()), true) => {
                    self.note_unused(at, answers, &walk.used);
                    (self.state, self.seen, self.log) = (walk.state, walk.seen, walk.log);
                    self.look(point, None);
                }
                (Err(Halt::Waiting(decision)), last) => {
                    let (state, log) =
                        (std::mem::replace(&mut self.state, walk.state), std::mem::replace(&mut self.log, walk.log));
                    let seen = std::mem::replace(&mut self.seen, walk.seen);
                    self.look(point, Some((&decision, at, given, (&state, &log))));
                    if last {
                        self.note_unused(at, answers, &walk.used);
                        let seen = observe::decision_seen(&decision, self.names, &self.state, &self.log);
                        return Some(End::Undecided { step: at, decision: seen });
                    }
                    (self.state, self.seen, self.log) = (state, seen, log);
                }
                (Err(Halt::Refused { rule, reason }), true) => {
                    self.refused.note_as_in(&walk.log);
                    return Some(End::Refused {
                        step: at,
                        rule: rule.and_then(|r| self.number(r)).map(|r| r.to_string()),
                        reason,
                    });
                }
                (Err(Halt::Broken(message)), _) => return Some(End::Error { message }),
                (Err(Halt::Lacking(mechanic)), _) => return Some(lacking(mechanic)),
                // Not all answers are given yet, but the operation is complete: no player is asked, and a claim about a question observes none.
                (Ok(()), false) => {
                    let mut after = self.clone();
                    (after.state, after.seen, after.log) = (walk.state, walk.seen, walk.log);
                    after.look(point, None);
                    (self.ran.observations, self.refused) = (after.ran.observations, after.refused);
                }
                // The last run has the reason of the refusal.
                (Err(Halt::Refused { .. }), false) => {}
            }
        }
        None
    }

    /// Carries out an operation if it is possible, else leaves it out.
    fn somehow(&mut self, at: usize, answers: usize) {
        let op = &self.names.case.script[at];
        if !self.manner.leaves_out(op) {
            let asks = self.manner != Manner::NeverAsks;
            let walk = self.walk(at, if asks { answers } else { 0 }).leniently();
            let mut walk = if asks { walk } else { walk.greedily(0) };
            if walk.run(op).is_ok() {
                (self.state, self.seen, self.log) = (walk.state, walk.seen, walk.log);
            }
        }
        (at + 1..=at + answers + 1).for_each(|point| self.look(point, None));
    }

    fn walk(&self, at: usize, given: usize) -> Walk<'c> {
        let script = &self.names.case.script;
        let answer = |(place, op): (usize, &'c ScriptOp)| match op {
            ScriptOp::Answer(answer) => Some((at + 1 + place, answer)),
            _ => None,
        };
        let answers: Vec<(usize, &'c Answer)> =
            script[at + 1..].iter().take(given).enumerate().filter_map(answer).collect();
        let walk = Walk::new(&self.setting.table, self.names, self.state.clone(), self.log.clone(), at, answers);
        walk.knowing(self.seen.clone())
    }

    fn note_unused(&mut self, at: usize, answers: usize, used: &BTreeSet<usize>) {
        self.ran.unused_answers.extend((at + 1..=at + answers).filter(|index| !used.contains(index)));
    }

    /// Answers the probes of a point.
    fn look(&mut self, point: usize, waiting: Option<observe::Waiting<'_>>) {
        let probes = &self.names.case.probes;
        if !probes.iter().any(|p| p.after == point) {
            return;
        }
        let view = View::new(self.setting, self.names, &self.state, &self.log, self.seen.clone(), waiting);
        for (index, probe) in probes.iter().enumerate().filter(|(_, p)| p.after == point) {
            let seen = match &probe.query {
                Query::CanDo(action) if self.manner.refuses(action) => Seen::Value(Value::Legality(NO)),
                query => view.observe(query),
            };
            self.ran.observations.push(Observation { probe: index, seen });
        }
        let (seen, refused) = view.into_parts();
        self.seen = Some(seen);
        self.refused.note_as_in(&refused);
    }

    fn number(&self, rule: Rule) -> Option<Arc<str>> {
        self.setting.numbers.get(&rule).cloned()
    }

    fn finish(mut self, tracing: bool) -> Ran {
        if !self.log.traced {
            return self.ran;
        }
        let marks = self.log.marks.iter().chain(self.refused.marks.iter()).collect::<BTreeSet<_>>();
        let part = |how: &EngineUse| match how {
            EngineUse::Applied => Part::Applied,
            EngineUse::Considered => Part::Considered,
            EngineUse::Refused => Part::Refused,
        };
        self.ran.marks = marks
            .into_iter()
            .map(|(rule, how)| MarkUse { mark: rule.word().into(), rule: self.number(*rule), how: part(how) })
            .collect();
        let say = say::Sayer { names: self.names, state: &self.state, log: &self.log };
        let mut view = tell::Teller { say, numbers: &self.setting.numbers };
        let exercised = self.log.exercised.iter().chain(self.refused.exercised.iter());
        let exercised: BTreeSet<_> = exercised.map(|by| (by.card.clone(), by.ability.clone())).collect();
        self.ran.abilities_exercised = exercised.into_iter().collect();
        self.ran.cards_took_part = view.cards(self.refused.involved.iter().copied());
        if tracing {
            self.ran.trace = view.lines();
        }
        self.ran
    }
}
