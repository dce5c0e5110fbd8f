//! Several engines, or several versions of one, side by side: clause by clause, and case by case where they differ.

mod told;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::since::claims_differ;
use crate::{
    clauses::{Clause, ClauseId},
    record::{CaseResult, Record},
    rulebook::Rulebook,
    verdict::{ClauseStatus, Verdict},
};

/// The records of several engines, compared in the editions that all of them have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// The engines, in the order of their records. All lists of the other parts have this order.
    pub engines: Vec<Column>,
    /// The editions that all records have; only their results are compared.
    pub editions: Vec<String>,
    /// The chapters and sections of the rulebook, and the documents' clauses that have no number today.
    pub sections: Vec<SectionRow>,
    /// Every clause that one of the engines was asked about.
    pub clauses: Vec<ClauseRow>,
    /// The cases on which the engines differ.
    pub cases: Vec<CaseRow>,
    /// The number of results that aren't compared because the records have other contents of the case.
    pub edited: usize,
}

/// An engine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The number of compared cases that passed.
    pub passed: usize,
    /// The number of compared cases that failed, declared deviations among them.
    pub failed: usize,
    /// The number of compared cases that were not judged, or not run.
    pub not_judged: usize,
}

/// A chapter or section of the rulebook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SectionRow {
    /// Its number: `6` of a chapter, `601` of a section; empty for clauses without a number today.
    pub section: String,
    /// Its title.
    pub name: String,
    /// For each engine: how many of its clauses are right.
    pub counts: Vec<Tally>,
}

/// How many clauses of a section an engine gets right.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// The number of clauses that passed.
    pub passed: usize,
    /// The number of clauses that failed or deviate.
    pub failed: usize,
    /// The number of clauses that were not judged, or not run.
    pub not_judged: usize,
}

/// A clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClauseRow {
    /// Its id.
    pub id: String,
    /// Its number today.
    pub today: Option<String>,
    /// Its title; empty if the suite does not list the clause.
    pub title: String,
    /// Its status for each engine; `uncovered` if none of its cases was run.
    pub statuses: Vec<ClauseStatus>,
    /// For each of the compared editions, its status for each engine there.
    #[serde(skip)]
    pub by_edition: Vec<Vec<ClauseStatus>>,
}

/// A case on which the engines differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CaseRow {
    /// Its id.
    pub case: String,
    /// The edition.
    pub edition: String,
    /// The title of the scenario.
    pub title: String,
    /// Its clauses.
    pub clauses: Vec<String>,
    /// The verdict of each engine; `null` if the case was not run.
    pub verdicts: Vec<Option<Verdict>>,
    /// The reason for each verdict that isn't `passed`.
    pub details: Vec<Option<String>>,
    /// The claims that are true for one engine and false for another.
    pub claims: Vec<ClaimRow>,
}

/// A claim about which the engines differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClaimRow {
    /// The step.
    pub claim: String,
    /// The expected value.
    pub expected: String,
    /// The value that each engine observed; `null` if it did not come there.
    pub seen: Vec<Option<String>>,
}

/// The records can't be compared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CannotCompare {
    /// There is no record.
    #[error("there is no record")]
    NoRecord,
    /// No edition is in all records.
    #[error("no edition is in all records: {0}")]
    NoEdition(String),
    /// The edition that was asked for isn't in all records.
    #[error("the edition {edition} isn't in all records; all have {common}")]
    NotThisEdition {
        /// The edition.
        edition: String,
        /// The editions that all records have.
        common: String,
    },
}

/// A case in an edition.
type Key<'r> = (&'r str, &'r str);

