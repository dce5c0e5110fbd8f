//! What a case needs of an engine.

use casebook_protocol::{
    case::{Action, Aspect, Case, Handle, Probe, Query, ScriptOp, Seat},
    needs::{lacking, ops, probes, unknown},
    port::{Hello, UnsupportedKind},
};

#[test]
fn a_hello_says_what_a_case_lacks() {
    let query = Query::Object { object: Handle("Ornithopter".to_owned()), aspect: Aspect::Zone };
    let pass = ScriptOp::Act(Action::Pass { player: Seat("Alice".to_owned()) });
    let case =
        Case { script: vec![pass, ScriptOp::ResolveAll], probes: vec![Probe { after: 0, query }], ..Case::default() };
    assert_eq!(ops(&case), ["pass", "resolve_all"]);
    assert_eq!(probes(&case), ["object.zone"]);
    let hello = |ops: &[&str], probes: &[&str]| Hello {
        ops: ops.iter().map(ToString::to_string).collect(),
        probes: probes.iter().map(ToString::to_string).collect(),
        ..Hello::default()
    };
    assert_eq!(lacking(&hello(&[], &["object"]), &case), None);
    assert_eq!(lacking(&hello(&["pass"], &[]), &case).unwrap().what, "resolve_all");
    assert_eq!(lacking(&hello(&[], &["object.tapped"]), &case).unwrap().what, "object.zone");
}

#[test]
fn names_that_nothing_has_are_found_in_a_hello() {
    let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    let hello = Hello {
        ops: owned(&["play", "ply", "answer", "act"]),
        probes: owned(&["object", "object.zone", "object.zon"]),
        setup: owned(&["in_play", "inplay"]),
        ..Hello::default()
    };
    let wrong = [
        (UnsupportedKind::Op, "ply"),
        (UnsupportedKind::Op, "act"),
        (UnsupportedKind::Probe, "object.zon"),
        (UnsupportedKind::Setup, "inplay"),
    ];
    assert_eq!(unknown(&hello), wrong);
}
