//! A run: selected scenarios, in their editions, on one engine. All that it makes is a record.

use std::{
    panic::{self, AssertUnwindSafe},
    time::Instant,
};

use casebook_engine::edition::EditionId;

use crate::{
    case::Case,
    deviations::Deviations,
    expectation::{Expectations, Want},
    judge::{NOT_SEEN, judge},
    library::Library,
    port::{Breakage, End, EngineUnderTest, Planned, Ran},
    record::{CaseResult, EngineName, Header, Record},
    suite::{EditionChoice, Scenario, Suite},
    verdict::Verdict,
    vocabulary::Replay,
};

/// What of a suite is run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Selection {
    /// Only scenarios that prove one of these clauses; all if there are none.
    pub clauses: Vec<String>,
    /// Only scenarios that prove a clause of one of these documents; all if there are none.
    pub documents: Vec<String>,
    /// In which editions.
    pub editions: EditionChoice,
    /// Whether the suite is only a part of the whole: then clauses without a scenario aren't told as uncovered.
    pub part: bool,
}

impl Selection {
    fn takes(&self, scenario: &Scenario) -> bool {
        let of_document = |document: &String| {
            let prefix = format!("{document}:");
            scenario.lowered.case.clauses.iter().any(|clause| clause.starts_with(&prefix))
        };
        (self.clauses.is_empty() || self.clauses.iter().any(|clause| scenario.proves(clause)))
            && (self.documents.is_empty() || self.documents.iter().any(of_document))
    }

    /// The documents of which everything is run.
    fn whole_documents(&self, suite: &Suite) -> Vec<String> {
        let all = suite.library.clauses().sources().map(|source| source.document.clone());
        match (self.part || !self.clauses.is_empty(), self.documents.is_empty()) {
            (true, _) => Vec::new(),
            (false, true) => all.collect(),
            (false, false) => all.filter(|document| self.documents.contains(document)).collect(),
        }
    }
}

/// Who watches a run.
pub trait Watcher {
    /// A case is done; so many of so many are.
    fn done(&mut self, cases: usize, of: usize);
}

/// Nobody watches.
impl Watcher for () {
    fn done(&mut self, _: usize, _: usize) {}
}

/// Runs the selected scenarios of a suite on an engine.
pub fn run(
    suite: &Suite,
    engine: &mut dyn EngineUnderTest,
    selection: &Selection,
    deviations: &Deviations,
    watcher: &mut dyn Watcher,
) -> Record {
    let begun = Instant::now();
    let hello = engine.hello();
    let selected: Vec<&Scenario> = suite.scenarios.iter().filter(|scenario| selection.takes(scenario)).collect();
    let editions: Vec<EditionId> = suite.library.editions().iter().map(|edition| edition.id.clone()).collect();
    let mut results: Vec<(usize, CaseResult)> = Vec::new();
    let of = selected.iter().map(|scenario| scenario.run_in(&selection.editions).len()).sum();
    let mut used = Vec::new();
    for edition in editions {
        let mut here = Vec::new();
        for (place, scenario) in selected.iter().enumerate() {
            if scenario.run_in(&selection.editions).contains(&edition) {
                here.push((place, *scenario));
            }
        }
        if here.is_empty() {
            continue;
        }
        let mut bench = Bench::new(engine, &edition, &suite.library, &here);
        for (place, scenario) in here {
            let mut result = bench.run(scenario);
            deviations.apply(&mut result);
            results.push((place, result));
            watcher.done(results.len(), of);
        }
        used.push(edition.0);
    }
    // In the order of the features: the editions of a scenario stand together.
    results.sort_by_key(|(place, _)| *place);
    let header = Header {
        casebook: env!("CARGO_PKG_VERSION").to_owned(),
        engine: EngineName { name: hello.engine, version: hello.version },
        editions: used,
        documents: selection.whole_documents(suite),
        clauses: named(selection, suite),
        ..Header::default()
    };
    Record::new(header, results.into_iter().map(|(_, result)| result).collect(), begun.elapsed().as_secs_f64())
}

/// The clauses of the index that were asked for by name.
fn named(selection: &Selection, suite: &Suite) -> Vec<String> {
    let asked = |id: &str| selection.clauses.iter().any(|clause| crate::suite::belongs(id, clause));
    suite.library.clauses().iter().map(|clause| clause.id.0.clone()).filter(|id| asked(id)).collect()
}

/// An engine set to an edition.
struct Bench<'a> {
    engine: &'a mut dyn EngineUnderTest,
    edition: &'a EditionId,
    library: &'a Library,
    /// What the engine really uses.
    using: Option<String>,
    planned: Vec<Planned>,
}

impl<'a> Bench<'a> {
    fn new(
        engine: &'a mut dyn EngineUnderTest,
        edition: &'a EditionId,
        library: &'a Library,
        scenarios: &[(usize, &Scenario)],
    ) -> Self {
        let using = engine.edition(&edition.0).using;
        let cases: Vec<Case> = scenarios.iter().map(|(_, scenario)| scenario.lowered.case.clone()).collect();
        let planned = engine.plan(&cases);
        Bench { engine, edition, library, using, planned }
    }

