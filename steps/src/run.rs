//! A run: selected scenarios, in their editions, on one engine. Its result is a record.

use std::{collections::BTreeMap, time::Instant};

use casebook_engine::{document::nearest, edition::EditionId};

use crate::{
    ability_texts::with_texts,
    case::Case,
    deviations::Deviations,
    diagnosis::{Diagnosis, Ended},
    digest::digest,
    expectation::Expectations,
    judge::{Lines, judge_read},
    library::Library,
    limits, needs,
    numbering::renumbered,
    openings::Lacks,
    port::{End, EngineUnderTest, Hello, Ran, Seen, TraceLine, Unsupported, UnsupportedKind},
    protocol::unsound,
    prove::{Doubt, Prover, asking},
    record::{self, CaseResult, EngineName, Header, Record},
    suite::{EditionChoice, Scenario, Suite},
    verdict::{ClauseStatus, Verdict},
};

/// The selection of scenarios.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Selection {
    /// Only scenarios that prove one of these clauses; all if there are none.
    pub clauses: Vec<String>,
    /// Only scenarios that prove a clause of one of these documents; all if there are none.
    pub documents: Vec<String>,
    /// Only the cases with these ids; all if there are none.
    pub cases: Vec<String>,
    /// The editions. `All` means those that the engine can use; a case that holds in none of them doesn't apply to the engine.
    pub editions: EditionChoice,
    /// Whether the suite is only a part of the whole; then clauses without a scenario aren't reported as uncovered.
    pub part: bool,
    /// Whether the engine is the project's own, whose questions are exactly those of the vocabulary: then an answer that it didn't ask for is an
    /// error of the scenario. Other engines may divide decisions differently.
    pub own: bool,
    /// Whether to check with the reference engine what each passed case proves. Only for the project's own engine.
    pub prove: bool,
    /// Whether to keep the trace of every case. Otherwise only [those are kept](keeps_trace) that somebody has to look into.
    pub traces: bool,
}

impl Selection {
    /// Whether a scenario is selected, in any edition.
    #[must_use]
    pub fn takes(&self, scenario: &Scenario) -> bool {
        let of_document = |document: &String| {
            let prefix = format!("{document}:");
            scenario.lowered.case.clauses.iter().any(|clause| clause.starts_with(&prefix))
        };
        (self.clauses.is_empty() || self.clauses.iter().any(|clause| scenario.proves(clause)))
            && (self.documents.is_empty() || self.documents.iter().any(of_document))
            && (self.cases.is_empty() || self.cases.contains(&scenario.lowered.case.id))
    }

    /// The documents that are run as a whole.
    fn whole_documents(&self, suite: &Suite) -> Vec<String> {
        let all = suite.library.clauses().sources().map(|source| source.document.clone());
        match (self.part || !self.clauses.is_empty() || !self.cases.is_empty(), self.documents.is_empty()) {
            (true, _) => Vec::new(),
            (false, true) => all.collect(),
            (false, false) => all.filter(|document| self.documents.contains(document)).collect(),
        }
    }
}

/// The watcher of a run, which may write the results during the run.
pub trait Watcher {
    /// The run begins.
    fn begun(&mut self, _header: &Header) {}
    /// A case is done, with the number of finished cases and of all cases.
    fn done(&mut self, _result: &CaseResult, _cases: usize, _of: usize) {}
}

