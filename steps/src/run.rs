//! A run: selected scenarios, in their editions, on one engine. All that it makes is a record.

use std::{collections::BTreeMap, time::Instant};

use casebook_engine::edition::EditionId;

use crate::{
    case::Case,
    deviations::Deviations,
    expectation::Expectations,
    judge::judge,
    needs,
    numbering::renumbered,
    port::{EngineUnderTest, Hello, Ran, Unsupported},
    protocol::unsound,
    prove::{Doubt, Prover},
    record::{self, CaseResult, EngineName, Header, Record},
    suite::{EditionChoice, Scenario, Suite},
    verdict::Verdict,
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
    /// Whether the project's own engine is also asked what each case that passes proves.
    pub prove: bool,
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

/// Who watches a run, and may keep what it makes as it goes.
pub trait Watcher {
    /// It begins.
    fn begun(&mut self, _header: &Header) {}
    /// A case is done; so many of so many are.
    fn done(&mut self, _result: &CaseResult, _cases: usize, _of: usize) {}
}

/// Nobody watches.
impl Watcher for () {}

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
    let mut editions: Vec<(EditionId, Vec<(usize, &Scenario)>)> = Vec::new();
    for edition in suite.library.editions().iter() {
        let runs = |scenario: &Scenario| scenario.run_in(&selection.editions).contains(&edition.id);
        let here: Vec<(usize, &Scenario)> =
            selected.iter().copied().enumerate().filter(|(_, scenario)| runs(scenario)).collect();
        if !here.is_empty() {
            editions.push((edition.id.clone(), here));
        }
    }
    let header = Header {
        casebook: env!("CARGO_PKG_VERSION").to_owned(),
        engine: EngineName { name: hello.engine.clone(), version: hello.version.clone() },
        editions: editions.iter().map(|(edition, _)| edition.0.clone()).collect(),
        documents: selection.whole_documents(suite),
        clauses: named(selection, suite),
        record: record::VERSION,
    };
    watcher.begun(&header);
    let of = editions.iter().map(|(_, here)| here.len()).sum();
    let mut results: Vec<(usize, CaseResult)> = Vec::new();
    let mut prover = (selection.prove && engine.is_own()).then(|| Prover::new(&suite.library));
    for (edition, here) in &editions {
        in_edition(engine, suite, &hello, edition, here, &mut |place, mut result| {
            deviations.apply(&mut result);
            prover.iter_mut().for_each(|prover| prover.mark(suite, &mut result));
            watcher.done(&result, results.len() + 1, of);
            results.push((place, result));
        });
    }
    // In the order of the features: the editions of a scenario stand together.
    results.sort_by_key(|(place, _)| *place);
    let results = results.into_iter().map(|(_, result)| result).collect();
    let mut record = Record::new(header, results, begun.elapsed().as_secs_f64());
    record.footer.complaints = engine.complaints();
    record
}

/// The clauses of the index that were asked for by name.
fn named(selection: &Selection, suite: &Suite) -> Vec<String> {
    let asked = |id: &str| selection.clauses.iter().any(|clause| crate::suite::belongs(id, clause));
    suite.library.clauses().iter().map(|clause| clause.id.0.clone()).filter(|id| asked(id)).collect()
}

