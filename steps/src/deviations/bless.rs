//! Blessing: declares the failures of a record as deviations and keeps what people wrote.

use std::collections::BTreeSet;

use toml_edit::{Array, ArrayOfTables, DocumentMut, Item, Table, TomlError, value};

use super::{Cause, observed};
use crate::{
    record::{CaseResult, Record},
    verdict::Verdict,
};

/// The result of blessing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Blessed {
    /// The new text of the file.
    pub text: String,
    /// The number of new declarations.
    pub added: usize,
    /// The number of updated declarations.
    pub changed: usize,
    /// The number of removed declarations: their cases pass now, are unsupported, or don't exist any more.
    pub removed: usize,
}

/// Declares every failure of a record in a deviations file. The declaration of a case that passes in the record, that the engine doesn't support any
/// more, or that isn't in `known`, is removed; a declaration of a case that isn't in the record stays. Links, reasons, causes and comments stay; a new declaration has `cause`.
///
/// # Errors
///
/// An error of the parser if the file isn't TOML.
pub fn bless(file: &str, record: &Record, known: &BTreeSet<String>, cause: Cause) -> Result<Blessed, TomlError> {
    let mut document: DocumentMut = file.parse()?;
    let mut blessed = Blessed::default();
    if !document.contains_key("engine") {
        document["engine"] = value(&record.header.engine.name);
    }
    let tables = document.entry("deviation").or_insert(Item::ArrayOfTables(ArrayOfTables::new()));
    if tables.as_array().is_some_and(Array::is_empty) {
        *tables = Item::ArrayOfTables(ArrayOfTables::new());
    }
    let Some(tables) = tables.as_array_of_tables_mut() else { return Ok(blessed.of(&document)) };
    let before = tables.len();
    tables.retain(|table| {
        let passes = |result: &CaseResult| matches!(result.verdict, Verdict::Passed | Verdict::UnexpectedPass);
        let has_ended = |result: &CaseResult| declares(table, result) && (passes(result) || result.lacks.is_some());
        word(table, "case").is_some_and(|case| known.contains(case)) && !record.results.iter().any(has_ended)
    });
    blessed.removed = before - tables.len();
    for result in record.results.iter().filter(|result| is_red(result)) {
        if let Some(table) = tables.iter_mut().find(|table| declares(table, result)) {
            pin(table, result);
            blessed.changed += 1;
            continue;
        }
        tables.push(declaration(result, cause));
        blessed.added += 1;
    }
    Ok(blessed.of(&document))
}

impl Blessed {
    fn of(mut self, document: &DocumentMut) -> Self {
        self.text = document.to_string();
        self
    }
}

/// Whether a result can be declared: the engine is wrong or breaks. A case that the engine doesn't support needs no declaration. It counts as failed
/// as long as it is declared, and nothing was observed in it.
fn is_red(result: &CaseResult) -> bool {
    use Verdict::{Crash, Error, Failed, ProtocolError, Timeout};
    matches!(result.verdict, Failed | Error | Crash | Timeout | ProtocolError) && result.lacks.is_none()
}

fn word<'t>(table: &'t Table, key: &str) -> Option<&'t str> {
    table.get(key)?.as_str()
}

fn declares(table: &Table, result: &CaseResult) -> bool {
    word(table, "case") == Some(&result.id) && word(table, "edition") == Some(&result.edition)
}

fn declaration(result: &CaseResult, cause: Cause) -> Table {
    let mut table = Table::new();
    table["case"] = value(&result.id);
    table["hash"] = value(&result.hash);
    table["edition"] = value(&result.edition);
    pin(&mut table, result);
    table["cause"] = value(cause.word());
    table["link"] = value("");
    table["reason"] = value("");
    table
}

/// Writes the observation into the declaration.
fn pin(table: &mut Table, result: &CaseResult) {
    table["hash"] = value(&result.hash);
    if result.verdict == Verdict::Failed {
        table.remove("verdict");
        table["observed"] = value(undeclared(result).into_iter().collect::<Array>());
    } else {
        table["verdict"] = value(result.verdict.name());
        table.remove("observed");
    }
}

/// The observation without what the deviations file added to it.
fn undeclared(result: &CaseResult) -> Vec<String> {
    let cut = |text: String| match text.rfind(" (declared ") {
        Some(at) => text[..at].to_owned(),
        None => text,
    };
    observed(result).into_iter().map(cut).collect()
}

impl Cause {
    /// The name of the cause in the file.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Cause::Bug => "bug",
            Cause::Interpretation => "interpretation",
            Cause::Edition => "edition",
            Cause::Missing => "missing",
        }
    }
}
