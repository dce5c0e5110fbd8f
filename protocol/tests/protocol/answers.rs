//! Answers that do not fit the case.

use casebook_protocol::{
    case::{Case, Probe, Query, Seat, Value},
    port::{End, Observation, Ran, Seen},
    protocol::unsound,
};

fn ran(probe: usize, value: Value) -> Ran {
    Ran { observations: vec![Observation { probe, seen: Seen::Value(value) }], ..Ran::ended(End::Completed) }
}

#[test]
fn a_value_has_the_kind_its_probe_asks_for() {
    let query = Query::Life(Seat("Bob".to_owned()));
    let case = Case { probes: vec![Probe { after: 0, query }], ..Case::default() };
    assert_eq!(unsound(&case, &ran(0, Value::Number(20))), None);
    assert_eq!(unsound(&case, &ran(0, Value::Nothing)), None);
    let word = unsound(&case, &ran(0, Value::Word("20".to_owned()))).unwrap();
    assert_eq!(word, "probe 0 asks for a `number`, but the answer is a `word`");
    assert!(unsound(&case, &ran(1, Value::Number(20))).unwrap().contains("counted from 0"));
}

#[test]
fn an_end_is_at_an_operation_of_the_script() {
    let ended = |end| unsound(&Case::default(), &Ran::ended(end));
    assert!(ended(End::Refused { step: 0, rule: None, reason: String::new() }).is_some());
    assert_eq!(ended(End::Error { message: String::new() }), None);
}
