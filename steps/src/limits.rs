//! The limits of everything that casebook reads: one table, from which `docs/limits.md` is made. A limit is asked before the work that it bounds,
//! and what exceeds it is refused with its message; nothing is cut in silence.

use std::collections::BTreeSet;

use casebook_engine::{budget::Budget, document};

use crate::{
    case::{Case, MOST_GENERIC, SetupOp},
    protocol,
};

/// A limit: a quantity, the most that is allowed of it, and the message for more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// The quantity.
    pub what: &'static str,
    /// The most that is allowed.
    pub most: u64,
    /// The message; `{}` stands for the most that is allowed, `{MiB}` for the same in units of 1,048,576 bytes.
    pub says: &'static str,
    /// The places where it is asked.
    pub asked: &'static str,
}

impl Limit {
    /// Whether a quantity is within the limit.
    #[must_use]
    pub fn allows(&self, count: usize) -> bool {
        u64::try_from(count).is_ok_and(|count| count <= self.most)
    }

    /// The message for more than the limit.
    #[must_use]
    pub fn message(&self) -> String {
        self.says.replace("{MiB}", &format!("{} MiB", self.most >> 20)).replace("{}", &self.most.to_string())
    }

    /// The message if a quantity exceeds the limit.
    #[must_use]
    pub fn refuses(&self, count: usize) -> Option<String> {
        (!self.allows(count)).then(|| self.message())
    }
}

