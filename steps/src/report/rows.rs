//! The rows of a report: cases, clauses, and what an engine lacks.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    clauses::{Clause, ClauseId, Superseded},
    diagnosis::MisreadAs,
    port::{Unsupported, UnsupportedKind},
    record::CaseResult,
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
    /// Why, where it isn't simply passed.
    pub detail: Option<String>,
    /// What the engine lacks for it.
    pub lacks: Option<Unsupported>,
    /// The clauses that the engine seems to misread.
    pub misread_as: Vec<MisreadAs>,
    /// Why it proves less than its tags say.
    pub unproven: Vec<String>,
}

/// Something an engine lacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LackRow {
    /// What kind of thing; none where the engine doesn't say what it lacks.
    pub kind: Option<UnsupportedKind>,
    /// Which one; or what is said instead.
    pub what: String,
    /// How many cases need it first.
    pub cases: usize,
    /// One of them.
    pub example: String,
}

/// A clause.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ClauseRow {
    /// Its id.
    pub id: String,
    /// The document it belongs to.
    pub document: String,
    /// What a reader calls that document, and the edition it speaks of.
    #[serde(skip)]
    pub source: (String, String),
    /// What sort of passage it is; `unindexed` if no index lists it.
    pub kind: String,
    /// Where it stands in its document.
    pub citation: String,
    /// What it says, in our own words.
    pub title: String,
    /// The editions in which it holds.
    pub holds: Vec<String>,
    /// Its numbers in each edition that numbers it: of the rules it speaks of.
    pub numbers: BTreeMap<String, Vec<String>>,
    /// The number that says the same today.
    pub today: Option<String>,
    /// What took its place.
    pub superseded: Option<Superseded>,
    /// The rules it speaks of, by their marks.
    pub marks: Vec<String>,
    /// The cards it speaks of.
    pub cards: Vec<String>,
    /// How it is misread.
    pub misreadings: Vec<String>,
    /// How it stands.
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
    /// What the engine lacks, most costly first.
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

    /// It in words.
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
        // A scenario may touch on advice in passing; what can't be tested isn't proven by it.
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

    /// How it stands in an edition; nothing where it can't be tested, doesn't hold or has no scenario.
    #[must_use]
    pub fn status_in(&self, edition: &str) -> Option<ClauseStatus> {
        let verdict = self.editions.get(edition).filter(|verdict| **verdict != Verdict::NotApplicable)?;
        (self.status != ClauseStatus::Untestable).then(|| verdict.status())
    }
}
