//! The cases as tests of a program: each case in each edition is one, `2026-01/chk/splice/…`, and each smoke case, `2026-01/smoke/adapter/…`.

use std::{
    process::ExitCode,
    sync::{Arc, Mutex, PoisonError},
};

use casebook_engine::edition::EditionId;
use casebook_steps::{
    deviations::Deviations,
    engines::timed::TimedEngine,
    files::File,
    port::EngineUnderTest,
    record::CaseResult,
    run::{complaints_about, run_one, usable},
    smoke,
    suite::{Scenario, Suite, may_have},
    verdict::{ClauseStatus, Verdict},
};
use libtest_mimic::{Arguments, Completion, Failed, Trial};

use super::{Conformance, NotJudged};

/// The test that at least one case is judged.
const JUDGED: &str = "casebook/a-case-is-judged";

/// The test that the hello names only what exists.
const HELLO: &str = "casebook/the-hello-is-right";

/// Runs the tests that the arguments of the program select.
pub(super) fn main(conformance: Conformance) -> ExitCode {
    let arguments = Arguments::from_args();
    let only = arguments.filter.as_deref().filter(|_| arguments.exact).map(str::to_owned);
    match Bench::new(conformance, only.as_deref()) {
        Ok(bench) => libtest_mimic::run(&arguments, trials(&Arc::new(bench))).exit_code(),
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::from(2)
        }
    }
}

/// What all tests share.
struct Bench {
    conformance: Conformance,
    suite: Suite,
    smoke: Suite,
    editions: Vec<EditionId>,
    deviations: Deviations,
    /// The engines that are idle: one for each thread.
    idle: Mutex<Vec<TimedEngine>>,
}

impl Bench {
    /// Reads the suite. A runner that starts a process for each test names one: then only its feature is read.
    fn new(conformance: Conformance, only: Option<&str>) -> Result<Self, NotJudged> {
        let is_wanted = |file: &File| only.is_none_or(|name| name == JUDGED || holds(file, name));
        let mut suite = conformance.suite(is_wanted)?;
        if only.is_none_or(|name| name == JUDGED) {
            let selection = conformance.selection(&suite)?;
            suite.scenarios.retain(|scenario| selection.takes(scenario));
        }
        let smoke = smoke::suite(Arc::clone(&suite.library)).map_err(|wrong| NotJudged(format!("{wrong:?}")))?;
        let mut engine = conformance.engine();
        let hello = engine.hello();
        let editions = usable(&suite, &mut engine, &hello);
        if editions.is_empty() {
            return Err(NotJudged(format!("the hello names no known edition: {}", hello.editions.join(", "))));
        }
        let deviations = conformance.declared(&suite, &mut engine)?;
        Ok(Self { conformance, suite, smoke, editions, deviations, idle: Mutex::new(vec![engine]) })
    }

    /// Uses an engine that no other thread uses.
    fn with_engine<A>(&self, use_it: impl FnOnce(&mut TimedEngine) -> A) -> A {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = idle().pop();
        let mut engine = waiting.unwrap_or_else(|| self.conformance.engine());
        let answer = use_it(&mut engine);
        idle().push(engine);
        answer
    }

    fn result(&self, suite: &Suite, scenario: &Scenario, edition: &EditionId) -> CaseResult {
        self.with_engine(|engine| run_one(suite, engine, scenario, edition, &self.deviations))
    }
}

/// Whether a feature has the case of a test: `2026-01/chk/splice/…` is in `features/chk/splice.feature`.
fn holds(file: &File, test: &str) -> bool {
    may_have(&file.path, test.split_once('/').map_or(test, |(_, case)| case))
}

/// All tests.
fn trials(bench: &Arc<Bench>) -> Vec<Trial> {
    let (judged, hello) = (Arc::clone(bench), Arc::clone(bench));
    let mut trials = vec![
        Trial::test(JUDGED, move || a_case_is_judged(&judged)),
        Trial::test(HELLO, move || hello_is_right(&hello)),
    ];
    for edition in &bench.editions {
        for (suite, scenarios) in [(Which::Suite, &bench.suite.scenarios), (Which::Smoke, &bench.smoke.scenarios)] {
            let here = scenarios.iter().enumerate().filter(|(_, scenario)| scenario.editions.contains(edition));
            trials.extend(here.map(|(place, scenario)| {
                let (bench, edition) = (Arc::clone(bench), edition.clone());
                let name = format!("{edition}/{}", scenario.lowered.case.id);
                Trial::ignorable_test(name, move || trial(&bench, suite, place, &edition))
            }));
        }
    }
    trials
}

/// The suite of a case.
#[derive(Clone, Copy)]
enum Which {
    Suite,
    Smoke,
}

/// The test of a case. One that can't be judged is ignored, with the reason.
fn trial(bench: &Bench, which: Which, place: usize, edition: &EditionId) -> Result<Completion, Failed> {
    let suite = match which {
        Which::Suite => &bench.suite,
        Which::Smoke => &bench.smoke,
    };
    let scenario = &suite.scenarios[place];
    let result = bench.result(suite, scenario, edition);
    match (result.verdict.status(), &result.lacks) {
        (ClauseStatus::Passed | ClauseStatus::Deviating, _) => Ok(Completion::Completed),
        (ClauseStatus::Unsupported, Some(lack)) => Ok(Completion::ignored_with(format!("it lacks the {lack}"))),
        (ClauseStatus::Unsupported, None) => {
            Ok(Completion::ignored_with(result.detail.unwrap_or_else(|| result.verdict.words())))
        }
        _ => Err(told(&result, scenario).into()),
    }
}

/// A failed case: its title, its clauses, its steps and what was wrong.
fn told(result: &CaseResult, scenario: &Scenario) -> String {
    let mut lines = vec![
        format!("{}: {}", result.verdict.words(), result.name),
        format!("  {} in {}, {}:{}", result.clauses.join(", "), result.edition, result.feature, result.line),
    ];
    lines.extend(scenario.lowered.steps.iter().map(|step| format!("    {}", step.text)));
    lines.extend(result.detail.iter().map(|detail| format!("  {}", detail.replace('\n', "\n  "))));
    if result.id.starts_with("smoke/") {
        lines.push(format!("  {}", smoke::advice(result)));
    }
    lines.join("\n")
}

/// A run in which no case is judged says nothing about an engine.
fn a_case_is_judged(bench: &Bench) -> Result<(), Failed> {
    let mut last = None;
    for edition in bench.editions.iter().rev() {
        for scenario in bench.suite.scenarios.iter().filter(|scenario| scenario.editions.contains(edition)) {
            let result = bench.result(&bench.suite, scenario, edition);
            if result.verdict.is_judged() && result.verdict != Verdict::SuiteError {
                return Ok(());
            }
            last = result.detail;
        }
    }
    Err(format!("no case was judged; of the last one: {}", last.unwrap_or_default()).into())
}

/// The hello names nothing that the protocol or the suite doesn't have.
fn hello_is_right(bench: &Bench) -> Result<(), Failed> {
    let wrong = bench.with_engine(|engine| complaints_about(&engine.hello(), &bench.suite.library));
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}
