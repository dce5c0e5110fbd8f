//! Which abilities did something, with invented cards.
#![allow(clippy::expect_used, clippy::panic, reason = "a test that can't be set up is a broken test")]
#![allow(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

mod common;

use casebook_engine::{
    action::{Action, Awaits, apply},
    cards::values::Zone,
    game::{Table, Trace},
    rule::MarkUse,
    rules::turn,
};
use common::{ALICE, BOB, Bench, Stubborn, table};

const DEFENDER: &str = "{ keyword: defender, procedure: defender, redundant: true }";
const VIGILANCE: &str = "{ keyword: vigilance, procedure: vigilance, redundant: true }";
const GATE: &str = "
name: Gate
types: [creature]
pt: [1, 1]
abilities: { shut: { keyword: defender }, awake: { keyword: vigilance } }
";
const GUARD: &str = "
name: Guard
types: [creature]
pt: [1, 1]
abilities:
  awake: { keyword: vigilance }
  march: { triggered: { when: { attacks: { what: self } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
  strength: { static: { affects: { zone: battlefield, name: Gate }, apply: [ { add_pt: [ 1, 1 ] } ] } }
";

fn position(table: &Table) -> Bench<'_> {
    let mut bench = Bench::begin(table, |p| {
        for name in ["Gate", "Guard"] {
            let def = p.find(name).unwrap();
            p.card(def, ALICE, Zone::Battlefield, ALICE);
        }
    });
    bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    bench
}

fn exercised(trace: &Trace) -> Vec<(String, MarkUse)> {
    trace.exercised.iter().map(|by| (format!("{}/{}", by.card, by.ability), by.how)).collect()
}

#[test]
fn an_ability_is_exercised_where_it_does_or_refuses_something() {
    let table = table("2005-02", &[DEFENDER, VIGILANCE], &[GATE, GUARD]);
    let bench = position(&table);
    let mut nobody = Stubborn { answers: Vec::new() };
    let attack = |name| Action::Attack { player: ALICE, attacks: vec![(bench.permanent(name), BOB.into())] };
    let refused = apply(&table, &bench.state, &attack("Gate"), &mut nobody).unwrap_err();
    let of = |name: &str, how| (name.to_owned(), how);
    let always = of("Guard/strength", MarkUse::Applied);
    assert_eq!(exercised(&refused.trace), [of("Gate/shut", MarkUse::Refused), always.clone()]);
    let done = apply(&table, &bench.state, &attack("Guard"), &mut nobody).unwrap();
    let (awake, march) = (of("Guard/awake", MarkUse::Applied), of("Guard/march", MarkUse::Applied));
    assert_eq!(exercised(&done.trace), [awake, march, always]);
}
