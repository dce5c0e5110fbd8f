//! Counters that a permanent enters with (122.6), with invented cards. Today they are put on it, and effects replace that; in earlier editions it
//! simply has them.

use crate::common::{ALICE, BOB, Bench, table};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::Zone,
    decision::{Answer, DecisionKind},
    game::Table,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::turn,
};
use pretty_assertions::assert_eq;

const SEASON: &str = "
name: Season
types: [enchantment]
abilities: { more: { replacement: { would: { gets_counters: { what: { type: creature, controller: you } } }, instead: { multiply: 2 } } } }";
const SCALES: &str = "
name: Scales
types: [enchantment]
abilities: { more: { replacement: { would: { gets_counters: { what: { type: creature }, kind: +1/+1 } }, instead: { add: 1 } } } }";
const BLIGHT: &str = "
name: Blight
types: [enchantment]
abilities: { none: { replacement: { would: { gets_counters: { what: { type: creature } } }, instead: nothing } } }";
const CALF: &str = "
name: Calf
cost: '{0}'
types: [creature]
pt: [1, 1]
abilities: { grown: { replacement: { would: { enters: self }, instead: { enter_with: { counters: { +1/+1: 1, age: 1 } } } } } }";
const NURSE: &str = "
name: Nurse
cost: '{0}'
types: [creature]
pt: [1, 1]
abilities:
  grown: { replacement: { would: { enters: self }, instead: { enter_with: { counters: { +1/+1: 1 } } } } }
  more: { replacement: { would: { gets_counters: { what: { type: creature } } }, instead: { multiply: 2 } } }";
const COLT: &str = "
name: Colt
cost: '{0}'
types: [creature]
pt: [1, 1]
abilities:
  grown: { replacement: { would: { enters: self }, instead: { enter_with: { counters: { +1/+1: 2, age: 1 } } } } }
  more: { replacement: { would: { gets_counters: { what: self, kind: +1/+1 } }, instead: { add: 1 } } }";
const STATUE: &str = "
name: Statue
cost: '{0}'
types: [creature]
pt: [1, 1]
abilities:
  grown: { replacement: { would: { enters: self }, instead: { enter_with: { counters: { +1/+1: 2 } } } } }
  none: { replacement: { would: { gets_counters: { what: self } }, instead: nothing } }
  wear: { activated: { costs: [ { put_counters: { kind: age, on: self } } ], do: [ { draw: { who: you } } ] } }";
fn cards(edition: &str) -> Table {
    table(edition, &[], &[SEASON, SCALES, BLIGHT, CALF, NURSE, COLT, STATUE])
}

