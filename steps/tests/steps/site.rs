//! The pages to publish: engines by rules.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use casebook_steps::{
    deviations::Deviations,
    files::File,
    record::{CaseResult, EngineName, Header, Record},
    report::{Comparison, Site},
    rulebook::Rulebook,
    run::{Selection, run},
    suite::Suite,
    verdict::Verdict,
};
use serde_json::Value;

use crate::{
    common::{library, reference},
    report_data::record,
};

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
    let of_editions = |row: &Value| row[4].as_str().unwrap().to_owned();
    assert!(front["clauses"].as_array().unwrap().iter().all(|row| of_editions(row).is_empty()), "there is one edition");
    let chapter = |section: &str| {
        front["chapters"].as_array().unwrap().iter().find(|row| row["section"] == section).unwrap().clone()
    };
    assert_eq!(chapter("508")["engines"], serde_json::json!([[1, 1], [0, 1]]));
    assert_eq!(chapter("5")["engines"], serde_json::json!([[1, 1], [0, 1]]));
    let cases = section(&folder, "508.1.js");
    assert_eq!(cases["cases"][0]["runs"][1][0]["verdict"], "failed");
    assert_eq!(cases["clauses"][0]["cases"], serde_json::json!([0]));
    let page = read(folder.join("rules/5.html"));
    assert!(page.contains("<dt id=\"cr26:508.1f\"><a href=\"../index.html#/cr26:508.1f\">"), "{page}");
    assert!(page.contains("right 1: passed; wrong 1: failed"), "{page}");
    assert!(section(&folder, "other-cr26.js")["clauses"][0]["id"] == "cr26:no.such");
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
    let cases = section(&folder, "508.1.js");
    let told: std::collections::BTreeSet<&str> = cases["cases"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|case| case["runs"][0].as_array().unwrap())
        .map(|run| run["verdict"].as_str().unwrap())
        .collect();
    let all: std::collections::BTreeSet<String> = hostile.results.iter().map(|result| result.verdict.words()).collect();
    assert_eq!(told.into_iter().map(str::to_owned).collect::<std::collections::BTreeSet<_>>(), all);
    for file in ["index.html", "rules/5.html", "data/508.1.js"] {
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
    let editions = ["2001-07", "2004-10", "2005-02", "2006-10", "2009-07", "2013-07", "2026-01"];
    let clauses: Vec<String> = (0..10_000).map(|at| format!("cr26:{}.{}", 100 + at / 20, at % 20)).collect();
    let mut records: Vec<Record> = (0..5).map(|at| of(&format!("engine {at}"), Verdict::Passed, &clauses)).collect();
    for record in &mut records {
        record.header.editions = editions.map(str::to_owned).to_vec();
        for (at, result) in record.results.iter_mut().enumerate() {
            result.edition = editions[at % editions.len()].to_owned();
        }
    }
    let begun = Instant::now();
    let folder = written("site-large", &records);
    let front = front(&folder);
    let rows = front["clauses"].as_array().unwrap();
    let titled = rows.iter().filter(|row| !row[2].as_str().unwrap().is_empty()).count();
    // Most of these clauses are made up and have no title; those of the suite have a hundred bytes and fewer.
    let titles = 100 * (rows.len() - titled) as u64;
    let bytes = fs::metadata(folder.join("index.html")).unwrap().len();
    assert!(bytes + titles < 3_000_000, "{bytes} bytes and titles, written in {:?}", begun.elapsed());
    assert_eq!(rows.len(), 10_000);
    assert_eq!(rows[0][4].as_str().unwrap().len(), editions.len() * 5, "a letter for each engine in each edition");
}

const ARMED: &str = "Feature: Arms

  @chk:502.38a
  Scenario: An armed creature is shown with what is on it
    Given Alice controls \"Hill Giant\" and \"Mountain\"
    And Alice controls \"Bonesplitter\" attached to \"Hill Giant\"
    And \"Hill Giant\" has 1 +1/+1 counter
    And Bob has \"Lava Spike\" in the graveyard
    And Alice has \"Shock\" in hand and can pay {R}
    When Alice plays \"Shock\" targeting \"Hill Giant\"
    And the stack resolves
    Then \"Hill Giant\" is in play
";

#[test]
fn a_case_without_a_trace_is_played_again_with_its_positions() {
    let file = File { path: "features/house/arms.feature".to_owned(), text: ARMED.to_owned() };
    let suite = Suite::load(library(), &[file]).unwrap_or_else(|problems| panic!("{problems:?}"));
    let selection = Selection { part: true, own: true, ..Selection::default() };
    let mut record = run(&suite, &mut reference(&suite.library), &selection, &Deviations::default(), &mut ());
    assert!(
        record.results.iter().all(|result| result.verdict == Verdict::Passed && result.trace.is_empty()),
        "{record:?}"
    );
    let shown = |record: &Record, name: &str| {
        let records = std::slice::from_ref(record);
        let book = Rulebook::of(&suite.library);
        let comparison = Comparison::new(records, None, &book).unwrap();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        Site::new(records, &comparison, book, &[]).played_again(&suite).write(&folder).unwrap();
        folder
    };
    let folder = shown(&record, "site-played");
    let part = section(&folder, "702.45.js");
    let case = &part["cases"][0];
    let [_, before, after] = &case["boards"].as_array().unwrap()[..] else { panic!("{case}") };
    let giant = |board: &Value| {
        let all = board["players"][0]["permanents"].as_array().unwrap();
        all.iter().find(|it| it["name"] == "Hill Giant").unwrap().clone()
    };
    let armed = serde_json::json!({ "name": "Hill Giant", "size": [6, 4], "counters": { "+1/+1": 1 } });
    assert_eq!(giant(before), armed);
    assert_eq!(giant(after)["damage"], 2);
    let on = before["players"][0]["permanents"].as_array().unwrap().iter().find(|it| it["on"] == "Hill Giant").unwrap();
    assert_eq!(on["name"], "Bonesplitter");
    assert_eq!(before["players"][0]["hand"], serde_json::json!(["Shock"]));
    assert_eq!(after["players"][0]["graveyard"], serde_json::json!(["Shock"]));
    assert_eq!(after["players"][1]["graveyard"], serde_json::json!(["Lava Spike"]));
    let newest = record.results.iter().map(|result| result.edition.clone()).max().unwrap();
    let trace = &case["traces"][0];
    assert!(
        trace.get("engine").is_none() && trace["edition"] == newest.as_str(),
        "it is the reference engine's: {trace}"
    );
    let told = trace["happened"].as_array().unwrap().iter().flat_map(|group| group["lines"].as_array().unwrap());
    let told: Vec<&str> = told
        .map(|line| part["lines"][usize::try_from(line[0].as_u64().unwrap()).unwrap()][0].as_str().unwrap())
        .collect();
    assert!(told.contains(&"Shock deals 2 damage to Hill Giant"), "{told:?}");
    // A mark has its number in each edition.
    assert_eq!(part["rules"]["choose_targets"]["2004-10"], "409.1c");
    assert_eq!(part["rules"]["choose_targets"]["2026-01"], "601.2c");
    let cards = read(folder.join("data/cards.js"));
    assert!(cards.contains("\"Bonesplitter\":[\"Bonesplitter"), "{cards}");
    // A case whose content has changed since the record is another case.
    for result in &mut record.results {
        result.hash = "another".to_owned();
    }
    let other = section(&shown(&record, "site-edited"), "702.45.js");
    assert!(
        other["cases"][0].get("boards").is_none() && other["cases"][0]["traces"] == serde_json::json!([]),
        "{other}"
    );
}
