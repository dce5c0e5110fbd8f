//! The command as its users call it.
#![allow(clippy::unwrap_used, reason = "what goes wrong in a test has to stop it")]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use pretty_assertions::assert_eq;
use serde_json::Value;

fn casebook(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_casebook")).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap()
}

/// A folder for a report that isn't there yet.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Runs features and cards that the project knows nothing of.
fn foreign(report: &str, more: &[&str]) -> Output {
    let report = folder(report);
    let own = ["run", "tests/foreign/house", "--cards", "tests/foreign/cards", "--report", report.to_str().unwrap()];
    casebook(&[&own, more].concat())
}

fn keys(object: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = object.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[test]
fn features_and_cards_from_elsewhere_are_run() {
    let output = foreign("foreign", &[]);
    assert_eq!(output.status.code(), Some(1), "one of the two claims what isn't so");
    let said = text(&output.stdout);
    assert!(said.contains("tests/foreign/house/hearth.feature:15: Bob is at 23 life"), "{said}");
    assert!(said.contains("expected  23") && said.contains("seen      17"), "{said}");
    assert!(said.contains("1 failed, 1 passed"), "{said}");
}

#[test]
fn what_held_exits_with_zero() {
    assert_eq!(foreign("held", &["--clause", "house:hearth.1"]).status.code(), Some(0));
}

#[test]
fn the_report_has_four_files() {
    foreign("files", &[]);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("files");
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names, ["index.html", "junit.xml", "record.jsonl", "report.json"]);
}

#[test]
fn json_is_one_object_with_these_keys() {
    let output = foreign("json", &["--json"]);
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(keys(&object), ["clauses", "editions", "engine", "scenarios", "totals"]);
    assert_eq!(keys(&object["engine"]), ["name", "version"]);
    let scenario = ["clauses", "detail", "edition", "feature", "id", "line", "name", "verdict"];
    assert_eq!(keys(&object["scenarios"][0]), scenario);
    let clause = ["document", "editions", "id", "kind", "scenarios", "status", "title"];
    assert_eq!(keys(&object["clauses"][0]), clause);
    assert_eq!(object["scenarios"][0]["id"], "house/hearth/the-hearth-burns-a-guest");
    assert_eq!(object["scenarios"][1]["edition"], "2004-10");
    assert_eq!(object["clauses"][0]["status"], "passed");
    assert_eq!(object["clauses"][1]["editions"]["2004-10"], "failed");
    assert_eq!(object["totals"]["passed"], 1);
}

#[test]
fn every_clause_of_the_documents_is_reported() {
    let report = folder("all");
    let output = casebook(&["run", "--json", "--report", report.to_str().unwrap()]);
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(object["clauses"].as_array().unwrap().len(), 337);
}

#[test]
fn a_card_reads_as_english_in_the_words_of_an_edition() {
    let old = casebook(&["card", "Glacial Ray", "--edition", "2004-10"]);
    let text_of = |output: &Output| text(&output.stdout).to_owned();
    let expected = "\
Glacial Ray  {1}{R}
Instant — Arcane
  ray: Target creature or player (the victim). Glacial Ray deals 2 damage to the victim.
  splice: Splice onto Arcane (pay {1}{R}).

(fixtures/cards/chk/glacial_ray.yaml, in the words of 2004-10)
";
    assert_eq!(text_of(&old), expected);
    let new = text_of(&casebook(&["card", "Glacial Ray"]));
    assert!(new.contains("Target creature, planeswalker, battle or player"), "{new}");
    let unknown = casebook(&["card", "Glacial Rai"]);
    assert_eq!(
        text(&unknown.stderr),
        "error: there is no card called \"Glacial Rai\"\n  help: did you mean `Glacial Ray`?\n"
    );
    assert_eq!(unknown.status.code(), Some(2));
}

#[test]
fn the_vocabulary_has_an_example_for_each_step() {
    let output = casebook(&["steps"]);
    let said = text(&output.stdout);
    for step in casebook_steps::listing::steps() {
        assert!(said.contains(&step.expression), "{}", step.expression);
        assert!(!step.examples.is_empty(), "{} has no example", step.expression);
    }
}

#[test]
fn a_ruling_is_shown_with_its_proof() {
    let output = casebook(&["show", "chk:502.40d"]);
    let said = text(&output.stdout);
    assert!(said.starts_with("chk:502.40d  "), "{said}");
    assert!(said.contains("holds in 2004-10") && said.contains("today 702.47d"), "{said}");
    assert!(said.contains("409.1c"), "the trace speaks the rulebook of the edition: {said}");
}

#[test]
fn the_own_engine_speaks_the_protocol() {
    let report = folder("process");
    let engine = format!("{} engine", env!("CARGO_BIN_EXE_casebook"));
    let arguments = ["run", "--engine", &engine, "--clause", "chk:502.41b", "--report", report.to_str().unwrap()];
    let output = casebook(&arguments);
    assert_eq!(output.status.code(), Some(0), "{}{}", text(&output.stdout), text(&output.stderr));
}
