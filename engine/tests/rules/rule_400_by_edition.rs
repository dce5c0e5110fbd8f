//! Changes in the rules on zone changes and on how permanents enter, with invented cards. Each test runs a position in editions on both sides of a
//! change.

use crate::common::{ALICE, BOB, Bench, table, target};
use casebook_engine::{
    action::Action,
    cards::values::Zone,
    decision::{Answer, DecisionKind},
    game::Table,
    ids::ObjectId,
    setup::Position,
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], pt: [2, 2] }";

fn put(position: &mut Position<'_>, name: &str, zone: Zone) -> ObjectId {
    let def = position.find(name).expect("a card");
    position.card(def, ALICE, zone, ALICE)
}

fn bench<'t>(table: &'t Table, cards: &[(&str, Zone)]) -> Bench<'t> {
    Bench::begin(table, |position| {
        for (name, zone) in cards {
            put(position, name, *zone);
        }
    })
}

fn life(bench: &Bench<'_>) -> i32 {
    bench.state.player(ALICE).life
}

/// 410.10d of 2006: abilities look back when an object that all players see goes to a hand or library. 603.10a: today also when it leaves a
/// graveyard.
#[test]
fn a_card_sees_itself_leave_a_graveyard_for_a_hand_since_2006_and_for_anywhere_today() {
    let ghost = |to: &str| {
        format!(
            "
name: Ghost
types: [creature]
pt: [1, 1]
abilities:
  wail:
    triggered: {{ when: {{ moves: {{ what: self, from: graveyard, to: {to} }} }}, from: graveyard, do: [ {{ gain_life: {{ who: you, amount: 1 }} }} ] }}"
        )
    };
    let dig = |to: &str| {
        format!(
            "
name: Dig
cost: '{{0}}'
types: [instant]
abilities: {{ dig: {{ spell: {{ targets: {{ one: {{ zone: graveyard }} }}, do: [ {{ move: {{ what: $one, to: {to} }} }} ] }} }} }}"
        )
    };
    for (edition, zone, gains) in [
        ("2005-02", "hand", 0),
        ("2006-10", "hand", 1),
        ("2026-01", "hand", 1),
        ("2006-10", "exile", 0),
        ("2026-01", "exile", 1),
    ] {
        let table = table(edition, &[], &[&ghost(zone), &dig(zone)]);
        let mut bench = bench(&table, &[("Dig", Zone::Hand), ("Ghost", Zone::Graveyard)]);
        let ghost = bench.find("Ghost", Zone::Graveyard).expect("the ghost");
        bench.cast("Dig", &[target(ghost)]);
        bench.resolve();
        assert_eq!(life(&bench), 20 + gains, "{edition}, to {zone}");
    }
}

