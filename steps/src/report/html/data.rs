//! The cases of a page as data, without repetitions: a case once for all its editions, equal results once, a step once for all cases, equal
//! traces and lines once.

mod traces;

use std::{collections::BTreeMap, io::Write};

use base64::{Engine, prelude::BASE64_STANDARD};
use flate2::{Compression, write::DeflateEncoder};
use indexmap::{IndexMap, IndexSet};
use serde::Serialize;

use self::traces::Traces;
use crate::{
    plain::{paragraph, shown},
    record::{CaseResult, Record},
};

/// The data for the page's script. The names are short because they occur thousands of times.
#[derive(Debug, Default, Serialize)]
pub(super) struct Data<'a> {
    cases: Vec<CaseData>,
    /// Keyword and text of each step.
    steps: IndexSet<(String, String)>,
    /// The number of each mark in each edition, for the traces.
    rules: BTreeMap<&'a str, BTreeMap<&'a str, &'a str>>,
    #[serde(skip)]
    traces: Traces<'a>,
    #[serde(skip)]
    places: IndexMap<&'a str, usize>,
}

#[derive(Debug, Serialize)]
struct CaseData {
    id: String,
    name: String,
    at: String,
    clauses: Vec<String>,
    /// Indices into the steps.
    steps: Vec<usize>,
    /// The steps that the operations of the script were read from.
    operations: Vec<usize>,
    runs: Vec<RunData>,
}

/// The result of a case in some editions.
#[derive(Debug, Serialize)]
struct RunData {
    editions: Vec<String>,
    #[serde(flatten)]
    came: Came,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
struct Came {
    verdict: String,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unproven: Vec<String>,
    /// Clause and misreading.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    misread: Vec<(String, String)>,
    /// The steps whose claims are all true.
    held: Vec<usize>,
    /// Step, expected value, observed value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    missed: Vec<(usize, String, String)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<usize>,
}

impl<'a> Data<'a> {
    /// The data of a record.
    pub(super) fn new(record: &'a Record) -> Self {
        let mut data = Data::default();
        for result in &record.results {
            let place = match data.places.get(result.id.as_str()) {
                Some(place) => *place,
                None => {
                    let case = data.case(result);
                    data.cases.push(case);
                    data.places.insert(&result.id, data.cases.len() - 1);
                    data.cases.len() - 1
                }
            };
            let (came, edition) = (data.came(result), shown(&result.edition).into_owned());
            let runs = &mut data.cases[place].runs;
            match runs.iter_mut().find(|run| run.came == came) {
                Some(run) => run.editions.push(edition),
                None => runs.push(RunData { editions: vec![edition], came }),
            }
        }
        data
    }

    /// The index of a case.
    pub(super) fn place(&self, id: &str) -> Option<usize> {
        self.places.get(id).copied()
    }

    /// The cases, compressed to less than a third, because their steps have many words in common.
    pub(super) fn written(&self) -> serde_json::Result<String> {
        deflated(self)
    }

    /// The traces of the cases, which are read when they are opened.
    pub(super) fn traces_written(&self) -> serde_json::Result<String> {
        deflated(&self.traces)
    }

    fn case(&mut self, result: &CaseResult) -> CaseData {
        let words = |text: &str| shown(text).into_owned();
        let steps = result.steps.iter().map(|step| (words(&step.keyword), words(&step.text)));
        CaseData {
            id: words(&result.id),
            name: words(&result.name),
            at: format!("{}:{}", shown(&result.feature), result.line),
            clauses: result.clauses.iter().map(|clause| words(clause)).collect(),
            steps: steps.map(|step| self.steps.insert_full(step).0).collect(),
            operations: (0..).map_while(|operation| result.operation_step(operation)).collect(),
            runs: Vec::new(),
        }
    }

    fn came(&mut self, result: &'a CaseResult) -> Came {
        let step = |line: usize| result.steps.iter().position(|step| step.line == line);
        let held = |line: usize| result.claims.iter().filter(|claim| claim.line == line).all(|claim| claim.held);
        let mut held_steps: Vec<usize> =
            result.claims.iter().filter(|claim| held(claim.line)).filter_map(|claim| step(claim.line)).collect();
        held_steps.dedup();
        let missed = result.claims.iter().filter(|claim| !claim.held);
        let words = |text: &str| shown(text).into_owned();
        Came {
            verdict: result.verdict.words(),
            status: result.verdict.status().name(),
            detail: result.detail.as_deref().map(|detail| paragraph(detail, "")),
            unproven: result.unproven.iter().map(|doubt| words(doubt)).collect(),
            misread: result.misread_as.iter().map(|it| (words(&it.clause), words(&it.says))).collect(),
            held: held_steps,
            missed: missed
                .filter_map(|claim| Some((step(claim.line)?, words(&claim.expected), words(&claim.seen))))
                .collect(),
            trace: Some(&result.trace)
                .filter(|trace| !trace.is_empty())
                .map(|trace| self.traces.place(trace, self.rules.entry(&result.edition).or_default())),
        }
    }
}

/// JSON that is deflated, as browsers can decompress it, in base64, so that no text in it can end the script element.
fn deflated(data: &impl Serialize) -> serde_json::Result<String> {
    let mut deflated = DeflateEncoder::new(Vec::new(), Compression::fast());
    // All bytes at once: separate writes would make the encoder clear its buffer each time.
    deflated.write_all(&serde_json::to_vec(data)?).map_err(serde_json::Error::io)?;
    Ok(BASE64_STANDARD.encode(deflated.finish().map_err(serde_json::Error::io)?))
}
