//! The report for a terminal: failures, then missing mechanics, then a table of documents and editions.

use std::fmt::Write;

use super::{Counts, DocumentRow, Group, Report, counted, grouped, is_red};
use crate::{
    judge::NOT_SEEN,
    plain::{paragraph, shown},
    record::{CaseResult, Record},
    verdict::{ClauseStatus, Verdict},
};

/// Whether the output has colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// No colours.
    Plain,
    /// Terminal colours.
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

/// The assumed width of a terminal, in characters.
const WIDTH: usize = 100;

/// The number of missing mechanics, and of cases that don't prove their tags, that are listed.
pub const NAMED: usize = 12;

/// The whole report for a terminal.
#[must_use]
pub fn terminal(record: &Record, report: &Report, style: Style) -> String {
    let engine = &record.header.engine;
    let editions = match record.header.editions.as_slice() {
        [one] => format!("edition {one}"),
        editions => format!("editions {}", editions.join(", ")),
    };
    let head = format!("{} {}, {}\n", shown(&engine.name), shown(&engine.version), shown(&editions));
    let parts =
        [failures(record, style), unproven(record), lacks(report, style), openings(report), table(report, style)];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let parts: Vec<String> = std::iter::once(head).chain(parts).chain([totals(record, report)]).collect();
    parts.join("\n")
}

/// Every failed case, with the expected and the observed values; editions with the same result are together.
#[must_use]
pub fn failures(record: &Record, style: Style) -> String {
    let told = grouped(record, |verdict| is_red(verdict) || verdict == Verdict::Inconclusive);
    told.iter().map(|group| failure(group, style)).collect::<Vec<_>>().join("\n")
}

fn failure(group: &Group<'_>, style: Style) -> String {
    let result = group.result;
    let verdict = style.paint(result.verdict.status(), &result.verdict.words().to_uppercase());
    let tags: String = result.clauses.iter().map(|clause| format!(" @{}", shown(clause))).collect();
    let mut text = format!("{verdict}  {}  [{}]{tags}\n", shown(&result.name), group.editions.join(", "));
    let _ = writeln!(text, "    at {}:{}", shown(&result.feature), result.line);
    let missed: Vec<_> = result.claims.iter().filter(|claim| !claim.held && claim.seen != NOT_SEEN).collect();
    // If claims failed, each is listed below, and the detail is printed only if it isn't about the first of them.
    if let Some(detail) = result.detail.as_ref().filter(|detail| missed.is_empty() || !is_of_claim(result, detail)) {
        let _ = writeln!(text, "    {}", paragraph(detail, "    "));
        text += &numbered_otherwise(group, detail);
    }
    for claim in missed {
        let _ = writeln!(text, "    {}:{}: {}", shown(&result.feature), claim.line, shown(&claim.text));
        let _ = writeln!(text, "        expected  {}", shown(&claim.expected));
        let _ = writeln!(text, "        seen      {}", shown(&claim.seen));
    }
    let alternatives = if result.misread_as.len() > 1 { "one of these misreadings" } else { "this misreading" };
    for misread in &result.misread_as {
        let _ = writeln!(
            text,
            "    fails like {alternatives} of {}: {}",
            shown(&misread.clause),
            paragraph(&misread.says, "    ")
        );
    }
    text
}

/// The rule numbers of a detail in the other editions of the group.
fn numbered_otherwise(group: &Group<'_>, detail: &str) -> String {
    let mut told = vec![super::numbers(detail)];
    let mut text = String::new();
    for result in &group.others {
        let numbers = super::numbers(result.detail.as_deref().unwrap_or_default());
        if !told.contains(&numbers) {
            let _ = writeln!(text, "    since {}: rule {}", shown(&result.edition), numbers.join(", "));
            told.push(numbers);
        }
    }
    text
}

/// Whether the detail of a case is only about a failed claim.
fn is_of_claim(result: &CaseResult, detail: &str) -> bool {
    result.claims.iter().any(|claim| {
        !claim.held && detail == format!("{}: expected {}, saw {}", claim.text, claim.expected, claim.seen)
    })
}

