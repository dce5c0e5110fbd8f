//! Features from outside the project: the messages for their authors.

use std::{fs, process::Command};

use super::calls::{casebook, code, feature, folder, text};

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
    assert!(from.join("casebook-report/filtered/record.jsonl").exists(), "it is a part of the suite");
}

/// The output of the project's own engine for scenarios from outside the project.
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
    let waits = "line 6 (the stack resolves) waits for an answer: Alice is asked for new targets by the copy of \"Lava Spike\" (options: yes, no); \
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
            "it answers \"Counterspell\", and this is asked by the copy of \"Lava Spike\"",
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

#[test]
fn what_was_chosen_as_a_placed_permanent_came_is_said_or_missed() {
    let play = "    When the game goes on to Bob's upkeep\n    Then it is Bob's upkeep\n";
    let placed = |says: &str| {
        told("placed", &format!("  Scenario: In play\n    Given Alice controls \"Conspiracy\"\n{says}{play}"))
    };
    let said = placed("");
    let how = "nothing was chosen as \"Conspiracy\" came into play; write `And \"Conspiracy\" has the chosen creature type \"…\"`";
    assert!(said.contains(how), "{said}");
    assert!(placed("    And \"Conspiracy\" has the chosen creature type \"Fox\"\n").contains("1 passed"));
    let said = placed("    And \"Conspiracy\" has the chosen creature type \"Gobiln\"\n");
    assert!(said.contains("can't have `Gobiln` chosen for it: there is no such creature type"), "{said}");
    let said = placed("    And \"Conspiracy\" has the chosen number 3\n");
    assert!(said.contains("has no such choice as it enters, only creature type"), "{said}");
}

#[test]
fn every_kind_of_choice_is_placed() {
    let cards = folder("oaths");
    fs::create_dir_all(&cards).unwrap();
    let oath = "name: Oath\ntypes: [enchantment]\nabilities:\n  chosen: { replacement: { would: { enters: self }, instead: { enter_with: { do: [ \
        { choose_value: { kind: color, as: one } }, { choose_value: { kind: color, as: other } }, { choose_value: { kind: number, as: many } }, \
        { choose_value: { kind: opponent, as: foe } }, { choose_value: { kind: basic_land_type, as: soil } }, { choose_value: { kind: card_name, as: named } }, \
        { choose: { from: land, as: ward } } ] } } } }\n  \
        loss: { triggered: { when: { step_begins: { step: upkeep } }, do: [ { lose_life: { who: $foe, amount: $many } } ] } }\n  \
        one: { static: { affects: { zone: battlefield, chosen_color: one }, apply: [ { add_pt: [1, 0] } ] } }\n  \
        two: { static: { affects: { zone: battlefield, chosen_color: other }, apply: [ { add_pt: [0, 1] } ] } }\n  \
        soil: { static: { affects: { among: $ward }, apply: [ { add_chosen_subtype: soil } ] } }\n  \
        name: { static: { affects: { zone: battlefield, chosen_name: named }, apply: [ { add_keyword: flying } ] } }\n";
    fs::write(cards.join("oath.yaml"), oath).unwrap();
    let scenario = "Feature: Oaths\n  Scenario: All of it\n    Given Alice controls \"Oath\", \"Grizzly Bears\", \"Goblin Raider\" and \"Forest\"\n    \
        And \"Oath\" has the chosen color \"green\"\n    And \"Oath\" has the chosen second color \"red\"\n    \
        And \"Oath\" has the chosen number 3\n    And \"Oath\" has the chosen player \"Bob\"\n    \
        And \"Oath\" has the chosen land type \"Island\"\n    And \"Oath\" has the chosen card name \"Goblin Raider\"\n    \
        And \"Oath\" has the chosen object \"Forest\"\n    When the game goes on to Bob's upkeep\n    And the stack resolves\n    \
        Then Bob is at 17 life\n    And \"Grizzly Bears\" is 3/2\n    And \"Goblin Raider\" is 2/3\n    \
        And \"Goblin Raider\" has \"flying\"\n    And \"Forest\" has the types \"Forest\" and \"Island\"\n";
    let run =
        casebook(&["run", &feature("oath", scenario), "--cards", cards.to_str().unwrap(), "--edition", "2026-01"]);
    assert_eq!(code(&run), 0, "{}{}", text(&run.stdout), text(&run.stderr));
}

#[test]
fn a_copy_that_nobody_named_is_listed_as_what_it_is() {
    let copies = "  Scenario: A copy of a copy\n    \
        Given Alice has \"Lava Spike\", \"Fork\" as \"one\" and \"Fork\" as \"two\" in hand and can pay {R}{R}{R}{R}{R}\n    \
        When Alice plays \"Lava Spike\" targeting Bob\n    And Alice plays \"one\" targeting \"Lava Spike\"\n    \
        And the top of the stack resolves\n    And Alice keeps the targets\n    \
        And Alice plays \"two\" targeting the copy of \"Lava Spike\"\n    And the top of the stack resolves\n    And Alice keeps the targets\n    \
        Then the stack is empty\n";
    let said = told("copies", copies);
    let seen = "seen      the copy of the copy of \"Lava Spike\", the copy of \"Lava Spike\", \"Lava Spike\"";
    assert!(said.contains(seen), "{said}");
}

#[test]
fn what_never_happened_is_told_so() {
    let died = "  Scenario: Nobody died\n    Given Alice controls \"Grizzly Bears\"\n    When the game goes on to Alice's end step\n    \
        Then it happened once that \"Grizzly Bears\" died\n";
    let said = told("never", died);
    assert!(said.contains("seen      it never happened\n"), "{said}");
}
