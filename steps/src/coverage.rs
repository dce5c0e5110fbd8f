//! How much of a document is shown: the status of each clause, and of each number of a rules text. Nothing is run: what is proven comes from
//! the committed result of the check.

use std::collections::BTreeMap;

use indexmap::IndexMap;
use serde::Serialize;

use crate::{
    clauses::{Clause, ClauseId, Example, Number, NumberIndex, NumberKind, Untestable},
    library::Library,
    proofs::{Proofs, ProvenBy},
    suite::Suite,
};

/// How much of a clause or a number is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Coverage {
    /// All of it: each of its clauses is proven; of a number, a reader has marked that they show the whole of it.
    Proven,
    /// Part of it: it has scenarios, and they don't prove the whole.
    Partly,
    /// The reference engine is declared to get it wrong.
    Deviating,
    /// The reference engine does not have its mechanic.
    Refused,
    /// No scenario can show it.
    Untestable,
    /// It has no scenario.
    Uncovered,
    /// Nobody has read it yet.
    Unread,
}

impl Coverage {
    /// All of them, in the order in which they are counted.
    pub const ALL: [Coverage; 7] = [
        Coverage::Proven,
        Coverage::Partly,
        Coverage::Deviating,
        Coverage::Refused,
        Coverage::Untestable,
        Coverage::Uncovered,
        Coverage::Unread,
    ];

    /// Its name, as in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Coverage::Proven => "proven",
            Coverage::Partly => "partly",
            Coverage::Deviating => "deviating",
            Coverage::Refused => "refused",
            Coverage::Untestable => "untestable",
            Coverage::Uncovered => "uncovered",
            Coverage::Unread => "unread",
        }
    }

    /// Whether a scenario is wanted that isn't there.
    #[must_use]
    pub fn is_open(self) -> bool {
        matches!(self, Coverage::Uncovered | Coverage::Unread)
    }
}

/// How many clauses or numbers have each status.
pub type Counts = BTreeMap<Coverage, usize>;

/// A clause of a document, or a number of a rules text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Covered {
    /// The clause's id; of a number, its document and the number.
    pub id: String,
    /// How much of it is shown.
    pub status: Coverage,
    /// What sort of passage it is: of a clause its kind, of a number what a reader found.
    pub kind: String,
    /// Why no scenario can show it, where a reader says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Untestable>,
    /// What of a number no scenario shows, where a reader says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lacks: Option<String>,
    /// What it says, in the suite's own words; nothing of a number without a ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Today's number of its rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub today: Option<String>,
    /// How many scenarios have it as a tag; of a number, those of its clauses together.
    pub scenarios: usize,
    /// The clauses that a number carries: rulings on it, and clauses of other documents that have this number today.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

/// What a suite shows of the documents of its library.
#[derive(Debug)]
pub struct Shown<'s> {
    library: &'s Library,
    proofs: &'s Proofs,
    /// How many scenarios each clause has.
    scenarios: IndexMap<String, usize>,
}

impl<'s> Shown<'s> {
    /// What a suite shows, its clauses proven as these proofs say.
    #[must_use]
    pub fn by(suite: &'s Suite, proofs: &'s Proofs) -> Self {
        let mut scenarios: IndexMap<String, usize> = IndexMap::new();
        for tag in suite.scenarios.iter().flat_map(|scenario| &scenario.lowered.case.clauses) {
            *scenarios.entry(tag.clone()).or_default() += 1;
        }
        Shown { library: &suite.library, proofs, scenarios }
    }

    /// How many scenarios have a clause as a tag.
    #[must_use]
    pub fn scenarios(&self, clause: &ClauseId) -> usize {
        self.scenarios.get(&clause.0).copied().unwrap_or(0)
    }

    /// A clause.
    #[must_use]
    pub fn clause(&self, clause: &Clause) -> Covered {
        let scenarios = self.scenarios(&clause.id);
        let status = match (clause.kind.is_testable(), self.proofs.of(&clause.id)) {
            (false, _) => Coverage::Untestable,
            (true, _) if scenarios == 0 => Coverage::Uncovered,
            (true, Some(ProvenBy::Deviating)) => Coverage::Deviating,
            (true, Some(by)) if by.is_proof() => Coverage::Proven,
            (true, _) => Coverage::Partly,
        };
        Covered {
            id: clause.id.0.clone(),
            status,
            kind: word(&clause.kind),
            why: None,
            lacks: None,
            title: Some(clause.title.clone()),
            today: clause.number_today().map(str::to_owned),
            scenarios,
            clauses: Vec::new(),
        }
    }

