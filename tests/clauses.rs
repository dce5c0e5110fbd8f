//! One test for each clause of the index: `cargo test --test clauses chk:502.40`. It passes if all scenarios of the clause pass on the reference
//! engine in the edition of its document; a clause without a scenario is ignored.
#![allow(clippy::panic, reason = "a test's way to fail")]

#[path = "common/mod.rs"]
mod common;

use casebook_steps::{
    clauses::ClauseId,
    record::CaseResult,
    suite::Suite,
    verdict::{ClauseStatus, Verdict},
};
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use std::{
    collections::BTreeMap,
    process::ExitCode,
    sync::{Arc, LazyLock},
};

/// The allocator of the program: tests make as many small allocations.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The results of the scenarios by clause, or the errors of the suite.
type Outcome = Result<BTreeMap<String, Vec<CaseResult>>, String>;

/// Computed when the first test needs it.
type Results = LazyLock<Outcome, Box<dyn FnOnce() -> Outcome + Send>>;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let library = common::library();
    let clauses: Vec<(ClauseId, bool)> =
        library.clauses().iter().map(|clause| (clause.id.clone(), clause.kind.is_testable())).collect();
    let words = arguments.filter.clone();
    let results: Arc<Results> = Arc::new(LazyLock::new(Box::new(move || {
        let suite = common::suite(library.clone(), words.as_deref())?;
        let record = common::own_results(&suite, &common::deviations());
        Ok(by_clause(&suite, record.results))
    })));
    let trials = clauses.into_iter().map(|(clause, testable)| {
        let results = Arc::clone(&results);
        let document = clause.document().to_owned();
        Trial::ignorable_test(clause.0.clone(), move || trial(&clause.0, testable, &results)).with_kind(document)
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

fn by_clause(suite: &Suite, results: Vec<CaseResult>) -> BTreeMap<String, Vec<CaseResult>> {
    assert_eq!(suite.scenarios.len(), results.len(), "every scenario has one result in its home edition");
    let mut by_clause: BTreeMap<String, Vec<CaseResult>> = BTreeMap::new();
    for result in results {
        for clause in &result.clauses {
            by_clause.entry(clause.clone()).or_default().push(result.clone());
        }
    }
    by_clause
}

fn trial(clause: &str, testable: bool, results: &Results) -> Result<Completion, Failed> {
    if !testable {
        return Ok(Completion::ignored_with("nothing in it can be tested"));
    }
    let results = results.as_ref().map_err(|problems| Failed::from(format!("the suite is broken: {problems}")))?;
    let Some(results) = results.get(clause) else { return Ok(Completion::ignored_with("no scenario yet")) };
    match ClauseStatus::of(results.iter().map(|result| result.verdict)) {
        ClauseStatus::Passed | ClauseStatus::Deviating => Ok(Completion::Completed),
        status => {
            let bad =
                results.iter().filter(|result| !matches!(result.verdict, Verdict::Passed | Verdict::ExpectedFailure));
            let lines = bad.map(|result| {
                let detail = result.detail.as_deref().unwrap_or("no reason given");
                format!(
                    "{}:{} {} ({}, {}): {detail}",
                    result.feature, result.line, result.name, result.edition, result.verdict
                )
            });
            Err(Failed::from(format!("{status}\n{}", lines.collect::<Vec<_>>().join("\n"))))
        }
    }
}