/// The cases that don't prove their tags.
#[must_use]
pub fn unproven(record: &Record) -> String {
    let mut told: Vec<&CaseResult> = Vec::new();
    // A case without tags states that it proves nothing.
    let tagged = record.results.iter().filter(|result| !result.clauses.is_empty());
    for result in tagged.filter(|result| !result.unproven.is_empty()) {
        if !told.iter().any(|one| one.id == result.id) {
            told.push(result);
        }
    }
    let mut text = match told.len() {
        0 => return String::new(),
        1 => "UNPROVEN  1 case doesn't prove its tags\n".to_owned(),
        count => format!("UNPROVEN  {count} cases don't prove their tags\n"),
    };
    for result in told.iter().take(NAMED) {
        let _ = writeln!(text, "    {}:{}: {}", shown(&result.feature), result.line, shown(&result.name));
        for doubt in &result.unproven {
            let _ = writeln!(text, "        {}", paragraph(doubt, "        "));
        }
    }
    if told.len() > NAMED {
        let _ = writeln!(text, "    and {} more: `casebook check` lists all", told.len() - NAMED);
    }
    text
}

/// The missing mechanics, those that most cases need first.
fn lacks(report: &Report, style: Style) -> String {
    let cases: usize = report.lacks.iter().map(|row| row.cases).sum();
    if cases == 0 {
        return String::new();
    }
    let word = style.paint(ClauseStatus::Unsupported, "UNSUPPORTED");
    let mut text = format!("{word}  {}, by what the engine lacks\n", counted::cases(cases));
    for row in report.lacks.iter().take(NAMED) {
        let _ = writeln!(text, "    {:>6}  {}  (for example {})", row.cases, shown(&row.words()), shown(&row.example));
    }
    let more = &report.lacks[report.lacks.len().min(NAMED)..];
    if !more.is_empty() {
        let cases: usize = more.iter().map(|row| row.cases).sum();
        let _ = writeln!(text, "    {cases:>6}  {} more, listed in report.json", more.len());
    }
    text
}

/// The lacks that open most cases.
fn openings(report: &Report) -> String {
    // One lack alone is the first line of the table above.
    if report.lacks.len() < 2 || report.openings.is_empty() {
        return String::new();
    }
    let named: usize = report.openings.iter().map(|opening| opening.lacks.len()).sum();
    let cases: usize = report.openings.iter().map(|opening| opening.cases).sum();
    let of: usize = report.lacks.iter().map(|row| row.cases).sum();
    let these = if named == 1 { "this opens".to_owned() } else { format!("these {named} open") };
    let mut text = format!("NEXT  {these} {cases} of the {} unsupported, in this order\n", counted::cases(of));
    for opening in &report.openings {
        let lacks: Vec<String> = opening.lacks.iter().map(|lack| shown(&lack.to_string()).into_owned()).collect();
        let _ = writeln!(text, "    {:>6}  {}", opening.cases, lacks.join(" with "));
    }
    if !report.missing_cards.is_empty() {
        text += "    `casebook card --missing RECORD` lists the missing cards with their text\n";
    }
    text
}

/// A cell of the table: parts of a text, each with its status.
pub type Cell = Vec<(ClauseStatus, String)>;

/// The number of clauses with each status.
#[must_use]
pub fn cell(counts: &Counts) -> Cell {
    let part = |(status, count): (&ClauseStatus, &usize)| (*status, counted::of_status(*status, *count));
    counts.iter().filter(|(_, count)| **count > 0).map(part).collect()
}

/// The text of a cell without colours; a point for an empty one.
#[must_use]
pub fn plain(cell: &Cell) -> String {
    let parts: Vec<&str> = cell.iter().map(|(_, text)| text.as_str()).collect();
    if parts.is_empty() { "·".to_owned() } else { parts.join(" ") }
}