/// A watcher that does nothing.
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
    let open = match selection.editions {
        EditionChoice::All => usable(suite, engine, &hello),
        EditionChoice::Home | EditionChoice::One(_) => Vec::new(),
    };
    let mut editions: Vec<(EditionId, Vec<&Scenario>)> = Vec::new();
    for edition in suite.library.editions().iter().map(|edition| &edition.id) {
        let runs = |scenario: &&Scenario| run_in(scenario, &selection.editions, &open).contains(edition);
        let here: Vec<&Scenario> = selected.iter().copied().filter(runs).collect();
        if !here.is_empty() {
            editions.push((edition.clone(), here));
        }
    }
    let header = Header {
        suite: digest(suite),
        casebook: env!("CARGO_PKG_VERSION").to_owned(),
        engine: EngineName { name: hello.engine.clone(), version: hello.version.clone() },
        editions: editions.iter().map(|(edition, _)| edition.0.clone()).collect(),
        documents: selection.whole_documents(suite),
        clauses: named(selection, suite),
        record: record::VERSION,
    };
    watcher.begun(&header);
    let of = editions.iter().map(|(_, here)| here.len()).sum();
    let mut results: Vec<CaseResult> = Vec::with_capacity(of);
    let proving = selection.prove && selection.own;
    let (mut diagnosis, mut lacks) = (Diagnosis::new(&suite.library), Lacks::default());
    if selection.own && selection.traces {
        engine.tracing(true);
    }
    let mut tracer = engine.tracer();
    let mut traced = 0_usize;
    for (edition, here) in &editions {
        if let Some(tracer) = &mut tracer {
            tracer.edition(&edition.0);
        }
        let mut prover = proving.then(|| Prover::new(&suite.library, edition));
        let place = Place { suite, hello: &hello, edition, own: selection.own };
        in_edition(engine, place, here, &mut |Told { scenario, mut result, ended, passed }| {
            let was_played = ended.is_some();
            if let Some(ended) = ended {
                diagnosis.note(scenario, ended, &result);
            }
            lacks.note(&scenario.lowered.case, &result);
            deviations.apply(&mut result);
            if let (Some(prover), Some(ran)) = (&mut prover, passed) {
                prover.mark(suite, scenario, &ran, &mut result);
            }
            match &mut tracer {
                _ if !selection.traces && !keeps_trace(&result) => result.trace = Vec::new(),
                Some(tracer) if was_played && result.trace.is_empty() => {
                    result.trace = tracer.run(&scenario.lowered.case).trace;
                }
                _ => {}
            }
            traced = traced.saturating_add(length(&result.trace));
            if !limits::TRACES.allows(traced) && !result.trace.is_empty() {
                result.trace = vec![left_out(&limits::TRACES)];
            }
            watcher.done(&result, results.len() + 1, of);
            results.push(result);
        });
    }
    let mut record = Record::new(header, results, begun.elapsed().as_secs_f64());
    record.explain(diagnosis.explained());
    record.footer.openings = lacks.openings(&hello);
    record.footer.missing_cards = lacks.missing_cards(&hello);
    record.footer.complaints = complaints_about(&hello, &suite.library);
    record.footer.complaints.extend(engine.complaints());
    record
}

/// Whether a record has the trace of a case without being asked for it: the case failed, could not be placed, or does not prove its tags.
#[must_use]
pub fn keeps_trace(result: &CaseResult) -> bool {
    let failed = matches!(result.verdict.status(), ClauseStatus::Failed | ClauseStatus::Deviating);
    failed || result.verdict == Verdict::Inconclusive || !result.unproven.is_empty()
}

/// Runs one scenario in one edition, for a runner that has a test for each.
pub fn run_one(
    suite: &Suite,
    engine: &mut dyn EngineUnderTest,
    scenario: &Scenario,
    edition: &EditionId,
    deviations: &Deviations,
) -> CaseResult {
    let hello = engine.hello();
    let mut only = CaseResult { detail: Some(Refusal::never_run().detail), ..empty(scenario, edition) };
    in_edition(engine, Place { suite, hello: &hello, edition, own: false }, &[scenario], &mut |mut told| {
        deviations.apply(&mut told.result);
        only = told.result;
    });
    only
}

