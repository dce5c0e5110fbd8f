//! A feature of somebody else, without tags: what its author is told, and where.

use std::{fs, process::Command};

use crate::calls::{feature, folder, text};

#[test]
fn an_author_without_tags_is_told_what_stopped_a_scenario_and_no_more() {
    let of_bob = "Feature: Casting\n  Scenario: Out of turn\n    Given Bob has \"Dosan the Falling Leaf\" in hand and can pay {1}{G}{G}\n    \
        When Bob plays \"Dosan the Falling Leaf\"\n    Then Alice is at 20 life\n";
    let file = feature("out-of-turn", of_bob);
    let from = folder("nothing-built");
    fs::create_dir_all(&from).unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_casebook")).args(["run", &file]).current_dir(&from).output().unwrap();
    let told = text(&run.stdout);
    assert!(told.contains("refused by rule 408.1d: ") && told.contains("since 2026-01: rule 117.1a\n"), "{told}");
    assert!(!told.contains("\ndocument"), "no clause is named: {told}");
    let there: Vec<_> = fs::read_dir(&from).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(there, ["casebook-report"]);
    assert!(from.join("casebook-report/record.jsonl").exists());
}
