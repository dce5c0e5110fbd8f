//! The cases of a page as data: a case once for all its editions, a trace once for all that are alike, a line once for all traces.

use std::collections::BTreeMap;

use indexmap::IndexMap;

use serde::Serialize;

use crate::{
    plain::{paragraph, shown},
    port::TraceLine,
    record::{CaseResult, Record},
};

/// What the page's script reads. Short names: they stand there thousands of times.
#[derive(Debug, Default, Serialize)]
pub(super) struct Data<'a> {
    cases: Vec<CaseData>,
    /// Groups of lines: the operation they belong to, none for the setup, and places among the lines.
    traces: Vec<Vec<Group>>,
    lines: Vec<LineData>,
    /// The number of each mark in each edition, as the traces have them.
    rules: BTreeMap<&'a str, BTreeMap<&'a str, &'a str>>,
    #[serde(skip)]
    places: IndexMap<&'a str, usize>,
    #[serde(skip)]
    known_traces: IndexMap<Vec<Group>, usize>,
    #[serde(skip)]
    known_lines: IndexMap<(&'a str, Option<&'a str>, Option<&'a str>), usize>,
}

type Group = (Option<usize>, Vec<usize>);

/// A line of a trace: what happened, the mark of the rule behind it, and its number where that isn't the mark's.
type LineData = (String, Option<String>, Option<String>);

#[derive(Debug, Serialize)]
struct CaseData {
    id: String,
    name: String,
    at: String,
    clauses: Vec<String>,
    /// Keyword and text.
    steps: Vec<(String, String)>,
    /// The steps that the operations of the script were read from.
    operations: Vec<usize>,
    runs: Vec<RunData>,
}

/// What came of a case in an edition.
#[derive(Debug, Serialize)]
struct RunData {
    edition: String,
    verdict: String,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unproven: Vec<String>,
    /// Clause, and what it seems to be taken to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    misread: Vec<(String, String)>,
    /// The steps whose claims all held.
    held: Vec<usize>,
    /// Step, expected, seen.
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
                    data.cases.push(CaseData::new(result));
                    data.places.insert(&result.id, data.cases.len() - 1);
                    data.cases.len() - 1
                }
            };
            let run = data.run(result);
            data.cases[place].runs.push(run);
        }
        data
    }

    /// Where a case is among them.
    pub(super) fn place(&self, id: &str) -> Option<usize> {
        self.places.get(id).copied()
    }

    /// As JSON that no text in it can end the script element of.
    pub(super) fn written(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string(self)?.replace('<', "\\u003c"))
    }

    fn run(&mut self, result: &'a CaseResult) -> RunData {
        let step = |line: usize| result.steps.iter().position(|step| step.line == line);
        let held = |line: usize| result.claims.iter().filter(|claim| claim.line == line).all(|claim| claim.held);
        let mut held_steps: Vec<usize> =
            result.claims.iter().filter(|claim| held(claim.line)).filter_map(|claim| step(claim.line)).collect();
        held_steps.dedup();
        let missed = result.claims.iter().filter(|claim| !claim.held);
        let words = |text: &str| shown(text).into_owned();
        RunData {
            edition: words(&result.edition),
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
                .map(|trace| self.trace(&result.edition, trace)),
        }
    }

    fn trace(&mut self, edition: &'a str, trace: &'a [TraceLine]) -> usize {
        let mut groups: Vec<Group> = Vec::new();
        for line in trace {
            let place = self.line(edition, line);
            match groups.last_mut() {
                Some((step, lines)) if *step == line.step => lines.push(place),
                _ => groups.push((line.step, vec![place])),
            }
        }
        if let Some(known) = self.known_traces.get(&groups) {
            return *known;
        }
        self.traces.push(groups.clone());
        self.known_traces.insert(groups, self.traces.len() - 1);
        self.traces.len() - 1
    }

    fn line(&mut self, edition: &'a str, line: &'a TraceLine) -> usize {
        let rule = line.rule.as_deref().unwrap_or_default();
        let usual =
            line.mark.as_deref().map(|mark| *self.rules.entry(edition).or_default().entry(mark).or_insert(rule));
        let own = Some(rule).filter(|rule| usual.unwrap_or_default() != *rule);
        let key = (line.event.as_str(), line.mark.as_deref(), own);
        if let Some(known) = self.known_lines.get(&key) {
            return *known;
        }
        let words = |text: &str| shown(text).into_owned();
        self.lines.push((words(key.0), key.1.map(words), key.2.map(words)));
        self.known_lines.insert(key, self.lines.len() - 1);
        self.lines.len() - 1
    }
}

impl CaseData {
    fn new(result: &CaseResult) -> Self {
        let words = |text: &str| shown(text).into_owned();
        let mut operations = Vec::new();
        while let Some(step) = result.operation_step(operations.len()) {
            operations.push(step);
        }
        CaseData {
            id: words(&result.id),
            name: words(&result.name),
            at: format!("{}:{}", shown(&result.feature), result.line),
            clauses: result.clauses.iter().map(|clause| words(clause)).collect(),
            steps: result.steps.iter().map(|step| (words(&step.keyword), words(&step.text))).collect(),
            operations,
            runs: Vec::new(),
        }
    }
}
