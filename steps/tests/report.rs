//! The renderers: one record, and every report it becomes, as goldens beside it. Renew them with `UPDATE_EXPECT=1 cargo test --test report`.
#![allow(clippy::unwrap_used, reason = "what goes wrong in a test has to stop it")]

use std::{fs, io::BufReader, path::Path};

use casebook_engine::document::Document;
use casebook_steps::{
    clauses::ClauseIndex,
    editions::Editions,
    record::Record,
    report::{self, Report, Style},
};
use expect_test::expect_file;

fn record() -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/report/record.jsonl");
    Record::read(BufReader::new(fs::File::open(path).unwrap())).unwrap()
}

/// An index of a document of our own: what the real ones say must not change a golden.
fn index() -> ClauseIndex {
    let edition = |id: &str, inherits: &str| format!("id: {id}\ntitle: {id}\n{inherits}");
    let base =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/editions/2001-07.yaml")).unwrap();
    let (new, newest) = (edition("2004-10", "inherits: 2001-07\n"), edition("2026-01", "inherits: 2004-10\n"));
    let documents = [("a", base.as_str()), ("b", new.as_str()), ("c", newest.as_str())];
    let editions = Editions::load(&documents.map(|(file, text)| Document { file, text })).unwrap();
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/report/rules.yaml")).unwrap();
    ClauseIndex::load(&[Document { file: "rules.yaml", text: &text }], &editions).unwrap()
}

#[test]
fn the_object_for_programs() {
    let json = Report::new(&record(), &index()).json().unwrap();
    expect_file!["./report/report.json"].assert_eq(&(json + "\n"));
}

#[test]
fn the_terminal() {
    let (record, index) = (record(), index());
    let report = Report::new(&record, &index);
    let text = report::table(&report, Style::Plain) + "\n" + &report::failures(&record, Style::Plain);
    expect_file!["./report/terminal.txt"].assert_eq(&text);
}

#[test]
fn the_build_server() {
    expect_file!["./report/junit.xml"].assert_eq(&report::junit(&record()).unwrap());
}

#[test]
fn the_page() {
    let (record, index) = (record(), index());
    let page = report::html(&record, &Report::new(&record, &index), &index).unwrap();
    assert!(!page.contains("http"), "the page loads nothing from anywhere");
    // The look of the page may change freely: what it says is the golden.
    let (_, body) = page.split_once("<body>").unwrap();
    let (body, _) = body.split_once("<script>").unwrap();
    expect_file!["./report/index.body.html"].assert_eq(body);
}

#[test]
fn a_record_is_written_as_it_was_read() {
    let mut text = Vec::new();
    record().write(&mut text).unwrap();
    let original = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/report/record.jsonl")).unwrap();
    assert_eq!(String::from_utf8(text).unwrap(), original);
}

#[test]
fn a_record_that_was_cut_short_is_refused() {
    let original = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/report/record.jsonl")).unwrap();
    let short: String = original.lines().take(2).map(|line| format!("{line}\n")).collect();
    let error = Record::read(short.as_bytes()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the record is incomplete: there is no footer, so the run was stopped after 1 results"
    );
}
