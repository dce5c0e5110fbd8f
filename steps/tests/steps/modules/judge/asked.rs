//! The answers that messages suggest.

use casebook_steps::{
    case::{Case, DecisionSeen, Seat},
    expectation::Expectations,
    judge::judge,
    port::{End, Ran},
};

/// The answer that a message suggests for a division.
fn divided(options: &[&str], at_least: Option<u32>, at_most: Option<u32>) -> Option<String> {
    let decision = DecisionSeen {
        player: Seat("Alice".to_owned()),
        kind: "division".to_owned(),
        source: None,
        when: "resolve".to_owned(),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        at_least,
        at_most,
    };
    let ran = Ran::ended(End::Undecided { step: 0, decision });
    let said = judge(&Case::default(), &Expectations(Vec::new()), &ran).detail?;
    let (_, suggested) = said.split_once("; a line like `And Alice ")?;
    suggested.strip_suffix("` answers").map(str::to_owned)
}

#[test]
fn a_division_that_is_suggested_is_legal() {
    let says = |said: &str| Some(said.to_owned());
    assert_eq!(divided(&["Bear", "Bob"], Some(1), Some(4)), says("divides 3 to \"Bear\" and 1 to Bob"));
    assert_eq!(divided(&["Bear", "Bob"], Some(0), Some(4)), says("divides 4 to \"Bear\""));
    assert_eq!(divided(&["Bear", "Bob"], None, None), says("divides 1 to \"Bear\" and 1 to Bob"));
}
