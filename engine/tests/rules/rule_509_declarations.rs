//! Effects on declarations: requirements to block (509.1c), costs of attacking and blocking (508.1h, 509.1d), and triggers for each creature that
//! blocks (509.3b, 509.3d), with invented cards.

use crate::common::{ALICE, BOB, Bench, put, table};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Step, Zone},
    decision::{Answer, DecisionKind},
    game::Table,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::turn,
};
use pretty_assertions::assert_eq;

const BEAR: &str = "{ name: Bear, types: [creature], pt: [2, 2] }";
const OX: &str = "{ name: Ox, types: [creature], pt: [1, 4] }";
const GOLEM: &str = "{ name: Golem, types: [artifact, creature], pt: [2, 2] }";
const SIREN: &str = "
name: Siren
types: [creature]
pt: [1, 1]
abilities: { lure: { static: { apply: [ { must_be_blocked_by: {} } ] } } }
";
const MAGNET: &str = "
name: Magnet
types: [creature]
pt: [1, 1]
abilities: { lure: { static: { apply: [ { must_be_blocked_by: { type: artifact } } ] } } }
";
const BRAGGART: &str = "
name: Braggart
types: [creature]
pt: [1, 1]
abilities: { boast: { static: { apply: [ { must_be_blocked: true } ] } } }
";
const BANNER: &str = "
name: Banner
types: [enchantment]
abilities: { boast: { static: { affects: { name: Braggart, zone: battlefield }, apply: [ { must_be_blocked: true } ] } } }
";
const ROCK: &str = "
name: Rock
types: [enchantment]
abilities: { only: { static: { affects: { name: Siren, zone: battlefield }, apply: [ { cant: { be_blocked_except_by: { type: artifact } } } ] } } }
";
const DUTY: &str = "
name: Duty
types: [enchantment]
abilities: { duty: { static: { affects: { name: Ox, zone: battlefield }, apply: [ { must_block: { name: Bear } } ] } } }
";
const CALL_TO_ARMS: &str = "
name: Call to Arms
types: [enchantment]
abilities: { all: { static: { affects: { zone: battlefield, type: creature }, apply: [ { must_block: {} } ] } } }
";
const TOLL: &str = "
name: Toll
types: [enchantment]
abilities: { toll: { static: { affects: { zone: battlefield, type: creature }, apply: [ { cost_to_block: [ { pay_life: 2 } ] } ] } } }
";
const GATE: &str = "
name: Gate
types: [enchantment]
abilities: { gate: { static: { apply: [ { attack_cost: { whom: you, cost: [ { generic_mana: { count: { zone: battlefield, type: enchantment } } } ] } } ] } } }
";
const TAX: &str = "
name: Tax
types: [enchantment]
abilities: { tax: { static: { apply: [ { attack_cost: { of: { type: artifact }, cost: [ { pay_life: 3 } ] } } ] } } }
";
const THORNS: &str = "
name: Thorns
types: [creature]
pt: [1, 6]
abilities:
  each: { triggered: { when: { becomes_blocked_by: { what: self, creature: { type: creature } } }, do: [ { deal_damage: { amount: 1, to: $other } } ] } }
  once: { triggered: { when: { becomes_blocked: self }, do: [ { lose_life: { who: opponents, amount: 1 } } ] } }
";
const SPIKES: &str = "
name: Spikes
types: [creature]
pt: [1, 1]
abilities:
  each: { triggered: { when: { any_of: [ { blocks_creature: { what: self, creature: { name: Bear } } }, { becomes_blocked_by: { what: self, creature: { name: Bear } } } ] }, do: [ { destroy: { what: $other } } ] } }
  once: { triggered: { when: { blocks: self }, do: [ { lose_life: { who: opponents, amount: 1 } } ] } }
";
const SHOVE: &str = "
name: Shove
cost: '{0}'
types: [instant]
abilities:
  shove:
    spell:
      targets: { guard: { zone: battlefield, type: creature }, foe: { zone: battlefield, type: creature, is: [attacking] } }
      do: [ { block: { what: $guard, attacker: $foe } } ]
";
const CARDS: [&str; 16] = [
    BEAR,
    OX,
    GOLEM,
    SIREN,
    MAGNET,
    BRAGGART,
    BANNER,
    ROCK,
    DUTY,
    CALL_TO_ARMS,
    TOLL,
    GATE,
    TAX,
    THORNS,
    SPIKES,
    SHOVE,
];

const EDITIONS: [&str; 2] = ["2005-02", "2026-01"];

