//! Values and claims in words.

use casebook_steps::{
    case::{Handle, Seat, Target, Value},
    expectation::Want,
    judge::{describe_value, describe_want},
};

#[test]
fn objects_are_quoted_players_are_named_and_no_name_is_said() {
    let targets = [Target::Object(Handle("Hill Giant".to_owned())), Target::Player(Seat("Bob".to_owned()))];
    assert_eq!(describe_value(&Value::Targets(targets.into())), "\"Hill Giant\", Bob");
    assert_eq!(describe_value(&Value::Word(String::new())), "no name");
    assert_eq!(describe_value(&Value::Word("tapped".to_owned())), "tapped");
}

#[test]
fn a_refusal_names_its_rules_if_any_will_not_do() {
    assert_eq!(describe_want(&Want::Refused(Vec::new())), "refused");
    let rules = ["502.41b", "500.2"].map(str::to_owned);
    assert_eq!(describe_want(&Want::Refused(rules.into())), "refused by rule 502.41b or 500.2");
}
