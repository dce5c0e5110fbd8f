//! The record as JUnit XML for build servers: a suite for each feature and edition.

use std::collections::BTreeMap;

use askama::Template;

use super::{ClauseRow, Report};
use crate::{
    plain::{paragraph, shown},
    record::{CaseResult, Record},
    verdict::{ClauseStatus, Verdict},
};

/// The record as JUnit XML. Characters that are invalid in XML are shown as escapes.
///
/// # Errors
///
/// The template is checked when casebook is compiled, so this doesn't fail in practice.
pub fn junit(record: &Record, report: &Report) -> Result<String, askama::Error> {
    let rows: BTreeMap<&str, &ClauseRow> = report.clauses.iter().map(|row| (row.id.as_str(), row)).collect();
    let mut suites: Vec<SuiteView> = Vec::new();
    let mut places: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let mut all = Counts::default();
    for result in &record.results {
        let place = *places.entry((&result.feature, &result.edition)).or_insert_with(|| {
            let edition = shown(&result.edition).into_owned();
            let name = format!("{} [{edition}]", shown(&result.feature));
            suites.push(SuiteView { name, edition, counts: Counts::default(), cases: Vec::new() });
            suites.len() - 1
        });
        let case = CaseView::of(result, &rows);
        let tag = case.end.as_ref().map(|end| end.tag);
        all.count(tag);
        suites[place].counts.count(tag);
        suites[place].cases.push(case);
    }
    let header = &record.header;
    let (engine, version) = (shown(&header.engine.name), shown(&header.engine.version));
    Page { engine: &engine, version: &version, digest: &header.suite, all, suites }.render().map(|xml| xml + "\n")
}

#[derive(Template)]
#[template(path = "junit.xml")]
struct Page<'a> {
    engine: &'a str,
    version: &'a str,
    digest: &'a str,
    all: Counts,
    suites: Vec<SuiteView>,
}

/// How many cases ended in each way.
#[derive(Default)]
struct Counts {
    tests: usize,
    skipped: usize,
    failures: usize,
    errors: usize,
}

impl Counts {
    fn count(&mut self, tag: Option<Tag>) {
        self.tests += 1;
        match tag {
            None => {}
            Some(Tag::Skipped) => self.skipped += 1,
            Some(Tag::Failure) => self.failures += 1,
            Some(Tag::Error) => self.errors += 1,
        }
    }
}

/// The element that says why a case did not pass.
#[derive(Clone, Copy, strum::Display)]
#[strum(serialize_all = "lowercase")]
enum Tag {
    Skipped,
    Failure,
    Error,
}

/// The cases of a feature in an edition.
struct SuiteView {
    name: String,
    edition: String,
    counts: Counts,
    cases: Vec<CaseView>,
}

/// A case.
struct CaseView {
    name: String,
    clauses: String,
    seconds: String,
    properties: Vec<(&'static str, String)>,
    end: Option<EndView>,
}

/// What a case that did not pass says.
struct EndView {
    tag: Tag,
    message: String,
    verdict: &'static str,
    claims: String,
}

impl CaseView {
    fn of(result: &CaseResult, rows: &BTreeMap<&str, &ClauseRow>) -> CaseView {
        CaseView {
            name: shown(&format!("{} ({})", result.name, result.id)).into_owned(),
            clauses: shown(&result.clauses.join(" ")).into_owned(),
            seconds: format!("{}.{:03}", result.micros / 1_000_000, result.micros / 1_000 % 1_000),
            properties: properties(result, rows),
            end: end(result),
        }
    }
}

fn properties(result: &CaseResult, rows: &BTreeMap<&str, &ClauseRow>) -> Vec<(&'static str, String)> {
    let rows: Vec<&ClauseRow> = result.clauses.iter().filter_map(|id| rows.get(id.as_str()).copied()).collect();
    let each =
        |told: &dyn Fn(&ClauseRow) -> Vec<String>| rows.iter().flat_map(|row| told(row)).collect::<Vec<String>>();
    let all = [
        ("citation", each(&|row| vec![row.citation.clone()])),
        ("holds", each(&|row| row.holds.clone())),
        ("rule", each(&|row| row.numbers.get(&result.edition).cloned().unwrap_or_default())),
        ("today", each(&|row| row.today.iter().cloned().collect())),
        ("superseded", each(&|row| row.superseded.iter().map(|by| format!("{}: {}", by.rule, by.how)).collect())),
        ("marks", each(&|row| row.marks.clone())),
        ("misread_as", result.misread_as.iter().map(|it| format!("{}: {}", it.clause, it.says)).collect()),
        ("unproven", result.unproven.clone()),
    ];
    all.into_iter().filter_map(|(name, values)| Some((name, joined(values)?))).collect()
}

/// The values, each once.
fn joined(values: Vec<String>) -> Option<String> {
    let mut several: Vec<String> = Vec::new();
    for value in values.into_iter().filter(|value| !value.is_empty()) {
        if !several.contains(&value) {
            several.push(value);
        }
    }
    (!several.is_empty()).then(|| shown(&several.join("; ")).into_owned())
}

fn end(result: &CaseResult) -> Option<EndView> {
    let tag = match (result.verdict, result.verdict.status()) {
        (Verdict::Passed, _) => return None,
        (_, ClauseStatus::Deviating | ClauseStatus::Unsupported) => Tag::Skipped,
        (Verdict::Failed | Verdict::UnexpectedPass, _) => Tag::Failure,
        _ => Tag::Error,
    };
    let missed = result.claims.iter().filter(|claim| !claim.held);
    let lines = missed.map(|claim| {
        let (feature, text) = (shown(&result.feature), shown(&claim.text));
        let (expected, seen) = (shown(&claim.expected), shown(&claim.seen));
        format!("{feature}:{}: {text}\n    expected {expected}\n    seen     {seen}", claim.line)
    });
    let verdict = result.verdict.name();
    Some(EndView {
        tag,
        message: paragraph(result.detail.as_deref().unwrap_or(verdict), ""),
        verdict,
        claims: lines.collect::<Vec<_>>().join("\n"),
    })
}
