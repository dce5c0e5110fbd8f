//! The port at which a rules engine is tested: its requests and answers.

use std::{
    borrow::Cow,
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::Arc,
    time::{Duration, Instant},
};

use crate::case::{Case, DecisionSeen, Value};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A rules engine under test: the reference engine, an engine behind a pipe, or a lying engine that tests the suite.
///
/// An engine sees only a [`Case`]: the actions and the observations to make, never the expected values.
pub trait EngineUnderTest {
    /// Returns the engine's name and abilities.
    fn hello(&mut self) -> Hello;
    /// Chooses the edition of the rules for the next cases. The engine returns the edition that it really uses.
    fn edition(&mut self, edition: &str) -> EditionAnswer;
    /// Returns which of these cases the engine can't carry out, and why.
    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned>;
    /// Carries out a case. It never fails: every error is a way in which a case ends.
    fn run(&mut self, case: &Case) -> Ran;

    /// Carries out many cases. `done` gets the index, the result and the duration of each case in order, as soon as they are known.
    ///
    /// An engine in this process carries them out one by one; if it panics, it has crashed.
    fn run_all(&mut self, cases: &[&Case], done: &mut dyn FnMut(usize, Ran, Duration)) {
        for (place, case) in cases.iter().enumerate() {
            let (ran, took) = carried_out(self, case);
            done(place, ran, took);
        }
    }

    /// Sets whether a trace is wanted for the next cases. An engine may send one anyway, or none.
    fn tracing(&mut self, _wanted: bool) {}

    /// A copy of the engine that traces, for an engine in this process that is quick without a trace: the few cases that somebody has to look into
    /// are then played a second time.
    #[doc(hidden)]
    fn tracer(&self) -> Option<Box<dyn EngineUnderTest>> {
        None
    }

    /// Sets how many of the cases that are given at once may end without an answer before the others are given up; none for all of them.
    fn give_up_after(&mut self, _timeouts: Option<u32>) {}

    /// The irregularities of the engine that cost no case: for people, never judged.
    fn complaints(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Carries out a case; if the engine panics, it has crashed.
pub fn carried_out<E: EngineUnderTest + ?Sized>(engine: &mut E, case: &Case) -> (Ran, Duration) {
    let begun = Instant::now();
    let ran = panic::catch_unwind(AssertUnwindSafe(|| engine.run(case)));
    (ran.unwrap_or_else(|payload| panicked(&*payload)), begun.elapsed())
}

/// The end of a case whose engine panicked.
fn panicked(payload: &(dyn std::any::Any + Send)) -> Ran {
    let text = payload.downcast_ref::<String>().map(String::as_str).or(payload.downcast_ref::<&str>().copied());
    Ran::ended(End::Broken { how: Breakage::Crash, message: text.unwrap_or("it panicked").to_owned() })
}

/// The engine's name and abilities.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Hello {
    /// Its name.
    pub engine: String,
    /// Its version.
    pub version: String,
    /// The editions that it can use; empty if it doesn't know editions.
    #[serde(default)]
    pub editions: Vec<String>,
    /// The script operations it knows, by their names in JSON: `play`, `attack`, `resolve_all`, `answer`. Empty means all.
    #[serde(default)]
    pub ops: Vec<String>,
    /// The queries it knows: `life`, `stack`, `object.zone`; `object` for every aspect of one. Empty means all.
    #[serde(default)]
    pub probes: Vec<String>,
    /// The setup operations it knows; empty means all.
    #[serde(default)]
    pub setup: Vec<String>,
    /// How it knows cards.
    #[serde(default)]
    pub cards: CardsKnown,
}

/// How an engine knows cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CardsKnown {
    /// By their names: it has cards of its own.
    #[default]
    ByName,
    /// By their definitions in casebook's card language, which come with each case.
    ByDefinition,
}

/// The edition that an engine uses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct EditionAnswer {
    /// The edition really used; `null` if the engine doesn't know editions.
    pub using: Option<String>,
}

/// A case that an engine can't carry out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Planned {
    /// The case.
    pub id: String,
    /// What it lacks.
    pub unsupported: Unsupported,
}

