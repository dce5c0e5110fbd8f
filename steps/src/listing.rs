//! The list of the vocabulary's steps, from the rows that read them: expression, meaning, examples.

mod phrases;

use std::sync::LazyLock;

pub use self::phrases::{Phrases, phrases};
use crate::vocabulary::grammar::{Row, rows_of_all};

/// One step of the vocabulary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepEntry {
    /// `Given`, `When` or `Then`.
    pub keyword: String,
    /// Its expression.
    pub expression: &'static str,
    /// What it means.
    pub meaning: String,
    /// Examples, without the keyword.
    pub examples: Vec<&'static str>,
    /// The noun it belongs to.
    pub noun: &'static str,
}

impl From<&'static Row> for StepEntry {
    fn from(row: &'static Row) -> StepEntry {
        let example = |line: &&'static str| line.strip_prefix(" - `").and_then(|example| example.strip_suffix('`'));
        let meaning: Vec<&str> =
            row.doc.iter().filter(|line| example(line).is_none()).map(|line| line.trim()).collect();
        StepEntry {
            keyword: format!("{:?}", row.keyword),
            expression: row.expression,
            meaning: meaning.join(" "),
            examples: row.doc.iter().filter_map(example).collect(),
            noun: row.noun,
        }
    }
}

/// Every step of the vocabulary, by noun.
pub fn steps() -> &'static [StepEntry] {
    static STEPS: LazyLock<Vec<StepEntry>> = LazyLock::new(|| rows_of_all().map(StepEntry::from).collect());
    &STEPS
}
