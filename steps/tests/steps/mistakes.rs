//! Errors in features have a place and the nearest valid word.

use casebook_steps::{
    diagnostic::{Diagnostic, Kind, SourceText},
    lower::{Known, lower},
};

fn problems(text: &str) -> Vec<Diagnostic> {
    let known = Known {
        clauses: ["chk:420.5e".to_owned(), "chk:502.40d".to_owned()].into(),
        editions: ["2004-10".to_owned(), "2005-02".to_owned()].into(),
        moved: [("chk:ours.1".to_owned(), Some("cr26:603.8".to_owned())), ("chk:ours.2".to_owned(), None)].into(),
    };
    let lowered = lower(&SourceText::new("features/chk/x.feature", text), "chk", &known);
    assert!(lowered.scenarios.is_empty() || lowered.problems.is_empty() || lowered.scenarios.len() == 1);
    lowered.problems
}

fn scenario(steps: &str) -> String {
    format!("Feature: X\n  @chk:420.5e\n  Scenario: Y\n{steps}")
}

#[track_caller]
fn one(text: &str, kind: Kind, line: usize, column: usize, help: &str) {
    let found = problems(text);
    let [problem] = found.as_slice() else { panic!("{found:#?}") };
    assert_eq!((problem.kind, problem.line, problem.column), (kind, line, column), "{problem}");
    let given = problem.help.clone().unwrap_or_default();
    assert!(given.contains(help), "{problem}: {given}");
}

#[test]
fn a_step_that_there_is_not() {
    one(
        &scenario("    Given Alice controlls \"Forest\"\n    Then the stack is empty\n"),
        Kind::UndefinedStep,
        4,
        5,
        "Given Bob controls",
    );
    one(
        &scenario("    When the stack is resolved\n    Then the stack is empty\n"),
        Kind::UndefinedStep,
        4,
        5,
        "the stack resolves",
    );
}

#[test]
fn a_step_under_the_wrong_keyword() {
    one(
        &scenario("    Given it happened once that Alice drew\n    Then the stack is empty\n"),
        Kind::UndefinedStep,
        4,
        5,
        "it happened",
    );
}

#[test]
fn words_that_are_wrong_within_a_step() {
    one(
        &scenario(
            "    Given Alice has \"Glacial Ray\" in hand\n    When Alice plays \"Glacial Rey\"\n    Then the stack is empty\n",
        ),
        Kind::Wording,
        5,
        22,
        "did you mean \"Glacial Ray\"?",
    );
    one(&scenario("    Given Alice can pay {1}{Q}\n    Then the stack is empty\n"), Kind::Wording, 4, 25, "");
    one(
        &scenario("    Given Alice controls \"Bear\" and \"Bear\"\n    Then the stack is empty\n"),
        Kind::Wording,
        4,
        37,
        "\"Bear\" as \"the second one\"",
    );
    one(
        &scenario("    When the stack resolves\n    Given Alice is at 3 life\n    Then the stack is empty\n"),
        Kind::Wording,
        5,
        11,
        "before the first `When`",
    );
}

#[test]
fn a_misspelt_keyword() {
    one(&scenario("    Givn Alice is at 3 life\n"), Kind::Description, 4, 5, "`Given`");
    one(&scenario("    Given Alice is at 3 life\n    Thn the stack is empty\n"), Kind::Keyword, 5, 5, "`Then`");
    one("Feature: X\n  Scenaro: Y\n    Given Alice is at 3 life\n", Kind::Keyword, 2, 3, "`Scenario:`");
}

#[test]
fn a_scenario_that_would_be_green_by_accident() {
    one("Feature: X\n  Scenario: Y\n", Kind::NoSteps, 2, 3, "");
    one("Feature: X\n", Kind::NoSteps, 1, 1, "");
    one(&scenario("    When the stack resolves\n"), Kind::NoClaims, 3, 3, "");
    let outline = "Feature: X\n  Scenario Outline: Y\n    Then Alice is at <n> life\n    Examples:\n      | n |\n";
    one(outline, Kind::Outline, 2, 3, "");
    one("Feature: X\n  Scenario Outline: Y\n    Then Alice is at <n> life\n", Kind::Outline, 2, 3, "");
    let column =
        "Feature: X\n  Scenario Outline: Y\n    Then Alice is at <n> life\n    Examples:\n      | m |\n      | 1 |\n";
    one(column, Kind::Outline, 3, 5, "");
}

#[test]
fn a_tag_that_names_nothing() {
    let tagged = |tag: &str| format!("Feature: X\n  @{tag}\n  Scenario: Y\n    Then Alice is at 20 life\n");
    one(&tagged("chk:420.5f"), Kind::Tag, 2, 3, "@chk:420.5e");
    one(&tagged("edition:2004-11"), Kind::Tag, 2, 3, "@edition:2004-10");
    one(&tagged("slow"), Kind::Tag, 2, 3, "@document:clause");
    one(&tagged("chk:ours.1"), Kind::Tag, 2, 3, "@cr26:603.8");
    one(&tagged("chk:ours.2"), Kind::Tag, 2, 3, "convention");
    assert!(problems(&tagged("mine:1")).is_empty());
}

#[test]
fn what_is_no_gherkin() {
    one("name: Glacial Ray\ncost: {1}{R}\n", Kind::NotGherkin, 1, 1, "Feature:");
    one(
        &scenario("    Given Alice is at 3 life\n      | a | b |\n    Then the stack is empty\n"),
        Kind::StepArgument,
        4,
        5,
        "",
    );
}

#[test]
fn two_scenarios_of_one_title() {
    let twice = "Feature: X\n  Scenario: Y\n    Then Alice is at 20 life\n  Scenario: Y\n    Then Bob is at 20 life\n";
    let lowered = lower(&SourceText::new("features/chk/x.feature", twice), "chk", &Known::default());
    assert_eq!(lowered.problems.len(), 1);
    assert_eq!((lowered.problems[0].kind, lowered.problems[0].line), (Kind::DuplicateId, 4));
}

/// Every row of an outline has the same tags, and the step with twelve Bears names a card once.
#[test]
fn what_is_wrong_with_many_is_told_once() {
    let outline = "Feature: X\n  @chk:no-such\n  Scenario Outline: Y\n    Then Alice is at <n> lives\n\n    Examples:\n      | n |\n      | 1 |\n      | 2 |\n";
    let lowered = lower(&SourceText::new("features/chk/x.feature", outline), "chk", &Known::default());
    let lines: Vec<usize> = lowered.problems.iter().map(|problem| problem.line).collect();
    assert_eq!(lines, [4], "{:?}", lowered.problems);
}

#[test]
fn a_reason_may_name_only_an_object() {
    let text = scenario(
        "    Given Bob controls \"Lure\"\n    Then Bob can't block \"Lure\" with \"Lure\" because of \"Lure\"\n",
    );
    let lowered = lower(&SourceText::new("features/chk/x.feature", &*text), "chk", &Known::default());
    assert!(lowered.problems.is_empty(), "{:?}", lowered.problems);
}
