//! The clauses and cases of a rule, as a script that gives them to the front.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::rule::Rule;
use indexmap::{IndexMap, IndexSet};
use serde::Serialize;

use super::{in_script, played::Played};
use crate::{
    clauses::{Clause, ClauseId},
    engines::reference::Board,
    plain::{paragraph, shown},
    port::TraceLine,
    record::{CaseResult, Record},
    report::{Weight, compare::ClauseRow, weights},
    rulebook::{Rulebook, spans},
};

/// The data of a rule.
#[derive(Debug, Serialize)]
pub(super) struct Part {
    clauses: Vec<ClauseData>,
    cases: Vec<CaseData>,
    /// For each mark of a trace, the number of its rule in each edition that has one.
    rules: BTreeMap<String, BTreeMap<String, String>>,
    /// The lines of all traces, each once: the event, its mark and its rule's number on the engine that told it.
    lines: IndexSet<(String, String, String)>,
}

/// A clause.
#[derive(Debug, Serialize)]
struct ClauseData {
    id: String,
    title: String,
    /// Editions and the numbers there.
    numbers: Vec<(String, String)>,
    holds: Vec<String>,
    /// What there was none of before.
    #[serde(skip_serializing_if = "Option::is_none")]
    not_before: Option<String>,
    /// The rule that took its place, and how its outcome differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    superseded: Option<(String, String)>,
    misreadings: Vec<serde_json::Value>,
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
    /// The cards in it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<String>,
    /// What happened, on the engines that say it.
    traces: Vec<TraceData>,
    /// The positions before and after, with their edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    boards: Option<(String, Board, Board)>,
}

/// What happened on an engine.
#[derive(Debug, Serialize)]
struct TraceData {
    /// The index of the engine; none if the reference engine played the case again for the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<usize>,
    edition: String,
    happened: Vec<Happened>,
}

/// What happened during an operation, and by which rules.
#[derive(Debug, Serialize)]
struct Happened {
    during: String,
    /// Indices into the lines, and their weights: 0 of the ruling, 1 an event, 2 of another rule, 3 mana and passing.
    lines: Vec<(usize, u8)>,
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

/// The name of the part of a clause: its rule today, such as `702.49`; for a clause without one, its document.
pub(super) fn part_of(clause: &ClauseRow) -> String {
    if let Some(number) = clause.today.as_deref() {
        let (section, rest) = number.split_once('.').unwrap_or((number, ""));
        let rule = rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
        let digits: String = section.chars().take_while(char::is_ascii_digit).collect();
        return if rule.is_empty() { digits } else { format!("{digits}.{rule}") };
    }
    let document = clause.id.split(':').next().unwrap_or_default();
    // The words of a record don't name files.
    let plain = document.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    if plain { format!("other-{document}") } else { "other".to_owned() }
}

/// The results of a case, for each engine.
type Runs<'r> = Vec<Vec<&'r CaseResult>>;

/// The clauses of a part, with what they are made from.
pub(super) struct Sources<'a> {
    pub(super) records: &'a [Record],
    pub(super) book: &'a Rulebook<'a>,
    pub(super) played: &'a Played,
}

/// The results of the records by clause, so that they are searched once.
pub(super) fn by_clause(records: &[Record]) -> BTreeMap<&str, Vec<(usize, &CaseResult)>> {
    let mut found: BTreeMap<&str, Vec<(usize, &CaseResult)>> = BTreeMap::new();
    for (engine, record) in records.iter().enumerate() {
        for result in &record.results {
            for clause in &result.clauses {
                found.entry(clause).or_default().push((engine, result));
            }
        }
    }
    found
}

impl Part {
    /// The clauses with the cases of all records.
    pub(super) fn new(
        clauses: &[&ClauseRow],
        results: &BTreeMap<&str, Vec<(usize, &CaseResult)>>,
        from: &Sources<'_>,
    ) -> Self {
        let mut cases: IndexMap<&str, Runs<'_>> = IndexMap::new();
        let mut of_clause: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for clause in clauses {
            for (engine, result) in results.get(clause.id.as_str()).into_iter().flatten() {
                let entry = cases.entry(&result.id);
                let place = entry.index();
                let runs = entry.or_insert_with(|| vec![Vec::new(); from.records.len()]);
                if !runs[*engine].iter().any(|known| known.edition == result.edition) {
                    runs[*engine].push(result);
                }
                let of = of_clause.entry(&clause.id).or_default();
                if !of.contains(&place) {
                    of.push(place);
                }
            }
        }
        let clause = |row: &&ClauseRow| {
            let places = of_clause.get(row.id.as_str()).cloned().unwrap_or_default();
            ClauseData::new(row, places, from)
        };
        let mut part = Part {
            clauses: clauses.iter().map(clause).collect(),
            cases: Vec::new(),
            rules: BTreeMap::new(),
            lines: IndexSet::new(),
        };
        for (id, runs) in &cases {
            let case = part.case(id, runs, from);
            part.cases.extend(case);
        }
        part
    }

    /// The script. It calls the front with the data.
    pub(super) fn script(&self, part: &str) -> serde_json::Result<String> {
        let data = serde_json::to_string(self)?;
        Ok(format!("casebook.take({}, {});\n", serde_json::to_string(part)?, in_script(&data)))
    }

