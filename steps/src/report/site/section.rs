//! The clauses and cases of a section, as a script that gives them to the front.

use std::collections::BTreeMap;

use indexmap::IndexMap;
use serde::Serialize;

use super::in_script;
use crate::{
    clauses::{Clause, ClauseId},
    plain::{paragraph, shown},
    record::{CaseResult, Record},
    report::compare::ClauseRow,
    rulebook::{Rulebook, spans},
};

/// The data of a section.
#[derive(Debug, Serialize)]
pub(super) struct Section {
    clauses: Vec<ClauseData>,
    cases: Vec<CaseData>,
}

/// A clause.
#[derive(Debug, Serialize)]
struct ClauseData {
    id: String,
    title: String,
    /// Editions and the numbers there.
    numbers: Vec<(String, String)>,
    holds: Vec<String>,
    misreadings: Vec<String>,
    cards: Vec<String>,
    /// Its cases, as indices.
    cases: Vec<usize>,
}

/// A case, with its result for each engine.
#[derive(Debug, Serialize)]
struct CaseData {
    id: String,
    name: String,
    at: String,
    /// Keywords and texts.
    steps: Vec<(String, String)>,
    /// For each engine, its different results.
    runs: Vec<Vec<RunData>>,
    /// What happened on the first engine that says it, in its newest edition.
    trace: Vec<Happened>,
}

/// What happened during an operation, and by which rules.
#[derive(Debug, Serialize)]
struct Happened {
    during: String,
    lines: Vec<(String, String)>,
}

/// A result in some editions.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct RunData {
    editions: Vec<String>,
    verdict: String,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// The steps whose claims are false, with the expected and the observed value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    missed: Vec<(usize, String, String)>,
    /// The misreadings under which the reference engine observes the same.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    misread: Vec<String>,
}

/// The name of a section's file.
pub(super) fn file_of(section: &str) -> String {
    format!("{}.js", if section.is_empty() { "other" } else { section })
}

impl Section {
    /// The clauses with the cases of all records.
    pub(super) fn new(clauses: &[&ClauseRow], records: &[Record], book: &Rulebook<'_>) -> Self {
        let mut cases: IndexMap<&str, Vec<Vec<&CaseResult>>> = IndexMap::new();
        let mut of_clause: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        let meant: BTreeMap<&str, ()> = clauses.iter().map(|clause| (clause.id.as_str(), ())).collect();
        for (engine, record) in records.iter().enumerate() {
            for result in &record.results {
                for clause in result.clauses.iter().filter(|clause| meant.contains_key(clause.as_str())) {
                    let entry = cases.entry(&result.id);
                    let place = entry.index();
                    let runs = entry.or_insert_with(|| vec![Vec::new(); records.len()]);
                    if !runs[engine].iter().any(|known| known.edition == result.edition) {
                        runs[engine].push(result);
                    }
                    let of = of_clause.entry(clause).or_default();
                    if !of.contains(&place) {
                        of.push(place);
                    }
                }
            }
        }
        let clause = |row: &&ClauseRow| {
            let listed = book.clauses.get(&ClauseId(row.id.clone()));
            let texts = |of: fn(&Clause) -> Vec<String>| listed.map(of).unwrap_or_default();
            ClauseData {
                id: row.id.clone(),
                title: row.title.clone(),
                numbers: listed.map(|clause| spans(&book.numbers(clause))).unwrap_or_default(),
                holds: texts(|clause| clause.holds.iter().map(|edition| edition.0.clone()).collect()),
                misreadings: texts(|clause| clause.misreadings.iter().map(|it| it.says.clone()).collect()),
                cards: texts(|clause| clause.cards.clone()),
                cases: of_clause.get(row.id.as_str()).cloned().unwrap_or_default(),
            }
        };
        Section {
            clauses: clauses.iter().map(clause).collect(),
            cases: cases.iter().filter_map(|(id, runs)| CaseData::new(id, runs)).collect(),
        }
    }

    /// The script. It calls the front with the data.
    pub(super) fn script(&self, section: &str) -> serde_json::Result<String> {
        let data = serde_json::to_string(self)?;
        Ok(format!("casebook.take({}, {});\n", serde_json::to_string(section)?, in_script(&data)))
    }
}

impl CaseData {
    fn new(id: &str, runs: &[Vec<&CaseResult>]) -> Option<Self> {
        // An engine that was refused a case has no steps of it.
        let first = runs.iter().flatten().max_by_key(|result| result.steps.len())?;
        let words = |text: &str| shown(text).into_owned();
        let traced =
            runs.iter().flatten().filter(|result| !result.trace.is_empty()).max_by_key(|result| &result.edition);
        Some(CaseData {
            id: words(id),
            name: words(&first.name),
            at: format!("{}:{}", shown(&first.feature), first.line),
            steps: first.steps.iter().map(|step| (words(&step.keyword), words(&step.text))).collect(),
            runs: runs.iter().map(|results| together(results)).collect(),
            trace: traced.map(|result| happened(result)).unwrap_or_default(),
        })
    }
}

/// The results of an engine, equal ones once.
fn together(results: &[&CaseResult]) -> Vec<RunData> {
    let mut runs: Vec<RunData> = Vec::new();
    for result in results {
        let run = RunData::new(result);
        let same = |known: &&mut RunData| {
            (&known.verdict, &known.detail, &known.missed, &known.misread)
                == (&run.verdict, &run.detail, &run.missed, &run.misread)
        };
        match runs.iter_mut().find(same) {
            Some(known) => known.editions.extend(run.editions),
            None => runs.push(run),
        }
    }
    runs
}

impl RunData {
    fn new(result: &CaseResult) -> Self {
        let words = |text: &str| shown(text).into_owned();
        let step = |line: usize| result.steps.iter().position(|step| step.line == line);
        let missed = result.claims.iter().filter(|claim| !claim.held);
        RunData {
            editions: vec![words(&result.edition)],
            verdict: result.verdict.words(),
            status: result.verdict.status().name(),
            detail: result.detail.as_deref().map(|detail| paragraph(detail, "")),
            missed: missed
                .filter_map(|claim| Some((step(claim.line)?, words(&claim.expected), words(&claim.seen))))
                .collect(),
            misread: result.misread_as.iter().map(|it| words(&it.says)).collect(),
        }
    }
}

/// The trace of a case, by operation.
fn happened(result: &CaseResult) -> Vec<Happened> {
    let words = |text: &str| shown(text).into_owned();
    let during = |step: Option<usize>| match step {
        None => "the position".to_owned(),
        Some(step) => result.operation(step).map(words).unwrap_or_default(),
    };
    let groups = result.trace.chunk_by(|one, next| one.step == next.step);
    groups
        .map(|lines| Happened {
            during: during(lines[0].step),
            lines: lines
                .iter()
                .map(|line| (words(line.rule.as_deref().unwrap_or_default()), words(&line.event)))
                .collect(),
        })
        .collect()
}
