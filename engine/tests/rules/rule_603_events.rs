//! Events for triggers and replacement effects, with invented cards: created tokens, activated abilities.

use crate::common::{ALICE, BOB, Bench, table};
use casebook_engine::{
    action::Action,
    cards::values::{Step, Zone},
    decision::{Answer, DecisionKind},
    error::Stop,
    game::Table,
    ids::{Entity, ObjectId, PlayerId},
    state::object::ObjectKind,
};
use pretty_assertions::assert_eq;

const LITTER: &str = "
name: Litter
cost: '{0}'
types: [instant]
abilities:
  litter: { spell: { do: [ { create_token: { count: 2, types: [creature], subtypes: [Fox], pt: [1, 1], as: kits } }, { put_counters: { kind: bell, count: 1, on: $kits } } ] } }
";
const TWICE: &str = "
name: Twice
types: [enchantment]
abilities:
  tokens: { replacement: { would: { creates: { who: you } }, instead: { multiply: 2 } } }
  counters: { replacement: { would: { gets_counters: { what: { zone: battlefield, controller: you } } }, instead: { multiply: 2 } } }
";
const RUNT: &str = "
name: Runt
types: [enchantment]
abilities:
  runt: { replacement: { would: { creates: { who: you, what: { subtype: Fox } } }, instead: { add: 1 } } }
";
const SAMURAI_ONLY: &str = "
name: Dojo
types: [enchantment]
abilities:
  none: { replacement: { would: { creates: { who: each_player, what: { subtype: Samurai } } }, instead: nothing } }
";
const STABLE: &str = "
name: Stable
types: [enchantment]
abilities:
  rest: { replacement: { would: { enters: { kind: token } }, instead: { enter_with: { tapped: true } } } }
";
const WATCH: &str = "
name: Watch
types: [enchantment]
abilities:
  each: { triggered: { when: { creates: { who: each_player, what: { subtype: Fox } } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
";
const HERD: &str = "
name: Herd
types: [enchantment]
abilities:
  all: { triggered: { when: { creates: { who: you, one_or_more: true } }, do: [ { lose_life: { who: opponents, amount: $amount } } ] } }
";
const CYCLING: &str = include_str!("../../../fixtures/keywords/cycling.yaml");
const WHEEL: &str = "
name: Wheel
types: [artifact]
abilities:
  cycling: { keyword: { cycling: { cost: [ { pay_life: 1 } ] } } }
  turn: { triggered: { when: { activates: { who: you, what: self, keyword: cycling } }, do: [ { gain_life: { who: you, amount: 5 } } ] } }
  oil: { activated: { costs: [ { mana: '{0}' } ], do: [ { gain_life: { who: you, amount: 1 } } ] } }
";
const SLIDE: &str = "
name: Slide
types: [enchantment]
abilities:
  slide: { triggered: { when: { activates: { who: each_player, keyword: cycling } }, do: [ { lose_life: { who: $player, amount: 3 } } ] } }
";
const GEARS: &str = "
name: Gears
types: [enchantment]
abilities:
  gears: { triggered: { when: { activates: { who: you, what: { zone: battlefield, type: artifact } } }, do: [ { lose_life: { who: opponents, amount: 1 } } ] } }
";

fn the_table() -> Table {
    table("2026-01", &[CYCLING], &[LITTER, TWICE, RUNT, SAMURAI_ONLY, STABLE, WATCH, HERD, WHEEL, SLIDE, GEARS])
}

fn bench<'t>(table: &'t Table, cards: &[(&str, PlayerId, Zone)]) -> Bench<'t> {
    Bench::begin(table, |position| {
        for (name, player, zone) in cards {
            let def = position.find(name).expect("a card of this file");
            position.card(def, *player, *zone, *player);
        }
    })
}

/// Alice creates a litter of two, with those enchantments on the battlefield.
fn litter<'t>(table: &'t Table, with: &[&str]) -> Bench<'t> {
    let mut cards = vec![("Litter", ALICE, Zone::Hand)];
    cards.extend(with.iter().map(|name| (*name, ALICE, Zone::Battlefield)));
    let mut bench = bench(table, &cards);
    bench.cast("Litter", &[]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.act(Action::Pass { player: BOB }, &[]);
    bench
}

fn tokens(bench: &Bench<'_>) -> Vec<ObjectId> {
    let token = |id: &&ObjectId| bench.state.object(**id).kind == ObjectKind::Token;
    bench.state.permanents().iter().filter(token).copied().collect()
}

