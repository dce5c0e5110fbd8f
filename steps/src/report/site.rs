//! A folder of pages to publish: engines by rules, down to each claim of each case. It works from a file and from any static host, and loads nothing
//! from elsewhere. The front has the matrix; the cases of a section are in a script of their own, which is loaded when a clause of it is opened.

mod section;

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use askama::Template;
use serde::Serialize;

use self::section::{Section, file_of};
use super::{
    Comparison,
    compare::{ClauseRow, Column, SectionRow},
};
use crate::{
    coverage::{Counts, Coverage, SectionRow as CoveredSection},
    plain::shown,
    record::Record,
    rulebook::Rulebook,
    verdict::ClauseStatus,
};

/// The content of a site.
#[derive(Debug)]
pub struct Site<'a> {
    records: &'a [Record],
    comparison: &'a Comparison,
    book: Rulebook<'a>,
    covered: &'a [CoveredSection],
}

/// The data of the front: everything except the cases.
#[derive(Debug, Serialize)]
struct Front<'a> {
    engines: &'a [Column],
    editions: &'a [String],
    chapters: Vec<Chapter>,
    /// For each clause: id, number today, title, and a letter for each engine.
    clauses: Vec<(&'a str, &'a str, &'a str, String, String)>,
}

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
        Site { records, comparison, book, covered }
    }

    /// Writes the site into a folder and returns the path of its front. Files of an earlier site are replaced.
    ///
    /// # Errors
    /// An I/O error if the folder can't be created or a file can't be written.
    pub fn write(&self, folder: &Path) -> io::Result<PathBuf> {
        for part in ["data", "rules"] {
            fs::create_dir_all(folder.join(part))?;
        }
        let mut by_section: BTreeMap<&str, Vec<&ClauseRow>> = BTreeMap::new();
        for clause in &self.comparison.clauses {
            by_section.entry(section_of(clause)).or_default().push(clause);
        }
        for (section, clauses) in &by_section {
            let text = Section::new(clauses, self.records, &self.book).script(section)?;
            fs::write(folder.join("data").join(file_of(section)), text)?;
        }
        for row in self.comparison.sections.iter().filter(|row| row.section.len() < 2) {
            let page = self.chapter(row, &by_section);
            let name = if row.section.is_empty() { "other" } else { &row.section };
            fs::write(folder.join("rules").join(format!("{name}.html")), page.render().map_err(io::Error::other)?)?;
        }
        let front = folder.join("index.html");
        let page = FrontPage { data: in_script(&serde_json::to_string(&self.front())?) };
        fs::write(&front, page.render().map_err(io::Error::other)?)?;
        Ok(front)
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
        let clause = |row: &'a ClauseRow| {
            let letters = row.statuses.iter().map(|status| letter(*status)).collect();
            let number = row.today.as_deref().unwrap_or("");
            (row.id.as_str(), number, row.title.as_str(), letters, section_of(row).to_owned())
        };
        Front {
            engines: &self.comparison.engines,
            editions: &self.comparison.editions,
            chapters: self.comparison.sections.iter().map(chapter).collect(),
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
