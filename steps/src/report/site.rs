//! A folder of pages to publish: engines by rules, down to each claim of each case. It works from a file and from any static host, and loads nothing
//! from elsewhere. The front has the matrix; the cases of a section are in a script of their own, which is loaded when a clause of it is opened.

mod part;
mod played;

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use askama::Template;
use indexmap::IndexMap;
use serde::Serialize;

use self::{
    part::{Part, Sources, by_clause, part_of},
    played::Played,
};
use super::{
    Comparison,
    compare::{ClauseRow, Column, SectionRow, Tally},
};
use crate::{
    coverage::{Counts, Coverage, SectionRow as CoveredSection},
    engines::reference::REFERENCE_NAME,
    files,
    plain::shown,
    record::Record,
    rulebook::Rulebook,
    suite::Suite,
    verdict::ClauseStatus,
};

/// The content of a site.
#[derive(Debug)]
pub struct Site<'a> {
    records: &'a [Record],
    comparison: &'a Comparison,
    book: Rulebook<'a>,
    covered: &'a [CoveredSection],
    played: Played,
}

/// The data of the front: everything except the cases.
#[derive(Debug, Serialize)]
struct Front<'a> {
    engines: &'a [Column],
    editions: &'a [String],
    chapters: Vec<Chapter>,
    /// Short names and titles.
    documents: Vec<(&'a str, &'a str)>,
    /// Whether there are pages of cards.
    cards: bool,
    /// The name of the reference engine, whose positions are drawn.
    reference: &'static str,
    clauses: Vec<FrontClause<'a>>,
}

/// A clause: id, number today, title, a letter for each engine, and these letters for each edition.
type FrontClause<'a> = (&'a str, &'a str, &'a str, String, String);

/// A chapter or a section of the rulebook.
#[derive(Debug, Serialize)]
struct Chapter {
    section: String,
    name: String,
    /// For each engine: clauses that passed, and those that were judged.
    engines: Vec<(usize, usize)>,
    /// How many of its numbers are proven, and how many it has; not known of clauses without a number.
    shown: Option<(usize, usize)>,
}

/// The script with the cards.
#[derive(Debug, Serialize)]
struct Cards<'a> {
    /// The text of each card, and the clauses whose scenarios use it, as indices into those of the front.
    cards: IndexMap<&'a str, (&'a str, Vec<usize>)>,
}

/// The front page.
#[derive(Template)]
#[template(path = "site.html")]
struct FrontPage {
    data: String,
}

/// The page of a chapter, for readers without scripts and for search engines.
#[derive(Template)]
#[template(path = "chapter.html")]
struct ChapterPage<'a> {
    title: String,
    engines: &'a [Column],
    sections: Vec<(String, Vec<&'a ClauseRow>)>,
}

impl<'a> Site<'a> {
    /// A site of these records, which were compared. `covered` says how many numbers of each section of the rulebook are shown.
    #[must_use]
    pub fn new(
        records: &'a [Record],
        comparison: &'a Comparison,
        book: Rulebook<'a>,
        covered: &'a [CoveredSection],
    ) -> Self {
        Site { records, comparison, book, covered, played: Played::default() }
    }

    /// The same site with what the reference engine shows of the cases: what happens in those that the records have no trace of, the positions
    /// before and after, the cards in English, and what an engine with a misreading observes. Only cases are shown whose content in the suite
    /// is that of the record.
    #[must_use]
    pub fn played_again(mut self, suite: &Suite) -> Self {
        self.played = Played::of(suite, self.records, &self.comparison.clauses);
        self
    }

    /// Writes the site into a folder and returns the path of its front. Files of an earlier site are replaced.
    ///
    /// # Errors
    /// An I/O error if the folder can't be created or a file can't be written.
    pub fn write(&self, folder: &Path) -> io::Result<PathBuf> {
        for part in ["data", "rules"] {
            fs::create_dir_all(folder.join(part))?;
        }
        let mut parts: BTreeMap<String, Vec<&ClauseRow>> = BTreeMap::new();
        let mut by_section: BTreeMap<&str, Vec<&ClauseRow>> = BTreeMap::new();
        for clause in &self.comparison.clauses {
            parts.entry(part_of(clause)).or_default().push(clause);
            by_section.entry(section_of(clause)).or_default().push(clause);
        }
        let results = by_clause(self.records);
        let from = Sources { records: self.records, book: &self.book, played: &self.played };
        for (part, clauses) in &parts {
            let text = Part::new(clauses, &results, &from).script(part)?;
            files::write(&folder.join("data").join(format!("{part}.js")), text)?;
        }
        let cards = format!("casebook.takeCards({});\n", in_script(&serde_json::to_string(&self.cards())?));
        files::write(&folder.join("data").join("cards.js"), cards)?;
        for row in self.comparison.sections.iter().filter(|row| row.section.len() < 2) {
            let page = self.chapter(row, &by_section);
            let name = if row.section.is_empty() { "other" } else { &row.section };
            files::write(&folder.join("rules").join(format!("{name}.html")), page.render().map_err(io::Error::other)?)?;
        }
        let front = folder.join("index.html");
        let page = FrontPage { data: in_script(&serde_json::to_string(&self.front())?) };
        files::write(&front, page.render().map_err(io::Error::other)?)?;
        Ok(front)
    }

