//! A scenario that is run while it is read.

use casebook_steps::{
    case::{Case, Probe, Query, ScriptOp, Seat, Value},
    expectation::{Expectation, Expectations, Want},
    port::{EditionAnswer, End, EngineUnderTest, Hello, Observation, Planned, Ran, Seen},
    vocabulary::playing::Playing,
};

/// An engine whose life totals depend on the length of the whole case, which it must not know.
struct Prophet;

impl EngineUnderTest for Prophet {
    fn hello(&mut self) -> Hello {
        Hello::default()
    }

    fn edition(&mut self, _: &str) -> EditionAnswer {
        EditionAnswer { using: None }
    }

    fn plan(&mut self, _: &[&Case]) -> Vec<Planned> {
        Vec::new()
    }

    fn run(&mut self, case: &Case) -> Ran {
        let life = Seen::Value(Value::Number(i64::try_from(case.script.len()).unwrap()));
        let observations = (0..case.probes.len()).map(|probe| Observation { probe, seen: life.clone() });
        Ran { observations: observations.collect(), ..Ran::ended(End::Completed) }
    }
}

fn is(life: i64, line: usize) -> Expectation {
    let text = format!("Bob is at {life} life");
    Expectation { probe: line, want: Want::Is(Value::Number(life)), text, line, because: None }
}

#[test]
fn the_end_of_a_case_does_not_change_its_beginning() {
    let bob = || Query::Life(Seat("Bob".to_owned()));
    let mut playing = Playing::on(Box::new(Prophet));
    let mut case = Case { probes: vec![Probe { after: 0, query: bob() }], ..Case::default() };
    let mut claims = Expectations(vec![is(0, 0)]);
    assert_eq!(playing.judge(&case, &claims, 0), Ok(()));
    case.script.push(ScriptOp::ResolveAll);
    case.probes.push(Probe { after: 1, query: bob() });
    claims.0.push(is(1, 1));
    let said = playing.judge(&case, &claims, 1).unwrap_err();
    assert!(said.starts_with("probe 0 was answered otherwise when the case ended there"), "{said}");
}