/// Alice has the first creatures and attacks with all of them; Bob has the second.
fn attacked<'t>(table: &'t Table, alice: &[&str], bob: &[&str]) -> Bench<'t> {
    let mut bench = placed(table, alice, bob);
    let attackers = creatures(&bench, alice);
    bench.act(attacks(&attackers), &[]);
    bench.pass_until(|state| turn::awaits(state) == Awaits::Blockers(BOB));
    bench
}

fn placed<'t>(table: &'t Table, alice: &[&str], bob: &[&str]) -> Bench<'t> {
    let mut bench = Bench::begin(table, |position| {
        for (player, names) in [(ALICE, alice), (BOB, bob)] {
            for name in names {
                put(position, name, player, Zone::Battlefield);
            }
        }
        put(position, "Shove", BOB, Zone::Hand);
    });
    bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    bench
}

fn creatures(bench: &Bench<'_>, names: &[&str]) -> Vec<ObjectId> {
    let ids = names.iter().map(|name| bench.permanent(name));
    ids.filter(|id| bench.pt(*id).is_some()).collect()
}

fn attacks(attackers: &[ObjectId]) -> Action {
    let attacks = attackers.iter().map(|a| (*a, Entity::Player(BOB))).collect();
    Action::Attack { player: ALICE, attacks }
}

/// A declaration by creature names, as pairs of blocker and attacker.
fn blocks(bench: &Bench<'_>, pairs: &[(&str, &str)]) -> Action {
    let pair = |(blocker, attacker): &(&str, &str)| (bench.permanent(blocker), bench.permanent(attacker));
    Action::Block { player: BOB, blocks: pairs.iter().map(pair).collect() }
}

/// The rule that refuses such blocks.
fn refused(bench: &mut Bench<'_>, pairs: &[(&str, &str)]) -> Option<Rule> {
    let action = blocks(bench, pairs);
    bench.refused(&action, &[])
}

const BROKEN: Option<Rule> = Some(Rule::BlockRequirement);

#[test]
fn every_creature_able_to_block_it_does_so() {
    for edition in EDITIONS {
        let table = table(edition, &[], &CARDS);
        let mut bench = attacked(&table, &["Siren", "Bear"], &["Ox", "Golem"]);
        assert_eq!(refused(&mut bench, &[]), BROKEN, "{edition}");
        assert_eq!(refused(&mut bench, &[("Ox", "Siren")]), BROKEN, "{edition}");
        assert_eq!(refused(&mut bench, &[("Ox", "Siren"), ("Golem", "Bear")]), BROKEN, "{edition}");
        assert_eq!(refused(&mut bench, &[("Ox", "Siren"), ("Golem", "Siren")]), None, "{edition}");
        assert!(bench.applied(Rule::BlockRequirement));
    }
}

/// If two attackers must be blocked by all creatures, each creature blocks one of them. A requirement about some creatures concerns only these.
#[test]
fn a_creature_obeys_as_many_as_it_can() {
    let table = table("2026-01", &[], &CARDS);
    let mut two = attacked(&table, &["Siren", "Magnet"], &["Ox", "Golem"]);
    assert_eq!(refused(&mut two, &[("Golem", "Siren")]), BROKEN, "the ox blocks nothing");
    assert_eq!(refused(&mut two, &[("Ox", "Magnet"), ("Golem", "Siren")]), BROKEN, "nobody asks that of the ox");
    assert_eq!(refused(&mut two, &[("Ox", "Siren"), ("Golem", "Magnet")]), None);
    let mut one = attacked(&table, &["Magnet"], &["Ox", "Golem"]);
    assert_eq!(refused(&mut one, &[("Ox", "Magnet")]), BROKEN, "the golem has to");
    assert_eq!(refused(&mut one, &[("Golem", "Magnet")]), None, "the ox need not");
}

/// 500.4 of 2004, 509.1c: the declaration must obey the largest possible number of requirements, whichever it disobeys.
#[test]
fn the_most_requirements_are_obeyed() {
    for edition in EDITIONS {
        let table = table(edition, &[], &CARDS);
        let mut even = attacked(&table, &["Siren", "Braggart"], &["Ox", "Golem"]);
        assert_eq!(refused(&mut even, &[("Ox", "Braggart")]), BROKEN, "{edition}");
        assert_eq!(refused(&mut even, &[("Ox", "Siren"), ("Golem", "Siren")]), None, "{edition}: two of three");
        let mut more = attacked(&table, &["Siren", "Braggart", "Banner"], &["Ox", "Golem"]);
        assert_eq!(refused(&mut more, &[("Ox", "Siren"), ("Golem", "Siren")]), BROKEN, "{edition}: two of four");
        assert_eq!(refused(&mut more, &[("Ox", "Braggart"), ("Golem", "Braggart")]), BROKEN, "{edition}: two of four");
        assert_eq!(refused(&mut more, &[("Ox", "Siren"), ("Golem", "Braggart")]), None, "{edition}: three of four");
    }
}

