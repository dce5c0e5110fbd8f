//! The report for a terminal: a table of documents, and every case that isn't as it should be.

use std::fmt::Write;

use super::Report;
use crate::{
    judge::NOT_SEEN,
    record::{CaseResult, Record},
    verdict::{ClauseStatus, Verdict},
};

/// Whether colours are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Text alone.
    Plain,
    /// With the colours of a terminal.
    Colored,
}

impl Style {
    fn paint(self, status: ClauseStatus, text: &str) -> String {
        let code = match status {
            ClauseStatus::Passed => "32",
            ClauseStatus::Deviating => "33",
            ClauseStatus::Failed => "31",
            ClauseStatus::Unsupported => "35",
            ClauseStatus::Uncovered => "36",
            ClauseStatus::Untestable => "90",
        };
        match self {
            Style::Plain => text.to_owned(),
            Style::Colored => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
        }
    }
}

const STATUSES: [ClauseStatus; 6] = [
    ClauseStatus::Passed,
    ClauseStatus::Deviating,
    ClauseStatus::Failed,
    ClauseStatus::Unsupported,
    ClauseStatus::Uncovered,
    ClauseStatus::Untestable,
];

/// The clauses of each document by status.
#[must_use]
pub fn table(report: &Report, style: Style) -> String {
    let documents = report.documents();
    let mut rows: Vec<(String, [usize; 6])> = documents
        .iter()
        .map(|(name, counts)| (name.clone(), STATUSES.map(|status| counts.get(&status).copied().unwrap_or(0))))
        .collect();
    if rows.len() > 1 {
        let all = rows.iter().fold([0; 6], |sum, (_, counts)| std::array::from_fn(|i| sum[i] + counts[i]));
        rows.push(("all".to_owned(), all));
    }
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max("document".len());
    let mut text = format!("{:<width$}  clauses", "document");
    for status in STATUSES {
        let _ = write!(text, "  {}", style.paint(status, status.name()));
    }
    text.push('\n');
    for (name, counts) in &rows {
        let _ = write!(text, "{name:<width$}  {:>7}", counts.iter().sum::<usize>());
        for (status, count) in STATUSES.iter().zip(counts) {
            let shown = if *count == 0 { "·".to_owned() } else { count.to_string() };
            let cell = format!("{shown:>width$}", width = status.name().len());
            let _ = write!(text, "  {}", if *count == 0 { cell } else { style.paint(*status, &cell) });
        }
        text.push('\n');
    }
    text
}

/// Every case that isn't as it should be, with expected against seen.
#[must_use]
pub fn failures(record: &Record, style: Style) -> String {
    let told = |result: &&CaseResult| {
        let status = result.verdict.status();
        status == ClauseStatus::Failed
            || status == ClauseStatus::Unsupported && result.verdict != Verdict::NotApplicable
    };
    record.results.iter().filter(told).map(|result| failure(result, style)).collect::<Vec<_>>().join("\n")
}

fn failure(result: &CaseResult, style: Style) -> String {
    let verdict = style.paint(result.verdict.status(), &result.verdict.name().to_uppercase().replace('_', " "));
    let tags: String = result.clauses.iter().map(|clause| format!(" @{clause}")).collect();
    let mut text = format!("{verdict}  {}  [{}]{tags}\n", result.name, result.edition);
    let _ = writeln!(text, "    at {}:{}", result.feature, result.line);
    if let Some(detail) = &result.detail {
        let _ = writeln!(text, "    {detail}");
    }
    let missed: Vec<_> = result.claims.iter().filter(|claim| !claim.held).collect();
    // Where the script stopped, what comes later was never looked at: the reason is told, not each claim.
    if missed.iter().all(|claim| claim.seen == NOT_SEEN) {
        return text;
    }
    for claim in missed {
        let _ = writeln!(text, "    {}:{}: {}", result.feature, claim.line, claim.text);
        let _ = writeln!(text, "        expected  {}", claim.expected);
        let _ = writeln!(text, "        seen      {}", claim.seen);
    }
    text
}