/// The bytes of a document.
pub const DOCUMENT: Limit = Limit {
    what: "bytes of a feature, a card or another definition, a rules file, a deviations file",
    most: document::MAX_BYTES as u64,
    says: "the document is longer than {} bytes",
    asked: "as the file is read; the rest of a longer file is not read",
};
/// The depth of brackets.
pub const BRACKETS: Limit = Limit {
    what: "depth of brackets in a YAML document",
    most: document::MAX_BRACKETS as u64,
    says: "brackets are nested more than {} deep",
    asked: "before the document is parsed",
};
/// The bytes of a line of a feature.
pub const LINE: Limit = Limit {
    what: "bytes of a line of a feature, and of a step or title with the values of its row",
    most: 16 << 10,
    says: "this line is longer than {} bytes",
    asked: "before the feature is parsed, and for each row before its values are filled in",
};
/// The scenarios of a feature.
pub const SCENARIOS: Limit = Limit {
    what: "scenarios in a feature",
    most: 200,
    says: "a feature has at most {} scenarios: divide it",
    asked: "before the scenarios are read",
};
/// The rows of a feature.
pub const ROWS: Limit = Limit {
    what: "rows of examples in a feature",
    most: 2_000,
    says: "a feature has at most {} rows of examples: divide it",
    asked: "before the feature is parsed",
};
/// The steps of a scenario.
pub const STEPS: Limit = Limit {
    what: "steps of a scenario, those of the background included",
    most: 500,
    says: "a scenario has at most {} steps",
    asked: "before the steps are read",
};
/// The tags of a scenario.
pub const TAGS: Limit = Limit {
    what: "tags of a scenario, those of its feature included",
    most: 100,
    says: "a scenario has at most {} tags",
    asked: "before the tags are read",
};
/// The bytes of the scenarios of all rows.
pub const EXPANDED: Limit = Limit {
    what: "bytes of all scenarios of a feature, with the values of their rows",
    most: 16 << 20,
    says: "with the values of their rows the scenarios of this feature are longer than {MiB}: divide it",
    asked: "for each row before its values are filled in",
};
/// The objects of a case.
pub const OBJECTS: Limit = Limit {
    what: "objects of a case, lands that pay and cards of libraries included",
    most: BUDGET.objects as u64,
    says: "a case has at most {} objects",
    asked: "in a line before its objects are placed; of a whole case before the engine places it: from features, with `--cases`, through `serve`",
};
/// The facts of a case.
pub const FACTS: Limit = Limit {
    what: "facts of a position: what is placed, counters, effects",
    most: 10_000,
    says: "a case has at most {} facts in its position",
    asked: "before the engine places a case",
};
/// The operations of a case.
pub const OPERATIONS: Limit = Limit {
    what: "operations in the script of a case",
    most: 2_000,
    says: "a case has at most {} operations",
    asked: "before the engine places a case",
};
/// The queries of a case.
pub const PROBES: Limit = Limit {
    what: "queries of a case",
    most: 5_000,
    says: "a case has at most {} queries",
    asked: "before the engine places a case",
};
/// The size of a number.
pub const NUMBER: Limit = Limit {
    what: "size of a number: life, counters, damage, power and toughness, numbers in a text",
    most: BUDGET.number as u64,
    says: "a number exceeds the limit of {}",
    asked: "as a line is read; before the engine places a case; after each change",
};
/// The generic mana of an amount.
pub const MANA: Limit = Limit {
    what: "generic mana of one amount",
    most: MOST_GENERIC as u64,
    says: "an amount of mana has at most {} generic mana",
    asked: "as the amount is read",
};
/// The objects of a game.
pub const GAME_OBJECTS: Limit = Limit {
    what: "objects that have ever existed in a game",
    most: BUDGET.objects as u64,
    says: "the game exceeds its limit of {} objects",
    asked: "before each change",
};
/// The changes of a game.
pub const CHANGES: Limit = Limit {
    what: "changes in a game",
    most: BUDGET.changes,
    says: "the game exceeds its limit of {} changes",
    asked: "before each change",
};
/// The instructions of an action.
pub const INSTRUCTIONS: Limit = Limit {
    what: "instructions that one action carries out",
    most: BUDGET.instructions,
    says: "one action exceeds its limit of {} instructions",
    asked: "before each instruction",
};
/// The work of a game.
pub const WORK: Limit = Limit {
    what: "objects, effects and events that a game reads, each time that it reads one",
    most: BUDGET.work,
    says: "the game exceeds its limit of {} objects and effects read",
    asked: "before each change, within each calculation of continuous effects and after it",
};
/// The bytes of a line of the protocol.
pub const PROTOCOL_LINE: Limit = Limit {
    what: "bytes of a line of the protocol, in both directions",
    most: protocol::LONGEST as u64,
    says: "longer than the limit of {MiB}",
    asked: "as the line is read; the rest of it is left out of memory",
};
/// The bytes of a trace.
pub const TRACE: Limit = Limit {
    what: "bytes of the trace of a case that a record keeps",
    most: 256 << 10,
    says: "the rest of the trace is left out, because it is longer than {} bytes",
    asked: "before the result is kept; the message is the last line of the trace",
};
/// The bytes of all traces.
pub const TRACES: Limit = Limit {
    what: "bytes of all traces of a run",
    most: 512 << 20,
    says: "the trace is left out, because those of the run are longer than {MiB}",
    asked: "before the result is kept; the message stands in place of the trace",
};
/// The bytes of a line of a record.
pub const RECORD_LINE: Limit = Limit {
    what: "bytes of a line of a record",
    most: 64 << 20,
    says: "the line is longer than the limit of {MiB}",
    asked: "as the line is read",
};
/// The bytes of a record.
pub const RECORD: Limit = Limit {
    what: "bytes of a record, unpacked",
    most: 2 << 30,
    says: "the record is longer than the limit of {MiB}",
    asked: "as its lines are read",
};
/// The bytes of compiled cases.
pub const CASES: Limit = Limit {
    what: "bytes of `cases.json` or `expectations.json`",
    most: 128 << 20,
    says: "the file is longer than the limit of {MiB}",
    asked: "as the file is read; the rest of a longer file is not read",
};
/// The bytes of a rules text.
pub const RULES_TEXT: Limit = Limit {
    what: "bytes of a rules text or an FAQ",
    most: 32 << 20,
    says: "a rules text is at most {MiB} long",
    asked: "as the file is read; the rest of a longer file is not read",
};
/// The rules of a text.
pub const RULES: Limit = Limit {
    what: "rules in a rules text",
    most: 50_000,
    says: "a rules text has at most {} rules",
    asked: "before two texts are compared",
};
/// The errors that a command prints.
pub const ERRORS: Limit = Limit {
    what: "errors that a command prints in full",
    most: 100,
    says: "only the first {} errors are shown",
    asked: "before they are printed; their number is always told",
};
/// The characters of a line that a message shows.
pub const SHOWN: Limit = Limit {
    what: "characters of a line of an error message, quoted words included",
    most: 1_000,
    says: "…",
    asked: "before it is printed; `…` ends a shortened line",
};