impl Comparison {
    /// Compares records; in this edition only, if one is given. A single record is a column of its own.
    ///
    /// # Errors
    ///
    /// [`CannotCompare`] if there is no record, or if they share no edition, or not this one.
    pub fn new(records: &[Record], edition: Option<&str>, book: &Rulebook<'_>) -> Result<Self, CannotCompare> {
        let editions = common(records, edition)?;
        let meant = |result: &&CaseResult| editions.contains(&result.edition);
        let runs: Vec<BTreeMap<Key<'_>, &CaseResult>> = records
            .iter()
            .map(|record| record.results.iter().filter(meant).map(|one| ((&*one.id, &*one.edition), one)).collect())
            .collect();
        let all: BTreeSet<Key<'_>> = runs.iter().flat_map(|run| run.keys().copied()).collect();
        let same = |key: &&Key<'_>| {
            let of: Vec<&CaseResult> = runs.iter().filter_map(|run| run.get(*key).copied()).collect();
            of.iter().all(|one| of.iter().all(|other| one.hash == other.hash && !claims_differ(one, other)))
        };
        let (compared, edited): (Vec<Key<'_>>, Vec<Key<'_>>) = all.iter().partition(same);
        let column = |(record, run): (&Record, &BTreeMap<Key<'_>, &CaseResult>)| {
            let verdicts = compared.iter().map(|key| run.get(key).map(|result| result.verdict));
            let tally = Tally::of(verdicts.map(|verdict| verdict.map_or(ClauseStatus::Uncovered, Verdict::status)));
            let Tally { passed, failed, not_judged } = tally;
            let engine = &record.header.engine;
            Column { name: engine.name.clone(), version: engine.version.clone(), passed, failed, not_judged }
        };
        let clauses = clauses(&runs, &compared, &editions, book);
        Ok(Comparison {
            engines: records.iter().zip(&runs).map(column).collect(),
            sections: sections(&clauses, runs.len(), book),
            clauses,
            cases: compared.iter().filter_map(|key| CaseRow::new(*key, &runs)).collect(),
            editions,
            edited: edited.len(),
        })
    }

    /// Only these clauses, and the cases that show them. The counts stay those of the whole records.
    pub fn retain(&mut self, wanted: impl Fn(&str) -> bool) {
        self.clauses.retain(|clause| wanted(&clause.id));
        self.cases.retain(|case| case.clauses.iter().any(|clause| wanted(clause)));
    }
}

impl ClauseRow {
    /// Whether one engine gets the clause right and another one wrong.
    #[must_use]
    pub fn is_disputed(&self) -> bool {
        let wrong = |status: &ClauseStatus| matches!(status, ClauseStatus::Failed | ClauseStatus::Deviating);
        self.statuses.contains(&ClauseStatus::Passed) && self.statuses.iter().any(wrong)
    }
}

impl Tally {
    fn of(statuses: impl Iterator<Item = ClauseStatus>) -> Self {
        let mut tally = Tally::default();
        for status in statuses {
            match status {
                ClauseStatus::Passed => tally.passed += 1,
                ClauseStatus::Failed | ClauseStatus::Deviating => tally.failed += 1,
                ClauseStatus::Unsupported | ClauseStatus::Uncovered | ClauseStatus::Untestable => tally.not_judged += 1,
            }
        }
        tally
    }
}

impl CaseRow {
    /// The case, if one engine gets it right and another one wrong.
    fn new(key: Key<'_>, runs: &[BTreeMap<Key<'_>, &CaseResult>]) -> Option<Self> {
        let results: Vec<Option<&CaseResult>> = runs.iter().map(|run| run.get(&key).copied()).collect();
        let has = |status: &dyn Fn(ClauseStatus) -> bool| {
            results.iter().flatten().any(|result| status(result.verdict.status()))
        };
        let wrong = |status| matches!(status, ClauseStatus::Failed | ClauseStatus::Deviating);
        if !(has(&|status| status == ClauseStatus::Passed) && has(&wrong)) {
            return None;
        }
        let first = results.iter().flatten().next()?;
        Some(CaseRow {
            case: first.id.clone(),
            edition: first.edition.clone(),
            title: first.name.clone(),
            clauses: first.clauses.clone(),
            verdicts: results.iter().map(|result| result.map(|result| result.verdict)).collect(),
            details: results.iter().map(|result| result.and_then(|result| result.detail.clone())).collect(),
            claims: claims(&results),
        })
    }
}

/// The claims of a case that are true for one engine and false for another.
fn claims(results: &[Option<&CaseResult>]) -> Vec<ClaimRow> {
    let Some(longest) = results.iter().flatten().map(|result| &result.claims).max_by_key(|claims| claims.len()) else {
        return Vec::new();
    };
    let row = |(place, claim): (usize, &crate::record::ClaimResult)| {
        let of: Vec<_> = results
            .iter()
            .map(|result| result.and_then(|result| result.claims.get(place)).filter(|its| its.text == claim.text))
            .collect();
        let held: BTreeSet<bool> = of.iter().flatten().map(|its| its.held).collect();
        (held.len() > 1).then(|| ClaimRow {
            claim: claim.text.clone(),
            expected: claim.expected.clone(),
            seen: of.iter().map(|its| its.map(|its| its.seen.clone())).collect(),
        })
    };
    longest.iter().enumerate().filter_map(row).collect()
}

