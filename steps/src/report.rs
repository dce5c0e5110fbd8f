//! The report: the content of a record, clause by clause. Every output is a pure function of the record and the rulebook.

mod compare;
mod counted;
#[cfg(feature = "page")]
mod html;
#[cfg(feature = "page")]
mod junit;
mod moments;
mod rows;
mod since;
#[cfg(feature = "page")]
mod site;
pub mod terminal;

pub use compare::{CannotCompare, Comparison};
#[cfg(feature = "page")]
pub use html::html;
#[cfg(feature = "page")]
pub use junit::junit;
pub use moments::{Weight, weights};
pub use rows::{ClauseRow, LackRow, ScenarioRow};
pub use since::{Badge, Since, TwoEngines};
#[cfg(feature = "page")]
pub use site::Site;
pub use terminal::{Style, terminal};

use std::collections::{BTreeMap, BTreeSet};
#[cfg(feature = "page")]
use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::Serialize;

#[cfg(feature = "page")]
use crate::files;
use crate::{
    clauses::{Clause, ClauseId},
    plain,
    record::{CaseResult, EngineName, MissingCard, Opening, Record},
    rulebook::{Rulebook, is_number},
    verdict::{ClauseStatus, Verdict},
};

/// The content of a record: the object that `run --json` prints.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Report {
    /// The engine under test.
    pub engine: EngineName,
    /// The digest of the suite.
    pub suite: String,
    /// The editions of the run.
    pub editions: Vec<String>,
    /// The number of cases with each verdict.
    pub totals: BTreeMap<String, usize>,
    /// The number of judged cases.
    pub judged: usize,
    /// The number of cases that don't prove their tags.
    pub unproven: usize,
    /// The missing mechanics, those that most cases need first.
    pub lacks: Vec<LackRow>,
    /// The lacks that open most cases, the best first.
    pub openings: Vec<Opening>,
    /// The cards that the engine lacks, those that most cases need first.
    pub missing_cards: Vec<MissingCard>,
    /// The irregularities of the engine that cost no case.
    pub complaints: Vec<String>,
    /// Every case in every edition in which it was run.
    pub scenarios: Vec<ScenarioRow>,
    /// Every clause that the run was about.
    pub clauses: Vec<ClauseRow>,
}

/// The number of clauses with each status.
pub type Counts = BTreeMap<ClauseStatus, usize>;

/// A document in the table of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentRow {
    /// Its short name.
    pub name: String,
    /// The number of its clauses with each status, the worst status of all editions.
    pub all: Counts,
    /// The number of its clauses with each status in each edition of the run, without those that don't hold there or can't be tested.
    pub editions: Vec<Counts>,
}

impl Report {
    /// The report of a record.
    #[must_use]
    pub fn new(record: &Record, book: &Rulebook<'_>) -> Report {
        let mut by_clause: BTreeMap<&str, Vec<&CaseResult>> = BTreeMap::new();
        for result in &record.results {
            for clause in &result.clauses {
                by_clause.entry(clause).or_default().push(result);
            }
        }
        let results = |id: &str| by_clause.get(id).map_or(&[][..], Vec::as_slice);
        let asked: BTreeSet<&str> = record.header.clauses.iter().map(String::as_str).collect();
        let is_meant = |clause: &&Clause| {
            let id = clause.id.0.as_str();
            let whole = record.header.documents.iter().any(|document| document == clause.id.document());
            whole || asked.contains(id) || by_clause.contains_key(id)
        };
        let index = book.clauses;
        let indexed = index.iter().filter(is_meant).map(|clause| ClauseRow::new(clause, results(&clause.id.0), book));
        let unknown = by_clause.keys().filter(|id| index.get(&ClauseId((**id).to_owned())).is_none());
        let unindexed = unknown.map(|id| ClauseRow::unindexed(id, results(id)));
        Report {
            engine: record.header.engine.clone(),
            suite: record.header.suite.clone(),
            editions: record.header.editions.clone(),
            totals: record.footer.totals.clone(),
            judged: record.results.iter().filter(|result| result.verdict.is_judged()).count(),
            unproven: record.results.iter().filter(|result| !result.unproven.is_empty()).count(),
            lacks: LackRow::all(&record.results),
            openings: record.footer.openings.clone(),
            missing_cards: record.footer.missing_cards.clone(),
            complaints: record.footer.complaints.clone(),
            scenarios: record.results.iter().map(ScenarioRow::from).collect(),
            clauses: indexed.chain(unindexed).collect(),
        }
    }