/// Something an engine lacks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Unsupported {
    /// Its kind.
    pub kind: UnsupportedKind,
    /// Its name: a card's or an operation's.
    pub what: String,
}

/// Kinds of things an engine may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum UnsupportedKind {
    /// A card.
    Card,
    /// A script operation.
    Op,
    /// A query.
    Probe,
    /// A setup operation.
    Setup,
    /// An edition of the rules.
    Edition,
    /// A mechanic of the rules that a case needs.
    Mechanic,
}

impl UnsupportedKind {
    /// The kind's name, as in JSON.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            UnsupportedKind::Card => "card",
            UnsupportedKind::Op => "op",
            UnsupportedKind::Probe => "probe",
            UnsupportedKind::Setup => "setup",
            UnsupportedKind::Edition => "edition",
            UnsupportedKind::Mechanic => "mechanic",
        }
    }
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} `{}`", self.kind.word(), self.what)
    }
}

/// The result of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Ran {
    /// The observations that were made before the case ended.
    pub observations: Vec<Observation>,
    /// How it ended.
    pub end: End,
    /// The events of the case. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trace: Vec<TraceLine>,
    /// The rules that were applied, were considered or refused something during the script. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<MarkUse>,
    /// The names of the cards that did something, were changed, or whose text was read during the script. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards_took_part: Vec<String>,
    /// The abilities that did something or refused something during the script: the name of the card or of its part, and the ability's id in its
    /// definition; in order, each once. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities_exercised: Vec<(String, String)>,
    /// The answers that the game didn't ask for, as indices into the script, without those whose choice was forced. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unused_answers: Vec<usize>,
}

impl Ran {
    /// A result without observations.
    pub fn ended(end: End) -> Self {
        Ran {
            observations: Vec::new(),
            end,
            trace: Vec::new(),
            marks: Vec::new(),
            cards_took_part: Vec::new(),
            abilities_exercised: Vec::new(),
            unused_answers: Vec::new(),
        }
    }

    /// The observation for a probe.
    pub fn seen(&self, probe: usize) -> Option<&Seen> {
        self.observations.iter().find(|observation| observation.probe == probe).map(|observation| &observation.seen)
    }
}

/// The observation for one probe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Observation {
    /// The probe: an index into the case's probes.
    pub probe: usize,
    /// The observed value.
    pub seen: Seen,
}

/// An observation, or the report that the engine can't make it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// A value.
    Value(Value),
    /// The engine can't observe this here; the text gives the reason.
    Unobservable(String),
}

/// How a case ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The whole script was carried out.
    Completed,
    /// An action of the script was illegal; the game was not changed.
    Refused {
        /// Which operation.
        step: usize,
        /// The rule that forbids it, in the edition's numbering.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
        /// Why.
        reason: String,
    },
    /// A decision waits for which the script has no answer.
    Undecided {
        /// The operation during which it waits.
        step: usize,
        /// The decision.
        decision: DecisionSeen,
    },
    /// The engine lacks something.
    Unsupported(Unsupported),
    /// The position could not be placed as asked.
    Inconclusive {
        /// Why.
        reason: String,
    },
    /// The engine or its adapter reports an error of its own.
    Error {
        /// The error.
        message: String,
    },
    /// The engine broke. Only casebook uses this; an engine never does.
    Broken {
        /// How.
        how: Breakage,
        /// What casebook observed of it.
        message: String,
    },
}

/// How an engine broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Breakage {
    /// Its process ended.
    Crash,
    /// It did not answer in time.
    Timeout,
    /// Its answer is invalid.
    Protocol,
}

/// One line of a trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct TraceLine {
    /// The operation during which it happened; none for the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// The event as a sentence.
    pub event: String,
    /// The mark of the rule that caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Cow<'static, str>>,
    /// Its number in the edition used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Arc<str>>,
}

/// The use of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct MarkUse {
    /// The mark, which is the same in all editions.
    pub mark: Cow<'static, str>,
    /// Its number in the edition used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Arc<str>>,
    /// How it was used.
    pub how: Part,
}

/// How a rule was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// It changed something.
    Applied,
    /// It was considered and changed nothing.
    Considered,
    /// It refused an action.
    Refused,
}
