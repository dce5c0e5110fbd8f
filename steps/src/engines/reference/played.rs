//! A played case, from each point of which it can be continued without one of the rules.

use std::{
    borrow::Cow,
    collections::BTreeMap,
    panic::{self, AssertUnwindSafe},
    sync::Arc,
};

use casebook_engine::{
    game::{Asked, Rules},
    rule::Rule,
};

use super::{
    ReferenceEngine, Run, Setting,
    log::Log,
    place::{Start, place},
};
use crate::{
    case::Case,
    port::{End, EngineUnderTest, Ran},
};

/// A played case.
///
/// Without a rule, everything is the same up to the operation in which the rule first makes a difference ([`Asked`]), so that part needn't be
/// played again.
pub struct Played<'p> {
    engine: &'p ReferenceEngine,
    case: &'p Case,
    ran: Ran,
    /// The rules that made a difference in the setup, then in each operation; empty if the position can't be placed.
    parts: Vec<(Rules, Option<Before<'p>>)>,
}

/// The case before an operation, and the index of the operation.
type Before<'p> = (Run<'p>, usize);

impl ReferenceEngine {
    /// Plays a case and calls a function with it.
    pub fn play<T>(&self, case: &Case, look: impl FnOnce(&Played<'_>) -> T) -> T {
        let unplaced = || Played { engine: self, case, ran: self.clone().run(case), parts: Vec::new() };
        let Some(own) = self.setting() else { return look(&unplaced()) };
        let asked = Arc::new(Asked::default());
        let asking = Setting { table: Arc::new(own.table.asking(Arc::clone(&asked))), ..own.clone() };
        let Ok(Start { state, known, names }) = place(&asking.table, case) else { return look(&unplaced()) };
        let mut run = Run::new(&asking, &names, (state, known), self);
        let mut next = run.begin();
        let mut parts = vec![(asked.take(), None)];
        while let Some(at) = next {
            let before = (run.clone(), at);
            next = run.go_on(at);
            parts.push((asked.take(), Some(before)));
        }
        look(&Played { engine: self, case, ran: run.finish(self.tracing), parts })
    }

    fn setting(&self) -> Option<&Setting> {
        self.settings.get(self.using.as_ref()?)
    }
}

impl Played<'_> {
    /// The result.
    #[must_use]
    pub fn ran(&self) -> &Ran {
        &self.ran
    }

    /// Whether a rule makes a difference; if the position can't be placed, nobody knows.
    #[must_use]
    pub fn heeds(&self, rule: Rule) -> bool {
        self.parts.is_empty() || self.parts.iter().any(|(asked, _)| asked.has(rule))
    }

    /// The result without a rule. If the engine panics, there are no observations.
    #[must_use]
    pub fn without(&self, rule: Rule) -> Cow<'_, Ran> {
        let first = self.parts.iter().find(|(asked, _)| asked.has(rule));
        if first.is_none() && !self.parts.is_empty() {
            return Cow::Borrowed(&self.ran);
        }
        let before = first.and_then(|(_, before)| before.as_ref());
        let went = || before.map_or_else(|| self.again(rule), |before| from(before, rule));
        let went = panic::catch_unwind(AssertUnwindSafe(went));
        Cow::Owned(went.unwrap_or_else(|_| Ran::ended(End::Error { message: String::new() })))
    }

    /// Plays it again without the rule.
    fn again(&self, rule: Rule) -> Ran {
        let settings = self.engine.settings.iter().filter(|(id, _)| Some(*id) == self.engine.using.as_ref());
        let without = |own: &Setting| Setting { table: Arc::new(own.table.without(rule)), ..own.clone() };
        let settings: BTreeMap<_, _> = settings.map(|(id, own)| (id.clone(), without(own))).collect();
        ReferenceEngine { settings: Arc::new(settings), ..self.engine.clone() }.without_notes().run(self.case)
    }
}

/// Continues without the rule from an operation.
fn from((run, at): &Before<'_>, rule: Rule) -> Ran {
    let setting = Setting { table: Arc::new(run.setting.table.without(rule)), ..run.setting.clone() };
    let log = Log { traced: false, ..run.log.clone() };
    let mut run = Run { setting: &setting, log, ..run.clone() };
    let mut next = Some(*at);
    while let Some(at) = next {
        next = run.go_on(at);
    }
    run.ran
}