/// What is wrong with a hello: the names in it that nothing has, each with the nearest name.
#[must_use]
pub fn complaints_about(hello: &Hello, library: &Library) -> Vec<String> {
    let names = needs::unknown(hello).into_iter().map(|(kind, name)| {
        let known: &[&str] = match kind {
            UnsupportedKind::Op => &needs::OPS,
            UnsupportedKind::Probe => &needs::PROBES,
            _ => &needs::SETUP,
        };
        (kind, name, nearest(name, known.iter().copied()))
    });
    let editions = || library.editions().iter().map(|edition| edition.id.0.as_str());
    let strange = hello.editions.iter().filter(|name| editions().all(|known| known != name.as_str()));
    let strange = strange.map(|name| (UnsupportedKind::Edition, name.as_str(), nearest(name, editions())));
    let told = names.chain(strange).map(|(kind, name, near)| {
        let near = near.map(|near| format!("; did it mean `{near}`?")).unwrap_or_default();
        format!("the hello names the {} `{name}`, which does not exist{near}", kind.word())
    });
    told.collect()
}

/// The known editions that an engine can use. If its hello names none, those that it uses when asked; if there are none either, all editions, so
/// that each case is reported.
#[must_use]
pub fn usable(suite: &Suite, engine: &mut dyn EngineUnderTest, hello: &Hello) -> Vec<EditionId> {
    let known = || suite.library.editions().iter().map(|edition| edition.id.clone());
    if !hello.editions.is_empty() {
        return known().filter(|edition| hello.editions.contains(&edition.0)).collect();
    }
    let uses: Vec<EditionId> =
        known().filter(|edition| engine.edition(&edition.0).using.as_ref() == Some(&edition.0)).collect();
    if uses.is_empty() { known().collect() } else { uses }
}

/// The editions in which a scenario is run. If it holds in no usable edition, it is reported once, in the newest.
fn run_in(scenario: &Scenario, choice: &EditionChoice, open: &[EditionId]) -> Vec<EditionId> {
    if *choice != EditionChoice::All {
        return scenario.run_in(choice);
    }
    let here: Vec<EditionId> = scenario.editions.iter().filter(|edition| open.contains(edition)).cloned().collect();
    if here.is_empty() { open.last().cloned().into_iter().collect() } else { here }
}

/// The clauses of the index that were selected by name.
fn named(selection: &Selection, suite: &Suite) -> Vec<String> {
    let asked = |id: &str| selection.clauses.iter().any(|clause| crate::suite::belongs(id, clause));
    suite.library.clauses().iter().map(|clause| clause.id.0.clone()).filter(|id| asked(id)).collect()
}

/// What is known of a case as soon as it is judged.
struct Told<'s> {
    scenario: &'s Scenario,
    result: CaseResult,
    /// How its script ended, if it was run.
    ended: Option<Ended>,
    /// The run, for a passed case of the reference engine.
    passed: Option<Ran>,
}

/// The callback for a result.
type Tell<'t, 's> = &'t mut dyn FnMut(Told<'s>);

/// Where scenarios are run: on which engine, in which edition.
#[derive(Clone, Copy)]
struct Place<'a> {
    suite: &'a Suite,
    hello: &'a Hello,
    edition: &'a EditionId,
    own: bool,
}