/// The limits of a game.
const BUDGET: Budget = Budget::STANDARD;

/// All limits, in the order of the page.
pub const ALL: [&Limit; 28] = [
    &DOCUMENT,
    &BRACKETS,
    &LINE,
    &SCENARIOS,
    &ROWS,
    &STEPS,
    &TAGS,
    &EXPANDED,
    &OBJECTS,
    &FACTS,
    &OPERATIONS,
    &PROBES,
    &NUMBER,
    &MANA,
    &GAME_OBJECTS,
    &CHANGES,
    &INSTRUCTIONS,
    &WORK,
    &PROTOCOL_LINE,
    &TRACE,
    &TRACES,
    &RECORD_LINE,
    &RECORD,
    &CASES,
    &RULES_TEXT,
    &RULES,
    &ERRORS,
    &SHOWN,
];

/// The reason why a case can't be carried out by any engine: it exceeds a limit, or two of its objects have the same handle. It reads each part
/// of the case once.
#[must_use]
pub fn refused(case: &Case) -> Option<String> {
    let placed = case.setup.iter().map(placed).fold(case.objects.len(), usize::saturating_add);
    let counts = [
        OBJECTS.refuses(placed),
        FACTS.refuses(case.setup.len()),
        OPERATIONS.refuses(case.script.len()),
        PROBES.refuses(case.probes.len()),
        case.setup.iter().flat_map(numbers).max().and_then(number),
    ];
    let mut handles = BTreeSet::new();
    let twice = || {
        let twice = case.objects.iter().find(|object| !handles.insert(&object.handle.0))?;
        Some(format!("two objects of the case are called \"{}\"", twice.handle))
    };
    counts.into_iter().flatten().next().or_else(twice)
}

/// The message if a number exceeds the limit.
#[must_use]
pub fn number(number: u64) -> Option<String> {
    (number > NUMBER.most).then(|| NUMBER.message())
}

/// The objects that a fact adds to those that the case declares.
fn placed(op: &SetupOp) -> usize {
    match op {
        SetupOp::CanPay { mana, .. } => mana.lands().len(),
        SetupOp::Library { filler, .. } => usize::try_from(*filler).unwrap_or(usize::MAX),
        _ => 0,
    }
}

/// The absolute values of the numbers of a fact.
fn numbers(op: &SetupOp) -> Vec<u64> {
    match op {
        SetupOp::Counters { count, .. } | SetupOp::PlayerCounters { count, .. } => vec![u64::from(*count)],
        SetupOp::Damage { amount, .. } => vec![u64::from(*amount)],
        SetupOp::Life { life, .. } => vec![u64::from(life.unsigned_abs())],
        SetupOp::Pumped { power, toughness, .. } => {
            vec![u64::from(power.unsigned_abs()), u64::from(toughness.unsigned_abs())]
        }
        SetupOp::Token { token, .. } => token.power_toughness.map_or(Vec::new(), |(power, toughness)| {
            vec![u64::from(power.unsigned_abs()), u64::from(toughness.unsigned_abs())]
        }),
        _ => Vec::new(),
    }
}