/// No restriction must be disobeyed for it, and no cost must be paid.
#[test]
fn who_cannot_block_or_would_have_to_pay_need_not() {
    for edition in EDITIONS {
        let table = table(edition, &[], &CARDS);
        let mut kept = attacked(&table, &["Siren", "Rock"], &["Ox", "Golem"]);
        assert_eq!(refused(&mut kept, &[]), BROKEN, "{edition}");
        assert_eq!(refused(&mut kept, &[("Golem", "Siren")]), None, "{edition}");
        let mut toll = attacked(&table, &["Siren"], &["Ox", "Golem", "Toll"]);
        assert_eq!(refused(&mut toll, &[]), None, "{edition}");
    }
}

#[test]
fn a_creature_blocks_what_it_has_to() {
    for edition in EDITIONS {
        let table = table(edition, &[], &CARDS);
        let mut duty = attacked(&table, &["Bear", "Golem"], &["Ox", "Duty"]);
        assert_eq!(refused(&mut duty, &[]), BROKEN, "{edition}");
        assert_eq!(refused(&mut duty, &[("Ox", "Golem")]), BROKEN, "{edition}");
        assert_eq!(refused(&mut duty, &[("Ox", "Bear")]), None, "{edition}");
        let mut none = attacked(&table, &["Golem"], &["Ox", "Duty"]);
        assert_eq!(refused(&mut none, &[]), None, "{edition}: what it has to block doesn't attack");
        let mut any = attacked(&table, &["Golem"], &["Ox", "Call to Arms"]);
        assert_eq!(refused(&mut any, &[]), BROKEN, "{edition}");
        assert_eq!(refused(&mut any, &[("Ox", "Golem")]), None, "{edition}");
    }
}

#[test]
fn blocking_costs_each_blocker() {
    for edition in EDITIONS {
        let table = table(edition, &[], &CARDS);
        let mut bench = attacked(&table, &["Bear"], &["Ox", "Golem", "Toll"]);
        let both = blocks(&bench, &[("Ox", "Bear"), ("Golem", "Bear")]);
        bench.act(both, &[]);
        assert_eq!(bench.state.player(BOB).life, 16, "{edition}");
        assert!(bench.applied(Rule::BlockCost), "{edition}");
    }
}

#[test]
fn attacking_costs_what_is_counted_for_each_attacker() {
    for edition in EDITIONS {
        let table = table(edition, &[], &CARDS);
        let mut poor = placed(&table, &["Bear", "Ox", "Forest"], &["Gate"]);
        let both = attacks(&creatures(&poor, &["Bear", "Ox"]));
        assert_eq!(poor.refused(&both, &[]), Some(Rule::AttackCostPaid), "{edition}");
        let one = attacks(&creatures(&poor, &["Bear"]));
        poor.act(one, &[]);
        assert!(poor.state.object(poor.permanent("Forest")).status.tapped, "{edition}");
        let mut dear = placed(&table, &["Bear", "Forest"], &["Gate", "Rock"]);
        let one = attacks(&creatures(&dear, &["Bear"]));
        assert_eq!(dear.refused(&one, &[]), Some(Rule::AttackCostPaid), "{edition}: two enchantments");
    }
}

#[test]
fn attacking_costs_those_whom_the_effect_means() {
    let table = table("2026-01", &[], &CARDS);
    let mut bench = placed(&table, &["Golem", "Bear", "Gate"], &["Tax"]);
    let both = attacks(&creatures(&bench, &["Golem", "Bear"]));
    bench.act(both, &[]);
    assert_eq!(bench.state.player(ALICE).life, 17, "the golem alone pays; the gate is Alice's own");
}

/// 509.3c, 509.3d: once for each creature that blocks it, and once in all.
#[test]
fn it_triggers_for_each_creature_that_blocks() {
    for edition in EDITIONS {
        let table = table(edition, &[], &CARDS);
        let mut bench = attacked(&table, &["Thorns"], &["Bear", "Ox"]);
        let both = blocks(&bench, &[("Bear", "Thorns"), ("Ox", "Thorns")]);
        let order = bench.try_act(&both, &[]).expect_err("three triggers wait for their order").reached.pending;
        let ids = order.iter().map(|trigger| trigger.id).collect();
        bench.act(both, &[(DecisionKind::OrderTriggers, Answer::Triggers(ids))]);
        bench.resolve();
        let damage = |name| bench.state.object(bench.permanent(name)).damage;
        assert_eq!((damage("Bear"), damage("Ox"), bench.state.player(BOB).life), (1, 1, 19), "{edition}");
    }
}

