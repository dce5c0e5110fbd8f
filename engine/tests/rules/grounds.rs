//! The objects and abilities on whose account rules are carried out, with invented cards.

use crate::common::{ALICE, BOB, Bench, Stubborn, table};
use casebook_engine::{
    acting::Manner,
    action::{Action, Awaits, apply, apply_so},
    cards::values::Zone,
    game::{Table, Trace, TraceLine},
    ground::Ground,
    rule::MarkUse,
    rules::turn,
};

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

/// The abilities on whose account an act was done or refused.
fn abilities(bench: &Bench<'_>, trace: &Trace) -> Vec<(String, MarkUse)> {
    let named = |(how, ground): &(MarkUse, Ground)| {
        let name = bench.state.object(ground.on?).face.characteristics.name.clone()?;
        Some((format!("{name}/{}", ground.ability.as_ref()?), *how))
    };
    let mut found: Vec<_> = trace.grounds.iter().filter_map(named).collect();
    found.sort();
    found.dedup();
    found
}

#[test]
fn a_rule_names_the_ability_by_which_it_does_or_refuses_something() {
    let table = table("2005-02", &[DEFENDER, VIGILANCE], &[GATE, GUARD]);
    let bench = position(&table);
    let mut nobody = Stubborn { answers: Vec::new() };
    let attack = |name| Action::Attack { player: ALICE, attacks: vec![(bench.permanent(name), BOB.into())] };
    let refused = apply(&table, &bench.state, &attack("Gate"), &mut nobody).unwrap_err();
    let of = |name: &str, how| (name.to_owned(), how);
    let always = of("Guard/strength", MarkUse::Applied);
    assert_eq!(abilities(&bench, &refused.trace), [of("Gate/shut", MarkUse::Refused), always.clone()]);
    let done = apply(&table, &bench.state, &attack("Guard"), &mut nobody).unwrap();
    let (awake, march) = (of("Guard/awake", MarkUse::Applied), of("Guard/march", MarkUse::Applied));
    assert_eq!(abilities(&bench, &done.trace), [awake, march, always]);
}

#[test]
fn without_a_trace_nothing_is_noted() {
    let table = table("2005-02", &[DEFENDER, VIGILANCE], &[GATE, GUARD]);
    let bench = position(&table);
    let mut nobody = Stubborn { answers: Vec::new() };
    let attack = Action::Attack { player: ALICE, attacks: vec![(bench.permanent("Guard"), BOB.into())] };
    let done = apply_so(&table, &bench.state, &attack, &mut nobody, Manner::default()).unwrap();
    assert!(done.trace.marks.is_empty() && done.trace.grounds.is_empty());
    assert!(done.trace.lines.iter().all(|line| matches!(line, TraceLine::Event(_))));
    let traced = apply(&table, &bench.state, &attack, &mut nobody).unwrap();
    assert_eq!(traced.state, done.state, "a trace changes nothing");
}
