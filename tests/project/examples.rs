//! The examples of the rulebook: each has a clause with a scenario, or the name of the mechanic that the engine refuses.

use crate::common;
use std::collections::BTreeSet;

use casebook_steps::coverage::{Coverage, Shown};

#[test]
fn every_example_of_the_rulebook_is_shown_or_refused() {
    let suite = common::whole();
    let shown = Shown::by(suite, suite.library.proofs());
    let examples = shown.examples("cr26");
    assert!(!examples.is_empty());
    let open: Vec<&str> = examples.iter().filter(|(_, status)| status.is_open()).map(|(id, _)| id.as_str()).collect();
    assert_eq!(open, [""; 0], "neither shown nor refused");
    let known: BTreeSet<&str> = examples.iter().map(|(id, _)| id.as_str()).collect();
    let is_example =
        |id: &&str| id.starts_with("cr26:") && id.rsplit('.').next().is_some_and(|part| part.starts_with("ex"));
    let unknown: Vec<&str> = suite
        .library
        .clauses()
        .iter()
        .map(|clause| clause.id.0.as_str())
        .filter(is_example)
        .filter(|id| !known.contains(id))
        .collect();
    assert_eq!(unknown, [""; 0], "the rulebook has no such example");
    assert!(examples.iter().any(|(_, status)| *status == Coverage::Refused));
}
