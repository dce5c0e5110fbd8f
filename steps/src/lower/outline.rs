//! Scenario outlines: each row of their examples is a scenario, in which the placeholders have the row's values.

use std::sync::LazyLock;

use gherkin::{Examples, Scenario};
use regex::Regex;
use rustc_hash::FxHashMap;

use crate::{diagnostic::SourceText, limits};

/// What is wrong with an outline.
#[derive(Debug, PartialEq, Eq)]
pub struct BadOutline {
    /// What is wrong.
    pub message: String,
    /// The line of the step, or of the row if it is in the title.
    pub line: usize,
}

/// A table of examples: the names of its columns, and their places by name.
#[derive(Debug)]
pub struct Columns<'e>(FxHashMap<&'e str, usize>);

impl<'e> Columns<'e> {
    /// The columns with these names, which stand on that line.
    ///
    /// # Errors
    ///
    /// Two columns of the same name.
    pub fn of(names: &'e [String], line: usize) -> Result<Self, BadOutline> {
        let mut places = FxHashMap::default();
        for (place, name) in names.iter().enumerate() {
            if places.insert(name.as_str(), place).is_some() {
                return Err(BadOutline { message: format!("two columns of the examples are called <{name}>"), line });
            }
        }
        Ok(Columns(places))
    }
}

/// The first row with other cells than its table has columns, and what is wrong with it. The parser refuses it in other words, or drops cells.
pub(super) fn ragged(source: &SourceText) -> Option<(usize, String)> {
    let mut columns = None;
    for (index, line) in source.text.lines().enumerate() {
        let line = line.trim();
        if !line.starts_with('|') {
            // A comment or an empty line may stand within a table.
            if !line.is_empty() && !line.starts_with('#') {
                columns = None;
            }
            continue;
        }
        let (cells, _) = line.chars().fold((0_usize, false), |(cells, escaped), c| match c {
            '\\' => (cells, !escaped),
            '|' if !escaped => (cells + 1, false),
            _ => (cells, false),
        });
        let cells = cells.saturating_sub(1);
        let of = *columns.get_or_insert(cells);
        if cells != of {
            let s = |count: usize| if count == 1 { "" } else { "s" };
            let message = format!("this row has {cells} cell{}, but the examples have {of} column{}", s(cells), s(of));
            return Some((index + 1, message));
        }
    }
    None
}

/// Makes the scenarios of an outline, one for each row, and passes each of them on with the line of its row and the row. They share nothing
/// with the outline but its steps, so that a long table costs as much as its rows.
///
/// # Errors
///
/// A placeholder without a column of its name, two columns of the same name, a row with other cells than columns, or a limit that is exceeded.
/// `length` is the length of all scenarios of the feature so far.
pub(super) fn expanded(
    outline: &Scenario,
    length: &mut usize,
    mut each: impl FnMut(&Scenario, usize, &[String]),
) -> Result<(), BadOutline> {
    for examples in &outline.examples {
        let Some(table) = &examples.table else { continue };
        let Some((names, rows)) = table.rows.split_first() else { continue };
        let columns = Columns::of(names, table.position.line)?;
        for (place, row) in rows.iter().enumerate() {
            // The row's line: the names of the columns, then the rows.
            let line = table.position.line + 1 + place;
            if row.len() != names.len() {
                let message =
                    format!("this row has {} cells, but the examples have {} columns", row.len(), names.len());
                return Err(BadOutline { message, line });
            }
            let scenario = with_values(outline, examples, (&columns, row), line)?;
            *length += scenario.name.len() + scenario.steps.iter().map(|step| step.value.len()).sum::<usize>();
            if let Some(message) = limits::EXPANDED.refuses(*length) {
                return Err(BadOutline { message, line });
            }
            each(&scenario, line, row);
        }
    }
    Ok(())
}

/// The scenario of one row.
fn with_values(
    outline: &Scenario,
    examples: &Examples,
    (columns, row): (&Columns<'_>, &[String]),
    line: usize,
) -> Result<Scenario, BadOutline> {
    let value = |text: &str, line| replaced(text, columns, row).map_err(|message| BadOutline { message, line });
    let mut scenario = Scenario {
        keyword: outline.keyword.clone(),
        name: value(&outline.name, line)?,
        description: None,
        steps: outline.steps.clone(),
        examples: Vec::new(),
        tags: outline.tags.iter().chain(&examples.tags).cloned().collect(),
        span: outline.span,
        position: examples.position,
    };
    scenario.position.line = line;
    for step in &mut scenario.steps {
        step.value = value(&step.value, step.position.line)?;
    }
    Ok(scenario)
}

/// The text with the row's values.
///
/// # Errors
///
/// The message about a placeholder without a column of its name, or about a text that would be too long.
pub fn replaced(text: &str, columns: &Columns<'_>, row: &[String]) -> Result<String, String> {
    static PLACEHOLDER: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"<([^<>\s](?:[^<>]*[^<>\s])?)>").ok());
    let Some(placeholder) = &*PLACEHOLDER else { return Ok(text.to_owned()) };
    let (mut replaced, mut done) = (String::new(), 0);
    for found in placeholder.captures_iter(text) {
        let (Some(whole), Some(name)) = (found.get(0), found.get(1)) else { continue };
        let Some(value) = columns.0.get(name.as_str()).and_then(|place| row.get(*place)) else {
            return Err(format!("no column of the examples is called <{}>", name.as_str()));
        };
        replaced.push_str(&text[done..whole.start()]);
        replaced.push_str(value);
        done = whole.end();
        if let Some(message) = limits::LINE.refuses(replaced.len()) {
            return Err(format!("with the values of its row {message}"));
        }
    }
    replaced.push_str(&text[done..]);
    limits::LINE
        .refuses(replaced.len())
        .map_or(Ok(replaced), |message| Err(format!("with the values of its row {message}")))
}
