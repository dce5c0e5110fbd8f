//! What is compared of a case on two engines.

use casebook_steps::{
    diagnosis::outcome::{Ended, Outcome},
    judge::ClaimResult,
};

fn claim(held: bool, seen: &str) -> ClaimResult {
    ClaimResult { text: String::new(), line: 1, held, expected: String::new(), seen: seen.to_owned() }
}

fn failed(ended: Ended, held: bool, seen: &str) -> Outcome {
    Outcome::failed(ended, &[claim(held, seen)])
}

#[test]
fn a_refusal_is_the_same_whatever_its_reason() {
    let by_rule = failed(Ended::Completed, false, "refused by rule 601.2c (no target)");
    assert_eq!(by_rule, failed(Ended::Completed, false, "refused"));
    assert_ne!(by_rule, failed(Ended::Completed, false, "legal"));
}

#[test]
fn how_the_script_ended_and_what_was_seen_instead_are_compared() {
    let one = failed(Ended::Refused(1), false, "18");
    assert_ne!(one, failed(Ended::Refused(2), false, "18"));
    assert_ne!(one, failed(Ended::Completed, false, "18"));
    assert_ne!(one, failed(Ended::Refused(1), false, "19"));
    assert_ne!(one, failed(Ended::Refused(1), true, "18"));
    assert_eq!(failed(Ended::Refused(1), true, "18"), failed(Ended::Refused(1), true, "20"), "a claim that held");
}
