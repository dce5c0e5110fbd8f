//! Scenario outlines: each row of their examples is a scenario, in which the placeholders have the row's values.

use std::sync::LazyLock;

use gherkin::{Examples, Scenario};
use regex::{Captures, Regex};

/// A placeholder without a column of its name.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct UnknownColumn {
    /// The name in the placeholder.
    pub(super) name: String,
    /// The line of the step, or of the row if it is in the title.
    pub(super) line: usize,
}

/// The scenarios of an outline, one for each row.
///
/// # Errors
///
/// A placeholder without a column of its name.
pub(super) fn expanded(outline: &Scenario) -> Result<Vec<Scenario>, UnknownColumn> {
    let mut scenarios = Vec::new();
    for examples in &outline.examples {
        let rows = examples.table.as_ref().map(|table| table.rows.as_slice()).unwrap_or_default();
        let Some((columns, rows)) = rows.split_first() else { continue };
        for (place, row) in rows.iter().enumerate() {
            // The row's line: the examples' keyword, the names of the columns, then the rows.
            let line = examples.position.line + 2 + place;
            scenarios.push(with_values(outline, examples, (columns, row), line)?);
        }
    }
    Ok(scenarios)
}

/// The scenario of one row.
fn with_values(
    outline: &Scenario,
    examples: &Examples,
    (columns, row): (&[String], &[String]),
    line: usize,
) -> Result<Scenario, UnknownColumn> {
    let value = |text: &str, line| replaced(text, columns, row).map_err(|name| UnknownColumn { name, line });
    let mut scenario = outline.clone();
    scenario.position = examples.position;
    scenario.position.line = line;
    scenario.tags.extend(examples.tags.iter().cloned());
    scenario.name = value(&outline.name, line)?;
    for step in &mut scenario.steps {
        let cells = step.table.iter_mut().flat_map(|table| table.rows.iter_mut().flatten());
        for text in std::iter::once(&mut step.value).chain(step.docstring.iter_mut()).chain(cells) {
            *text = value(text, step.position.line)?;
        }
    }
    Ok(scenario)
}

/// The text with the row's values. The error is the name of an unknown column.
fn replaced(text: &str, columns: &[String], row: &[String]) -> Result<String, String> {
    static PLACEHOLDER: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"<([^<>\s](?:[^<>]*[^<>\s])?)>").ok());
    let Some(placeholder) = &*PLACEHOLDER else { return Ok(text.to_owned()) };
    let mut unknown = None;
    let replaced = placeholder.replace_all(text, |found: &Captures<'_>| {
        let value = columns.iter().zip(row).find(|(column, _)| **column == found[1]).map(|(_, value)| value.clone());
        value.unwrap_or_else(|| {
            unknown = Some(found[1].to_owned());
            String::new()
        })
    });
    match unknown {
        Some(name) => Err(name),
        None => Ok(replaced.into_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::replaced;

    fn columns(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn placeholders_have_the_values_of_the_row() {
        let (names, row) = (columns(&["who", "how much"]), columns(&["Alice", "3"]));
        assert_eq!(replaced("<who> gains <how much> life", &names, &row), Ok("Alice gains 3 life".to_owned()));
        assert_eq!(replaced("2 < 3 and 4 > 3", &names, &row), Ok("2 < 3 and 4 > 3".to_owned()));
    }

    #[test]
    fn a_placeholder_without_a_column_is_an_error() {
        assert_eq!(replaced("<whom>", &columns(&["who"]), &columns(&["Alice"])), Err("whom".to_owned()));
    }
}
