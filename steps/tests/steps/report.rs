//! The reports: one record, and each report made from it, as expected files. Renew them with `UPDATE_EXPECT=1 cargo test --test steps report`.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::report_data::{kinds, record, text};
use base64::{Engine, prelude::BASE64_STANDARD};
use casebook_engine::document::Document;
use casebook_steps::{
    clauses::{ClauseIndex, Moved},
    editions::{Editions, RuleNumbers},
    expectation::Want,
    port::TraceLine,
    record::{CaseResult, Header, Record},
    report::{self, Report, Style},
    rulebook::Rulebook,
    verdict::Verdict,
};
use expect_test::expect_file;
use flate2::read::DeflateDecoder;
use proptest::prelude::{ProptestConfig, Strategy, prop_assert, prop_assert_eq, proptest};

/// A rulebook of this test, so that the real one doesn't change the expected files.
struct Books {
    editions: Editions,
    numbers: RuleNumbers,
    clauses: ClauseIndex,
    moved: Moved,
}

impl Books {
    fn new() -> Self {
        let edition = |id: &str, inherits: &str| format!("id: {id}\ntitle: {id}\n{inherits}");
        let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/editions/2001-07.yaml");
        let base = fs::read_to_string(base).unwrap();
        let (new, newest) = (edition("2004-10", "inherits: 2001-07\n"), edition("2026-01", "inherits: 2004-10\n"));
        let documents = [("a", base.as_str()), ("b", new.as_str()), ("c", newest.as_str())];
        let editions = Editions::load(&documents.map(|(file, text)| Document { file, text })).unwrap();
        let numbers = Document { file: "marks.yaml", text: &text("marks.yaml") };
        let numbers = RuleNumbers::load(&numbers, &editions).unwrap();
        let clauses = ClauseIndex::load(&[Document { file: "rules.yaml", text: &text("rules.yaml") }], &editions);
        Books { numbers, clauses: clauses.unwrap(), moved: Moved::default(), editions }
    }

    fn book(&self) -> Rulebook<'_> {
        Rulebook { clauses: &self.clauses, numbers: &self.numbers, editions: &self.editions, moved: &self.moved }
    }

    fn report(&self, record: &Record) -> Report {
        Report::new(record, &self.book())
    }
}

/// Characters that are invisible in a terminal or invalid in XML.
fn hides_something(text: &str) -> bool {
    text.contains(|c: char| (c.is_control() && c != '\n') || matches!(c, '\u{202e}' | '\u{fffe}' | '\u{ffff}'))
}

/// The data of a page about its cases or their traces, as its script reads them.
fn data(page: &str, id: &str) -> String {
    let (_, rest) = page.split_once(&format!("<script type=\"text/plain\" id=\"{id}\">")).unwrap();
    let (deflated, _) = rest.split_once("</script>").unwrap();
    let deflated = BASE64_STANDARD.decode(deflated).unwrap();
    std::io::read_to_string(DeflateDecoder::new(deflated.as_slice())).unwrap()
}

#[test]
fn the_record_has_every_verdict_and_every_kind_of_claim() {
    let verdicts: BTreeSet<Verdict> = record().results.iter().map(|result| result.verdict).collect();
    assert_eq!(verdicts, BTreeSet::from(Verdict::ALL));
    // A new kind of claim is in the schema, and every report must show it.
    let schema = serde_json::to_value(schemars::schema_for!(Want)).unwrap();
    let variant = |one: &serde_json::Value| match one["required"][0].as_str() {
        Some(word) => vec![word.to_owned()],
        None => one["const"].as_str().into_iter().map(str::to_owned).collect(),
    };
    let all: BTreeSet<String> = schema["oneOf"].as_array().unwrap().iter().flat_map(variant).collect();
    let word = |want: &Want| match serde_json::to_value(want).unwrap() {
        serde_json::Value::String(word) => word,
        value => value.as_object().unwrap().keys().next().unwrap().clone(),
    };
    let told: BTreeSet<String> = kinds().iter().map(|kind| word(&kind.want)).collect();
    assert!(all.len() > 20, "{all:?}");
    assert_eq!(told, all);
}

#[test]
fn the_record() {
    let mut written = Vec::new();
    record().write(&mut written).unwrap();
    expect_file!["../report/record.jsonl"].assert_eq(str::from_utf8(&written).unwrap());
    assert_eq!(Record::read(written.as_slice()).unwrap(), record());
}

#[test]
fn the_object_for_programs() {
    let json = Books::new().report(&record()).json().unwrap();
    expect_file!["../report/report.json"].assert_eq(&(json + "\n"));
}

