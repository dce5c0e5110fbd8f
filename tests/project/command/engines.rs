//! What the author of another engine needs: one case, a threshold, the conversation, what opens most cases, the missing cards.

use std::fs;

use pretty_assertions::assert_eq;
use serde_json::Value;

use super::calls::{casebook, code, folder, foreign, path, refused, text};

/// An engine that knows four creatures.
const TOY: &str = "python3 docs/examples/adapter.py";

#[test]
fn one_case_is_run_by_its_id() {
    let id = "chk/defender/a-creature-with-defender-cant-attack";
    let output = casebook(&["run", "--case", id, "--edition", "2026-01", "--json"]);
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    let ids: Vec<&Value> = object["scenarios"].as_array().unwrap().iter().map(|row| &row["id"]).collect();
    assert_eq!(ids, [id]);
    assert!(
        object["clauses"].as_array().unwrap().iter().all(|row| row["status"] != "uncovered"),
        "only a part was run"
    );
    let said = refused(&["run", "--case", "chk/defender/a-creature-with-defender-can-attack"]);
    assert!(said.contains("there is no case `chk/defender/a-creature-with-defender-can-attack`"), "{said}");
    assert!(said.contains(&format!("did you mean `{id}`?")), "{said}");
    let said = refused(&["run", "--case", id, "--document", "bok"]);
    assert!(said.contains("no selected case has all that the options ask for"), "{said}");
}

#[test]
fn a_run_with_a_threshold_fails_only_below_it() {
    // Seven of eight cases pass.
    for (least, exit) in [("7", 0), ("8", 1), ("87%", 0), ("87.6%", 1)] {
        let output = foreign(&format!("least-{least}"), &["--fail-under", least]);
        assert_eq!(code(&output), exit, "{least}: {}", text(&output.stderr));
        assert_eq!(text(&output.stderr).contains("but --fail-under asks for"), exit == 1, "{}", text(&output.stderr));
    }
    let said = refused(&["run", "--fail-under", "most"]);
    assert!(said.contains("`most` is neither a number of passes (400) nor a percentage (62.5%)"), "{said}");
}

#[test]
fn the_conversation_is_written_line_by_line() {
    let wire = path("wire.txt");
    let engine = format!("'{}' serve", env!("CARGO_BIN_EXE_casebook"));
    let file = wire.to_str().unwrap();
    let id = "chk/defender/a-creature-with-defender-cant-attack";
    casebook(&["run", "--case", id, "--edition", "2026-01", "--engine", &engine, "--wire", file]);
    let written = fs::read_to_string(&wire).unwrap();
    let lines: Vec<&str> = written.lines().collect();
    assert!(lines[0].starts_with("# casebook "), "{}", lines[0]);
    assert!(lines[1].starts_with("1 > {\"op\":\"hello\""), "{}", lines[1]);
    assert!(lines[2].starts_with("1 < {\"op\":\"hello\""), "{}", lines[2]);
    assert!(lines[1..].iter().all(|line| line.starts_with("1 > {") || line.starts_with("1 < {")), "{written}");
    let case = lines.iter().position(|line| line.starts_with("1 > ") && line.contains(id) && line.contains("\"run\""));
    assert!(lines[case.unwrap() + 1..].iter().any(|line| line.starts_with("1 < {\"op\":\"run\"")), "{written}");
    let said = refused(&["run", "--engine", &engine, "--wire", "no/such/folder/wire.txt"]);
    assert!(said.contains("the conversation can't be written"), "{said}");
}

#[test]
fn what_opens_most_cases_and_the_missing_cards_are_told() {
    let report = folder("missing");
    let output = casebook(&["run", "--document", "chk", "--engine", TOY, "--report", report.to_str().unwrap()]);
    let said = text(&output.stdout);
    let next = said.find("\nNEXT  these ").unwrap_or_else(|| panic!("{said}"));
    assert!(said.find("UNSUPPORTED").unwrap() < next && next < said.find("document  clauses").unwrap(), "{said}");
    assert!(said.contains("`casebook card --missing RECORD`"), "{said}");
    let told: Value = serde_json::from_str(&fs::read_to_string(report.join("report.json")).unwrap()).unwrap();
    let openings = told["openings"].as_array().unwrap();
    let named: usize = openings.iter().map(|one| one["lacks"].as_array().unwrap().len()).sum();
    assert!((1..=10).contains(&named) && openings[0]["cases"].as_u64().unwrap() > 0, "{openings:?}");
    let record = report.join("record.jsonl");
    let record = record.to_str().unwrap();
    let listed = casebook(&["card", "--missing", record]);
    let said = text(&listed.stdout);
    assert_eq!(code(&listed), 0, "{}", text(&listed.stderr));
    assert!(said.contains("Glacial Ray  {1}{R}\nInstant — Arcane\n"), "{said}");
    assert!(said.trim_end().ends_with("cards are missing in toy 0.1, in the wording of 2026-01"), "{said}");
    assert!(!said.contains("Grizzly Bears  {1}{G}"), "it has that one: {said}");
    let data = casebook(&["card", "--missing", record, "--json"]);
    let cards: Value = serde_json::from_slice(&data.stdout).unwrap();
    let cases: Vec<u64> = cards.as_array().unwrap().iter().map(|card| card["cases"].as_u64().unwrap()).collect();
    assert!(cases.len() > 10 && cases.is_sorted_by(|one, next| one >= next), "{cases:?}");
    let ray = cards.as_array().unwrap().iter().find(|card| card["name"] == "Glacial Ray").unwrap();
    assert_eq!(ray["definition"]["cost"], "{1}{R}");
    assert!(refused(&["card", "--missing", "Cargo.toml"]).contains("Cargo.toml: line 1 of the record"));
    assert!(refused(&["card"]).contains("required"));
}
