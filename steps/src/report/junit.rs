//! The record as JUnit XML for build servers: a suite for each feature and edition.

use std::{collections::BTreeMap, time::Duration};

use quick_junit::{NonSuccessKind, Property, SerializeError, TestCase, TestCaseStatus, TestSuite, XmlString};

use super::{ClauseRow, Report};
use crate::{
    plain::{paragraph, shown},
    record::{CaseResult, Record},
    verdict::{ClauseStatus, Verdict},
};

/// The record as JUnit XML.
///
/// # Errors
/// An error if the XML can't be written. Characters that are invalid in XML are shown as escapes.
pub fn junit(record: &Record, report: &Report) -> Result<String, SerializeError> {
    let engine = &record.header.engine;
    let mut xml = quick_junit::Report::new(format!("casebook on {}", shown(&engine.name)));
    let rows: BTreeMap<&str, &ClauseRow> = report.clauses.iter().map(|row| (row.id.as_str(), row)).collect();
    let mut suites: Vec<TestSuite> = Vec::new();
    let mut places: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let mut texts = Texts::default();
    for result in &record.results {
        let place = *places.entry((&result.feature, &result.edition)).or_insert_with(|| {
            let mut suite = TestSuite::new(format!("{} [{}]", shown(&result.feature), shown(&result.edition)));
            suite.add_property(Property::new("engine", format!("{} {}", shown(&engine.name), shown(&engine.version))));
            suite.add_property(Property::new("edition", shown(&result.edition).into_owned()));
            suite.add_property(Property::new("suite", record.header.suite.as_str()));
            suites.push(suite);
            suites.len() - 1
        });
        suites[place].add_test_case(case(result, &rows, &mut texts));
    }
    xml.add_test_suites(suites);
    xml.to_string()
}

/// Texts that are made valid for XML, each once, because the cases of several editions share them.
#[derive(Default)]
struct Texts(BTreeMap<String, XmlString>);

impl Texts {
    fn shown(&mut self, text: String) -> XmlString {
        self.0.entry(text).or_insert_with_key(|text| XmlString::new(shown(text))).clone()
    }
}

fn case(result: &CaseResult, rows: &BTreeMap<&str, &ClauseRow>, texts: &mut Texts) -> TestCase {
    let mut case = TestCase::new(texts.shown(format!("{} ({})", result.name, result.id)), status(result));
    case.set_classname(texts.shown(result.clauses.join(" ")));
    case.set_time(Duration::from_micros(result.micros));
    let rows: Vec<&ClauseRow> = result.clauses.iter().filter_map(|id| rows.get(id.as_str()).copied()).collect();
    let mut say = |name: &str, values: Vec<String>| {
        let mut said: Vec<String> = Vec::new();
        for value in values.into_iter().filter(|value| !value.is_empty()) {
            if !said.contains(&value) {
                said.push(value);
            }
        }
        if !said.is_empty() {
            case.add_property(Property::new(texts.shown(name.to_owned()), texts.shown(said.join("; "))));
        }
    };
    let each =
        |told: &dyn Fn(&ClauseRow) -> Vec<String>| rows.iter().flat_map(|row| told(row)).collect::<Vec<String>>();
    say("citation", each(&|row| vec![row.citation.clone()]));
    say("holds", each(&|row| row.holds.clone()));
    say("rule", each(&|row| row.numbers.get(&result.edition).cloned().unwrap_or_default()));
    say("today", each(&|row| row.today.iter().cloned().collect()));
    say("superseded", each(&|row| row.superseded.iter().map(|by| format!("{}: {}", by.rule, by.how)).collect()));
    say("marks", each(&|row| row.marks.clone()));
    say("misread_as", result.misread_as.iter().map(|it| format!("{}: {}", it.clause, it.says)).collect());
    say("unproven", result.unproven.clone());
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
    status.set_message(paragraph(result.detail.as_deref().unwrap_or(result.verdict.name()), ""));
    let missed = result.claims.iter().filter(|claim| !claim.held);
    let lines = missed.map(|claim| {
        let (feature, text) = (shown(&result.feature), shown(&claim.text));
        let (expected, seen) = (shown(&claim.expected), shown(&claim.seen));
        format!("{feature}:{}: {text}\n    expected {expected}\n    seen     {seen}", claim.line)
    });
    status.set_description(lines.collect::<Vec<_>>().join("\n"));
    status
}
