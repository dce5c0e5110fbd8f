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

/// What our own engine says of scenarios of somebody else.
fn told(name: &str, scenarios: &str) -> String {
    let file = feature(name, &format!("Feature: Somebody's\n{scenarios}"));
    let report = folder(&format!("{name}-report"));
    let run = Command::new(env!("CARGO_BIN_EXE_casebook"))
        .args(["run", &file, "--edition", "2026-01", "--report", report.to_str().unwrap()])
        .output()
        .unwrap();
    text(&run.stdout).to_owned()
}

const FORK: &str = "  Scenario: A copy\n    Given Alice has \"Lava Spike\" and \"Fork\" in hand and can pay {R}{R}{R}\n    \
    When Alice plays \"Lava Spike\" targeting Bob\n    And Alice plays \"Fork\" targeting \"Lava Spike\"\n    \
    And the stack resolves\n";

#[test]
fn a_question_that_waits_is_told_by_its_line_with_an_answer_that_fits() {
    let said = told("waits", &format!("{FORK}    Then Bob is at 14 life\n"));
    let waits = "line 6 (the stack resolves) waits for an answer: Alice is asked for new targets by \"Lava Spike\" (options: yes, no); \
        a line like `And Alice keeps the targets` answers\n";
    assert!(said.contains(waits), "{said}");
    let swirl = "  Scenario: A colour\n    Given Alice has \"Swirl the Mists\" in hand and can pay {2}{U}{U}\n    \
        When Alice plays \"Swirl the Mists\"\n    And the stack resolves\n";
    let said = told("colour", &format!("{swirl}    Then Bob is at 20 life\n"));
    assert!(said.contains("asked for a color by \"Swirl the Mists\" (options: white, "), "{said}");
    assert!(said.contains("a line like `And Alice chooses the color \"white\"` answers"), "{said}");
}

#[test]
fn an_answer_that_was_not_taken_is_told_with_the_reason() {
    for (answer, why) in [
        (
            "Alice chooses \"Lava Spike\" for \"Fork\"",
            "it answers where one is asked for objects, and this asks for new targets",
        ),
        ("Bob keeps the targets", "it is Bob's, and Alice is asked"),
        (
            "Alice keeps the targets for \"Counterspell\"",
            "it answers \"Counterspell\", and this is asked by \"Lava Spike\"",
        ),
    ] {
        let there = "    Given Bob controls \"Forest\"\n    And Bob has \"Counterspell\" in hand\n";
        let fork = FORK.replace("  Scenario: A copy\n", &format!("  Scenario: A copy\n{there}"));
        let said = told("untaken", &format!("{fork}    And {answer}\n    Then Bob is at 14 life\n"));
        assert!(said.contains(&format!("; line 9 ({answer}) wasn't taken: {why}\n")), "{said}");
    }
}

#[test]
fn what_nobody_asked_for_is_told_with_a_claim_that_fails() {
    let spike = "  Scenario: No question\n    Given Alice has \"Lava Spike\" in hand and can pay {R}\n    \
        When Alice plays \"Lava Spike\" targeting Bob\n    And the stack resolves\n    And Alice says yes\n    \
        Then Bob is at 18 life\n";
    let said = told("unasked", spike);
    assert!(said.contains("expected 18, saw 17; nobody asked for line 6 (Alice says yes)\n"), "{said}");
}