/// Runs scenarios in one edition; the results are reported in order, as soon as they are known.
fn in_edition<'s>(engine: &mut dyn EngineUnderTest, place: Place<'_>, here: &[&'s Scenario], tell: Tell<'_, 's>) {
    let Place { suite, hello, edition, own } = place;
    let bench = Bench::new(engine, hello, edition, here);
    // Casebook's own engine has the card files.
    let table = if own { None } else { suite.library.table(edition) };
    let told =
        |scenario: &Scenario| table.as_ref().map(|table| with_texts(&scenario.lowered.case, table, &suite.library));
    let mut refusals: Vec<Option<Refusal>> = here.iter().map(|scenario| bench.refused(scenario)).collect();
    let asked: Vec<usize> = (0..here.len()).filter(|at| refusals[*at].is_none()).collect();
    let sent: Vec<Option<Case>> = asked.iter().map(|at| told(here[*at])).collect();
    let cases = asked.iter().zip(&sent).map(|(at, sent)| sent.as_ref().unwrap_or(&here[*at].lowered.case));
    let cases: Vec<&Case> = cases.collect();
    let mut next = 0;
    let mut refused_until = |next: &mut usize, end: usize, tell: Tell<'_, 's>| {
        while *next < end {
            let Refusal { verdict, detail, lacks } = refusals[*next].take().unwrap_or_else(Refusal::never_run);
            let result = CaseResult { verdict, detail: Some(detail), lacks, ..empty(here[*next], edition) };
            tell(Told { scenario: here[*next], result, ended: None, passed: None });
            *next += 1;
        }
    };
    engine.run_all(&cases, &mut |index, ran, took| {
        let Some(at) = asked.get(index).copied().filter(|at| *at >= next) else { return };
        refused_until(&mut next, at, tell);
        let scenario = here[at];
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let mut result = CaseResult { micros, ..empty(scenario, edition) };
        let expectations = renumbered(&scenario.lowered.expectations, &scenario.home, edition, &suite.library);
        let unasked = if own { ran.unused_answers.first().copied() } else { None };
        let ended = Some(Ended::of(&ran.end));
        let passed = judged(&mut result, scenario, &expectations, ran, own);
        if let Some(step) = unasked.filter(|_| result.verdict == Verdict::Passed) {
            let line = scenario.lowered.script_lines.get(step).copied().unwrap_or(scenario.lowered.line);
            let asked_in = asking(&suite.library, &scenario.lowered.case, step);
            let detail = format!("line {line}: {}", Doubt::UnusedAnswer { line, asked_in });
            (result.verdict, result.detail) = (Verdict::SuiteError, Some(detail));
        }
        tell(Told { scenario, result, ended, passed });
        next += 1;
    });
    refused_until(&mut next, here.len(), tell);
}

/// The reason why a case isn't run.
struct Refusal {
    verdict: Verdict,
    detail: String,
    lacks: Option<Unsupported>,
}

impl Refusal {
    fn never_run() -> Self {
        Refusal { verdict: Verdict::Error, detail: "the case was not run".to_owned(), lacks: None }
    }
}

/// What an engine reports before the cases of an edition are run.
struct Bench<'a> {
    hello: &'a Hello,
    edition: &'a EditionId,
    /// The edition that the engine really uses.
    using: Option<String>,
    planned: BTreeMap<String, Unsupported>,
}

impl<'a> Bench<'a> {
    fn new(
        engine: &mut dyn EngineUnderTest,
        hello: &'a Hello,
        edition: &'a EditionId,
        scenarios: &[&Scenario],
    ) -> Self {
        let using = engine.edition(&edition.0).using;
        let mut bench = Bench { hello, edition, using, planned: BTreeMap::new() };
        let askable = scenarios.iter().filter(|scenario| bench.refused(scenario).is_none());
        let cases: Vec<&Case> = askable.map(|scenario| &scenario.lowered.case).collect();
        let planned = if cases.is_empty() { Vec::new() } else { engine.plan(&cases) };
        bench.planned = planned.into_iter().map(|planned| (planned.id, planned.unsupported)).collect();
        bench
    }

