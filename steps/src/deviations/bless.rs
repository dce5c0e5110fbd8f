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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        deviations::Deviations,
        port::{Unsupported, UnsupportedKind},
        record::{ClaimResult, Header},
    };
    use casebook_engine::document::Document;

    const FILE: &str = "\
# Our engine, and what it gets wrong.
engine = \"ours\"

# Damage: known since spring.
[[deviation]]
case = \"a/b/one\"
hash = \"1\"
edition = \"2004-10\"
observed = [\"Bob is at 18 life: 20\"]
cause = \"interpretation\" # see the link
link = \"https://example.org/1\"
reason = \"we think otherwise\"

[[deviation]]
case = \"a/b/two\"
hash = \"1\"
edition = \"2004-10\"
cause = \"bug\"
";

    fn result(id: &str, verdict: Verdict, seen: &str) -> CaseResult {
        let claim = ClaimResult {
            text: "Bob is at 18 life".to_owned(),
            line: 1,
            held: verdict == Verdict::Passed,
            expected: "18".to_owned(),
            seen: seen.to_owned(),
        };
        let (hash, edition) = ("1".to_owned(), "2004-10".to_owned());
        CaseResult { id: id.to_owned(), hash, edition, verdict, claims: vec![claim], ..CaseResult::default() }
    }

    fn blessed(results: Vec<CaseResult>) -> Blessed {
        let known = ["a/b/one", "a/b/two", "a/b/new"].map(str::to_owned).into();
        bless(FILE, &Record::new(Header::default(), results, 0.0), &known, Cause::Bug).unwrap()
    }

    #[test]
    fn what_people_wrote_is_kept() {
        let blessed = blessed(vec![result("a/b/one", Verdict::Failed, "19")]);
        assert_eq!((blessed.added, blessed.changed, blessed.removed), (0, 1, 0));
        assert_eq!(blessed.text, FILE.replace("life: 20", "life: 19"));
    }

    #[test]
    fn what_passes_is_declared_no_longer_and_what_fails_is_added() {
        let results = vec![
            result("a/b/one", Verdict::Failed, "20"),
            result("a/b/two", Verdict::UnexpectedPass, "18"),
            result("a/b/new", Verdict::Failed, "17"),
            result("a/b/dead", Verdict::Crash, ""),
        ];
        let blessed = blessed(results.clone());
        assert_eq!((blessed.added, blessed.changed, blessed.removed), (2, 1, 1));
        let document = Document { file: "d.toml", text: &blessed.text };
        let deviations = Deviations::load(&document).unwrap();
        for mut result in results.into_iter().filter(|result| result.id != "a/b/two") {
            deviations.apply(&mut result);
            assert_eq!(result.verdict, Verdict::ExpectedFailure, "{}", result.id);
        }
    }

    #[test]
    fn what_became_unsupported_is_declared_no_longer() {
        let lacks = Some(Unsupported { kind: UnsupportedKind::Probe, what: "life".to_owned() });
        let unsupported = CaseResult { lacks, claims: Vec::new(), ..result("a/b/one", Verdict::Unsupported, "") };
        let document = Document { file: "d.toml", text: FILE };
        let mut declared = unsupported.clone();
        Deviations::load(&document).unwrap().apply(&mut declared);
        assert_eq!(declared.verdict, Verdict::Failed, "the run fails until the declaration is removed");
        let blessed = blessed(vec![declared]);
        assert_eq!((blessed.added, blessed.changed, blessed.removed), (0, 0, 1));
        let document = Document { file: "d.toml", text: &blessed.text };
        let mut after = unsupported;
        Deviations::load(&document).unwrap().apply(&mut after);
        assert_eq!(after.verdict, Verdict::Unsupported);
    }

    #[test]
    fn a_file_can_begin_empty() {
        let record = Record::new(Header::default(), vec![result("a/b/new", Verdict::Failed, "17")], 0.0);
        let known = ["a/b/new".to_owned()].into();
        let text = bless("", &record, &known, Cause::Bug).unwrap().text;
        assert_eq!(Deviations::load(&Document { file: "d.toml", text: &text }).unwrap().deviations.len(), 1);
    }
}
