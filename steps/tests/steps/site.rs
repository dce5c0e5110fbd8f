//! The pages to publish: engines by rules.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use casebook_steps::{
    record::{CaseResult, EngineName, Header, Record},
    report::{Comparison, Site},
    rulebook::Rulebook,
    verdict::Verdict,
};
use serde_json::Value;

use crate::{common::library, report_data::record};

/// The site of these records, in a folder of its own.
fn written(name: &str, records: &[Record]) -> PathBuf {
    let library = library();
    let book = Rulebook::of(&library);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    let comparison = Comparison::new(records, None, &book).unwrap();
    Site::new(records, &comparison, book, &[]).write(&folder).unwrap();
    folder
}

fn read(file: PathBuf) -> String {
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The data in the front.
fn front(folder: &Path) -> Value {
    let page = read(folder.join("index.html"));
    let (_, data) = page.split_once("id=\"data\">").unwrap();
    serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap()
}

/// The data that a section's script gives to the front.
fn section(folder: &Path, name: &str) -> Value {
    let script = read(folder.join("data").join(name));
    let (_, data) = script.split_once(", ").unwrap();
    serde_json::from_str(data.trim_end().strip_suffix(");").unwrap()).unwrap()
}

/// A record of an engine with this verdict for each clause.
fn of(engine: &str, verdict: Verdict, clauses: &[String]) -> Record {
    let header = Header {
        engine: EngineName { name: engine.to_owned(), version: "1".to_owned() },
        editions: vec!["2026-01".to_owned()],
        ..Header::default()
    };
    let result = |clause: &String| CaseResult {
        id: format!("cr26/x/{clause}"),
        name: "If a creature attacks, it becomes tapped".to_owned(),
        edition: "2026-01".to_owned(),
        clauses: vec![clause.clone()],
        verdict,
        ..CaseResult::default()
    };
    Record::new(header, clauses.iter().map(result).collect(), 0.1)
}

#[test]
fn the_front_has_every_clause_with_the_verdict_of_each_engine() {
    let clauses = ["cr26:508.1f".to_owned(), "chk:bushido.1".to_owned(), "cr26:no.such".to_owned()];
    let folder = written("site-two", &[of("right", Verdict::Passed, &clauses), of("wrong", Verdict::Failed, &clauses)]);
    let front = front(&folder);
    let listed: Vec<(&str, &str)> = front["clauses"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row[0].as_str().unwrap(), row[3].as_str().unwrap()))
        .collect();
    assert_eq!(listed, [("cr26:508.1f", "pf"), ("chk:bushido.1", "pf"), ("cr26:no.such", "pf")]);
    let chapter = |section: &str| {
        front["chapters"].as_array().unwrap().iter().find(|row| row["section"] == section).unwrap().clone()
    };
    assert_eq!(chapter("508")["engines"], serde_json::json!([[1, 1], [0, 1]]));
    assert_eq!(chapter("5")["engines"], serde_json::json!([[1, 1], [0, 1]]));
    let cases = section(&folder, "508.js");
    assert_eq!(cases["cases"][0]["runs"][1][0]["verdict"], "failed");
    assert_eq!(cases["clauses"][0]["cases"], serde_json::json!([0]));
    let page = read(folder.join("rules/5.html"));
    assert!(page.contains("<dt id=\"cr26:508.1f\"><a href=\"../index.html#/cr26:508.1f\">"), "{page}");
    assert!(page.contains("right 1: passed; wrong 1: failed"), "{page}");
    assert!(section(&folder, "other.js")["clauses"][0]["id"] == "cr26:no.such");
}

#[test]
fn every_verdict_is_told_and_no_word_of_an_engine_is_a_script() {
    let mut hostile = record();
    hostile.header.editions = vec!["2004-10".to_owned(), "2026-01".to_owned()];
    hostile.header.engine.name = "</script><script>alert(1)</script>".to_owned();
    for result in &mut hostile.results {
        result.clauses = vec!["cr26:508.1f".to_owned()];
        result.detail = Some("<!--</script><b>".to_owned());
    }
    let folder = written("site-hostile", std::slice::from_ref(&hostile));
    let cases = section(&folder, "508.js");
    let told: std::collections::BTreeSet<&str> = cases["cases"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|case| case["runs"][0].as_array().unwrap())
        .map(|run| run["verdict"].as_str().unwrap())
        .collect();
    let all: std::collections::BTreeSet<String> = hostile.results.iter().map(|result| result.verdict.words()).collect();
    assert_eq!(told.into_iter().map(str::to_owned).collect::<std::collections::BTreeSet<_>>(), all);
    for file in ["index.html", "rules/5.html", "data/508.js"] {
        let text = read(folder.join(file));
        assert!(
            !text.contains("<script>alert") && !text.contains("<!--</") && !text.contains("</script><b>"),
            "{file}"
        );
        assert!(!text.contains("http"), "{file} loads nothing from elsewhere");
    }
}

#[test]
fn ten_thousand_clauses_and_five_engines_begin_with_less_than_three_megabytes() {
    let clauses: Vec<String> = (0..10_000).map(|at| format!("cr26:{}.{}", 100 + at / 20, at % 20)).collect();
    let records: Vec<Record> = (0..5).map(|at| of(&format!("engine {at}"), Verdict::Passed, &clauses)).collect();
    let begun = Instant::now();
    let folder = written("site-large", &records);
    let bytes = fs::metadata(folder.join("index.html")).unwrap().len();
    assert!(bytes < 3_000_000, "{bytes} bytes, written in {:?}", begun.elapsed());
    assert_eq!(front(&folder)["clauses"].as_array().unwrap().len(), 10_000);
}