/// A column: its heading and its cells from the top.
type Column = (String, Vec<Cell>);

/// The table of documents and editions.
fn table(report: &Report, style: Style) -> String {
    let mut rows = report.documents();
    if rows.is_empty() {
        // No case has a tag, so there is nothing to count.
        return String::new();
    }
    if rows.len() > 1 {
        rows.push(all(&rows));
    }
    let of = |row: &DocumentRow, status: ClauseStatus| row.all.get(&status).copied().unwrap_or(0);
    let count = |heading: &str, status: ClauseStatus, counts: &dyn Fn(&DocumentRow) -> usize| -> Column {
        let one = |row: &DocumentRow| Some(counts(row)).filter(|n| *n > 0).map(|n| (status, n.to_string()));
        (heading.to_owned(), rows.iter().map(|row| one(row).into_iter().collect()).collect())
    };
    let mut columns = vec![count("clauses", ClauseStatus::Untestable, &|row| row.all.values().sum())];
    for (at, edition) in report.editions.iter().enumerate() {
        columns.push((shown(edition).into_owned(), rows.iter().map(|row| cell(&row.editions[at])).collect()));
    }
    for (heading, status) in [("no scenario", ClauseStatus::Uncovered), ("not testable", ClauseStatus::Untestable)] {
        if rows.iter().any(|row| of(row, status) > 0) {
            columns.push(count(heading, status, &|row| of(row, status)));
        }
    }
    let names: Vec<String> = rows.iter().map(|row| shown(&row.name).into_owned()).collect();
    let mut text = String::new();
    let mut rest = columns.as_slice();
    while !rest.is_empty() {
        let fitting = fitting(&names, rest);
        text += &block(&names, &rest[..fitting], style);
        rest = &rest[fitting..];
    }
    text + counted::SIGNS + "\n"
}

fn all(rows: &[DocumentRow]) -> DocumentRow {
    let add = |into: &mut Counts, counts: &Counts| {
        for (status, count) in counts {
            *into.entry(*status).or_default() += count;
        }
    };
    let editions = rows.first().map_or(0, |row| row.editions.len());
    let mut all = DocumentRow { name: "all".to_owned(), all: Counts::new(), editions: vec![Counts::new(); editions] };
    for row in rows {
        add(&mut all.all, &row.all);
        all.editions.iter_mut().zip(&row.editions).for_each(|(into, counts)| add(into, counts));
    }
    all
}

fn name_width(names: &[String]) -> usize {
    names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max("document".len())
}

fn width((heading, cells): &Column) -> usize {
    cells.iter().map(|cell| plain(cell).chars().count()).max().unwrap_or(0).max(heading.chars().count())
}

/// The number of columns that fit beside the names, at least one.
fn fitting(names: &[String], columns: &[Column]) -> usize {
    let mut taken = name_width(names);
    let fits = columns.iter().take_while(|column| {
        taken += 2 + width(column);
        taken <= WIDTH
    });
    fits.count().max(1)
}

fn block(names: &[String], columns: &[Column], style: Style) -> String {
    let first = name_width(names);
    let mut text = format!("{:<first$}", "document");
    for column in columns {
        let _ = write!(text, "  {:>width$}", column.0, width = width(column));
    }
    text.push('\n');
    for (at, name) in names.iter().enumerate() {
        let _ = write!(text, "{name:<first$}");
        for column in columns {
            let cell = &column.1[at];
            let _ = write!(text, "  {:>width$}", "", width = width(column) - plain(cell).chars().count());
            let painted: Vec<String> = cell.iter().map(|(status, part)| style.paint(*status, part)).collect();
            text += if painted.is_empty() { "·".to_owned() } else { painted.join(" ") }.as_str();
        }
        text.push('\n');
    }
    text
}

/// The number of cases with each verdict, judged and not judged.
#[must_use]
pub fn totals(record: &Record, report: &Report) -> String {
    counted::totals(record, report).iter().map(|sentence| format!("{sentence}\n")).collect()
}
