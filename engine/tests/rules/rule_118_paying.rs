//! Costs that can't be paid are not paid (118.3), with invented cards. Payments and losses are reported.

use crate::common::{ALICE, BOB, Bench, bench, table};
use casebook_engine::{
    action::Action,
    cards::values::{Step, Zone},
    decision::{Answer, DecisionKind},
    event::Event,
    rule::Rule,
};
use pretty_assertions::assert_eq;

const IDOL: &str = "
name: Idol
types: [artifact]
abilities:
  bleed: { activated: { costs: [ { pay_life: 3 } ], do: [ { draw: { who: you } } ] } }
  wane: { activated: { costs: [ { remove_counters: { kind: ki, count: 2, from: self } } ], do: [ { draw: { who: you } } ] } }
  slow: { activated: { sorcery_timing: true, costs: [ { mana: '{0}' } ], do: [ { draw: { who: you } } ] } }
  glow: { activated: { costs: [ { mana: '{0}' } ], do: [ { add_mana: { mana: '{G}' } } ] } }";

fn activates(bench: &Bench<'_>, ability: &str) -> Action {
    Action::Activate { player: ALICE, source: bench.permanent("Idol"), ability: ability.into() }
}

/// 118.3b, 119.4: a player can't pay more life than that player has.
#[test]
fn life_that_one_does_not_have_cannot_be_paid() {
    for edition in ["2001-07", "2026-01"] {
        let table = table(edition, &[], &[IDOL]);
        for (life, refused) in [(2, Some(Rule::UnpayableCost)), (3, None)] {
            let mut bench = bench(&table, &[], &["Idol"]);
            bench.state.players[0].life = life;
            let bleed = activates(&bench, "bleed");
            assert_eq!(bench.refused(&bleed, &[]), refused, "{life} life in {edition}");
        }
    }
}

/// 119.4: life that is paid is lost, so an effect that replaces a loss of life applies to the payment. 0 life is no loss.
#[test]
fn a_loss_of_life_is_replaced_also_if_the_life_is_paid() {
    let more = "{ name: Bleeder, types: [artifact], abilities: { more: { replacement: { would: { loses_life: each_player }, instead: { add: 1 } } } } }";
    let idle = "{ name: Free Idol, types: [artifact], abilities: { free: { activated: { costs: [ { pay_life: 0 } ], do: [ { draw: { who: you } } ] } } } }";
    let table = table("2026-01", &[], &[IDOL, more, idle]);
    let mut bench = bench(&table, &[], &["Idol", "Bleeder", "Free Idol"]);
    let before = bench.state.players[0].life;
    let free = Action::Activate { player: ALICE, source: bench.permanent("Free Idol"), ability: "free".into() };
    bench.act(free, &[]);
    assert_eq!(bench.state.players[0].life, before, "0 life was paid");
    let bleed = activates(&bench, "bleed");
    bench.act(bleed, &[]);
    assert_eq!(bench.state.players[0].life, before - 4, "3 life were paid");
}

/// 118.3: a player can't remove more counters than there are. Removed counters are reported.
#[test]
fn counters_that_are_not_there_cannot_be_removed() {
    let table = table("2026-01", &[], &[IDOL]);
    for (there, refused) in [(1, Some(Rule::UnpayableCost)), (2, None)] {
        let mut bench = Bench::begin(&table, |position| {
            let idol = crate::common::put(position, "Idol", ALICE, casebook_engine::cards::values::Zone::Battlefield);
            position.counters(idol.into(), "ki".into(), there);
        });
        let wane = activates(&bench, "wane");
        assert_eq!(bench.refused(&wane, &[]), refused, "{there} counters");
        let removed = |event: &&Event| matches!(event, Event::CountersRemoved { count: 2, .. });
        assert_eq!(bench.events().filter(removed).count(), usize::from(refused.is_none()));
    }
}

/// 307.5, 602.5d: the ability can be activated when a sorcery could be cast: in the player's own main phase, with an empty stack.
#[test]
fn an_ability_with_the_timing_of_sorceries_waits_for_it() {
    let table = table("2026-01", &[], &[IDOL]);
    let mut bench = bench(&table, &[], &["Idol"]);
    let slow = activates(&bench, "slow");
    bench.act(slow.clone(), &[]);
    let refused = |bench: &mut Bench<'_>| bench.refused(&slow, &[]).is_some();
    assert!(refused(&mut bench), "there is something on the stack");
    bench.resolve();
    bench.act(slow.clone(), &[]);
    bench.resolve();
    bench.pass_until(|state| state.turn.step == Step::End);
    assert!(refused(&mut bench), "it is no main phase");
    bench.pass_until(|state| state.turn.active == BOB && state.turn.step.is_main());
    bench.act(Action::Pass { player: BOB }, &[]);
    assert!(refused(&mut bench), "it is Bob's");
}

/// 106.4, and until 2009 mana burn (300.3): the mana that a pool loses is reported. An empty pool reports nothing.
#[test]
fn what_mana_a_pool_loses_is_told() {
    for (edition, burns) in [("2006-10", true), ("2026-01", false)] {
        let table = table(edition, &[], &[IDOL]);
        for (made, lost) in [(0, vec![]), (2, vec![2])] {
            let mut bench = bench(&table, &[], &["Idol"]);
            let glow = activates(&bench, "glow");
            (0..made).for_each(|_| bench.act(glow.clone(), &[]));
            bench.pass_until(|state| state.turn.step == Step::End);
            let amounts = |of: fn(&Event) -> Option<u32>| bench.events().filter_map(of).collect::<Vec<_>>();
            let mana = amounts(|event| match event {
                Event::ManaLost { player: ALICE, amount, .. } => Some(*amount),
                _ => None,
            });
            let life = amounts(|event| match event {
                Event::LifeLost { player: ALICE, amount, .. } => Some(*amount),
                _ => None,
            });
            assert_eq!((mana, life), (lost.clone(), if burns { lost } else { vec![] }), "{edition}");
            let spared = 20 - i32::from(burns) * made;
            assert_eq!(bench.state.player(ALICE).life, spared, "{edition}");
        }
    }
}

