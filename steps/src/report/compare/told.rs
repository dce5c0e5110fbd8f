//! The comparison as text: for a terminal, and in Markdown.

use std::fmt::Write as _;

use super::{CaseRow, ClauseRow, Column, Comparison, Tally};
use crate::{plain::shown, verdict::ClauseStatus};

/// The number of clauses that are listed without `all`.
const LISTED: usize = 40;
/// The width of the titles, in characters.
const TITLES: usize = 58;

impl Comparison {
    /// The comparison for a terminal: the engines, the chapters, and the clauses on which the engines differ. With `all`, every section, and
    /// every case on which they differ.
    #[must_use]
    pub fn text(&self, all: bool) -> String {
        let mut text = format!("editions: {}\n\n", shown(&self.editions.join(", ")));
        for (letter, engine) in letters().zip(&self.engines) {
            let Column { name, version, passed, failed, not_judged } = engine;
            let (name, version) = (shown(name), shown(version));
            let _ = writeln!(
                text,
                "{letter}  {name} {version}: {passed} cases passed, {failed} failed, {not_judged} not judged"
            );
        }
        if self.edited > 0 {
            let _ =
                writeln!(text, "{} results are left out: the records have another content of their cases", self.edited);
        }
        let _ = write!(text, "\nclauses that passed, of those that were judged\n{:width$}", "", width = TITLES + 8);
        for (letter, _) in letters().zip(&self.engines) {
            let _ = write!(text, "{letter:>9}");
        }
        text.push('\n');
        for row in self.sections.iter().filter(|row| all || row.section.len() < 2) {
            let indent = if row.section.len() > 1 { "  " } else { "" };
            let name = clipped(&format!("{indent}{} {}", row.section, row.name), TITLES + 8);
            let _ = write!(text, "{name:width$}", width = TITLES + 8);
            for tally in &row.counts {
                let _ = write!(text, "{:>9}", tally.said());
            }
            text.push('\n');
        }
        text += &self.disputed(all);
        text
    }

    /// The clauses that one engine gets right and another one wrong.
    fn disputed(&self, all: bool) -> String {
        let disputed: Vec<&ClauseRow> = self.clauses.iter().filter(|clause| clause.is_disputed()).collect();
        if disputed.is_empty() {
            return "\nNo clause passes with one engine and fails with another.\n".to_owned();
        }
        let mut text = format!("\n{} clauses pass with one engine and fail with another\n", disputed.len());
        for clause in disputed.iter().take(if all { usize::MAX } else { LISTED }) {
            let number = clause.today.as_deref().unwrap_or("");
            let title = clipped(&clause.title, TITLES);
            let _ = write!(text, "  {number:<8} {title:TITLES$}");
            for status in &clause.statuses {
                let _ = write!(text, "  {:>6}", word(*status));
            }
            let _ = writeln!(text, "   {}", shown(&clause.id));
            if all {
                for case in self.cases.iter().filter(|case| case.clauses.contains(&clause.id)) {
                    text += &self.case(case);
                }
            }
        }
        if !all {
            if let Some(more @ 1..) = disputed.len().checked_sub(LISTED) {
                let _ = writeln!(text, "  and {more} more");
            }
            text += "--all lists every clause and section, with the cases and what each engine observed\n";
        }
        text
    }

    /// A case on which the engines differ, with what each of them observed.
    fn case(&self, case: &CaseRow) -> String {
        let mut text =
            format!("      {} [{}]\n        {}\n", shown(&case.case), shown(&case.edition), shown(&case.title));
        for claim in &case.claims {
            let _ = writeln!(text, "        {}: expected {}", shown(&claim.claim), shown(&claim.expected));
            for (letter, seen) in letters().zip(&claim.seen) {
                let seen = seen.as_deref().unwrap_or("not observed");
                let _ = writeln!(text, "          {letter} observed {}", shown(seen));
            }
        }
        if case.claims.is_empty() {
            for ((letter, verdict), detail) in letters().zip(&case.verdicts).zip(&case.details) {
                let verdict = verdict.map_or_else(|| "not run".to_owned(), |verdict| verdict.words());
                let detail = detail.as_ref().map(|detail| format!(": {}", shown(detail))).unwrap_or_default();
                let _ = writeln!(text, "          {letter} {verdict}{detail}");
            }
        }
        text
    }

    /// The comparison in Markdown: the engines by chapter, and the clauses on which they differ.
    #[must_use]
    pub fn markdown(&self) -> String {
        let names: Vec<String> =
            self.engines.iter().map(|engine| cell(&format!("{} {}", engine.name, engine.version))).collect();
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let rule = format!("|---|{}\n", "---|".repeat(names.len()));
        let with = |first: String, others: Vec<String>| line(&[vec![first], others].concat());
        let mut text = format!("### Engines by chapter, {}\n\n", cell(&self.editions.join(", ")));
        text += &with("clauses that passed, of those judged".to_owned(), names.clone());
        text += &rule;
        for row in self.sections.iter().filter(|row| row.section.len() < 2) {
            text += &with(cell(&format!("{} {}", row.section, row.name)), row.counts.iter().map(Tally::said).collect());
        }
        let disputed: Vec<&ClauseRow> = self.clauses.iter().filter(|clause| clause.is_disputed()).collect();
        if !disputed.is_empty() {
            let _ = write!(text, "\n### {} clauses pass with one engine and fail with another\n\n", disputed.len());
            text += &with("clause".to_owned(), names);
            text += &rule;
            for clause in disputed {
                let statuses = clause.statuses.iter().map(|status| word(*status).to_owned()).collect();
                text += &with(cell(&format!("{} {}", clause.id, clause.title)), statuses);
            }
        }
        text
    }
}

impl Tally {
    /// The clauses that passed, of those that were judged.
    fn said(&self) -> String {
        match self.passed + self.failed {
            0 => "-".to_owned(),
            judged => format!("{}/{judged}", self.passed),
        }
    }
}

/// A, B, C: the names of the columns. After Z come AA, AB.
fn letters() -> impl Iterator<Item = String> {
    let letter = |at: usize| char::from(b'A' + u8::try_from(at % 26).unwrap_or_default());
    (0..).map(move |at: usize| match at / 26 {
        0 => letter(at).to_string(),
        before => format!("{}{}", letter(before - 1), letter(at)),
    })
}

/// A status in a table of engines.
fn word(status: ClauseStatus) -> &'static str {
    match status {
        ClauseStatus::Passed => "passed",
        ClauseStatus::Failed | ClauseStatus::Deviating => "FAILED",
        ClauseStatus::Unsupported | ClauseStatus::Uncovered | ClauseStatus::Untestable => "-",
    }
}

/// A text that fits a column.
fn clipped(text: &str, width: usize) -> String {
    let text = shown(text);
    if text.chars().count() <= width {
        text.into_owned()
    } else {
        text.chars().take(width - 1).chain(['…']).collect()
    }
}

/// A text for a cell of a table.
fn cell(text: &str) -> String {
    shown(text).replace('|', "\\|")
}