/// Runs scenarios in one edition; each result is told in order, as soon as it is there.
fn in_edition(
    engine: &mut dyn EngineUnderTest,
    suite: &Suite,
    hello: &Hello,
    edition: &EditionId,
    here: &[(usize, &Scenario)],
    tell: &mut dyn FnMut(usize, CaseResult),
) {
    let own = engine.is_own();
    let bench = Bench::new(engine, hello, edition, here);
    let refusals: Vec<Option<(Verdict, String)>> = here.iter().map(|(_, scenario)| bench.refused(scenario)).collect();
    let (mut asked, mut cases) = (Vec::new(), Vec::new());
    for (at, _) in refusals.iter().enumerate().filter(|(_, refusal)| refusal.is_none()) {
        asked.push(at);
        cases.push(&here[at].1.lowered.case);
    }
    let mut next = 0;
    let refused_until = |next: &mut usize, end: usize, tell: &mut dyn FnMut(usize, CaseResult)| {
        while *next < end {
            let (place, scenario) = here[*next];
            let (verdict, detail) = refusals[*next].clone().unwrap_or((Verdict::Error, "it was not run".to_owned()));
            tell(place, CaseResult { verdict, detail: Some(detail), ..empty(scenario, edition) });
            *next += 1;
        }
    };
    engine.run_all(&cases, &mut |index, ran, took| {
        let Some(at) = asked.get(index).copied().filter(|at| *at >= next) else { return };
        refused_until(&mut next, at, tell);
        let (place, scenario) = here[at];
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let mut result = CaseResult { micros, ..empty(scenario, edition) };
        let expectations = renumbered(&scenario.lowered.expectations, &scenario.home, edition, &suite.library);
        let unasked = if own { ran.unused_answers.first().copied() } else { None };
        judged(&mut result, scenario, &expectations, ran);
        if let Some(step) = unasked.filter(|_| result.verdict == Verdict::Passed) {
            let line = scenario.lowered.script_lines.get(step).copied().unwrap_or(scenario.lowered.line);
            let detail = format!("line {line}: {}", Doubt::UnusedAnswer { line });
            (result.verdict, result.detail) = (Verdict::SuiteError, Some(detail));
        }
        tell(place, result);
        next += 1;
    });
    refused_until(&mut next, here.len(), tell);
}

/// What an engine says of itself and of an edition, before any case is run.
struct Bench<'a> {
    hello: &'a Hello,
    edition: &'a EditionId,
    /// What the engine really uses.
    using: Option<String>,
    planned: BTreeMap<String, Unsupported>,
}

impl<'a> Bench<'a> {
    fn new(
        engine: &mut dyn EngineUnderTest,
        hello: &'a Hello,
        edition: &'a EditionId,
        scenarios: &[(usize, &Scenario)],
    ) -> Self {
        let using = engine.edition(&edition.0).using;
        let mut bench = Bench { hello, edition, using, planned: BTreeMap::new() };
        let askable = scenarios.iter().filter(|(_, scenario)| bench.refused(scenario).is_none());
        let cases: Vec<Case> = askable.map(|(_, scenario)| scenario.lowered.case.clone()).collect();
        let planned = if cases.is_empty() { Vec::new() } else { engine.plan(&cases) };
        bench.planned = planned.into_iter().map(|planned| (planned.id, planned.unsupported)).collect();
        bench
    }

    /// Why a case isn't run at all.
    fn refused(&self, scenario: &Scenario) -> Option<(Verdict, String)> {
        let edition = self.edition;
        if !scenario.editions.contains(edition) {
            return Some((Verdict::NotApplicable, format!("not all of its clauses hold in {edition}")));
        }
        let named = &self.hello.editions;
        if let Some(using) = self.using.as_ref().filter(|using| !named.is_empty() && !named.contains(using)) {
            let message =
                format!("it says that it uses the edition `{using}`, which its hello doesn't name: one is untrue");
            return Some((Verdict::ProtocolError, message));
        }
        if self.using.as_deref() != Some(edition.0.as_str()) {
            let using = self.using.as_deref().map_or("none that it can name".to_owned(), |using| format!("`{using}`"));
            return Some((Verdict::Unsupported, format!("the engine uses another edition than {edition}: {using}")));
        }
        let case = &scenario.lowered.case;
        let lack = self.planned.get(&case.id).cloned().or_else(|| needs::lacking(self.hello, case))?;
        let kind = serde_json::to_value(lack.kind).ok();
        let kind = kind.as_ref().and_then(serde_json::Value::as_str).unwrap_or("part");
        Some((Verdict::Unsupported, format!("the engine says beforehand that it lacks the {kind} `{}`", lack.what)))
    }
}

/// Judges what came of a case. An answer that is none is nothing to judge.
fn judged(result: &mut CaseResult, scenario: &Scenario, expectations: &Expectations, ran: Ran) {
    let judgement = judge(&scenario.lowered.case, expectations, &ran);
    result.verdict = judgement.verdict;
    result.detail = judgement.detail;
    result.claims = judgement.claims;
    if let Some(why) = unsound(&scenario.lowered.case, &ran) {
        (result.verdict, result.detail) = (Verdict::ProtocolError, Some(why));
    }
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