    fn case(&mut self, id: &str, runs: &Runs<'_>, from: &Sources<'_>) -> Option<CaseData> {
        // An engine that was refused a case has no steps of it.
        let first = runs.iter().flatten().max_by_key(|result| result.steps.len())?;
        let words = |text: &str| shown(text).into_owned();
        let mut traces = Vec::new();
        for (engine, results) in runs.iter().enumerate() {
            let traced = results.iter().filter(|result| !result.trace.is_empty());
            if let Some(result) = traced.max_by_key(|result| &result.edition) {
                let happened = self.happened(result, &result.trace, from);
                traces.push(TraceData { engine: Some(engine), edition: words(&result.edition), happened });
            }
        }
        let again = from.played.cases.get(id);
        if let Some((edition, replayed)) =
            again.filter(|(_, replayed)| traces.is_empty() && !replayed.ran.trace.is_empty())
        {
            let happened = self.happened(first, &replayed.ran.trace, from);
            traces.push(TraceData { engine: None, edition: edition.clone(), happened });
        }
        Some(CaseData {
            id: words(id),
            name: words(&first.name),
            at: format!("{}:{}", shown(&first.feature), first.line),
            steps: first.steps.iter().map(|step| (words(&step.keyword), words(&step.text))).collect(),
            runs: runs.iter().map(|results| together(results)).collect(),
            cards: from.played.cards.get(id).cloned().unwrap_or_default(),
            traces,
            boards: again.map(|(edition, shown)| (edition.clone(), shown.before.clone(), shown.after.clone())),
        })
    }

    /// A trace, by operation.
    fn happened(&mut self, result: &CaseResult, trace: &[TraceLine], from: &Sources<'_>) -> Vec<Happened> {
        let words = |text: &str| shown(text).into_owned();
        let during = |step: Option<usize>| match step {
            None => "the position".to_owned(),
            Some(step) => result.operation(step).map(words).unwrap_or_default(),
        };
        let listed = |id: &String| from.book.clauses.get(&ClauseId(id.clone()));
        let clauses: Vec<&Clause> = result.clauses.iter().filter_map(listed).collect();
        let marks: BTreeSet<&str> = clauses.iter().flat_map(|clause| &clause.marks).map(|mark| mark.word()).collect();
        let weights = weights(trace, &marks);
        let mut happened: Vec<Happened> = Vec::new();
        let mut last = None;
        for (line, weight) in trace.iter().zip(weights) {
            if last != Some(line.step) {
                last = Some(line.step);
                happened.push(Happened { during: during(line.step), lines: Vec::new() });
            }
            let mark = line.mark.as_deref().unwrap_or_default();
            self.number(mark, from);
            let told = (words(&line.event), words(mark), words(line.rule.as_deref().unwrap_or_default()));
            let weight = match weight {
                Weight::Ruling => 0,
                Weight::Event => 1,
                Weight::OtherRule => 2,
                Weight::Aside => 3,
            };
            let place = self.lines.insert_full(told).0;
            happened.last_mut().into_iter().for_each(|group| group.lines.push((place, weight)));
        }
        happened
    }

    /// Notes the number of a mark in each edition.
    fn number(&mut self, mark: &str, from: &Sources<'_>) {
        let Ok(rule) = mark.parse::<Rule>() else { return };
        if self.rules.contains_key(mark) {
            return;
        }
        let editions = from.book.editions.iter().map(|edition| &edition.id);
        let number = |edition: &casebook_engine::edition::EditionId| {
            let number = from.book.numbers.number(rule, edition, from.book.editions)?;
            Some((edition.0.clone(), number.to_owned()))
        };
        self.rules.insert(mark.to_owned(), editions.filter_map(number).collect());
    }
}

impl ClauseData {
    fn new(row: &ClauseRow, cases: Vec<usize>, from: &Sources<'_>) -> Self {
        let listed = from.book.clauses.get(&ClauseId(row.id.clone()));
        let symptoms = from.played.misread.get(&row.id);
        let misreading = |(at, says): (usize, &str)| {
            let shows = symptoms.and_then(|symptoms| symptoms.get(at)).and_then(Option::as_ref);
            serde_json::json!({ "says": says, "shows": shows })
        };
        let misreadings = listed.map(|clause| &clause.misreadings[..]).unwrap_or_default();
        ClauseData {
            id: shown(&row.id).into_owned(),
            title: shown(&row.title).into_owned(),
            numbers: listed.map(|clause| spans(&from.book.numbers(clause))).unwrap_or_default(),
            holds: listed.map(|it| it.holds.iter().map(|edition| edition.0.clone()).collect()).unwrap_or_default(),
            not_before: listed.and_then(|clause| clause.not_before.as_ref()).map(|it| it.why.clone()),
            superseded: listed
                .and_then(|clause| clause.superseded.as_ref())
                .map(|it| (it.rule.clone(), it.how.clone())),
            misreadings: misreadings.iter().map(|it| &*it.says).enumerate().map(misreading).collect(),
            cases,
        }
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
