//! The vocabulary against its list: each example is read by its own step and by no other.

use casebook_steps::{
    diagnostic::SourceText,
    listing,
    lower::{Known, LoweredFeature, lower},
};
use gherkin::{Feature, GherkinEnv};
use std::collections::BTreeSet;

fn read(text: &str) -> LoweredFeature {
    lower(&SourceText::new("features/chk/example.feature", text), "chk", &Known::default())
}

/// Every quoted text, once.
fn quoted(text: &str) -> BTreeSet<&str> {
    text.split('"').skip(1).step_by(2).collect()
}

/// A scenario around an example: its objects are placed, and an action comes before it.
fn around(keyword: &str, example: &str, places: bool) -> String {
    let mut text = String::from("Feature: One step\n  Scenario: Alone\n");
    if !places {
        for name in quoted(example) {
            text.push_str(&format!("    Given Alice controls \"{name}\"\n"));
        }
    }
    if keyword != "Given" {
        text.push_str("    When the stack resolves\n");
    }
    text.push_str(&format!("    {keyword} {example}\n"));
    if keyword != "Then" {
        text.push_str("    Then the stack is empty\n");
    }
    text
}

#[test]
fn every_example_is_read_by_its_own_step() {
    let mut wrong = Vec::new();
    for (index, entry) in listing::steps().iter().enumerate() {
        assert!(!entry.examples.is_empty(), "no example: {}", entry.expression);
        assert!(!entry.meaning.is_empty(), "no meaning: {}", entry.expression);
        for example in &entry.examples {
            let places = entry.keyword == "Given" && entry.expression.starts_with("{player} {facts}");
            let mut text = around(&entry.keyword, example, places);
            if places && (example.contains("attached") || example.contains(" with \"")) {
                text = text.replace("  Scenario: Alone\n", "  Scenario: Alone\n    Given Alice controls \"Host\"\n");
            }
            let lowered = read(&text);
            if let Some(problem) = lowered.problems.first() {
                wrong.push(format!("{} {example}: {} ({:?})", entry.keyword, problem.message, problem.kind));
            } else if !lowered.steps_used.contains(&index) {
                wrong.push(format!("{} {example}: read by another step than {}", entry.keyword, entry.expression));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_phrase_is_read_where_the_listing_says() {
    let mut wrong = Vec::new();
    for list in listing::phrases() {
        assert!(!list.phrases.is_empty(), "{}", list.title);
        for (phrase, example) in &list.phrases {
            let (keyword, line) = example.split_once(' ').unwrap();
            let places = keyword == "Given" && line.starts_with("Alice");
            let mut text = around(keyword, line, places);
            // A choice needs a question before it.
            if list.title == "Choices with their own verb" {
                text = text.replace("    When Alice ", "    When the stack resolves\n    And Alice ");
            }
            wrong.extend(
                read(&text).problems.first().map(|problem| format!("{phrase}: {example}: {}", problem.message)),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The page for authors: the steps and the phrases. Renew it with `UPDATE_EXPECT=1`.
#[test]
fn the_page_has_every_step_and_phrase() {
    let mut page = include_str!("vocabulary.md").to_owned();
    let mut noun = "";
    for step in listing::steps() {
        if noun != step.noun {
            noun = step.noun;
            page += &format!("\n### {noun}\n");
        }
        page += &format!("\n**{}** `{}`  \n{}\n\n", step.keyword, step.expression, step.meaning);
        step.examples.iter().for_each(|example| page += &format!("- {} {example}\n", step.keyword));
    }
    page += "\n## Phrases within a step\n";
    for list in listing::phrases() {
        page += &format!("\n### {}\n\n{}\n\n| phrase | for example |\n|---|---|\n", list.title, list.about);
        let row = |(phrase, example): &(&str, String)| format!("| {phrase} | {} |\n", example.replace('|', "\\|"));
        page.extend(list.phrases.iter().map(row));
    }
    expect_test::expect_file!["../../../docs/vocabulary.md"].assert_eq(&page);
}

/// Cucumber reads a line by the expression of a row, and this crate by the row: both must find the same one.
#[test]
fn cucumber_finds_the_row_that_is_read() {
    let collection = casebook_steps::vocabulary::collection();
    for (place, entry) in listing::steps().iter().enumerate() {
        for example in &entry.examples {
            let text = format!("Feature: X\n  Scenario: Y\n    {} {example}\n", entry.keyword);
            let feature = Feature::parse(text, GherkinEnv::default()).unwrap();
            let found = collection.find(&feature.scenarios[0].steps[0]).unwrap();
            let at = found.and_then(|(_, _, at, _)| at).map(|at| at.column as usize);
            assert_eq!(at, Some(place + 1), "{example}");
        }
    }
}

#[test]
fn the_vocabulary_stays_small() {
    assert!(listing::steps().len() <= 90, "{} steps", listing::steps().len());
}

#[test]
fn a_scenario_becomes_a_case() {
    let lowered = read(
        r#"Feature: Splice
  @chk:502.40d @chk:splice-onto-arcane.5
  Scenario: A spell whose only target came from splice is countered when that target is gone
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob controls "Devoted Retainer" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Devoted Retainer"
    And Bob plays "Boomerang" targeting "Devoted Retainer"
    And the stack resolves
    Then "Reach Through Mists" was countered on resolution
    And Alice has drawn no cards
"#,
    );
    assert!(lowered.problems.is_empty(), "{:?}", lowered.problems);
    let case = &lowered.scenarios[0].case;
    assert_eq!(case.id, "chk/example/a-spell-whose-only-target-came-from-splice-is-countered-when-that-target-is-gone");
    assert_eq!(case.clauses, ["chk:502.40d", "chk:splice-onto-arcane.5"]);
    assert_eq!((case.objects.len(), case.setup.len(), case.script.len(), case.probes.len()), (4, 5, 3, 2));
    let json = serde_json::to_string(case).unwrap();
    assert_eq!(&serde_json::from_str::<casebook_steps::case::Case>(&json).unwrap(), case);
    let (asked, repeats) = case.with_early_probes(|_| true);
    assert_eq!((asked.probes.len(), repeats.len()), (2 + 6, 2 + 6));
}

/// Capitalised names in examples that aren't cards: subtypes and aliases.
const NO_CARDS: [&str; 5] = ["Fox", "Rat", "Samurai", "Pearl-Ear", "Second Island"];

#[test]
fn the_steps_examples_use_cards_that_are_there() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/cards");
    let cards = casebook_steps::files::File::read_all(&root, &["yaml"]).unwrap();
    let names: BTreeSet<&str> = cards
        .iter()
        .flat_map(|file| file.text.lines().filter_map(|line| line.trim_start().strip_prefix("name: ")))
        .chain(NO_CARDS)
        .collect();
    let examples =
        listing::steps().iter().flat_map(|entry| entry.examples.iter().map(ToString::to_string).collect::<Vec<_>>());
    let missing: BTreeSet<String> = examples
        .flat_map(|example| quoted(&example).into_iter().map(str::to_owned).collect::<Vec<_>>())
        .filter(|name| name.starts_with(char::is_uppercase) && !names.contains(name.as_str()))
        .collect();
    assert!(missing.is_empty(), "no card is called {missing:?}");
}