#[test]
fn tokens_and_counters_are_doubled_for_the_player_it_says() {
    let table = the_table();
    let of = |bench: &Bench<'_>| {
        let counters = |id: &ObjectId| bench.state.object(*id).counters.of("bell");
        tokens(bench).iter().map(counters).collect::<Vec<_>>()
    };
    assert_eq!(of(&litter(&table, &[])), [1, 1]);
    assert_eq!(of(&litter(&table, &["Twice"])), [2; 4], "what is made too many is bound, too");
    let mut bobs = bench(&table, &[("Litter", ALICE, Zone::Hand), ("Twice", BOB, Zone::Battlefield)]);
    bobs.cast("Litter", &[]);
    bobs.resolve();
    assert_eq!(of(&bobs), [1, 1]);
}

#[test]
fn one_more_is_one_more_of_all_and_comes_in_the_order_that_the_player_says() {
    let table = the_table();
    assert_eq!(tokens(&litter(&table, &["Runt"])).len(), 3);
    for (first, count) in [("Runt", 6), ("Twice", 5)] {
        let mut bench = bench(
            &table,
            &[("Litter", ALICE, Zone::Hand), ("Runt", ALICE, Zone::Battlefield), ("Twice", ALICE, Zone::Battlefield)],
        );
        let first = Answer::Entities(vec![Entity::Object(bench.permanent(first))]);
        bench.cast("Litter", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.act(Action::Pass { player: BOB }, &[(DecisionKind::ReplacementOrder, first)]);
        assert_eq!(tokens(&bench).len(), count);
    }
}

#[test]
fn what_is_said_of_other_tokens_says_nothing_of_these() {
    let table = the_table();
    assert_eq!(tokens(&litter(&table, &["Dojo"])).len(), 2);
}

/// 616.1g: each of the tokens enters after all effects on their number have applied.
#[test]
fn each_token_enters_as_effects_say_the_added_ones_too() {
    let table = the_table();
    let bench = litter(&table, &["Stable", "Twice"]);
    let tapped = tokens(&bench).iter().filter(|id| bench.state.object(**id).status.tapped).count();
    assert_eq!(tapped, 4);
}

#[test]
fn each_token_triggers_or_all_of_them_once() {
    let table = the_table();
    let mut each = litter(&table, &["Watch"]);
    assert_eq!(each.state.stack.len(), 2);
    each.resolve();
    assert_eq!(each.state.player(ALICE).life, 22);
    let mut all = litter(&table, &["Herd", "Twice"]);
    assert_eq!(all.state.stack.len(), 1);
    all.resolve();
    assert_eq!(all.state.player(BOB).life, 16);
}

/// 702.29c: the cycled card triggers in the graveyard before its ability has resolved, and so do other cards.
#[test]
fn cycling_a_card_triggers_on_the_card_and_on_others() {
    let table = the_table();
    let mut bench = bench(&table, &[("Wheel", ALICE, Zone::Hand), ("Slide", BOB, Zone::Battlefield)]);
    let hand = bench.state.player(ALICE).hand.len();
    let source = bench.find("Wheel", Zone::Hand).expect("the wheel");
    bench.act(Action::Activate { player: ALICE, source, ability: "cycling.activate".into() }, &[]);
    assert_eq!(bench.state.stack.len(), 3, "the ability, and two that triggered");
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.act(Action::Pass { player: BOB }, &[]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.act(Action::Pass { player: BOB }, &[]);
    assert_eq!((bench.state.player(ALICE).life, bench.state.player(ALICE).hand.len()), (21, hand - 1));
    bench.resolve();
    assert_eq!(bench.state.player(ALICE).hand.len(), hand);
}

/// 702.29c: the ability triggers from the zone that the cycled card has moved to.
#[test]
fn a_cycled_card_triggers_wherever_it_has_come_to() {
    let veil = "{ name: Veil, types: [enchantment], abilities: { gone: { replacement: { would: { moves: { what: { type: artifact }, to: graveyard } }, instead: { move_to: { zone: exile } } } } } }";
    for edition in ["2005-02", "2026-01"] {
        let table = table(edition, &[CYCLING], &[WHEEL, veil]);
        let mut bench = bench(&table, &[("Wheel", ALICE, Zone::Hand), ("Veil", BOB, Zone::Battlefield)]);
        let source = bench.find("Wheel", Zone::Hand).expect("the wheel");
        bench.act(Action::Activate { player: ALICE, source, ability: "cycling.activate".into() }, &[]);
        assert!(bench.find("Wheel", Zone::Exile).is_some(), "{edition}");
        bench.resolve();
        assert_eq!(bench.state.player(ALICE).life, 24, "{edition}: one paid, five gained");
    }
}

/// 702.29c, 603.2: an ability that triggers on its card being cycled or entering triggers in each zone from which that part can be seen.
#[test]
fn what_waits_for_cycling_among_others_triggers_in_both_places() {
    let kite = "
name: Kite
cost: '{0}'
types: [artifact]
abilities:
  cycling: { keyword: { cycling: { cost: [ { pay_life: 1 } ] } } }
  lift: { triggered: { when: { any_of: [ { enters: self }, { activates: { who: you, what: self, keyword: cycling } }, { step_begins: { step: end } } ] }, do: [ { gain_life: { who: you, amount: 5 } } ] } }";
    let table = table("2026-01", &[CYCLING], &[kite]);
    let mut bench = bench(&table, &[("Kite", ALICE, Zone::Hand), ("Kite", ALICE, Zone::Hand)]);
    let source = bench.find("Kite", Zone::Hand).expect("a kite");
    bench.act(Action::Activate { player: ALICE, source, ability: "cycling.activate".into() }, &[]);
    bench.resolve();
    assert_eq!(bench.state.player(ALICE).life, 24, "one paid, five gained");
    bench.cast("Kite", &[]);
    bench.resolve();
    assert_eq!(bench.state.player(ALICE).life, 29);
    bench.pass_until(|state| state.turn.step == Step::End && !state.stack.is_empty());
    assert_eq!(bench.state.stack.len(), 1, "the card in the graveyard sees no end step");
}

const ORCHARD: &str = "
name: Orchard
types: [enchantment]
abilities:
  reap: { triggered: { when: { draws: you }, do: [ { may_pay: { cost: [ { mana: '{X}' } ], then: [ { gain_life: { who: you, amount: { times: [2, x] } } } ] } } ] } }
  tax: { triggered: { when: { casts: { who: opponents } }, do: [ { may_pay: { who: $player, cost: [ { mana: '{X}' } ] } } ] } }
  oil: { activated: { costs: [ { mana: '{0}' } ], do: [ { draw: { who: you } } ] } }";

/// 107.3f: an X that is not announced is chosen during payment, within the available means.
#[test]
fn an_x_that_nothing_announces_is_chosen_as_it_is_paid() {
    for (edition, lands) in [("2001-07", 3), ("2026-01", 3)] {
        let table = table(edition, &[], &[ORCHARD]);
        let mut cards = vec![("Orchard", ALICE, Zone::Battlefield)];
        cards.extend((0..lands).map(|_| ("Forest", ALICE, Zone::Battlefield)));
        let mut bench = bench(&table, &cards);
        let source = bench.permanent("Orchard");
        let oil = Action::Activate { player: ALICE, source, ability: "oil".into() };
        bench.act(oil, &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.act(Action::Pass { player: BOB }, &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let paid = |x| [(DecisionKind::MayPay, Answer::Yes), (DecisionKind::X, Answer::Number(x))];
        let pass = Action::Pass { player: BOB };
        assert!(bench.try_act(&pass, &paid(4)).is_err(), "{edition}: there is no mana for that");
        bench.act(pass, &paid(2));
        assert_eq!(bench.state.player(ALICE).life, 24, "{edition}");
    }
}

/// 107.3f: the engine does not support an X that the controller chooses and another player pays.
#[test]
fn an_x_that_another_player_would_pay_is_refused() {
    let table = table("2026-01", &[], &[ORCHARD, LITTER]);
    let mut bench = bench(&table, &[("Orchard", ALICE, Zone::Battlefield), ("Litter", BOB, Zone::Hand)]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.cast("Litter", &[]);
    bench.act(Action::Pass { player: BOB }, &[]);
    let not_done = bench.try_act(&Action::Pass { player: ALICE }, &[]).expect_err("it isn't carried out");
    assert!(matches!(not_done.stop, Stop::Unsupported(_)), "{:?}", not_done.stop);
}

#[test]
fn other_abilities_are_no_cycling_and_are_played_of_what_it_says() {
    let table = the_table();
    let cards = ["Wheel", "Slide", "Gears"].map(|name| (name, ALICE, Zone::Battlefield));
    let mut bench = bench(&table, &cards);
    let source = bench.permanent("Wheel");
    bench.act(Action::Activate { player: ALICE, source, ability: "oil".into() }, &[]);
    bench.resolve();
    assert_eq!((bench.state.player(ALICE).life, bench.state.player(BOB).life), (21, 19));
}