#[test]
fn the_terminal() {
    let record = record();
    let text = report::terminal(&record, &Books::new().report(&record), Style::Plain);
    assert!(!hides_something(&text), "{text:?}");
    expect_file!["../report/terminal.txt"].assert_eq(&text);
}

#[test]
fn colours_change_no_word() {
    let (record, books) = (record(), Books::new());
    let colored = report::terminal(&record, &books.report(&record), Style::Colored);
    let mut plain = String::new();
    let mut rest = colored.as_str();
    while let Some((before, after)) = rest.split_once('\u{1b}') {
        plain += before;
        rest = after.split_once('m').unwrap().1;
    }
    plain += rest;
    assert_ne!(colored, plain);
    assert_eq!(plain, report::terminal(&record, &books.report(&record), Style::Plain));
}

#[test]
fn a_table_that_is_too_wide_goes_on_below() {
    let mut record = record();
    record.header.editions = (0..16).map(|at| format!("edition {at}")).collect();
    let text = report::terminal(&record, &Books::new().report(&record), Style::Plain);
    let table: Vec<&str> =
        text.lines().skip_while(|line| !line.starts_with("document")).take_while(|line| !line.is_empty()).collect();
    assert!(table.iter().all(|line| line.chars().count() <= 100), "{table:#?}");
    assert_eq!(table.iter().filter(|line| line.starts_with("document")).count(), 3);
    assert!(text.contains("edition 15"));
}

#[test]
fn the_build_server() {
    let record = record();
    let xml = report::junit(&record, &Books::new().report(&record)).unwrap();
    assert!(!hides_something(&xml), "{xml:?}");
    expect_file!["../report/junit.xml"].assert_eq(&xml);
}

#[test]
fn the_page() {
    let record = record();
    let page = report::html(&record, &Books::new().report(&record)).unwrap();
    assert!(!page.contains("http"), "the page loads nothing from anywhere");
    assert!(!hides_something(&page));
    // The layout of the page may change freely; its text is compared.
    let (_, body) = page.split_once("<body>").unwrap();
    let (body, _) = body.split_once("<script type=").unwrap();
    expect_file!["../report/index.body.html"].assert_eq(body);
    let (cases, traces) = (data(&page, "data"), data(&page, "traces"));
    assert!(!hides_something(&cases) && !hides_something(&traces));
    let pretty = |data: &str| {
        serde_json::to_string_pretty(&serde_json::from_str::<serde_json::Value>(data).unwrap()).unwrap() + "\n"
    };
    expect_file!["../report/index.data.json"].assert_eq(&pretty(&cases));
    expect_file!["../report/index.traces.json"].assert_eq(&pretty(&traces));
}

#[test]
fn no_word_of_an_engine_ends_the_data_of_the_page() {
    let result = CaseResult { detail: Some("</script><script>alert(1)</script>".to_owned()), ..CaseResult::default() };
    let record = Record::new(Header::default(), vec![result], 0.0);
    let page = report::html(&record, &Books::new().report(&record)).unwrap();
    assert!(!page.contains("<script>alert") && data(&page, "data").contains("<script>alert"), "{page}");
}

#[test]
fn a_line_about_costs_and_passing_has_a_negative_number_in_the_page() {
    let line = |event: &str| TraceLine { step: Some(0), event: event.to_owned(), mark: None, rule: None };
    let trace = vec![line("Bob loses 2 life"), line("Alice passes"), line("Bob passes"), line("Bob loses 2 life")];
    let result = CaseResult { trace, ..CaseResult::default() };
    let record = Record::new(Header::default(), vec![result], 0.0);
    let page = report::html(&record, &Books::new().report(&record)).unwrap();
    let traces: serde_json::Value = serde_json::from_str(&data(&page, "traces")).unwrap();
    // The first line is 0; the second, 1, is written as -1 - 1.
    assert_eq!(traces["groups"], serde_json::json!([[0, -2, -3, 0]]), "{traces}");
}

