//! The port at which a rules engine is tested: what it is asked, and what it may say.

use std::{
    borrow::Cow,
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::Arc,
    time::{Duration, Instant},
};

use crate::case::{Case, DecisionSeen, Value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A rules engine under test: ours in this process, another one over a pipe, or a lying one that tests the suite.
///
/// An engine only ever sees a [`Case`]: what is done and what is to be observed, never what is expected.
pub trait EngineUnderTest {
    /// Says who it is and what it can do.
    fn hello(&mut self) -> Hello;
    /// Chooses the edition of the rules for the cases that follow. The engine says which one it really uses.
    fn edition(&mut self, edition: &str) -> EditionAnswer;
    /// Says beforehand which of these cases it can't carry out, and why.
    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned>;
    /// Carries out a case. It never fails: whatever goes wrong is a way to end.
    fn run(&mut self, case: &Case) -> Ran;

    /// Carries out many cases. `done` gets each one's place, what came of it and how long it took, in order, as soon as that is known.
    ///
    /// An engine in this process carries them out one by one; one that panics has crashed like any other.
    fn run_all(&mut self, cases: &[&Case], done: &mut dyn FnMut(usize, Ran, Duration)) {
        for (place, case) in cases.iter().enumerate() {
            let (ran, took) = carried_out(self, case);
            done(place, ran, took);
        }
    }

    /// Says whether a trace is wanted of the cases that follow. An engine may tell one all the same, or none.
    fn tracing(&mut self, _wanted: bool) {}

    /// Whether it is the project's own, which asks for what the vocabulary says and nothing else: then an answer that it never asked for
    /// is a mistake of the scenario. Other engines slice decisions otherwise.
    fn is_own(&self) -> bool {
        false
    }

    /// What was odd about the engine so far without costing a case: for people, never judged.
    fn complaints(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Carries out a case; an engine that panics has crashed.
pub(crate) fn carried_out<E: EngineUnderTest + ?Sized>(engine: &mut E, case: &Case) -> (Ran, Duration) {
    let begun = Instant::now();
    let ran = panic::catch_unwind(AssertUnwindSafe(|| engine.run(case)));
    (ran.unwrap_or_else(|payload| panicked(&*payload)), begun.elapsed())
}

/// How a case ends whose engine panicked.
fn panicked(payload: &(dyn std::any::Any + Send)) -> Ran {
    let text = payload.downcast_ref::<String>().map(String::as_str).or(payload.downcast_ref::<&str>().copied());
    Ran::ended(End::Broken { how: Breakage::Crash, message: text.unwrap_or("it panicked").to_owned() })
}

/// Who an engine is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Hello {
    /// Its name.
    pub engine: String,
    /// Its version.
    pub version: String,
    /// The editions it can use; empty if it can't say.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardsKnown {
    /// By their names: it has cards of its own.
    #[default]
    ByName,
    /// By their definitions in casebook's card language, which come with each case.
    ByDefinition,
}

/// Which edition an engine uses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EditionAnswer {
    /// The edition really used; none if the engine doesn't know editions.
    pub using: Option<String>,
}

/// A case that an engine can't carry out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Planned {
    /// The case.
    pub id: String,
    /// What it lacks.
    pub unsupported: Unsupported,
}

/// Something an engine lacks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct Unsupported {
    /// What kind of thing.
    pub kind: UnsupportedKind,
    /// Which one: a card's name, an operation's.
    pub what: String,
}

/// Kinds of things an engine may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
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
    /// A mechanic of the rules that a case comes to.
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

/// What came of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Ran {
    /// What was observed, as far as the case came. A probe that isn't here was not observed.
    pub observations: Vec<Observation>,
    /// How it ended.
    pub end: End,
    /// What happened, event by event. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trace: Vec<TraceLine>,
    /// The clauses that were carried out, considered or that refused something during the script. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<MarkUse>,
    /// The names of cards that did something, had something done to them, or whose text was read, during the script. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards_took_part: Vec<String>,
    /// The abilities that did something, or by which something was refused, during the script: the name of the card, or of the half of
    /// a flip card, and the ability's id in its definition; in order, each once. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities_exercised: Vec<(String, String)>,
    /// The answers that nothing asked for: indices into the script. Not those whose choice was forced. Optional.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unused_answers: Vec<usize>,
}

impl Ran {
    /// An end with nothing observed.
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

    /// What was observed for a probe.
    pub fn seen(&self, probe: usize) -> Option<&Seen> {
        self.observations.iter().find(|observation| observation.probe == probe).map(|observation| &observation.seen)
    }
}

/// What was observed for one probe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Observation {
    /// The probe: an index into the case's probes.
    pub probe: usize,
    /// What was seen.
    pub seen: Seen,
}

/// An observation, or that the engine can't make it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// A value.
    Value(Value),
    /// The engine can't observe that, here; it says why.
    Unobservable(String),
}

/// How a case ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The whole script was carried out.
    Completed,
    /// An action of the script was illegal; the game was left as it was.
    Refused {
        /// Which operation.
        step: usize,
        /// The clause that forbids it, in the edition's numbering.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
        /// Why.
        reason: String,
    },
    /// A decision was asked for that the script doesn't answer.
    Undecided {
        /// During which operation.
        step: usize,
        /// Which decision.
        decision: DecisionSeen,
    },
    /// The engine lacks something.
    Unsupported(Unsupported),
    /// The position could not be placed as asked.
    Inconclusive {
        /// Why.
        reason: String,
    },
    /// The engine or its adapter says that it broke.
    Error {
        /// How.
        message: String,
    },
    /// The engine broke without a word. Casebook says so; an engine never does.
    Broken {
        /// How.
        how: Breakage,
        /// What was seen of it.
        message: String,
    },
}

/// How an engine broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Breakage {
    /// It ended.
    Crash,
    /// It did not answer in time.
    Timeout,
    /// Its answer is none.
    Protocol,
}

/// One line of a trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TraceLine {
    /// During which operation; none for the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// What happened, as a sentence.
    pub event: String,
    /// The mark of the clause behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Cow<'static, str>>,
    /// Its number in the edition used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Arc<str>>,
}

/// That a clause played a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MarkUse {
    /// The mark, which is the same in all editions.
    pub mark: Cow<'static, str>,
    /// Its number in the edition used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Arc<str>>,
    /// How.
    pub how: Part,
}

/// The part a clause played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// It changed something.
    Applied,
    /// It was asked and changed nothing.
    Considered,
    /// It refused an action.
    Refused,
}
