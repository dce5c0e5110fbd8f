//! The update of the suite to a new rules text: the new edition with its number table and its index of numbers, and the work list of the rules
//! that a reader must read.

pub mod cited;
mod grouped;

use std::{collections::BTreeMap, fmt::Write as _};

use casebook_engine::{edition::EditionId, rule::Rule};
use indexmap::IndexMap;

pub use self::cited::{Cited, Reading};
use crate::{
    clauses::{Number, NumberIndex},
    library::Library,
    rulebook::Rulebook,
    rules_text::{Links, RulesText, index as index_of, yaml},
    worklist::{Change, Worklist},
};

/// An update.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Update {
    /// The new edition.
    pub to: EditionId,
    /// Its title.
    pub title: String,
    /// The edition before.
    pub from: EditionId,
    /// Every rule of both texts.
    pub links: Links,
    /// The rules to read.
    pub worklist: Worklist,
    /// The numbers of the new edition.
    pub numbers: NumberTable,
    /// The index of the new text, with the values of readers for all rules whose words are the same.
    pub index: NumberIndex,
}

/// The other numbers that marks and clauses have in the new edition. What isn't listed keeps its number.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NumberTable {
    /// The older and the newer number of each mark.
    pub marks: BTreeMap<String, (String, String)>,
    /// The older and the newer number of each clause.
    pub clauses: BTreeMap<String, (String, String)>,
    /// The marks and clauses whose rule is gone, with its number.
    pub gone: BTreeMap<String, String>,
}

/// The text of an update and the edition before.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The name of the new edition.
    pub to: &'a EditionId,
    /// Its title.
    pub title: &'a str,
    /// The edition before.
    pub from: &'a EditionId,
    /// The new text.
    pub text: &'a RulesText,
    /// The index of the edition before; empty if there is none.
    pub index: &'a NumberIndex,
}

impl Update {
    /// The update for these rules of both texts.
    #[must_use]
    pub fn new(asked: &Asked<'_>, links: Links, cited: &Cited<'_>) -> Update {
        let worklist =
            Worklist { from: asked.from.0.clone(), to: asked.to.0.clone(), causes: grouped::causes(&links, cited) };
        Update {
            to: asked.to.clone(),
            title: asked.title.to_owned(),
            from: asked.from.clone(),
            numbers: NumberTable::of(&links, cited.library(), asked.from),
            index: renewed(asked, &links),
            worklist,
            links,
        }
    }

    /// The file of the new edition.
    #[must_use]
    pub fn edition_yaml(&self) -> String {
        let Update { to, title, from, .. } = self;
        format!(
            "# yaml-language-server: $schema=../../docs/schemas/edition.json\n\
             # Written by `casebook sources update`. Each `field: …` of the work list adds its field here.\n\
             id: {to}\ntitle: {title}\ninherits: {from}\n"
        )
    }

    /// The file of the new index.
    #[must_use]
    pub fn index_yaml(&self) -> String {
        let Update { to, title, .. } = self;
        let document = self.document();
        format!(
            "# yaml-language-server: $schema=../../docs/schemas/rules.json\n\
             # {title}: every number, with the fingerprint of its words and what a reader found it to state.\n\
             document: {document}\ntitle: {title}\nedition: {to}\n{}",
            yaml(&self.index)
        )
    }

    /// The table of marks with the numbers of the new edition, made from the table as it is. All older numbers stay. A mark whose rule is gone
    /// gets no number (`null`) until its reading decides it.
    #[must_use]
    pub fn marks_yaml(&self, table: &str) -> String {
        let line = |line: &str| {
            let mark = line.split(':').next().unwrap_or_default();
            let number = match (self.numbers.marks.get(mark), self.numbers.gone.get(mark)) {
                (Some((_, now)), _) => format!("\"{now}\""),
                (None, Some(_)) => "null".to_owned(),
                (None, None) => return format!("{line}\n"),
            };
            match line.strip_suffix(" } }") {
                Some(row) => format!("{row}, {}: {number} }} }}\n", self.to),
                None => format!("{line}\n"),
            }
        };
        table.lines().map(line).collect()
    }