/// 509.3a, 509.3b: an effect makes a blocking creature block one more attacker. It blocks that one, and does not become a blocking creature again.
#[test]
fn blocking_one_more_triggers_for_that_one_alone() {
    for edition in EDITIONS {
        let table = table(edition, &[], &CARDS);
        let mut bench = attacked(&table, &["Ox", "Bear"], &["Spikes"]);
        let block = blocks(&bench, &[("Spikes", "Ox")]);
        bench.act(block, &[]);
        bench.resolve();
        assert_eq!((bench.state.player(ALICE).life, bench.state.turn.step), (19, Step::DeclareBlockers), "{edition}");
        let (guard, foe) = (bench.permanent("Spikes"), bench.permanent("Bear"));
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.cast("Shove", &[crate::common::target(guard), crate::common::target(foe)]);
        bench.resolve();
        assert_eq!(bench.find("Bear", Zone::Battlefield), None, "{edition}");
        assert_eq!(bench.state.player(ALICE).life, 19, "{edition}: it blocked already");
    }
}

/// 410.9a and 410.9b of 2006, 509.4a and 509.4b of 2009, 509.3a and 509.3b today: the abilities of a creature that an effect makes block.
#[test]
fn in_2006_only_declared_blockers_trigger() {
    let editions = [
        ("2005-02", (true, true)),
        ("2006-10", (false, false)),
        ("2009-07", (true, false)),
        ("2013-07", (true, true)),
        ("2026-01", (true, true)),
    ];
    for (edition, (once, each)) in editions {
        let table = table(edition, &[], &CARDS);
        let shoved = |declared: &[(&str, &str)], foe: &str| {
            let mut bench = attacked(&table, &["Ox", "Bear"], &["Spikes"]);
            let block = blocks(&bench, declared);
            bench.act(block, &[]);
            bench.resolve();
            let (guard, foe) = (bench.permanent("Spikes"), bench.permanent(foe));
            bench.act(Action::Pass { player: ALICE }, &[]);
            bench.cast("Shove", &[crate::common::target(guard), crate::common::target(foe)]);
            bench.resolve();
            bench
        };
        let alone = shoved(&[], "Ox");
        assert_eq!(alone.state.player(ALICE).life, if once { 19 } else { 20 }, "{edition}");
        let besides = shoved(&[("Spikes", "Ox")], "Bear");
        assert_eq!(besides.find("Bear", Zone::Battlefield).is_none(), each, "{edition}");
    }
}

/// The trigger identifies the blocking creature as well as the blocked one.
#[test]
fn becoming_blocked_by_such_a_creature_tells_which() {
    let table = table("2026-01", &[], &CARDS);
    let mut bench = attacked(&table, &["Spikes"], &["Bear", "Ox"]);
    let both = blocks(&bench, &[("Bear", "Spikes"), ("Ox", "Spikes")]);
    bench.act(both, &[]);
    bench.resolve();
    assert_eq!(bench.find("Bear", Zone::Battlefield), None);
    assert!(bench.find("Ox", Zone::Battlefield).is_some());
}

/// 702.111b, 509.1c: a block of another attacker obeys the requirement of that attacker only if all creatures that are able to block it do.
#[test]
fn menace_is_blocked_by_two_also_beside_requirements() {
    let menace = "{ keyword: menace, procedure: menace, redundant: true }";
    let gang = "{ name: Gang, types: [creature], pt: [2, 2], abilities: { menace: { keyword: menace } } }";
    let table = table("2026-01", &[menace], &[&CARDS[..], &[gang]].concat());
    let mut alone = attacked(&table, &["Gang", "Bear"], &["Ox", "Golem"]);
    let by_one = [("Ox", "Gang"), ("Golem", "Bear")];
    assert_eq!(refused(&mut alone, &by_one), Some(Rule::BlockRestriction));
    assert_eq!(refused(&mut alone, &[("Ox", "Gang"), ("Golem", "Gang")]), None);
    let mut beside = attacked(&table, &["Gang", "Siren"], &["Ox", "Golem"]);
    let action = blocks(&beside, &by_one[..1]);
    assert_eq!(beside.refused(&action, &[]), Some(Rule::BlockRestriction));
    assert_eq!(refused(&mut beside, &[("Ox", "Gang"), ("Golem", "Gang")]), Some(Rule::BlockRequirement));
    assert_eq!(refused(&mut beside, &[("Ox", "Siren")]), Some(Rule::BlockRequirement));
    assert_eq!(refused(&mut beside, &[("Ox", "Siren"), ("Golem", "Siren")]), None);
}