    /// The reason why a case isn't run.
    fn refused(&self, scenario: &Scenario) -> Option<Refusal> {
        let edition = self.edition;
        let refusal = |verdict, detail, lacks| Some(Refusal { verdict, detail, lacks });
        if !scenario.editions.contains(edition) {
            let holds: Vec<&str> = scenario.editions.iter().map(|edition| edition.0.as_str()).collect();
            let detail = format!("it holds in {}, but not in {edition}", holds.join(", "));
            return refusal(Verdict::NotApplicable, detail, None);
        }
        let named = &self.hello.editions;
        if let Some(using) = self.using.as_ref().filter(|using| !named.is_empty() && !named.contains(using)) {
            let message = format!(
                "the engine reports that it uses the edition `{using}`, which its hello doesn't name: correct one of them"
            );
            return refusal(Verdict::ProtocolError, message, None);
        }
        if self.using.as_deref() != Some(edition.0.as_str()) {
            let using = self.using.as_deref().map_or("none with a known name".to_owned(), |using| format!("`{using}`"));
            let lack = Unsupported { kind: UnsupportedKind::Edition, what: edition.0.clone() };
            let detail = format!("the engine uses another edition than {edition}: {using}");
            return refusal(Verdict::Unsupported, detail, Some(lack));
        }
        let case = &scenario.lowered.case;
        let lack = self.planned.get(&case.id).cloned().or_else(|| needs::lacking(self.hello, case))?;
        let detail = format!("the engine reported before the run that it lacks the {lack}");
        refusal(Verdict::Unsupported, detail, Some(lack))
    }
}

/// Judges the run of a case. An invalid answer isn't judged. With `own`, the run of a passed case is returned without its trace.
fn judged(
    result: &mut CaseResult,
    scenario: &Scenario,
    expectations: &Expectations,
    mut ran: Ran,
    own: bool,
) -> Option<Ran> {
    let lines = Lines { numbers: &scenario.lowered.script_lines, steps: &scenario.lowered.steps };
    let judgement = judge_read(&scenario.lowered.case, expectations, &ran, &lines);
    result.verdict = judgement.verdict;
    result.detail = judgement.detail;
    result.claims = judgement.claims;
    if let Some(why) = unsound(&scenario.lowered.case, &ran) {
        (result.verdict, result.detail) = (Verdict::ProtocolError, Some(why));
    }
    // The reference engine answers every query, so a query that it can't observe is about an object that doesn't exist.
    if own && result.verdict == Verdict::Unsupported && matches!(ran.end, End::Completed) {
        result.verdict = Verdict::Failed;
    }
    if result.verdict == Verdict::Unsupported {
        result.lacks = lack(&scenario.lowered.case, expectations, &ran);
    }
    result.trace = kept(std::mem::take(&mut ran.trace));
    (own && result.verdict == Verdict::Passed).then_some(ran)
}

/// The bytes of a trace.
fn length(trace: &[TraceLine]) -> usize {
    let words = |line: &TraceLine| {
        let of = |word: Option<usize>| word.unwrap_or(0);
        line.event.len() + of(line.mark.as_ref().map(|mark| mark.len())) + of(line.rule.as_ref().map(|rule| rule.len()))
    };
    trace.iter().map(words).sum()
}

/// A line in place of what is left out of a trace.
fn left_out(limit: &limits::Limit) -> TraceLine {
    TraceLine { step: None, event: limit.message(), mark: None, rule: None }
}

/// The lines of a trace that a record keeps; the last one says so if there were more.
fn kept(mut trace: Vec<TraceLine>) -> Vec<TraceLine> {
    let mut so_far = 0_usize;
    let fits = |line: &TraceLine| {
        so_far = so_far.saturating_add(length(std::slice::from_ref(line)));
        limits::TRACE.allows(so_far)
    };
    let count = trace.iter().map(fits).take_while(|fits| *fits).count();
    if count < trace.len() {
        trace.truncate(count);
        trace.push(left_out(&limits::TRACE));
        trace.shrink_to_fit();
    }
    trace
}

/// The mechanic that an engine lacks for a case: the one that it reports, or the first query that it can't answer.
fn lack(case: &Case, expectations: &Expectations, ran: &Ran) -> Option<Unsupported> {
    if let End::Unsupported(lack) = &ran.end {
        return Some(lack.clone());
    }
    let blind = |probe: &usize| matches!(ran.seen(*probe), Some(Seen::Unobservable(_)));
    let probe = expectations.0.iter().map(|expectation| expectation.probe).find(blind)?;
    Some(Unsupported { kind: UnsupportedKind::Probe, what: needs::probes(case).into_iter().nth(probe)? })
}

/// A result before the case is run.
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
