//! The report: what a record says, clause by clause. Every renderer is a pure function of the record and the clause index.

mod html;
mod junit;
mod terminal;

pub use html::html;
pub use junit::junit;
pub use terminal::{Style, failures, table};

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
};

use serde::Serialize;

use crate::{
    clauses::{Clause, ClauseId, ClauseIndex},
    record::{CaseResult, EngineName, Record},
    verdict::{ClauseStatus, Verdict},
};

/// What a record says: the object that `run --json` prints.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The engine under test.
    pub engine: EngineName,
    /// The editions of the run.
    pub editions: Vec<String>,
    /// How many cases got each verdict.
    pub totals: BTreeMap<String, usize>,
    /// Every case in every edition in which it was run.
    pub scenarios: Vec<ScenarioRow>,
    /// Every clause that the run was about.
    pub clauses: Vec<ClauseRow>,
}

/// A case in an edition.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ScenarioRow {
    /// Its id.
    pub id: String,
    /// Its title.
    pub name: String,
    /// The feature it stands in.
    pub feature: String,
    /// The line.
    pub line: usize,
    /// The edition.
    pub edition: String,
    /// The clauses it proves.
    pub clauses: Vec<String>,
    /// The verdict.
    pub verdict: Verdict,
    /// Why, where it isn't simply passed.
    pub detail: Option<String>,
}

/// A clause.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ClauseRow {
    /// Its id.
    pub id: String,
    /// The document it belongs to.
    pub document: String,
    /// What sort of passage it is; `unindexed` if no index lists it.
    pub kind: String,
    /// What it says, in our own words.
    pub title: String,
    /// How it stands.
    pub status: ClauseStatus,
    /// The ids of its scenarios.
    pub scenarios: Vec<String>,
    /// The worst verdict of its scenarios in each edition.
    pub editions: BTreeMap<String, Verdict>,
}

impl Report {
    /// The report of a record.
    #[must_use]
    pub fn new(record: &Record, index: &ClauseIndex) -> Report {
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
        let indexed = index.iter().filter(is_meant).map(|clause| ClauseRow::new(clause, results(&clause.id.0)));
        let unknown = by_clause.keys().filter(|id| index.get(&ClauseId((**id).to_owned())).is_none());
        let unindexed = unknown.map(|id| ClauseRow::unindexed(id, results(id)));
        Report {
            engine: record.header.engine.clone(),
            editions: record.header.editions.clone(),
            totals: record.footer.totals.clone(),
            scenarios: record.results.iter().map(ScenarioRow::from).collect(),
            clauses: indexed.chain(unindexed).collect(),
        }
    }

    /// How many clauses of each document have each status, documents in the order in which they come.
    #[must_use]
    pub fn documents(&self) -> Vec<(String, BTreeMap<ClauseStatus, usize>)> {
        let mut documents: Vec<(String, BTreeMap<ClauseStatus, usize>)> = Vec::new();
        for clause in &self.clauses {
            let at = documents.iter().position(|(name, _)| *name == clause.document).unwrap_or_else(|| {
                documents.push((clause.document.clone(), BTreeMap::new()));
                documents.len() - 1
            });
            *documents[at].1.entry(clause.status).or_default() += 1;
        }
        documents
    }

    /// The report as one JSON object.
    ///
    /// # Errors
    /// Never in practice: nothing in it is other than strings, numbers and lists.
    pub fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self)
    }
}

impl From<&CaseResult> for ScenarioRow {
    fn from(result: &CaseResult) -> Self {
        ScenarioRow {
            id: result.id.clone(),
            name: result.name.clone(),
            feature: result.feature.clone(),
            line: result.line,
            edition: result.edition.clone(),
            clauses: result.clauses.clone(),
            verdict: result.verdict,
            detail: result.detail.clone(),
        }
    }
}

impl ClauseRow {
    fn new(clause: &Clause, results: &[&CaseResult]) -> Self {
        let kind = serde_json::to_value(clause.kind).ok().and_then(|kind| kind.as_str().map(str::to_owned));
        let mut row = ClauseRow {
            kind: kind.unwrap_or_default(),
            title: clause.title.clone(),
            ..ClauseRow::unindexed(&clause.id.0, results)
        };
        // A scenario may touch on advice in passing; what can't be tested isn't proven by it.
        if !clause.kind.is_testable() && row.status != ClauseStatus::Failed {
            row.status = ClauseStatus::Untestable;
        }
        row
    }

    fn unindexed(id: &str, results: &[&CaseResult]) -> Self {
        let mut editions: BTreeMap<String, Verdict> = BTreeMap::new();
        for result in results {
            let worst = editions.entry(result.edition.clone()).or_insert(result.verdict);
            *worst = (*worst).max_by_severity(result.verdict);
        }
        let mut scenarios: Vec<String> = Vec::new();
        for result in results {
            if !scenarios.contains(&result.id) {
                scenarios.push(result.id.clone());
            }
        }
        ClauseRow {
            id: id.to_owned(),
            document: ClauseId(id.to_owned()).document().to_owned(),
            kind: "unindexed".to_owned(),
            title: String::new(),
            status: ClauseStatus::of(results.iter().map(|result| result.verdict)),
            scenarios,
            editions,
        }
    }
}

/// Where the files of a report lie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The page to open.
    pub page: PathBuf,
    /// The record.
    pub record: PathBuf,
}

/// Writes the whole report into a folder: record, JSON, JUnit and page. Files of an earlier report are replaced.
///
/// # Errors
/// If the folder can't be made or a file can't be written.
pub fn write(record: &Record, index: &ClauseIndex, folder: &Path) -> io::Result<Written> {
    fs::create_dir_all(folder)?;
    let report = Report::new(record, index);
    let written = Written { page: folder.join("index.html"), record: folder.join("record.jsonl") };
    // The record of a run lies there line by line already: it is replaced whole, so there is no moment without one.
    let fresh = folder.join("record.jsonl.new");
    let mut out = io::BufWriter::new(fs::File::create(&fresh)?);
    record.write(&mut out)?;
    out.into_inner().map_err(io::IntoInnerError::into_error)?;
    fs::rename(&fresh, &written.record)?;
    fs::write(folder.join("report.json"), report.json()? + "\n")?;
    fs::write(folder.join("junit.xml"), junit(record).map_err(io::Error::other)?)?;
    fs::write(&written.page, html(record, &report, index).map_err(io::Error::other)?)?;
    Ok(written)
}