const RAMPART: &str = "
name: Rampart
types: [creature]
pt: [0, 5]
abilities:
  roots: { activated: { costs: [ { put_counters: { kind: '-0/-1', on: self } } ], once_each_turn: true, do: [ { add_mana: { mana: '{G}' } } ] } }
  grow: { activated: { costs: [ { put_counters: { kind: '+1/+1', count: x, on: self } } ], do: [ { lose_life: { who: you, amount: x } } ] } }
  seed: { activated: { from: hand, costs: [ { put_counters: { kind: '+1/+1', on: self } } ], do: [ { draw: { who: you } } ] } }";

/// 118.1, 122.1: counters are put as a cost before the ability does anything, as many as were announced.
#[test]
fn counters_that_are_put_are_a_cost() {
    for edition in ["2001-07", "2026-01"] {
        let table = table(edition, &[], &[RAMPART]);
        let mut bench = bench(&table, &[], &["Rampart"]);
        let rampart = bench.permanent("Rampart");
        let use_of = |ability: &str| Action::Activate { player: ALICE, source: rampart, ability: ability.into() };
        bench.act(use_of("roots"), &[]);
        let there = |bench: &Bench<'_>, kind: &str| bench.state.object(rampart).counters.of(kind);
        assert_eq!(there(&bench, "-0/-1"), 1, "{edition}");
        assert_eq!(bench.state.players[0].mana.len(), 1, "{edition}");
        assert_eq!(bench.refused(&use_of("roots"), &[]), Some(Rule::ActivationLimit), "{edition}");
        bench.act(use_of("grow"), &[(DecisionKind::X, Answer::Number(3))]);
        assert_eq!((there(&bench, "+1/+1"), bench.state.players[0].life), (3, 20), "{edition}");
        bench.resolve();
        assert_eq!(bench.state.players[0].life, 17, "{edition}");
    }
}

/// 118.3, 122.1: no counter can be put on a card in hand as a cost.
#[test]
fn counters_cannot_be_put_on_what_is_no_permanent() {
    let table = table("2026-01", &[], &[RAMPART]);
    let mut bench = bench(&table, &["Rampart"], &[]);
    let seed = Action::Activate {
        player: ALICE,
        source: bench.find("Rampart", Zone::Hand).expect("a card"),
        ability: "seed".into(),
    };
    assert_eq!(bench.refused(&seed, &[]), Some(Rule::UnpayableCost));
}

const SIGNET: &str = "
name: Signet
types: [artifact]
abilities:
  seal: { activated: { costs: [ { mana: '{1}' }, { tap: self } ], do: [ { add_mana: { mana: '{W}{U}' } } ] } }";

const STONE: &str = "
name: Stone
types: [artifact]
abilities:
  spark: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{C}' } } ] } }";

const TOWER: &str = "
name: Tower
types: [artifact]
abilities:
  climb: { activated: { costs: [ { mana: '{2}' } ], do: [ { draw: { who: you } } ] } }";

/// 605.3a, 118.3: a source with mana in its cost pays only once that mana is paid. If it can't be paid, the player is not asked.
#[test]
fn a_source_that_costs_mana_has_to_be_paid_first() {
    let table = table("2026-01", &[], &[SIGNET, STONE, TOWER]);
    for (there, refused) in [
        (&["Tower", "Signet"][..], Some(Rule::UnpayableCost)),
        (&["Tower", "Signet", "Signet"], Some(Rule::UnpayableCost)),
        (&["Tower", "Signet", "Stone"], None),
    ] {
        let mut bench = bench(&table, &[], there);
        let climb = Action::Activate { player: ALICE, source: bench.permanent("Tower"), ability: "climb".into() };
        assert_eq!(bench.refused(&climb, &[]), refused, "{there:?}");
        if refused.is_none() {
            let signet = Answer::Entities(vec![bench.permanent("Signet").into()]);
            bench.act(climb, &[(DecisionKind::ManaSources, signet)]);
            assert!(bench.state.player(ALICE).mana.is_empty(), "both of the signet's are spent");
        }
    }
}

/// Sources without other uses pay first, in whatever order they entered.
#[test]
fn a_land_that_can_do_something_else_pays_after_one_that_cannot() {
    let mine = "name: Mine\ntypes: [land]\nabilities: { mana: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{C}' } } ] } } }";
    let works = "
name: Works
types: [land]
abilities:
  mana: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{C}' } } ] } }
  wake: { activated: { costs: [ { mana: '{1}' } ], do: [ { apply: { to: self, apply: [ { add_types: [creature] }, { set_pt: [2, 2] } ], until: end_of_turn } } ] } }
";
    let table = table("2026-01", &[], &[mine, works]);
    for there in [["Works", "Mine"], ["Mine", "Works"]] {
        let mut bench = bench(&table, &[], &there);
        let source = bench.permanent("Works");
        bench.act(Action::Activate { player: ALICE, source, ability: "wake".into() }, &[]);
        let tapped = |name| bench.state.object(bench.permanent(name)).status.tapped;
        assert!(tapped("Mine") && !tapped("Works"), "{there:?}");
    }
}
