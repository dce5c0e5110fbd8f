//! Durations of the form "for as long as" (611.2b), with invented cards.

use crate::common::{ALICE, BOB, Bench, bench, put, rite, table, target};
use casebook_engine::{
    action::Action,
    cards::values::{Step, Zone},
    continuous,
    ids::{ObjectId, PlayerId},
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, types: [creature], pt: [2, 2] }";
const EDITIONS: [&str; 4] = ["2001-07", "2005-02", "2006-10", "2026-01"];

fn lantern(until: &str) -> String {
    format!(
        "{{ name: Lantern, types: [artifact], abilities: {{ lure: {{ activated: {{ costs: [ {{ tap: self }} ], targets: {{ guest: {{ zone: battlefield, type: creature }} }}, do: [ {{ apply: {{ to: $guest, apply: [ {{ control: you }} ], until: {{ while: {until} }} }} }} ] }} }} }} }}"
    )
}

/// The controller of Bob's Ox after Alice's lure, and after Rite.
fn controllers(edition: &str, until: &str, does: &str) -> (PlayerId, PlayerId) {
    let (lantern, rite) = (lantern(until), rite(does));
    let table = table(edition, &[], &[OX, &lantern, &rite]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Lantern", ALICE, Zone::Battlefield);
        put(position, "Rite", ALICE, Zone::Hand);
        put(position, "Ox", BOB, Zone::Battlefield);
    });
    let (source, ox) = (bench.permanent("Lantern"), bench.permanent("Ox"));
    let lure = Action::Activate { player: ALICE, source, ability: "lure".into() };
    bench.act(lure, &[target(ox)]);
    bench.resolve();
    let before = controller(&bench, ox);
    bench.cast("Rite", &[]);
    bench.resolve();
    (before, controller(&bench, ox))
}

fn controller(bench: &Bench<'_>, id: ObjectId) -> PlayerId {
    continuous::project(bench.table, &bench.state).controller(id)
}

const LANTERNS: &str = "{ all: { zone: battlefield, type: artifact } }";

#[test]
fn what_has_left_is_tapped_no_longer() {
    let tapped = "{ is: { what: self, matches: { is: [tapped] } } }";
    for edition in EDITIONS {
        let after = |does: &str| controllers(edition, tapped, does);
        assert_eq!(after("{ gain_life: { who: you, amount: 1 } }"), (ALICE, ALICE), "{edition}");
        assert_eq!(after(&format!("{{ untap: {{ what: {LANTERNS} }} }}")), (ALICE, BOB), "{edition}");
        assert_eq!(
            after(&format!("{{ move: {{ what: {LANTERNS}, from: battlefield, to: hand }} }}")),
            (ALICE, BOB),
            "{edition}"
        );
    }
}

#[test]
fn what_has_left_is_not_untapped_either() {
    let tapped = "{ not: { is: { what: self, matches: { is: [untapped] } } } }";
    let both = format!("{{ all: [ {tapped}, {{ exactly: [1, 1] }} ] }}");
    for until in [tapped, &both] {
        let gone = format!("{{ move: {{ what: {LANTERNS}, from: battlefield, to: hand }} }}");
        assert_eq!(controllers("2026-01", until, &gone), (ALICE, BOB), "{until}");
    }
}

/// The effect continues as long as one of several objects is there.
#[test]
fn either_of_two_is_enough() {
    let either = "{ any: [ { is: { what: self, matches: { is: [tapped] } } }, { exactly: [1, 1] } ] }";
    let gone = format!("{{ move: {{ what: {LANTERNS}, from: battlefield, to: hand }} }}");
    assert_eq!(controllers("2026-01", either, &gone), (ALICE, ALICE));
}

#[test]
fn what_waits_from_when_a_permanent_enters_finds_that_permanent() {
    let guest = "{ name: Guest, cost: '{0}', types: [creature], pt: [4, 1], abilities: {
        l: { replacement: { would: { enters: self }, instead: { enter_with: { do: [
            { delay: { when: { step_begins: { step: end } }, do: [ { sacrifice: { what: self } } ] } } ] } } } } } }";
    let table = table("2026-01", &[], &[guest]);
    let mut bench = bench(&table, &["Guest"], &[]);
    bench.cast("Guest", &[]);
    bench.resolve();
    assert!(bench.find("Guest", Zone::Battlefield).is_some());
    bench.pass_until(|state| state.turn.step == Step::End && !state.stack.is_empty());
    bench.resolve();
    assert!(bench.find("Guest", Zone::Graveyard).is_some(), "it finds what it entered as (400.7d)");
}

#[test]
fn a_kind_of_counter_marks_players_too() {
    let rite = rite("{ put_counters: { kind: poison, on: opponents } }");
    let sting = "{ name: Sting, cost: '{0}', types: [sorcery], abilities: {
        s: { spell: { do: [ { lose_life: { who: { all: { player: each_player, with_counter: poison } }, amount: 3 } } ] } } } }";
    let table = table("2026-01", &[], &[&rite, sting]);
    let mut bench = bench(&table, &["Rite", "Sting"], &[]);
    bench.cast("Rite", &[]);
    bench.resolve();
    bench.cast("Sting", &[]);
    bench.resolve();
    assert_eq!((bench.state.player(ALICE).life, bench.state.player(BOB).life), (20, 17));
}
