//! The results of damage (120.3, 120.4), with invented cards. The amount for each recipient is fixed first; the results are separate events.

use crate::common::{ALICE, BOB, Bench, put, rite, table, target};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::Zone,
    event::Event,
    game::Table,
    ids::{Entity, PlayerId},
    rules::turn,
};

const OX: &str = "{ name: Ox, types: [creature], pt: [2, 9] }";
const LICH: &str = "{ name: Lich, types: [artifact], abilities: { spare: { replacement: { would: { loses_life: you }, instead: nothing } } } }";
const BLEEDER: &str = "{ name: Bleeder, types: [artifact], abilities: { more: { replacement: { would: { loses_life: each_player }, instead: { add: 1 } } } } }";
const SPORES: &str = "
name: Spores
types: [enchantment]
abilities: { more: { replacement: { would: { gets_counters: { what: { type: creature } } }, instead: { add: 1 } } } }";
const WITNESS: &str = "
name: Witness
types: [artifact]
abilities: { sees: { triggered: { when: { deals_damage: { to: { player: you } } }, do: [ { put_counters: { on: self, kind: seen, count: 1 } } ] } } }";
const BOLT: &str = "
name: Bolt
cost: '{0}'
types: [instant]
abilities: { bolt: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 2, to: $victim } } ] } } }";
const SHARD: &str = "
name: Shard
cost: '{0}'
types: [instant]
abilities: { rot: { keyword: wither }, shard: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 2, to: { each: [ $victim, you ] } } } ] } } }";
const SHOAL: &str = "
name: Shoal
cost: '{0}'
types: [instant]
abilities:
  shoal: { spell: { targets: { victim: any_target }, do: [ { redirect_damage: { next: 2, from: you, to: $victim, until: end_of_turn } } ] } }";
const WITHER: &str = "{ keyword: wither, procedure: wither, redundant: true }";

fn cards() -> Table {
    table("2026-01", &[WITHER], &[OX, LICH, BLEEDER, SPORES, WITNESS, BOLT, SHARD, SHOAL])
}

/// Alice, with an Ox and those artifacts or enchantments, casts these cards, each at the Ox or at herself.
fn after<'t>(table: &'t Table, with: &[&str], casts: &[(&str, Option<PlayerId>)]) -> Bench<'t> {
    let mut bench = Bench::begin(table, |p| {
        for name in with.iter().chain(&["Ox"]) {
            let def = p.find(name).expect("such a card");
            p.card(def, ALICE, Zone::Battlefield, ALICE);
        }
        for (name, _) in casts {
            let def = p.find(name).expect("such a card");
            p.card(def, ALICE, Zone::Hand, ALICE);
        }
    });
    for (name, at) in casts {
        let victim = at.map_or_else(|| bench.permanent("Ox").into(), Entity::Player);
        bench.cast(name, &[target(victim)]);
        bench.resolve();
    }
    bench
}

fn life(bench: &Bench<'_>) -> i32 {
    bench.state.player(ALICE).life
}

/// Each amount of damage dealt to Alice, and each amount of life she lost.
fn dealt_and_lost(bench: &Bench<'_>) -> (Vec<u32>, Vec<u32>) {
    let dealt = bench.events().filter_map(|event| match event {
        Event::Damaged { to: Entity::Player(ALICE), amount, .. } => Some(*amount),
        _ => None,
    });
    let lost = bench.events().filter_map(|event| match event {
        Event::LifeLost { player: ALICE, amount, .. } => Some(*amount),
        _ => None,
    });
    (dealt.collect(), lost.collect())
}

#[test]
fn the_loss_that_damage_comes_to_is_replaced_and_the_damage_is_dealt_all_the_same() {
    let table = cards();
    let bench = after(&table, &[], &[("Bolt", Some(ALICE))]);
    assert_eq!((life(&bench), dealt_and_lost(&bench)), (18, (vec![2], vec![2])));
    let mut bench = after(&table, &["Lich", "Witness"], &[("Bolt", Some(ALICE))]);
    bench.resolve();
    assert_eq!((life(&bench), dealt_and_lost(&bench)), (20, (vec![2], vec![])));
    let witness = bench.permanent("Witness");
    assert_eq!(bench.state.object(witness).counters.of("seen"), 1, "who waits for damage sees it");
}

#[test]
fn more_life_is_lost_than_damage_was_dealt() {
    let table = cards();
    let bench = after(&table, &["Bleeder"], &[("Bolt", Some(ALICE))]);
    assert_eq!((life(&bench), dealt_and_lost(&bench)), (17, (vec![2], vec![3])));
    let bench = after(&table, &["Bleeder"], &[("Bolt", None)]);
    let ox = bench.state.object(bench.permanent("Ox"));
    assert_eq!((ox.damage, life(&bench)), (2, 20), "a creature loses no life");
}

