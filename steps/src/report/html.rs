//! The report as a single HTML page that loads nothing else. The clauses are in the page; the cases are compressed data, in which each step and
//! each line of a trace occurs once, and a script shows them when they are opened.

mod data;

use std::collections::BTreeMap;

use askama::Template;

use self::data::Data;
use super::{ClauseRow, Counts, Group, Report, counted, grouped, is_red};
use crate::{
    plain::{paragraph, shown},
    record::Record,
    rulebook::spans,
    verdict::{ClauseStatus, Verdict},
};

/// The page.
///
/// # Errors
/// The template is checked when casebook is compiled, so this doesn't fail in practice.
pub fn html(record: &Record, report: &Report) -> Result<String, askama::Error> {
    let data = Data::new(record);
    let page = Page {
        counts: count(&Counts::from_iter(
            ClauseStatus::ALL
                .map(|status| (status, report.clauses.iter().filter(|clause| clause.status == status).count())),
        )),
        totals: counted::totals(record, report),
        documents: documents(report, &data),
        failures: failures(record, &data),
        data: data.written().map_err(|error| askama::Error::Custom(error.into()))?,
        traces: data.traces_written().map_err(|error| askama::Error::Custom(error.into()))?,
        record,
        report,
    };
    page.render()
}

#[derive(Template)]
#[template(path = "report.html")]
struct Page<'a> {
    record: &'a Record,
    report: &'a Report,
    counts: Vec<(ClauseStatus, usize)>,
    /// The sentences with the numbers of cases.
    totals: Vec<String>,
    documents: Vec<DocumentView<'a>>,
    failures: Vec<FailureView<'a>>,
    /// The cases as compressed JSON for a script element.
    data: String,
    /// The traces, likewise.
    traces: String,
}

/// A document and its clauses.
struct DocumentView<'a> {
    name: String,
    title: &'a str,
    edition: &'a str,
    counts: Vec<(ClauseStatus, usize)>,
    editions: Vec<Vec<(ClauseStatus, usize)>>,
    clauses: Vec<ClauseView<'a>>,
}

impl DocumentView<'_> {
    /// The number of its clauses that have no scenario or can't be tested.
    fn untold(&self) -> impl Iterator<Item = &(ClauseStatus, usize)> {
        let untold = |status| matches!(status, ClauseStatus::Uncovered | ClauseStatus::Untestable);
        self.counts.iter().filter(move |(status, _)| untold(*status))
    }

    fn total(&self) -> usize {
        self.counts.iter().map(|(_, count)| count).sum()
    }
}

/// A clause and its cases, as indices into the data.
struct ClauseView<'a> {
    row: &'a ClauseRow,
    cases: String,
}

impl ClauseView<'_> {
    /// The words for the search that aren't on the page: numbers, cards, marks.
    fn words(&self) -> String {
        let row = self.row;
        let numbers = row.numbers.values().flatten();
        let words: Vec<&str> = numbers.chain(&row.cards).chain(&row.marks).map(String::as_str).collect();
        words.join(" ")
    }

    /// Its numbers in each edition.
    fn numbers(&self) -> Vec<(String, String)> {
        spans(&self.row.numbers)
    }
}

/// A failed case, in the editions with the same result.
struct FailureView<'a> {
    group: Group<'a>,
    place: usize,
}

impl FailureView<'_> {
    fn name(&self) -> String {
        shown(&self.group.result.name).into_owned()
    }

    fn detail(&self) -> String {
        paragraph(self.group.result.detail.as_deref().unwrap_or_default(), "")
    }

    fn edition(&self) -> &str {
        &self.group.result.edition
    }

    fn editions(&self) -> String {
        self.group.editions.join(", ")
    }

    fn verdict(&self) -> Verdict {
        self.group.result.verdict
    }
}

/// A text with escapes.
fn say(text: impl AsRef<str>) -> String {
    shown(text.as_ref()).into_owned()
}

/// The number of clauses with a status in an edition.
fn cell(status: &ClauseStatus, count: &usize) -> String {
    counted::of_status(*status, *count)
}

/// All statuses with their counts.
fn count(counts: &Counts) -> Vec<(ClauseStatus, usize)> {
    ClauseStatus::ALL.map(|status| (status, counts.get(&status).copied().unwrap_or(0))).to_vec()
}

fn some(counts: &Counts) -> Vec<(ClauseStatus, usize)> {
    counts.iter().filter(|(_, count)| **count > 0).map(|(status, count)| (*status, *count)).collect()
}

fn documents<'a>(report: &'a Report, data: &Data<'_>) -> Vec<DocumentView<'a>> {
    let mut clauses: BTreeMap<&str, Vec<&ClauseRow>> = BTreeMap::new();
    for row in &report.clauses {
        clauses.entry(&row.document).or_default().push(row);
    }
    let view = |document: super::DocumentRow| {
        let rows = clauses.get(document.name.as_str()).cloned().unwrap_or_default();
        let (title, edition) = rows.first().map_or(("", ""), |row| (row.source.0.as_str(), row.source.1.as_str()));
        let clause = |row: &'a ClauseRow| {
            let places = row.scenarios.iter().filter_map(|id| data.place(id)).map(|place| place.to_string());
            ClauseView { row, cases: places.collect::<Vec<_>>().join(" ") }
        };
        DocumentView {
            counts: count(&document.all),
            editions: document.editions.iter().map(some).collect(),
            clauses: rows.into_iter().map(clause).collect(),
            name: document.name,
            title,
            edition,
        }
    };
    report.documents().into_iter().map(view).collect()
}

fn failures<'a>(record: &'a Record, data: &Data<'_>) -> Vec<FailureView<'a>> {
    let groups = grouped(record, |verdict| is_red(verdict) || verdict == Verdict::Inconclusive);
    groups.into_iter().filter_map(|group| Some(FailureView { place: data.place(&group.result.id)?, group })).collect()
}