/// Alice, or Bob, has those enchantments, and Alice casts that creature. Returns the creature on the battlefield.
fn comes<'t>(
    table: &'t Table,
    there: &[(&str, PlayerId)],
    creature: &str,
    first: Option<&str>,
) -> (Bench<'t>, ObjectId) {
    let mut bench = Bench::begin(table, |p| {
        for (name, player) in there {
            let def = p.find(name).expect("such an enchantment");
            p.card(def, *player, Zone::Battlefield, *player);
        }
        let def = p.find(creature).expect("such a creature");
        p.card(def, ALICE, Zone::Hand, ALICE);
    });
    bench.cast(creature, &[]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    let answers: Vec<_> = first
        .map(|name| (DecisionKind::ReplacementOrder, Answer::Entities(vec![bench.permanent(name).into()])))
        .into_iter()
        .collect();
    bench.act(Action::Pass { player: BOB }, &answers);
    let id = bench.permanent(creature);
    (bench, id)
}

fn counters(bench: &Bench<'_>, id: ObjectId) -> (u32, u32) {
    let counters = &bench.state.object(id).counters;
    (counters.of("+1/+1"), counters.of("age"))
}

#[test]
fn they_are_put_on_it_today() {
    for (edition, both) in [("2006-10", (1, 1)), ("2026-01", (2, 2))] {
        let table = cards(edition);
        let (bench, calf) = comes(&table, &[("Season", ALICE)], "Calf", None);
        assert_eq!(counters(&bench, calf), both, "{edition}");
    }
}

#[test]
fn an_effect_is_about_the_kind_and_the_player_that_it_names() {
    let table = cards("2026-01");
    let (bench, calf) = comes(&table, &[("Scales", BOB)], "Calf", None);
    assert_eq!(counters(&bench, calf), (2, 1));
    let (bench, calf) = comes(&table, &[("Season", BOB)], "Calf", None);
    assert_eq!(counters(&bench, calf), (1, 1), "Bob doesn't control it");
}

#[test]
fn who_controls_it_orders_what_changes_them() {
    let table = cards("2026-01");
    let both = [("Season", ALICE), ("Scales", ALICE)];
    let (bench, calf) = comes(&table, &both, "Calf", Some("Season"));
    assert_eq!(counters(&bench, calf), (3, 2), "twice as many, and one");
    let (bench, calf) = comes(&table, &both, "Calf", Some("Scales"));
    assert_eq!(counters(&bench, calf), (4, 2), "one more, and twice as many");
}

#[test]
fn it_comes_without_them_and_comes_all_the_same() {
    let table = cards("2026-01");
    let (bench, calf) = comes(&table, &[("Blight", BOB)], "Calf", None);
    assert_eq!((counters(&bench, calf), bench.pt(calf)), ((0, 0), Some((1, 1))));
}

/// 614.12: an ability of a permanent about a class of permanents does not apply to the permanent's own entering.
#[test]
fn its_own_words_are_not_about_its_own_counters() {
    let table = cards("2026-01");
    let (bench, nurse) = comes(&table, &[], "Nurse", None);
    assert_eq!(counters(&bench, nurse), (1, 0));
}

/// 614.12: an ability of a permanent about that permanent alone does apply, in editions in which the counters are put on it.
#[test]
fn its_own_words_about_itself_change_its_own_counters() {
    for (edition, both) in [("2006-10", (2, 1)), ("2026-01", (3, 1))] {
        let table = cards(edition);
        let (bench, colt) = comes(&table, &[], "Colt", None);
        assert_eq!(counters(&bench, colt), both, "{edition}");
    }
    let table = cards("2026-01");
    let (bench, colt) = comes(&table, &[("Season", ALICE)], "Colt", Some("Season"));
    assert_eq!(counters(&bench, colt), (5, 2), "twice as many, and one more");
}

/// 113.6i, 614.17d: an ability by which no counters can be put on its object functions as that object enters. 614.17b: a cost of such a counter can't
/// be paid.
#[test]
fn no_counters_are_put_on_it_as_it_enters_or_as_a_cost() {
    let table = cards("2026-01");
    let (mut bench, statue) = comes(&table, &[], "Statue", None);
    assert_eq!(counters(&bench, statue), (0, 0));
    let wear = Action::Activate { player: ALICE, source: statue, ability: "wear".into() };
    assert_eq!(bench.refused(&wear, &[]), Some(Rule::UnpayableCost));
}

const HERALD: &str = "
name: Herald
types: [creature]
pt: [2, 2]
abilities:
  greeting: { triggered: { when: { enters: { type: creature } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
  escort: { triggered: { when: { attacks: { what: { type: creature } } }, do: [ { create_token: { types: [creature], subtypes: [Squire], pt: [1, 1], count: 2, tapped: true, attacking: true } } ] } }";

/// 403.4, 603.6a: only an object from another zone enters.
#[test]
fn what_is_on_the_battlefield_does_not_come_there() {
    let again = crate::common::rite(
        "{ move: { what: { all: { zone: battlefield, type: creature } }, to: battlefield, tapped: true } }",
    );
    for edition in ["2001-07", "2026-01"] {
        let table = table(edition, &[], &[HERALD, &again]);
        let mut bench = crate::common::bench(&table, &["Rite"], &["Herald"]);
        let herald = bench.permanent("Herald");
        bench.cast("Rite", &[]);
        bench.resolve();
        let untapped = !bench.state.object(herald).status.tapped;
        assert!(bench.permanent("Herald") == herald && untapped, "{edition}: it is the same object");
        assert_eq!(bench.state.player(ALICE).life, 20, "{edition}");
    }
}

/// 508.4: the creatures are attacking, but were not declared as attackers.
#[test]
fn tokens_come_tapped_and_attacking_and_have_not_attacked() {
    for edition in ["2001-07", "2026-01"] {
        let table = table(edition, &[], &[HERALD]);
        let mut bench = Bench::begin(&table, |position| {
            crate::common::put(position, "Herald", ALICE, Zone::Battlefield);
        });
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        let herald = bench.permanent("Herald");
        bench.act(Action::Attack { player: ALICE, attacks: vec![(herald, Entity::Player(BOB))] }, &[]);
        bench.pass_until(|state| turn::awaits(state) == Awaits::Blockers(BOB));
        let attacks = || bench.state.combat.attacks.iter();
        let squires: Vec<ObjectId> = attacks().map(|attack| attack.attacker).filter(|id| *id != herald).collect();
        assert_eq!(squires.len(), 2, "{edition}: none of them brings others");
        assert!(squires.iter().all(|id| bench.state.object(*id).status.tapped), "{edition}");
        assert!(attacks().all(|attack| attack.defender == Entity::Player(BOB)), "{edition}");
        assert_eq!(bench.state.player(ALICE).life, 22, "{edition}");
    }
}