#[test]
fn damage_of_one_source_to_one_creature_comes_to_counters_once() {
    let table = cards();
    let casts = [("Shoal", None), ("Shard", None)];
    let bench = after(&table, &[], &casts);
    assert_eq!(bench.state.object(bench.permanent("Ox")).counters.of("-1/-1"), 4, "2, and the 2 meant for Alice");
    let bench = after(&table, &["Spores"], &casts);
    let ox = bench.state.object(bench.permanent("Ox"));
    assert_eq!((ox.counters.of("-1/-1"), ox.damage), (5, 0), "one more is put once, for it is one damage");
}

/// Damage that was not dealt does not count.
#[test]
fn as_much_life_is_gained_as_damage_was_dealt() {
    let drain = "
name: Drain
cost: '{0}'
types: [sorcery]
abilities: { drain: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 3, to: { each: [ $victim, you ] }, dealt: much } }, { gain_life: { who: you, amount: $much } } ] } } }";
    let salve = "
name: Salve
cost: '{0}'
types: [instant]
abilities: { salve: { spell: { targets: { patient: any_target }, do: [ { prevent_damage: { next: 2, to: $patient, until: end_of_turn } } ] } } }";
    let table = table("2026-01", &[], &[OX, drain, salve]);
    let bench = after(&table, &[], &[("Drain", None)]);
    assert_eq!(life(&bench), 23, "3 and 3 were dealt");
    let bench = after(&table, &[], &[("Salve", None), ("Drain", None)]);
    assert_eq!(life(&bench), 21, "1 and 3 were dealt");
}

/// Damage uses up a shield before its results happen.
#[test]
fn what_is_redirected_costs_no_life() {
    let table = cards();
    let bench = after(&table, &["Bleeder"], &[("Shoal", Some(BOB)), ("Bolt", Some(ALICE))]);
    assert_eq!((life(&bench), bench.state.player(BOB).life), (20, 17));
}

/// 120.3a, 119.4: loss of life as a result of damage is distinguished from other losses, and its amount can be replaced.
#[test]
fn life_lost_to_damage_is_told_from_other_losses() {
    const HEARTH: &str = "
name: Hearth
types: [artifact]
abilities:
  ember:
    replacement:
      would: { loses_life_by_damage: you }
      if: { at_least: [ $amount, { life: you } ] }
      instead: { set: { minus: [ { life: you }, 1 ] } }
  tally: { triggered: { when: { loses_life_by_damage: you }, do: [ { put_counters: { on: self, kind: scar, count: $amount } } ] } }";
    let blows = "{ deal_damage: { amount: 30, to: you } }";
    for (does, left, scars) in [
        (blows.to_owned(), 1, 19),
        ("{ deal_damage: { amount: 3, to: you } }".to_owned(), 17, 3),
        ("{ lose_life: { who: you, amount: 30 } }".to_owned(), -10, 0),
        ("{ lose_life: { who: you, amount: 3 } }".to_owned(), 17, 0),
        (format!("{blows}, {blows}"), 1, 19),
    ] {
        let rite = rite(&does);
        let table = table("2026-01", &[], &[HEARTH, &rite]);
        let mut bench = crate::common::bench(&table, &["Rite"], &["Hearth"]);
        bench.cast("Rite", &[]);
        bench.pass_until(|state| state.over.is_some() || state.stack.is_empty());
        let hearth = bench.state.object(bench.permanent("Hearth"));
        assert_eq!((life(&bench), hearth.counters.of("scar")), (left, scars), "{does}");
    }
}

/// Several losses of one player at one time are refused only if their replacement reads the life total, because the engine carries the losses out one
/// after another.
#[test]
fn several_losses_at_one_time_under_what_reads_life_are_refused() {
    let reads = "if: { at_least: [ $amount, { life: you } ] }, instead: { set: 1 }";
    for (instead, attacking, refuses) in [(reads, 1, false), (reads, 2, true), ("instead: { set: 1 }", 2, false)] {
        let ember = format!("ember: {{ replacement: {{ would: {{ loses_life: you }}, {instead} }} }}");
        let hearth = format!("{{ name: Hearth, types: [artifact], abilities: {{ {ember} }} }}");
        let table = table("2026-01", &[], &[&hearth, OX]);
        let mut bench = Bench::begin(&table, |p| {
            for (name, player) in [("Hearth", BOB), ("Ox", ALICE), ("Ox", ALICE)] {
                put(p, name, player, Zone::Battlefield);
            }
        });
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        let oxen = bench.state.permanents().iter().copied().filter(|id| bench.state.object(*id).controller == ALICE);
        let attacks = oxen.take(attacking).map(|ox| (ox, Entity::Player(BOB))).collect();
        bench.act(Action::Attack { player: ALICE, attacks }, &[]);
        bench.pass_until(|state| turn::awaits(state) == Awaits::Blockers(BOB));
        bench.act(Action::Block { player: BOB, blocks: Vec::new() }, &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let refused = bench.try_act(&Action::Pass { player: BOB }, &[]).err().map(|not_done| not_done.stop.to_string());
        assert_eq!(
            refused.is_some_and(|why| why.contains("a replacement effect that reads a life total")),
            refuses,
            "{instead}"
        );
    }
}
