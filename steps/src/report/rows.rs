//! The rows of a report: cases, clauses and missing mechanics.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    clauses::{Clause, ClauseId, Superseded},
    port::{Unsupported, UnsupportedKind},
    record::{CaseResult, MisreadAs},
    rulebook::Rulebook,
    verdict::{ClauseStatus, Verdict},
};

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
    /// The reason, if it didn't pass.
    pub detail: Option<String>,
    /// The mechanic that the engine lacks for it.
    pub lacks: Option<Unsupported>,
    /// The clauses that the engine seems to misread.
    pub misread_as: Vec<MisreadAs>,
    /// The reasons why it doesn't prove its tags.
    pub unproven: Vec<String>,
}

/// A missing mechanic.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LackRow {
    /// Its kind; `null` if the engine doesn't report what it lacks.
    pub kind: Option<UnsupportedKind>,
    /// Its name, or the engine's message.
    pub what: String,
    /// The number of cases for which it is the first that is missing.
    pub cases: usize,
    /// One of these cases.
    pub example: String,
}

/// A clause.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ClauseRow {
    /// Its id.
    pub id: String,
    /// The document it belongs to.
    pub document: String,
    /// The title of its document, and the edition of the document.
    #[serde(skip)]
    pub source: (String, String),
    /// The kind of the clause; `unindexed` if no index lists it.
    pub kind: String,
    /// Its place in its document.
    pub citation: String,
    /// Its title, in casebook's own words.
    pub title: String,
    /// The editions in which it holds.
    pub holds: Vec<String>,
    /// The numbers of its rules in each edition.
    pub numbers: BTreeMap<String, Vec<String>>,
    /// The number that states the same today.
    pub today: Option<String>,
    /// Its replacement.
    pub superseded: Option<Superseded>,
    /// The marks of its rules.
    pub marks: Vec<String>,
    /// Its cards.
    pub cards: Vec<String>,
    /// Its misreadings.
    pub misreadings: Vec<String>,
    /// Its status.
    pub status: ClauseStatus,
    /// The ids of its scenarios.
    pub scenarios: Vec<String>,
    /// The worst verdict of its scenarios in each edition.
    pub editions: BTreeMap<String, Verdict>,
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
            lacks: result.lacks.clone(),
            misread_as: result.misread_as.clone(),
            unproven: result.unproven.clone(),
        }
    }
}

impl LackRow {
    /// The missing mechanics, those that most cases need first.
    pub(super) fn all(results: &[CaseResult]) -> Vec<LackRow> {
        let mut rows: BTreeMap<(Option<UnsupportedKind>, &str), (usize, &str)> = BTreeMap::new();
        for result in results.iter().filter(|result| result.verdict == Verdict::Unsupported) {
            let told = || result.detail.as_deref().unwrap_or_default();
            let key = result.lacks.as_ref().map_or_else(|| (None, told()), |lack| (Some(lack.kind), &lack.what));
            rows.entry(key).or_insert((0, &result.id)).0 += 1;
        }
        let row = |((kind, what), (cases, example)): ((_, &str), (_, &str))| LackRow {
            kind,
            what: what.to_owned(),
            cases,
            example: example.to_owned(),
        };
        let mut rows: Vec<LackRow> = rows.into_iter().map(row).collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.cases));
        rows
    }

    /// The mechanic in words.
    #[must_use]
    pub fn words(&self) -> String {
        match self.kind {
            Some(kind) => Unsupported { kind, what: self.what.clone() }.to_string(),
            None => self.what.clone(),
        }
    }
}

impl ClauseRow {
    pub(super) fn new(clause: &Clause, results: &[&CaseResult], book: &Rulebook<'_>) -> Self {
        let kind = serde_json::to_value(clause.kind).ok().and_then(|kind| kind.as_str().map(str::to_owned));
        let source = book.clauses.source(clause.id.document());
        let mut row = ClauseRow {
            source: source.map(|source| (source.title.clone(), source.edition.0.clone())).unwrap_or_default(),
            kind: kind.unwrap_or_default(),
            citation: clause.citation.clone(),
            title: clause.title.clone(),
            holds: clause.holds.iter().map(|edition| edition.0.clone()).collect(),
            numbers: book.numbers(clause),
            today: clause.today.clone(),
            superseded: clause.superseded.clone(),
            marks: clause.marks.iter().map(|mark| mark.word().to_owned()).collect(),
            cards: clause.cards.clone(),
            misreadings: clause.misreadings.iter().map(|it| it.says.clone()).collect(),
            ..ClauseRow::unindexed(&clause.id.0, results)
        };
        // A clause that can't be tested isn't proved by a scenario with its tag.
        if !clause.kind.is_testable() && row.status != ClauseStatus::Failed {
            row.status = ClauseStatus::Untestable;
        }
        row
    }

    pub(super) fn unindexed(id: &str, results: &[&CaseResult]) -> Self {
        let mut editions: BTreeMap<String, Verdict> = BTreeMap::new();
        let mut scenarios: Vec<String> = Vec::new();
        for result in results {
            let worst = editions.entry(result.edition.clone()).or_insert(result.verdict);
            *worst = (*worst).max_by_severity(result.verdict);
            if !scenarios.contains(&result.id) {
                scenarios.push(result.id.clone());
            }
        }
        ClauseRow {
            id: id.to_owned(),
            document: ClauseId(id.to_owned()).document().to_owned(),
            source: Default::default(),
            kind: "unindexed".to_owned(),
            citation: String::new(),
            title: String::new(),
            holds: Vec::new(),
            numbers: BTreeMap::new(),
            today: None,
            superseded: None,
            marks: Vec::new(),
            cards: Vec::new(),
            misreadings: Vec::new(),
            status: ClauseStatus::of(results.iter().map(|result| result.verdict)),
            scenarios,
            editions,
        }
    }

    /// The status in an edition; `None` if the clause can't be tested, doesn't hold there or has no scenario.
    #[must_use]
    pub fn status_in(&self, edition: &str) -> Option<ClauseStatus> {
        let verdict = self.editions.get(edition).filter(|verdict| **verdict != Verdict::NotApplicable)?;
        (self.status != ClauseStatus::Untestable).then(|| verdict.status())
    }
}