    /// The cards with their English and the clauses that use them.
    fn cards(&self) -> Cards<'_> {
        let mut cards: IndexMap<&str, (&str, Vec<usize>)> =
            self.played.english.iter().map(|(name, text)| (name.as_str(), (text.as_str(), Vec::new()))).collect();
        let places: BTreeMap<&str, usize> =
            self.comparison.clauses.iter().enumerate().map(|(place, clause)| (clause.id.as_str(), place)).collect();
        for result in self.records.iter().flat_map(|record| &record.results) {
            for card in self.played.cards.get(&result.id).into_iter().flatten() {
                let of = result.clauses.iter().filter_map(|clause| places.get(clause.as_str()));
                let Some((_, known)) = cards.get_mut(card.as_str()) else { continue };
                for place in of {
                    if !known.contains(place) {
                        known.push(*place);
                    }
                }
            }
        }
        cards.values_mut().for_each(|(_, places)| places.sort_unstable());
        cards.sort_unstable_keys();
        Cards { cards }
    }

    fn front(&self) -> Front<'a> {
        let counts: BTreeMap<&str, &Counts> =
            self.covered.iter().map(|row| (row.section.as_str(), &row.counts)).collect();
        let chapter = |row: &SectionRow| Chapter {
            section: row.section.clone(),
            name: row.name.clone(),
            engines: row.counts.iter().map(|tally| (tally.passed, tally.passed + tally.failed)).collect(),
            shown: counts.get(row.section.as_str()).map(|counts| {
                let proven = counts.get(&Coverage::Proven).copied().unwrap_or(0);
                (proven, counts.values().sum())
            }),
        };
        let mut chapters: Vec<Chapter> = self.comparison.sections.iter().map(chapter).collect();
        // A part of the rulebook of which no engine was asked anything has its coverage.
        for row in self.covered {
            if !chapters.iter().any(|known| known.section == row.section) {
                let counts = vec![Tally::default(); self.comparison.engines.len()];
                chapters.push(chapter(&SectionRow { section: row.section.clone(), name: row.name.clone(), counts }));
            }
        }
        chapters.sort_by_key(|chapter| (chapter.section.is_empty(), chapter.section.clone()));
        let clause = |row: &'a ClauseRow| -> FrontClause<'a> {
            let letters = |statuses: &[ClauseStatus]| statuses.iter().map(|status| letter(*status)).collect::<String>();
            let number = row.today.as_deref().unwrap_or("");
            // In one edition they are those of all.
            let several = row.by_edition.iter().filter(|_| self.comparison.editions.len() > 1);
            let by_edition = several.map(|statuses| letters(statuses)).collect();
            (row.id.as_str(), number, row.title.as_str(), letters(&row.statuses), by_edition)
        };
        let mut documents: Vec<(&str, &str)> = Vec::new();
        for row in &self.comparison.clauses {
            let document = row.id.split(':').next().unwrap_or_default();
            if !documents.iter().any(|(known, _)| *known == document) {
                documents.push((document, self.book.clauses.source(document).map_or("", |source| &source.title)));
            }
        }
        Front {
            engines: &self.comparison.engines,
            editions: &self.comparison.editions,
            chapters,
            documents,
            cards: !self.played.english.is_empty(),
            reference: REFERENCE_NAME,
            clauses: self.comparison.clauses.iter().map(clause).collect(),
        }
    }

    fn chapter(&self, chapter: &SectionRow, by_section: &BTreeMap<&str, Vec<&'a ClauseRow>>) -> ChapterPage<'a> {
        let name = |section: &str| {
            let row = self.comparison.sections.iter().find(|row| row.section == section);
            row.map_or_else(|| section.to_owned(), |row| format!("{} {}", row.section, row.name).trim().to_owned())
        };
        let is_part = |section: &str| match chapter.section.as_str() {
            "" => section.is_empty(),
            chapter => section.starts_with(chapter),
        };
        ChapterPage {
            title: name(&chapter.section),
            engines: &self.comparison.engines,
            sections: by_section
                .iter()
                .filter(|(section, _)| is_part(section))
                .map(|(section, clauses)| (name(section), clauses.clone()))
                .collect(),
        }
    }
}

/// The section of a clause: `601`; empty if it has no number today.
fn section_of(clause: &ClauseRow) -> &str {
    clause.today.as_deref().and_then(|number| number.get(..3)).unwrap_or("")
}

/// A status as a letter, because there are thousands.
fn letter(status: ClauseStatus) -> char {
    match status {
        ClauseStatus::Passed => 'p',
        ClauseStatus::Failed => 'f',
        ClauseStatus::Deviating => 'd',
        ClauseStatus::Unsupported => 'u',
        ClauseStatus::Uncovered | ClauseStatus::Untestable => '-',
    }
}

/// A status in words.
fn status_words(status: &ClauseStatus) -> &'static str {
    match status {
        ClauseStatus::Passed => "passed",
        ClauseStatus::Failed => "failed",
        ClauseStatus::Deviating => "failed as declared",
        ClauseStatus::Unsupported => "unsupported",
        ClauseStatus::Uncovered | ClauseStatus::Untestable => "not run",
    }
}

/// JSON that can't end the script element that it stands in.
fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}

/// A text with escapes.
fn say(text: impl AsRef<str>) -> String {
    shown(text.as_ref()).into_owned()
}