    /// The clauses of each document by status, in the order of the documents.
    #[must_use]
    pub fn documents(&self) -> Vec<DocumentRow> {
        let mut documents: Vec<DocumentRow> = Vec::new();
        for clause in &self.clauses {
            let at = documents.iter().position(|row| row.name == clause.document).unwrap_or_else(|| {
                let editions = vec![Counts::new(); self.editions.len()];
                documents.push(DocumentRow { name: clause.document.clone(), all: Counts::new(), editions });
                documents.len() - 1
            });
            let row = &mut documents[at];
            *row.all.entry(clause.status).or_default() += 1;
            for (edition, counts) in self.editions.iter().zip(&mut row.editions) {
                if let Some(status) = clause.status_in(edition) {
                    *counts.entry(status).or_default() += 1;
                }
            }
        }
        documents
    }

    /// The report as one JSON object.
    ///
    /// # Errors
    /// Serialization of strings, numbers and lists doesn't fail.
    pub fn json(&self) -> serde_json::Result<String> {
        Ok(plain::json(serde_json::to_string_pretty(self)?))
    }
}

/// A case with the same result in several editions.
#[derive(Debug, Clone)]
pub struct Group<'a> {
    /// The result in the first of them.
    pub result: &'a CaseResult,
    /// The other results, each of a later edition.
    pub others: Vec<&'a CaseResult>,
    /// The editions.
    pub editions: Vec<&'a str>,
}

/// The results with these verdicts, grouped by case, the worst verdicts first. Results of a case are in one group if they differ in rule numbers only.
#[must_use]
pub fn grouped<'a>(record: &'a Record, meant: impl Fn(Verdict) -> bool) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    let mut places: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for result in record.results.iter().filter(|result| meant(result.verdict)) {
        let known = places.entry(&result.id).or_default();
        match known.iter().find(|at| alike(groups[**at].result, result)) {
            Some(at) => {
                groups[*at].editions.push(&result.edition);
                groups[*at].others.push(result);
            }
            None => {
                known.push(groups.len());
                groups.push(Group { result, others: Vec::new(), editions: vec![&result.edition] });
            }
        }
    }
    let place = |verdict: Verdict| Verdict::ALL.iter().position(|one| *one == verdict);
    groups.sort_by_key(|group| place(group.result.verdict));
    groups
}

/// Whether two results of a case are the same except for rule numbers.
fn alike(one: &CaseResult, other: &CaseResult) -> bool {
    let mut claims = one.claims.iter().zip(&other.claims);
    one.verdict == other.verdict
        && unnumbered(one.detail.as_deref().unwrap_or_default())
            == unnumbered(other.detail.as_deref().unwrap_or_default())
        && one.claims.len() == other.claims.len()
        && claims.all(|(a, b)| a.held == b.held && unnumbered(&a.seen) == unnumbered(&b.seen))
}

/// The words of a text without the rule numbers.
fn unnumbered(text: &str) -> Vec<&str> {
    words(text).filter(|word| !is_number(word)).collect()
}

/// The rule numbers among the words of a text.
fn numbers(text: &str) -> Vec<&str> {
    words(text).filter(|word| is_number(word)).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || ",:;()".contains(c))
}

/// Whether a verdict is a failure.
fn is_red(verdict: Verdict) -> bool {
    verdict.status() == ClauseStatus::Failed
}

/// The name of the record in a report's folder.
pub const RECORD: &str = "record.jsonl";

/// Writes JSON, JUnit and the HTML page into a folder and returns the path of the page. Files of an earlier report are replaced.
///
/// # Errors
/// An I/O error if the folder can't be created or a file can't be written.
#[cfg(feature = "page")]
pub fn write(record: &Record, report: &Report, folder: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    files::write(&folder.join("report.json"), report.json()? + "\n")?;
    files::write(&folder.join("junit.xml"), junit(record, report).map_err(io::Error::other)?)?;
    let page = folder.join("index.html");
    files::write(&page, html(record, report).map_err(io::Error::other)?)?;
    Ok(page)
}