#[test]
fn a_trace_is_told_once_for_all_editions_and_numbered_for_each() {
    let page = report::html(&record(), &Books::new().report(&record())).unwrap();
    assert_eq!(data(&page, "traces").matches("Bob loses 2 life").count(), 1);
    let cases = data(&page, "data");
    assert!(
        cases.contains(r#""2004-10":{"all_pass":"217.6d"}"#) && cases.contains(r#""2026-01":{"all_pass":"117.4"}"#)
    );
}

#[test]
fn a_clause_is_found_by_any_of_its_numbers() {
    let books = Books::new();
    let found = |asked: &str| books.book().find(asked).iter().map(|clause| clause.id.0.clone()).collect::<Vec<_>>();
    assert_eq!(found("doc:1.1"), ["doc:1.1"]);
    assert_eq!(found("501.1"), ["doc:1.1"], "its own");
    assert_eq!(found("420.5e"), ["doc:1.1"], "of its mark, then");
    assert_eq!(found("704.5j"), ["doc:1.1"], "of its mark, today");
    assert_eq!(found("704.5"), ["doc:1.1"], "of what is above it");
    assert_eq!(found("701.1"), ["doc:1.1"], "that says the same today");
    assert_eq!(found("101.2"), ["doc:1.2", "doc:1.2.today"], "that took its place");
    assert_eq!(found("310"), ["doc:1.2", "doc:1.2.today"]);
    assert_eq!(found("501"), ["doc:1.1", "doc:1.4", "doc:1.5"]);
    assert_eq!(found("50"), [""; 0]);
    assert_eq!(found("704.5jj"), [""; 0]);
    assert_eq!(found(""), [""; 0]);
}

#[test]
fn a_report_is_three_files_beside_the_record() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("three-files");
    let record = record();
    let page = report::write(&record, &Books::new().report(&record), &folder).unwrap();
    assert_eq!(page, folder.join("index.html"));
    let mut names: Vec<String> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names, ["index.html", "junit.xml", "report.json"]);
}

#[test]
fn a_record_that_was_cut_short_is_refused() {
    let short: String = text("record.jsonl").lines().take(2).map(|line| format!("{line}\n")).collect();
    let error = Record::read(short.as_bytes()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the record is incomplete: there is no footer, so the run was stopped after 1 results"
    );
}

/// The cells of a table's row in the terminal.
fn told_row<'t>(terminal: &'t str, document: &str) -> Vec<&'t str> {
    let row = terminal.lines().find(|line| line.starts_with(&format!("{document} "))).unwrap();
    row.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect()
}

/// The cells of a table's row of the page, without their elements.
fn page_row(page: &str, document: &str) -> Vec<String> {
    let (_, row) = page.split_once(&format!("<tr><td><a href=\"#{document}\">")).unwrap();
    let cells = row.split_once("</tr>").unwrap().0.split("<td").skip(1);
    let text = |cell: &str| {
        let words = cell.split('<').filter_map(|part| part.split_once('>')).map(|(_, words)| words.trim());
        words.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" ")
    };
    cells.map(text).collect()
}

/// A made-up record: for each case its clauses, its edition and its verdict.
fn made_up() -> impl Strategy<Value = Vec<(usize, usize, Verdict)>> {
    proptest::collection::vec((0..4_usize, 0..2_usize, proptest::sample::select(&Verdict::ALL[..])), 0..40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_terminal_and_the_page_tell_the_same_counts(cases in made_up()) {
        let result = |(at, (clause, edition, verdict)): (usize, &(usize, usize, Verdict))| CaseResult {
            id: format!("doc/made-up/{at}"),
            clauses: vec![["doc:1.1", "doc:1.2", "doc:1.3", "other:9"][*clause].to_owned()],
            edition: ["2004-10", "2026-01"][*edition].to_owned(),
            verdict: *verdict,
            detail: Some("it is made up".to_owned()),
            ..CaseResult::default()
        };
        let header = Header { documents: vec!["doc".to_owned()], editions: vec!["2004-10".to_owned(), "2026-01".to_owned()], ..record().header };
        let record = Record::new(header, cases.iter().enumerate().map(result).collect(), 0.25);
        let report = Books::new().report(&record);
        let terminal = report::terminal(&record, &report, Style::Plain);
        let page = report::html(&record, &report).unwrap();
        // The sentences with the numbers of cases, whose sums are those of the record.
        let sentences: Vec<&str> = terminal.lines().filter(|line| line.contains(" judged")).collect();
        let mut counted = 0;
        for sentence in &sentences {
            prop_assert!(page.contains(&format!(" · {sentence}")), "{sentence}: {page}");
            let numbers = sentence.split_once(": ").map_or("", |(_, numbers)| numbers).split(", ");
            counted += numbers.filter_map(|one| one.split(' ').next()?.parse::<usize>().ok()).sum::<usize>();
        }
        prop_assert_eq!(counted, cases.len());
        // The table of clauses.
        for row in report.documents() {
            let (told, shown) = (told_row(&terminal, &row.name), page_row(&page, &row.name));
            let [_, all, old, new, ..] = &told[..] else { panic!("{told:?}") };
            prop_assert_eq!(&shown[1..3], [old.to_string(), new.to_string()], "{}", terminal);
            prop_assert_eq!(shown.last().map(String::as_str), Some(*all));
        }
        // The buttons count every clause once.
        let buttons = page.split("<span class=\"count\">").skip(1).filter_map(|rest| rest.split_once('<')?.0.parse::<usize>().ok());
        prop_assert_eq!(buttons.sum::<usize>(), report.clauses.len());
    }
}