/// 603.6c: today an ability that triggers on cards put into a graveyard from anywhere is not a leaves-the-battlefield ability: a permanent that dies
/// at the same time does not see it.
#[test]
fn what_dies_with_another_doesnt_see_from_anywhere_since_2006() {
    let mourner = "
name: Mourner
types: [creature]
pt: [1, 1]
abilities:
  mourn: { triggered: { when: { moves: { what: { type: creature, other: true }, to: graveyard } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }";
    let end = "
name: End
cost: '{0}'
types: [instant]
abilities: { end: { spell: { do: [ { destroy: { what: { all: { zone: battlefield, name: Ox } } } } ] } } }";
    let all = "
name: All
cost: '{0}'
types: [instant]
abilities: { end: { spell: { do: [ { destroy: { what: { all: { zone: battlefield, type: creature } } } } ] } } }";
    for (edition, spell, gains) in [
        ("2005-02", "All", 1),
        ("2006-10", "All", 0),
        ("2026-01", "All", 0),
        ("2026-01", "End", 1),
        ("2005-02", "End", 1),
    ] {
        let table = table(edition, &[], &[OX, mourner, end, all]);
        let mut bench =
            bench(&table, &[(spell, Zone::Hand), ("Ox", Zone::Battlefield), ("Mourner", Zone::Battlefield)]);
        bench.cast(spell, &[]);
        bench.resolve();
        assert_eq!(life(&bench), 20 + gains, "{edition}, {spell}");
    }
}

/// 410.10 since 2004, now 603.6 and 400.7e: an object that went to a hand is not found there. In 2001 it is.
#[test]
fn what_went_into_a_hand_is_found_in_2001_only() {
    let phoenix = |card: &str| {
        format!(
            "
name: Phoenix
types: [creature]
pt: [2, 2]
abilities:
  rise:
    triggered: {{ when: {{ moves: {{ what: self, from: battlefield }} }}, do: [ {{ move: {{ what: {card}, to: battlefield, under: you }} }} ] }}"
        )
    };
    let go = |to: &str| {
        format!(
            "
name: Go
cost: '{{0}}'
types: [instant]
abilities: {{ go: {{ spell: {{ targets: {{ one: {{ zone: battlefield, type: creature }} }}, do: [ {{ move: {{ what: $one, to: {to} }} }} ] }} }} }}"
        )
    };
    for (edition, to, back) in [
        ("2001-07", "hand", true),
        ("2004-10", "hand", false),
        ("2026-01", "hand", false),
        ("2004-10", "graveyard", true),
        ("2026-01", "exile", true),
        ("2026-01", "library_top", false),
    ] {
        for card in ["$card", "{ card_of: self }"] {
            let table = table(edition, &[], &[&phoenix(card), &go(to)]);
            let mut bench = bench(&table, &[("Go", Zone::Hand), ("Phoenix", Zone::Battlefield)]);
            let phoenix = bench.permanent("Phoenix");
            bench.cast("Go", &[target(phoenix)]);
            bench.resolve();
            assert_eq!(bench.find("Phoenix", Zone::Battlefield).is_some(), back, "{edition}, {card} from {to}");
        }
    }
}

/// 614.12: today existing effects count for how a permanent enters. Until 2006 they do not affect it before it is on the battlefield (410.10b).
#[test]
fn what_takes_abilities_away_keeps_a_creature_from_entering_tapped_today() {
    let sloth = "
name: Sloth
cost: '{0}'
types: [creature]
pt: [4, 4]
abilities: { slow: { replacement: { would: { enters: self }, instead: { enter_with: { tapped: true } } } } }";
    let hush = "
name: Hush
types: [enchantment]
abilities:
  hush: { static: { affects: { zone: battlefield, type: creature }, apply: [ { lose_all_abilities: true } ] } }";
    for (edition, tapped) in [("2004-10", true), ("2006-10", true), ("2026-01", false)] {
        let table = table(edition, &[], &[sloth, hush]);
        let mut bench = bench(&table, &[("Sloth", Zone::Hand), ("Hush", Zone::Battlefield)]);
        bench.cast("Sloth", &[]);
        bench.resolve();
        assert_eq!(bench.state.object(bench.permanent("Sloth")).status.tapped, tapped, "{edition}");
    }
}

/// 419.9a until 2006: the player chooses the order of two effects on how a permanent enters. 616.1c: today copy effects apply first.
#[test]
fn becoming_a_copy_comes_first_today_only() {
    let mirror = "
name: Mirror
cost: '{0}'
types: [creature]
pt: [1, 1]
abilities:
  copy: { replacement: { would: { enters: self }, instead: { enter_with: { copy_of: { from: { zone: battlefield, type: creature }, as: model } } } } }";
    let toll = "
name: Toll
types: [enchantment]
abilities:
  toll:
    replacement:
      would: { enters: { name: Mirror } }
      instead: { enter_with: { do: [ { gain_life: { who: you, amount: 1 } } ] } }";
    for (edition, gains) in [("2006-10", 1), ("2026-01", 0)] {
        let table = table(edition, &[], &[OX, mirror, toll]);
        let mut bench =
            bench(&table, &[("Mirror", Zone::Hand), ("Ox", Zone::Battlefield), ("Toll", Zone::Battlefield)]);
        let toll = bench.permanent("Toll");
        bench.cast("Mirror", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let first = (DecisionKind::ReplacementOrder, Answer::Entities(vec![toll.into()]));
        bench.act(Action::Pass { player: BOB }, &[first]);
        assert_eq!(life(&bench), 20 + gains, "{edition}");
        assert_eq!(bench.pt(bench.permanent("Mirror")), Some((2, 2)), "{edition}");
    }
}

/// 603.2f: today an ability doesn't trigger if its object is at no time visible to all players. Older texts don't say so.
#[test]
fn a_card_that_nobody_else_sees_triggers_as_it_is_drawn_until_2006() {
    let courier = "
name: Courier
types: [creature]
pt: [1, 1]
abilities: { home: { triggered: { when: { moves: { what: self, to: hand } }, do: [ { gain_life: { who: you, amount: 1 } } ] } } }";
    let study = "
name: Study
cost: '{0}'
types: [instant]
abilities: { study: { spell: { do: [ { draw: { who: you } } ] } } }";
    for (edition, gains) in [("2006-10", 1), ("2026-01", 0)] {
        let table = table(edition, &[], &[courier, study]);
        let mut bench = bench(&table, &[("Study", Zone::Hand), ("Courier", Zone::Library)]);
        bench.cast("Study", &[]);
        bench.resolve();
        assert!(bench.find("Courier", Zone::Hand).is_some(), "{edition}: the courier is drawn");
        assert_eq!(life(&bench), 20 + gains, "{edition}");
    }
}