    /// The name of the document with the new index: `cr2608` for the edition 2026-08.
    #[must_use]
    pub fn document(&self) -> String {
        let digits: String = self.to.0.chars().filter(char::is_ascii_digit).collect();
        format!("cr{}", digits.get(2..).unwrap_or(&digits))
    }

    /// The number of rules with each change.
    #[must_use]
    pub fn counts(&self) -> [(Change, usize); 6] {
        use Change::{Gone, New, References, Renumbered, Reworded, Same};
        [Same, Renumbered, References, Reworded, New, Gone].map(|change| (change, self.links.count(change)))
    }
}

impl NumberTable {
    /// The table for the marks and clauses of a library.
    #[must_use]
    pub fn of(links: &Links, library: &Library, from: &EditionId) -> NumberTable {
        let numbers = links.numbers();
        let is_gone = |number: &str| {
            links
                .all
                .iter()
                .any(|link| link.change == Change::Gone && link.old.as_ref().is_some_and(|side| side.number == number))
        };
        let mut table = NumberTable::default();
        let mut enter = |name: &str, number: &str, is_mark: bool| match numbers.get(number) {
            Some(same) if *same == number => {}
            Some(new) => {
                let entry = (number.to_owned(), (*new).to_owned());
                let into = if is_mark { &mut table.marks } else { &mut table.clauses };
                into.insert(name.to_owned(), entry);
            }
            None if is_gone(number) => {
                table.gone.insert(name.to_owned(), number.to_owned());
            }
            None => {}
        };
        for mark in Rule::ALL {
            if let Some(number) = library.numbers().number(*mark, from, library.editions()) {
                enter(mark.word(), number, true);
            }
        }
        let rulebook = Rulebook::of(library);
        for clause in library.clauses().iter() {
            let own = rulebook.own_number(clause, from);
            own.into_iter().for_each(|number| enter(&clause.id.0, number, false));
        }
        table
    }

    /// The table as it is written.
    #[must_use]
    pub fn yaml(&self) -> String {
        let mut text = "# The marks and clauses with another number in this edition: the number before, and the number now. All others keep theirs.\n\
                        # `gone`: their rule is gone; its reading on the work list decides the number.\n"
            .to_owned();
        for (key, all) in [("marks", &self.marks), ("clauses", &self.clauses)] {
            let _ = writeln!(text, "{key}:{}", if all.is_empty() { " {}" } else { "" });
            for (name, (old, new)) in all {
                let _ = writeln!(text, "  \"{name}\": {{ was: \"{old}\", is: \"{new}\" }}");
            }
        }
        let _ = writeln!(text, "gone:{}", if self.gone.is_empty() { " {}" } else { "" });
        for (name, number) in &self.gone {
            let _ = writeln!(text, "  \"{name}\": \"{number}\"");
        }
        text
    }
}

/// The index of the new text. The values of readers stay for every rule with the same words, whatever its number and its references are.
fn renewed(asked: &Asked<'_>, links: &Links) -> NumberIndex {
    let (index, _) = index_of(asked.text, asked.index);
    let mut numbers: IndexMap<String, Number> =
        index.iter().map(|(number, is)| (number.to_owned(), is.clone())).collect();
    let is_kept = |change| matches!(change, Change::Same | Change::Renumbered | Change::References);
    for link in links.all.iter().filter(|link| is_kept(link.change)) {
        let (Some(old), Some(new)) = (&link.old, &link.new) else { continue };
        if let (Some(read), Some(is)) = (asked.index.get(&old.number), numbers.get_mut(&new.number)) {
            let Number { print, examples, .. } = is.clone();
            *is = Number { print, examples, ..read.clone() };
        }
    }
    let sections = index.sections().map(|(section, name)| (section.to_owned(), name.to_owned())).collect();
    NumberIndex::new(sections, numbers)
}