    /// A number of a rules text.
    fn number(&self, document: &str, number: &str, is: &Number, carried: &[&Clause]) -> Covered {
        let clauses: Vec<Covered> = carried.iter().map(|clause| self.clause(clause)).collect();
        let shown: Vec<Coverage> = clauses.iter().filter(|it| it.scenarios > 0).map(|it| it.status).collect();
        let status = if shown.contains(&Coverage::Deviating) {
            Coverage::Deviating
        } else if is.whole && !shown.is_empty() && shown.iter().all(|status| *status == Coverage::Proven) {
            Coverage::Proven
        } else if !shown.is_empty() {
            Coverage::Partly
        } else if is.refused.is_some() {
            Coverage::Refused
        } else {
            match is.kind {
                NumberKind::Unread if clauses.is_empty() => Coverage::Unread,
                NumberKind::Unread | NumberKind::Clause => Coverage::Uncovered,
                NumberKind::Definition | NumberKind::Reference | NumberKind::Untestable => Coverage::Untestable,
            }
        };
        Covered {
            id: format!("{document}:{number}"),
            status,
            kind: word(&is.kind),
            why: is.why,
            lacks: is.lacks.clone(),
            title: carried.first().map(|clause| clause.title.clone()),
            today: Some(number.to_owned()),
            scenarios: clauses.iter().map(|clause| clause.scenarios).sum(),
            clauses: clauses.into_iter().map(|clause| clause.id).collect(),
        }
    }

    /// The examples of a rules text, each with its clause's id and how much of it is shown.
    #[must_use]
    pub fn examples(&self, document: &str) -> Vec<(String, Coverage)> {
        let index = self.library.clauses();
        let numbers = index.numbers(document).into_iter().flat_map(NumberIndex::iter);
        let each = |(number, is): (&str, &Number)| -> Vec<(String, Coverage)> {
            let of = |(example, place): (&Example, usize)| {
                let id = format!("{document}:{number}.ex{place}");
                let shown = index.get(&ClauseId(id.clone())).map(|clause| self.clause(clause).status);
                let status = shown.unwrap_or(match &example.refused {
                    Some(_) => Coverage::Refused,
                    None => Coverage::Uncovered,
                });
                (id, status)
            };
            is.examples.iter().zip(1..).map(of).collect()
        };
        numbers.flat_map(each).collect()
    }

    /// Everything that a document has: its clauses; of a rules text every number, and behind them the rulings on rules that are gone.
    #[must_use]
    pub fn document(&self, document: &str) -> Vec<Covered> {
        let index = self.library.clauses();
        let own = || index.iter().filter(|clause| clause.id.document() == document);
        let Some(numbers) = index.numbers(document) else { return own().map(|clause| self.clause(clause)).collect() };
        let carried = index.by_number(document);
        let of = |number: &str| carried.get(number).map_or(&[][..], Vec::as_slice);
        let all = numbers.iter().map(|(number, is)| self.number(document, number, is, of(number)));
        let past = own()
            .filter(|clause| clause.id.is_past() && clause.in_place_of.is_none())
            .map(|clause| self.clause(clause));
        all.chain(past).collect()
    }
}

/// A word of a closed list, as it is written.
fn word(of: &impl Serialize) -> String {
    serde_json::to_value(of).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

/// A chapter or section of a rules text with how much of it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SectionRow {
    /// Its number: `6` of a chapter, `601` of a section.
    pub section: String,
    /// What it is called.
    pub name: String,
    /// How many of its numbers have each status.
    pub counts: Counts,
}

/// The chapters and sections of a rules text with how many of their numbers have each status.
#[must_use]
pub fn sections(library: &Library, document: &str, covered: &[Covered]) -> Vec<SectionRow> {
    let Some(numbers) = library.clauses().numbers(document) else { return Vec::new() };
    let mut counts: BTreeMap<&str, Counts> = BTreeMap::new();
    for one in covered {
        let number = one.id.split_once(':').map_or("", |(_, number)| number);
        for section in [number.get(..1), number.get(..3)].into_iter().flatten() {
            *counts.entry(section).or_default().entry(one.status).or_default() += 1;
        }
    }
    let row = |(section, name): (&str, &str)| {
        let counts = counts.get(section)?.clone();
        Some(SectionRow { section: section.to_owned(), name: name.to_owned(), counts })
    };
    numbers.sections().filter_map(row).collect()
}

/// How many have each status.
#[must_use]
pub fn counted(covered: &[Covered]) -> Counts {
    let mut counts = Counts::new();
    for one in covered {
        *counts.entry(one.status).or_default() += 1;
    }
    counts
}
