//! Hunting for differences between two engines.

use std::fs;

use super::calls::{casebook, code, feature, folder, refused, text};

/// A feature with one scenario.
fn spike() -> String {
    let scenario = "Feature: Burn\n\n  Scenario: Lava Spike deals three damage to Bob\n    \
                    Given Alice has \"Lava Spike\" in hand and can pay {R}\n    When Alice plays \"Lava Spike\" targeting Bob\n    \
                    And the stack resolves\n    Then Bob is at 17 life\n";
    feature("hunted", scenario)
}

#[test]
fn an_engine_differs_from_itself_in_nothing() {
    let engine = format!("{} serve", env!("CARGO_BIN_EXE_casebook"));
    let out = folder("hunt-out.feature");
    let hunted = casebook(&["hunt", "--engine", &engine, &spike(), "--tries", "20", "--out", out.to_str().unwrap()]);
    let said = text(&hunted.stderr);
    assert!(said.ends_with(" variations of 1 scenarios compared, 0 differences found\n"), "{said}");
    assert!(!said.starts_with("0 variations"), "{said}");
    assert_eq!((code(&hunted), text(&hunted.stdout)), (0, ""));
    assert!(!out.exists(), "nothing was found");
}

#[test]
fn a_file_that_exists_is_not_replaced() {
    let spike = spike();
    let said = refused(&["hunt", "--engine", "no-such-engine", "--out", &spike]);
    assert!(said.contains("exists already") && said.contains("another file"), "{said}");
    assert!(fs::read_to_string(&spike).unwrap().contains("Lava Spike"));
    assert!(refused(&["hunt", "--engine", "a", "--engine", "b", "--engine", "c", &spike]).contains("once or twice"));
    assert!(refused(&["hunt", &spike]).contains("--engine"));
}