    fn run(&mut self, scenario: &Scenario) -> CaseResult {
        let begun = Instant::now();
        let (verdict, detail, ran) = match self.refused(scenario) {
            Some((verdict, detail)) => (verdict, detail, None),
            None => {
                let ran = guarded(self.engine, &scenario.lowered.case);
                (Verdict::Passed, String::new(), Some(ran))
            }
        };
        let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        let mut result = empty(scenario, self.edition);
        result.micros = micros;
        match ran {
            Some(ran) => judged(&mut result, scenario, ran, &self.expectations(scenario)),
            None => (result.verdict, result.detail) = (verdict, Some(detail)),
        }
        result
    }

    /// What is expected, with the numbers of rules as this edition has them: a scenario cites those of its own.
    fn expectations(&self, scenario: &Scenario) -> Expectations {
        let mut expectations = scenario.lowered.expectations.clone();
        if *self.edition != scenario.home {
            let (numbers, editions) = (self.library.numbers(), self.library.editions());
            for expectation in &mut expectations.0 {
                if let Want::Refused(rules) = &mut expectation.want {
                    let here = |rule: &String| numbers.counterparts(rule, &scenario.home, self.edition, editions);
                    *rules = rules.iter().flat_map(here).collect();
                }
            }
        }
        expectations
    }

    /// Why a case isn't run at all.
    fn refused(&self, scenario: &Scenario) -> Option<(Verdict, String)> {
        let edition = self.edition;
        if !scenario.editions.contains(edition) {
            return Some((Verdict::NotApplicable, format!("not all of its clauses hold in {edition}")));
        }
        if self.using.as_deref() != Some(edition.0.as_str()) {
            let using = self.using.as_deref().map_or("none that it can name".to_owned(), |using| format!("`{using}`"));
            return Some((Verdict::Unsupported, format!("the engine uses another edition than {edition}: {using}")));
        }
        let lack = self.planned.iter().find(|planned| planned.id == scenario.lowered.case.id)?;
        let kind = serde_json::to_value(lack.unsupported.kind).ok();
        let kind = kind.as_ref().and_then(serde_json::Value::as_str).unwrap_or("part");
        Some((
            Verdict::Unsupported,
            format!("the engine says beforehand that it lacks the {kind} `{}`", lack.unsupported.what),
        ))
    }
}

/// Runs a case. An engine in this process that panics has crashed like any other: the next case finds it as it was before.
fn guarded(engine: &mut dyn EngineUnderTest, case: &Case) -> Ran {
    panic::catch_unwind(AssertUnwindSafe(|| engine.run(case))).unwrap_or_else(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let message = text.or(payload.downcast_ref::<&str>().copied()).unwrap_or("it panicked").to_owned();
        Ran::ended(End::Broken { how: Breakage::Crash, message })
    })
}

fn judged(result: &mut CaseResult, scenario: &Scenario, ran: Ran, expectations: &Expectations) {
    let judgement = judge(&scenario.lowered.case, expectations, &ran);
    result.verdict = judgement.verdict;
    result.detail = judgement.detail;
    result.claims = judgement.claims;
    result.trace = ran.trace;
}

/// A result before anything has come of it.
fn empty(scenario: &Scenario, edition: &EditionId) -> CaseResult {
    let lowered = &scenario.lowered;
    CaseResult {
        id: lowered.case.id.clone(),
        hash: lowered.case.hash.clone(),
        name: lowered.case.name.clone(),
        feature: lowered.feature.clone(),
        line: lowered.line,
        edition: edition.0.clone(),
        clauses: lowered.case.clauses.clone(),
        steps: lowered.steps.clone(),
        ..CaseResult::default()
    }
}

/// A result by line, as a cucumber run replays it: a line holds if all its claims do. What isn't the fault of a claim fails every line.
#[must_use]
pub fn replay(result: &CaseResult) -> Replay {
    let good = matches!(result.verdict, Verdict::Passed | Verdict::ExpectedFailure);
    let blameless = result.claims.iter().all(|claim| claim.held);
    let detail = || result.detail.clone().unwrap_or_else(|| result.verdict.to_string());
    if !good && result.claims.is_empty() {
        return result.steps.iter().map(|step| (step.line, Err(detail()))).collect();
    }
    let mut replay = Replay::new();
    for claim in &result.claims {
        let line = replay.entry(claim.line).or_insert(Ok(()));
        if !good && line.is_ok() && blameless {
            *line = Err(detail());
        } else if !good && line.is_ok() && !claim.held {
            // Where nothing was seen, the script didn't come so far: then how it ended is what a reader needs.
            let unseen = claim.seen == NOT_SEEN;
            *line = Err(if unseen { detail() } else { format!("expected {}, saw {}", claim.expected, claim.seen) });
        }
    }
    replay
}