/// The editions that all records have.
fn common(records: &[Record], edition: Option<&str>) -> Result<Vec<String>, CannotCompare> {
    let Some(first) = records.first() else { return Err(CannotCompare::NoRecord) };
    let in_all = |edition: &&String| records.iter().all(|record| record.header.editions.contains(edition));
    let common: Vec<String> = first.header.editions.iter().filter(in_all).cloned().collect();
    if common.is_empty() {
        let each = records.iter().map(|record| {
            let header = &record.header;
            format!("{} {} has {}", header.engine.name, header.engine.version, header.editions.join(", "))
        });
        return Err(CannotCompare::NoEdition(each.collect::<Vec<_>>().join("; ")));
    }
    match edition {
        None => Ok(common),
        Some(edition) if common.iter().any(|one| one == edition) => Ok(vec![edition.to_owned()]),
        Some(edition) => Err(CannotCompare::NotThisEdition { edition: edition.to_owned(), common: common.join(", ") }),
    }
}

/// The clauses of the compared cases, in the order of their numbers today.
fn clauses(
    runs: &[BTreeMap<Key<'_>, &CaseResult>],
    compared: &[Key<'_>],
    editions: &[String],
    book: &Rulebook<'_>,
) -> Vec<ClauseRow> {
    let mut verdicts: BTreeMap<&str, Vec<Vec<(&str, Verdict)>>> = BTreeMap::new();
    for key in compared {
        for (engine, run) in runs.iter().enumerate() {
            let Some(result) = run.get(key) else { continue };
            for clause in &result.clauses {
                verdicts.entry(clause).or_insert_with(|| vec![Vec::new(); runs.len()])[engine]
                    .push((key.1, result.verdict));
            }
        }
    }
    let row = |(id, verdicts): (&str, Vec<Vec<(&str, Verdict)>>)| {
        let of = |all: &Vec<(&str, Verdict)>, edition: Option<&str>| {
            let here = all.iter().filter(|(one, _)| edition.is_none_or(|edition| *one == edition));
            ClauseStatus::of(here.map(|(_, verdict)| *verdict))
        };
        let in_edition = |edition: &String| verdicts.iter().map(|all| of(all, Some(edition))).collect();
        let clause = book.clauses.get(&ClauseId(id.to_owned()));
        ClauseRow {
            id: id.to_owned(),
            today: clause.and_then(Clause::number_today).map(str::to_owned),
            title: clause.map(|clause| clause.title.clone()).unwrap_or_default(),
            statuses: verdicts.iter().map(|all| of(all, None)).collect(),
            by_edition: editions.iter().map(in_edition).collect(),
        }
    };
    let mut rows: Vec<ClauseRow> = verdicts.into_iter().map(row).collect();
    let places: BTreeMap<&str, usize> =
        book.clauses.iter().enumerate().map(|(place, clause)| (&*clause.id.0, place)).collect();
    rows.sort_by_cached_key(|row| {
        (row.today.as_deref().map_or((true, Vec::new()), in_order), places.get(&*row.id).copied())
    });
    rows
}

/// A key that puts rule numbers in the rulebook's order: `702.9` before `702.10`, `702.10` before `702.10a`.
fn in_order(number: &str) -> (bool, Vec<(u32, String)>) {
    let part = |part: &str| {
        let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        (part[..digits].parse().unwrap_or(u32::MAX), part[digits..].to_owned())
    };
    (false, number.split('.').map(part).collect())
}

/// The chapters and sections with how many clauses each engine gets right.
fn sections(clauses: &[ClauseRow], engines: usize, book: &Rulebook<'_>) -> Vec<SectionRow> {
    let mut counts: BTreeMap<&str, Vec<Vec<ClauseStatus>>> = BTreeMap::new();
    for clause in clauses {
        let number = clause.today.as_deref();
        let places = match number {
            Some(number) => vec![number.get(..1), number.get(..3)],
            None => vec![Some("")],
        };
        for section in places.into_iter().flatten() {
            let of = counts.entry(section).or_insert_with(|| vec![Vec::new(); engines]);
            for (all, status) in of.iter_mut().zip(&clause.statuses) {
                all.push(*status);
            }
        }
    }
    let names: BTreeMap<&str, &str> = book
        .clauses
        .sources()
        .filter_map(|source| book.clauses.numbers(&source.document))
        .flat_map(|numbers| numbers.sections())
        .collect();
    let row = |(section, counts): (&str, Vec<Vec<ClauseStatus>>)| SectionRow {
        section: section.to_owned(),
        name: match section {
            "" => "Rules that are gone, and rulings without a number".to_owned(),
            section => names.get(section).copied().unwrap_or_default().to_owned(),
        },
        counts: counts.into_iter().map(|statuses| Tally::of(statuses.into_iter())).collect(),
    };
    let mut rows: Vec<SectionRow> = counts.into_iter().map(row).collect();
    // Rules that are gone come last.
    rows.sort_by_key(|row| row.section.is_empty());
    rows
}
