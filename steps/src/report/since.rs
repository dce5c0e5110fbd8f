//! What changed between two records of one engine, case by case.

use std::{collections::BTreeMap, fmt::Write as _};

use serde::Serialize;

use crate::{
    plain::shown,
    record::{CaseResult, EngineName, Record},
    verdict::ClauseStatus,
};

/// The changes since an older record of the same engine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Since {
    /// The engine of both records, with the version of each.
    pub engine: String,
    /// The older version of the engine.
    pub older: String,
    /// The newer version of the engine.
    pub newer: String,
    /// The cases with another result, by the kind of change.
    pub changed: BTreeMap<Kind, Vec<Changed>>,
    /// The number of cases that only the newer record has.
    pub new_cases: usize,
    /// The number of cases that only the older record has.
    pub gone_cases: usize,
    /// The number of cases whose content the suite changed; their results aren't compared.
    pub edited_cases: usize,
}

/// How the result of a case changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It passed, and fails now.
    Broken,
    /// It failed, and passes now.
    Fixed,
    /// It was not judged, and fails now.
    NowFails,
    /// It was not judged, and passes now.
    NowPasses,
    /// It was judged, and can't be carried out now.
    NoLongerJudged,
    /// It fails in another way, or is judged by another declaration.
    Otherwise,
}

/// A case with another result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Changed {
    /// The case.
    pub case: String,
    /// The edition.
    pub edition: String,
    /// The title of the scenario.
    pub title: String,
    /// The older verdict, in words.
    pub was: String,
    /// The newer verdict, in words.
    pub is: String,
    /// The reason for the newer verdict, if there is one.
    pub why: Option<String>,
}

/// The records are of two engines.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "the older record is of the engine `{0}` and the newer one of `{1}`: only two runs of one engine can be compared"
)]
pub struct TwoEngines(pub String, pub String);

impl Since {
    /// Compares two records.
    ///
    /// # Errors
    ///
    /// [`TwoEngines`]: of two engines none is the other's regression.
    pub fn new(older: &Record, newer: &Record) -> Result<Since, TwoEngines> {
        fn by_case(record: &Record) -> BTreeMap<(&str, &str), &CaseResult> {
            record.results.iter().map(|result| ((result.id.as_str(), result.edition.as_str()), result)).collect()
        }
        let [EngineName { name, version: was }, EngineName { name: other, version: is }] =
            [&older.header.engine, &newer.header.engine];
        if name != other {
            return Err(TwoEngines(name.clone(), other.clone()));
        }
        let (before, after) = (by_case(older), by_case(newer));
        let mut changed: BTreeMap<Kind, Vec<Changed>> = BTreeMap::new();
        let (mut new_cases, mut edited_cases) = (0, 0);
        for (key, now) in &after {
            match before.get(key) {
                None => new_cases += 1,
                Some(then) if then.hash != now.hash || claims_differ(then, now) => edited_cases += 1,
                Some(then) => {
                    if let Some(kind) = Kind::of(then, now) {
                        changed.entry(kind).or_default().push(Changed::new(then, now));
                    }
                }
            }
        }
        let gone_cases = before.keys().filter(|key| !after.contains_key(*key)).count();
        let (engine, older, newer) = (name.clone(), was.clone(), is.clone());
        Ok(Since { engine, older, newer, changed, new_cases, gone_cases, edited_cases })
    }

    /// Whether a case that passed fails now.
    #[must_use]
    pub fn is_regression(&self) -> bool {
        self.changed.contains_key(&Kind::Broken)
    }

