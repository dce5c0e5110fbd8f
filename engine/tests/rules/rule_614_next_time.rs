//! "The next time": replacement and prevention effects that apply once, however much happens then (614.1, 615.8).

use crate::common::{ALICE, BOB, Bench, bench, put, rite, table};
use casebook_engine::{cards::values::Zone, ids::PlayerId};
use pretty_assertions::assert_eq;

/// A sorcery that deals that much damage to "you", or to "you" and each of your creatures.
fn bolt(name: &str, amount: u32, to: &str) -> String {
    format!(
        "{{ name: {name}, cost: '{{0}}', types: [sorcery], abilities: {{ b: {{ spell: {{ do: [ {{ deal_damage: {{ amount: {amount}, to: {to} }} }} ] }} }} }} }}"
    )
}

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], pt: [1, 5] }";
const EVERYONE: &str = "{ each: [ { all: { zone: battlefield, type: creature } }, each_player ] }";

fn life(bench: &Bench<'_>, player: PlayerId) -> i32 {
    bench.state.player(player).life
}

/// The life totals of Alice and Bob after Rite and those cards.
fn after(does: &str, cards: &[&str]) -> (i32, i32) {
    let (rite, one, six, storm) =
        (rite(does), bolt("One", 1, "you"), bolt("Six", 6, "you"), bolt("Storm", 2, EVERYONE));
    let peek = "{ name: Peek, cost: '{0}', types: [sorcery], abilities: { p: { spell: { do: [ { draw: { who: you, count: 2 } } ] } } } }";
    let table = table("2026-01", &[], &[OX, &rite, &one, &six, &storm, peek]);
    let mut bench = bench(&table, &[&["Rite"], cards].concat(), &["Ox"]);
    for name in [&["Rite"], cards].concat() {
        bench.cast(name, &[]);
        bench.resolve();
    }
    (life(&bench, ALICE), life(&bench, BOB))
}

#[test]
fn the_next_damage_is_prevented_however_much_it_is_and_none_after_it() {
    let prevent = "{ prevent_damage: { to: you, once: true, until: end_of_turn } }";
    assert_eq!(after(prevent, &["Six", "One"]), (19, 20));
    assert_eq!(after(prevent, &["One", "Six"]), (14, 20));
}

#[test]
fn only_damage_that_it_is_about_uses_it_up() {
    let by_ox = "{ prevent_damage: { to: you, source: { zone: battlefield }, once: true, until: end_of_turn } }";
    assert_eq!(after(by_ox, &["Six"]), (14, 20));
    let two = "{ prevent_damage: { to: { player: opponents }, once: true, until: end_of_turn } }";
    assert_eq!(after(two, &["Six", "Storm"]), (12, 20));
}

/// 615.8: damage dealt to several recipients at the same time counts as one time.
#[test]
fn all_damage_of_one_time_is_one_time() {
    let all = "{ prevent_damage: { to: { player: each_player }, once: true, until: end_of_turn } }";
    assert_eq!(after(all, &["Storm"]), (20, 20));
    assert_eq!(after(all, &["Storm", "One"]), (19, 20));
}

#[test]
fn the_next_damage_goes_elsewhere_once() {
    let to_bob =
        "{ redirect_damage: { from: you, to: { all: { player: opponents } }, once: true, until: end_of_turn } }";
    assert_eq!(after(to_bob, &["Six", "One"]), (19, 14));
}

#[test]
fn what_would_happen_next_is_replaced_once() {
    let double = "{ replace: { replacement: { would: { deals_damage: { to: you } }, instead: { multiply: 2 } }, once: true, until: end_of_turn } }";
    assert_eq!(after(double, &["Six", "One"]), (7, 20));
    // The effect replaces the first of two draws; the second is a normal draw.
    let draw = "{ replace: { replacement: { would: { draws: you }, instead: { do: [ { gain_life: { who: you, amount: 3 } } ] } }, once: true } }";
    assert_eq!(after(draw, &["Peek"]), (23, 20));
}

/// The effect applies to one of the creatures that die at the same time.
#[test]
fn of_several_events_at_one_time_it_replaces_one() {
    let away = rite(
        "{ replace: { replacement: { would: { dies: { type: creature } }, instead: { move_to: { zone: exile } } }, once: true } }",
    );
    let wrath = "{ name: Wrath, cost: '{0}', types: [sorcery], abilities: { w: { spell: { do: [ { destroy: { what: { all: { zone: battlefield, type: creature } } } } ] } } } }";
    let table = table("2026-01", &[], &[OX, &away, wrath]);
    let mut bench = Bench::begin(&table, |position| {
        for (name, zone) in
            [("Rite", Zone::Hand), ("Wrath", Zone::Hand), ("Ox", Zone::Battlefield), ("Ox", Zone::Battlefield)]
        {
            put(position, name, ALICE, zone);
        }
    });
    for name in ["Rite", "Wrath"] {
        bench.cast(name, &[]);
        bench.resolve();
    }
    let oxen_in = |zone| {
        bench
            .state
            .objects
            .iter()
            .filter(|o| o.exists() && o.zone == zone && o.face.characteristics.name.as_deref() == Some("Ox"))
            .count()
    };
    assert_eq!((oxen_in(Zone::Exile), oxen_in(Zone::Graveyard)), (1, 1));
}

/// 510.2, 120.1: an effect can name the kind of damage. An ability that prevents all of it says so with one word.
#[test]
fn only_combat_damage_or_only_other_damage_is_prevented() {
    let prevent = |combat| format!("{{ prevent_damage: {{ to: you, combat: {combat}, until: end_of_turn }} }}");
    assert_eq!(after(&prevent(true), &["Six"]), (14, 20));
    assert_eq!(after(&prevent(false), &["Six"]), (20, 20));
    let redirect = |combat| {
        format!(
            "{{ redirect_damage: {{ from: you, to: {{ all: {{ player: opponents }} }}, combat: {combat}, until: end_of_turn }} }}"
        )
    };
    assert_eq!(after(&redirect(true), &["Six"]), (14, 20));
    assert_eq!(after(&redirect(false), &["Six"]), (20, 14));
    let whole =
        "{ replace: { replacement: { would: { deals_damage: { to: you } }, instead: prevent }, until: end_of_turn } }";
    assert_eq!(after(whole, &["Six", "One"]), (20, 20));
}
