//! The record as JUnit XML, which build servers read: a suite for each feature and edition.

use std::time::Duration;

use quick_junit::{NonSuccessKind, Report, SerializeError, TestCase, TestCaseStatus, TestSuite};

use crate::{
    record::{CaseResult, Record},
    verdict::{ClauseStatus, Verdict},
};

/// The record as JUnit XML.
///
/// # Errors
/// If the XML can't be written, as when a title has characters that XML doesn't know.
pub fn junit(record: &Record) -> Result<String, SerializeError> {
    let mut report = Report::new(format!("casebook on {}", record.header.engine.name));
    let mut suites: Vec<(String, TestSuite)> = Vec::new();
    for result in &record.results {
        let name = format!("{} [{}]", result.feature, result.edition);
        let at = suites.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
            suites.push((name.clone(), TestSuite::new(name.clone())));
            suites.len() - 1
        });
        suites[at].1.add_test_case(case(result));
    }
    report.add_test_suites(suites.into_iter().map(|(_, suite)| suite));
    report.to_string()
}

fn case(result: &CaseResult) -> TestCase {
    let mut case = TestCase::new(format!("{} ({})", result.name, result.id), status(result));
    case.set_classname(result.clauses.join(" "));
    case.set_time(Duration::from_micros(result.micros));
    case
}

fn status(result: &CaseResult) -> TestCaseStatus {
    let mut status = match (result.verdict, result.verdict.status()) {
        (Verdict::Passed, _) => return TestCaseStatus::success(),
        (_, ClauseStatus::Deviating | ClauseStatus::Unsupported) => TestCaseStatus::skipped(),
        (Verdict::Failed | Verdict::UnexpectedPass, _) => TestCaseStatus::non_success(NonSuccessKind::Failure),
        _ => TestCaseStatus::non_success(NonSuccessKind::Error),
    };
    status.set_type(result.verdict.name());
    status.set_message(result.detail.clone().unwrap_or_else(|| result.verdict.name().to_owned()));
    let missed = result.claims.iter().filter(|claim| !claim.held);
    let lines = missed.map(|claim| {
        format!(
            "{}:{}: {}\n    expected {}\n    seen     {}",
            result.feature, claim.line, claim.text, claim.expected, claim.seen
        )
    });
    status.set_description(lines.collect::<Vec<_>>().join("\n"));
    status
}