    /// The changes for a terminal.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (kind, cases) in &self.changed {
            for Changed { case, edition, was, is, .. } in cases {
                let (case, edition) = (shown(case), shown(edition));
                let _ = writeln!(text, "{:<16}  {case}  [{edition}]  {was}, now {is}", kind.words());
            }
        }
        text + &self.counts() + "\n"
    }

    /// The changes in Markdown, for the summary of a pull request.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut text = format!("### {} {} → {}\n\n{}\n", self.engine, self.older, self.newer, self.counts());
        for (kind, cases) in &self.changed {
            let _ = write!(text, "\n#### {}\n\n| case | edition | was | is |\n|---|---|---|---|\n", kind.words());
            for Changed { edition, title, was, is, why, .. } in cases {
                let why = why.as_ref().map(|why| format!(": {}", cell(why))).unwrap_or_default();
                let _ = writeln!(text, "| {} | {} | {was} | {is}{why} |", cell(title), cell(edition));
            }
        }
        text
    }

    /// The number of cases of each kind of change.
    fn counts(&self) -> String {
        let of = |kind: &Kind| self.changed.get(kind).map_or(0, Vec::len);
        let kinds: Vec<String> = Kind::ALL.iter().map(|kind| format!("{} {}", of(kind), kind.words())).collect();
        let Since { new_cases, gone_cases, edited_cases, .. } = self;
        format!(
            "{}; of the suite: {new_cases} new, {gone_cases} gone, {edited_cases} with another content",
            kinds.join(", ")
        )
    }
}

impl Kind {
    const ALL: [Kind; 6] =
        [Kind::Broken, Kind::Fixed, Kind::NowFails, Kind::NowPasses, Kind::NoLongerJudged, Kind::Otherwise];

    /// The kind of change between two results of a case, if there is one.
    fn of(then: &CaseResult, now: &CaseResult) -> Option<Kind> {
        let failed = |result: &CaseResult| result.verdict.status() == ClauseStatus::Failed;
        let observed = |result: &CaseResult| result.claims.iter().map(|claim| claim.seen.clone()).collect::<Vec<_>>();
        match (then.verdict.is_judged(), now.verdict.is_judged()) {
            (false, false) => None,
            (false, true) => Some(if failed(now) { Kind::NowFails } else { Kind::NowPasses }),
            (true, false) => Some(Kind::NoLongerJudged),
            (true, true) => match (failed(then), failed(now)) {
                (false, true) => Some(Kind::Broken),
                (true, false) => Some(Kind::Fixed),
                (true, true) => {
                    let other = then.verdict != now.verdict || observed(then) != observed(now);
                    other.then_some(Kind::Otherwise)
                }
                (false, false) => (then.verdict != now.verdict).then_some(Kind::Otherwise),
            },
        }
    }

    fn words(self) -> &'static str {
        match self {
            Kind::Broken => "broken",
            Kind::Fixed => "fixed",
            Kind::NowFails => "now fails",
            Kind::NowPasses => "now passes",
            Kind::NoLongerJudged => "no longer judged",
            Kind::Otherwise => "otherwise",
        }
    }
}

impl Changed {
    fn new(then: &CaseResult, now: &CaseResult) -> Self {
        Changed {
            case: now.id.clone(),
            edition: now.edition.clone(),
            title: now.name.clone(),
            was: then.verdict.words(),
            is: now.verdict.words(),
            why: now.detail.clone(),
        }
    }
}

/// Whether the suite claims something else of the case now. A result without claims says nothing about it.
pub(super) fn claims_differ(then: &CaseResult, now: &CaseResult) -> bool {
    let claims = |result: &CaseResult| {
        result.claims.iter().map(|claim| (claim.text.clone(), claim.expected.clone())).collect::<Vec<_>>()
    };
    !then.claims.is_empty() && !now.claims.is_empty() && claims(then) != claims(now)
}

/// A text for a cell of a table.
fn cell(text: &str) -> String {
    shown(text).replace('|', "\\|")
}

/// A badge with the result of a record, in the form that badge services read from an address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Badge {
    schema_version: u8,
    label: &'static str,
    message: String,
    color: &'static str,
}

impl Badge {
    /// The badge of a record: the cases that passed, of those that were judged.
    #[must_use]
    pub fn of(record: &Record) -> Badge {
        let judged = record.results.iter().filter(|result| result.verdict.is_judged());
        let (mut passed, mut failed, mut of) = (0_usize, 0_usize, 0_usize);
        for result in judged {
            of += 1;
            passed += usize::from(result.verdict.status() == ClauseStatus::Passed);
            failed += usize::from(result.verdict.status() == ClauseStatus::Failed);
        }
        let color = match (of, failed) {
            (0, _) => "lightgrey",
            (_, 0) => "brightgreen",
            _ => "red",
        };
        Badge { schema_version: 1, label: "casebook", message: format!("{passed} of {of} cases"), color }
    }
}
