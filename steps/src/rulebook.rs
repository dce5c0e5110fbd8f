//! The clauses and their numbers: the number of a clause in each edition, and the clauses for a number of any edition.

use std::collections::BTreeMap;

use casebook_engine::edition::EditionId;

use crate::{
    clauses::{Clause, ClauseIndex, Moved},
    editions::{Editions, RuleNumbers, is_part},
    library::Library,
};

/// The tables in which clauses are looked up.
#[derive(Debug, Clone, Copy)]
pub struct Rulebook<'a> {
    /// The clauses.
    pub clauses: &'a ClauseIndex,
    /// The number of each rule mark in each edition.
    pub numbers: &'a RuleNumbers,
    /// The editions.
    pub editions: &'a Editions,
    /// The clauses that have had another id.
    pub moved: &'a Moved,
}

impl<'a> Rulebook<'a> {
    /// The rulebook of a library.
    #[must_use]
    pub fn of(library: &'a Library) -> Self {
        Rulebook {
            clauses: library.clauses(),
            numbers: library.numbers(),
            editions: library.editions(),
            moved: library.moved(),
        }
    }

    /// The number that a clause itself has in an edition: in its document's edition, or today. A rule that is gone had its number in the last edition
    /// in which it held.
    #[must_use]
    pub fn own_number<'c>(&self, clause: &'c Clause, edition: &EditionId) -> Option<&'c str> {
        let document = || self.clauses.source(clause.id.document()).map(|source| &source.edition);
        let is_gone = clause.id.is_past() && clause.in_place_of.is_none();
        let home = if is_gone { clause.holds.last() } else { document() };
        let newest = self.editions.iter().last().map(|edition| &edition.id);
        let own = cited(&clause.citation).filter(|_| home == Some(edition));
        own.or(clause.today.as_deref().filter(|_| newest == Some(edition)))
    }

    /// The numbers of a clause in each edition: its own in its document and today, and those of its rules.
    #[must_use]
    pub fn numbers(&self, clause: &Clause) -> BTreeMap<String, Vec<String>> {
        let mut numbers = BTreeMap::new();
        for edition in self.editions.iter().map(|edition| &edition.id) {
            let own = self.own_number(clause, edition).map(str::to_owned);
            let marks = clause.marks.iter().filter_map(|mark| self.numbers.number(*mark, edition, self.editions));
            let mut here: Vec<String> = Vec::new();
            for number in own.into_iter().chain(marks.map(str::to_owned)) {
                if !here.contains(&number) {
                    here.push(number);
                }
            }
            if !here.is_empty() {
                numbers.insert(edition.0.clone(), here);
            }
        }
        numbers
    }

    /// The clauses for an id, also a former id; or for a number that a clause has in its document, in an edition or today, or that its
    /// replacement has; or for the beginning of a number, as `704.5` is all of `704.5j`. In the order of the documents.
    #[must_use]
    pub fn find(&self, asked: &str) -> Vec<&'a Clause> {
        let by_id: Vec<&Clause> = self.clauses.iter().filter(|clause| belongs(&clause.id.0, asked)).collect();
        if let Some(Some(now)) = self.moved.get(asked).filter(|_| by_id.is_empty()) {
            return self.clauses.get(&now).into_iter().collect();
        }
        if !by_id.is_empty() || !asked.starts_with(|c: char| c.is_ascii_digit()) {
            return by_id;
        }
        self.clauses.iter().filter(|clause| self.has_number(clause, asked)).collect()
    }

    fn has_number(&self, clause: &Clause, asked: &str) -> bool {
        let today = [clause.today.as_deref(), clause.superseded.as_ref().map(|superseded| superseded.rule.as_str())];
        let mut said = all_cited(&clause.citation).chain(today.into_iter().flatten());
        let of_marks = |edition: &EditionId| {
            let mut numbers = clause.marks.iter().filter_map(|mark| self.numbers.number(*mark, edition, self.editions));
            numbers.any(|number| is_part(asked, number))
        };
        said.any(|number| is_part(asked, number)) || self.editions.iter().any(|edition| of_marks(&edition.id))
    }
}

/// The rule number in a citation: `rule 502.40d` has one, `The legend rule, point 2` has none.
#[must_use]
pub fn cited(citation: &str) -> Option<&str> {
    all_cited(citation).next()
}

/// All rule numbers in a citation: `rule 409.1f in place of rule 601.2g` has two.
fn all_cited(citation: &str) -> impl Iterator<Item = &str> {
    citation.split(|c: char| c.is_whitespace() || c == ',' || c == ':').filter(|word| is_number(word))
}

/// Whether a word is the number of a rule: a section of three digits, a point, and a digit.
#[must_use]
pub fn is_number(word: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let parts = word.split_once('.');
    parts.is_some_and(|(section, rest)| {
        section.len() == 3 && digits(section) && rest.starts_with(|c: char| c.is_ascii_digit())
    })
}

/// Numbers by edition, with consecutive editions that have the same numbers together.
#[must_use]
pub fn spans(numbers: &BTreeMap<String, Vec<String>>) -> Vec<(String, String)> {
    let mut spans: Vec<(&str, &str, String)> = Vec::new();
    for (edition, numbers) in numbers {
        let numbers = numbers.join(" ");
        match spans.last_mut() {
            Some((_, last, same)) if *same == numbers => *last = edition,
            _ => spans.push((edition, edition, numbers)),
        }
    }
    let named = |(first, last, numbers): (&str, &str, String)| {
        (if first == last { first.to_owned() } else { format!("{first} to {last}") }, numbers)
    };
    spans.into_iter().map(named).collect()
}

/// Whether a clause is the given one or a part of it.
#[must_use]
pub fn belongs(tag: &str, asked: &str) -> bool {
    let next = |rest: &str| {
        rest.chars()
            .next()
            .is_none_or(|c| c == '.' || (c.is_alphabetic() && asked.ends_with(|last: char| last.is_numeric())))
    };
    tag.strip_prefix(asked).is_some_and(next)
}
