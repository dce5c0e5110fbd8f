//! All that cites a rule: clauses, scenarios, marks, fields of editions, and readings.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::{
    edition::{EditionId, FIELDS},
    rule::Rule,
};

use crate::{
    editions::is_part,
    library::Library,
    rulebook::{Rulebook, is_number},
    rules_text::Link,
    suite::Suite,
    worklist::Citations,
};

/// A reading of an older change: a row of `docs/readings`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// Its file and line.
    pub place: String,
    /// The older edition and the number of the rule there.
    pub from: (String, String),
    /// The newer edition and the number of the rule there.
    pub to: (String, String),
}

impl Reading {
    /// The rows of a file. Lines that are no rows are left out.
    #[must_use]
    pub fn rows(file: &str, text: &str) -> Vec<Reading> {
        let row = |(at, line): (usize, &str)| {
            let columns: Vec<&str> = line.split('\t').collect();
            let [from, to, old, _, new, ..] = columns[..] else { return None };
            let side = |edition: &str, number: &str| (edition.to_owned(), number.to_owned());
            Some(Reading { place: format!("{file}:{}", at + 1), from: side(from, old), to: side(to, new) })
        };
        text.lines().enumerate().skip(1).filter_map(row).collect()
    }
}

/// The citations of each number in an edition.
#[derive(Debug)]
pub struct Cited<'s> {
    library: &'s Library,
    clauses: BTreeMap<String, Vec<String>>,
    scenarios: BTreeMap<&'s str, Vec<&'s str>>,
    marks: BTreeMap<String, Vec<&'static str>>,
    fields: BTreeMap<String, Vec<&'static str>>,
    readings: BTreeMap<String, Vec<String>>,
}

impl<'s> Cited<'s> {
    /// The citations in an edition. The readings are those of changes from it, to it, or before it.
    #[must_use]
    pub fn new(suite: &'s Suite, edition: &EditionId, readings: &[Reading]) -> Cited<'s> {
        let library = &*suite.library;
        let mut cited = Cited {
            library,
            clauses: BTreeMap::new(),
            scenarios: BTreeMap::new(),
            marks: BTreeMap::new(),
            fields: BTreeMap::new(),
            readings: BTreeMap::new(),
        };
        let rulebook = Rulebook::of(library);
        for clause in library.clauses().iter() {
            for number in rulebook.numbers(clause).remove(&edition.0).into_iter().flatten() {
                cited.clauses.entry(number).or_default().push(clause.id.0.clone());
            }
        }
        for scenario in &suite.scenarios {
            let case = &scenario.lowered.case;
            case.clauses.iter().for_each(|tag| cited.scenarios.entry(tag).or_default().push(&case.id));
        }
        for mark in Rule::ALL {
            if let Some(number) = library.numbers().number(*mark, edition, library.editions()) {
                cited.marks.entry(number.to_owned()).or_default().push(mark.word());
            }
        }
        let is_newest = library.editions().newest().is_some_and(|newest| newest.id == *edition);
        for field in FIELDS {
            for number in named(field.about(), is_newest) {
                cited.fields.entry(number).or_default().push(field.name);
            }
        }
        for reading in readings {
            for (of, number) in [&reading.from, &reading.to] {
                if *of == edition.0 && is_number(number) {
                    cited.readings.entry(number.clone()).or_default().push(reading.place.clone());
                }
            }
        }
        cited
    }

    /// The library.
    #[must_use]
    pub fn library(&self) -> &'s Library {
        self.library
    }

    /// The citations of a rule. A new rule has those of the rule of which it is a part, and the fields that name its number.
    #[must_use]
    pub fn of(&self, link: &Link) -> Citations {
        let new = link.new.as_ref().map(|side| side.number.as_str());
        let parent = |number: &'_ str| number.trim_end_matches(|c: char| c.is_ascii_lowercase()).to_owned();
        let old = match (&link.old, new) {
            (Some(side), _) => side.number.clone(),
            (None, new) => new.map(parent).unwrap_or_default(),
        };
        let clauses = self.clauses.get(&old).cloned().unwrap_or_default();
        let mut scenarios: Vec<String> = Vec::new();
        for scenario in clauses.iter().filter_map(|clause| self.scenarios.get(clause.as_str())).flatten() {
            if !scenarios.iter().any(|known| known == scenario) {
                scenarios.push((*scenario).to_owned());
            }
        }
        let owned = |all: Option<&Vec<&'static str>>| -> Vec<String> {
            all.into_iter().flatten().map(|name| (*name).to_owned()).collect()
        };
        let both = [Some(old.as_str()), new];
        let fields: BTreeSet<&str> = both
            .into_iter()
            .flatten()
            .flat_map(|number| self.fields.iter().filter(move |(named, _)| is_part(named, number)))
            .flat_map(|(_, fields)| fields.iter().copied())
            .collect();
        Citations {
            clauses,
            scenarios,
            marks: owned(self.marks.get(&old)),
            fields: fields.into_iter().map(str::to_owned).collect(),
            readings: self.readings.get(&old).cloned().unwrap_or_default(),
        }
    }
}

/// The numbers that the description of a field names: those of today stand after "now"; the others are of older editions. A field whose
/// description has no "now" has the same numbers in all editions.
#[must_use]
pub fn named(about: &str, today: bool) -> Vec<String> {
    let (older, now) = about.split_once("now ").map_or((about, about), |(older, now)| (older, now));
    let words = if today { now } else { older };
    let numbers = words.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').map(|word| word.trim_end_matches('.'));
    numbers.filter(|word| is_number(word)).map(str::to_owned).collect()
}
