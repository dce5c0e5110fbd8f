//! Lying engines, which know nothing of the game, pass no scenario.

use crate::common;
use casebook_steps::{deviations::Deviations, engines::lying, verdict::Verdict};

#[test]
fn no_liar_gets_a_scenario_passed() {
    let suite = common::whole();
    assert!(!suite.scenarios.is_empty(), "there is something to pass");
    let mut passed = Vec::new();
    for mut liar in lying::all() {
        let record = common::results(suite, &mut liar, &Deviations::default());
        let fooled = record.results.iter().filter(|result| result.verdict == Verdict::Passed);
        passed.extend(
            fooled.map(|result| format!("{:?} passes {}:{} {}", liar.0, result.feature, result.line, result.name)),
        );
    }
    assert!(passed.is_empty(), "{}", passed.join("\n"));
}
