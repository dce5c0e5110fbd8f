//! Simultaneous events, and costs with a total over several objects, with invented cards.

use crate::common::{ALICE, BOB, Bench, put, rite, table};
use casebook_engine::{
    action::Action,
    cards::{load, values::Zone},
    decision::{Answer, DecisionKind},
    document::Document,
    ids::{Entity, ObjectId},
    rule::Rule,
};

const OX: &str = "{ name: Ox, cost: '{2}{G}', types: [creature], pt: [2, 2] }";
const CAT: &str = "{ name: Cat, cost: '{0}', types: [creature], pt: [1, 3] }";
const CART: &str = "
name: Cart
types: [artifact]
abilities:
  crew: { activated: { costs: [ { tap_untapped: { what: { type: creature }, any_number: true, total: { power: { at_least: 3 } } } } ], do: [ { gain_life: { who: you, amount: 1 } } ] } }
  pair: { activated: { costs: [ { tap_untapped: { what: { type: creature }, count: 2, total: { toughness: { exactly: 6 } } } } ], do: [ { gain_life: { who: you, amount: 1 } } ] } }
  weigh: { activated: { costs: [ { tap_untapped: { what: { type: creature }, any_number: true, total: { mana_value: { at_least: 3, at_most: 5 } } } } ], do: [ { gain_life: { who: you, amount: 1 } } ] } }
";

/// 118.3: a cost that requires objects with a total value can only be paid with enough objects.
#[test]
fn what_pays_comes_to_a_total() {
    let table = table("2026-01", &[], &[OX, CAT, CART]);
    // The permanents, the ability, the objects tapped for it (none: not asked), and whether they pay.
    for (there, ability, with, pays) in [
        (&["Ox"][..], "crew", &[][..], false),
        (&["Ox", "Cat"], "crew", &[0, 1], true),
        (&["Ox", "Cat", "Cat"], "crew", &[1, 2], false),
        (&["Ox", "Ox"], "crew", &[0, 1], true),
        (&["Cat", "Ox"], "pair", &[], false),
        (&["Cat", "Ox", "Cat"], "pair", &[0, 2], true),
        (&["Cat", "Ox", "Cat"], "pair", &[0, 1], false),
        (&["Cat"], "weigh", &[], false),
        (&["Ox", "Ox", "Cat"], "weigh", &[0, 2], true),
        (&["Ox", "Ox", "Cat"], "weigh", &[0, 1], false),
    ] {
        let mut creatures: Vec<ObjectId> = Vec::new();
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Cart", ALICE, Zone::Battlefield);
            creatures.extend(there.iter().map(|name| put(position, name, ALICE, Zone::Battlefield)));
        });
        let tapped: Vec<Entity> = with.iter().map(|place: &usize| creatures[*place].into()).collect();
        let answers = [(DecisionKind::CostObjects, Answer::Entities(tapped))];
        let action = Action::Activate { player: ALICE, source: bench.permanent("Cart"), ability: ability.into() };
        match pays {
            true => bench.act(action, &answers),
            false => {
                assert_eq!(bench.refused(&action, &answers), Some(Rule::UnpayableCost), "{there:?} {ability} {with:?}")
            }
        }
        let now_tapped = creatures.iter().filter(|id| bench.state.object(**id).status.tapped).count();
        assert_eq!(now_tapped, if pays { with.len() } else { 0 }, "{there:?} {ability} {with:?}");
    }
}

/// Simultaneous actions are determined before any of them is done, and are one event. Their results are bound.
#[test]
fn what_is_done_at_once_is_one_event() {
    let anthem = "{ name: Anthem, types: [creature], pt: [0, 1], abilities: { up: { replacement: { would: { enters: { type: creature } }, instead: { enter_with: { tapped: true } } } } } }";
    let does = "{ at_once: [ { destroy: { what: { all: { type: creature } } } }, { move: { what: { all: { zone: graveyard } }, to: battlefield, as: risen } }, { lose_life: { who: you, amount: { count: { type: creature } } } } ] }, { put_counters: { kind: '+1/+1', on: $risen } }";
    let table = table("2026-01", &[], &[OX, CAT, anthem, &rite(does)]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Anthem", ALICE, Zone::Battlefield);
        put(position, "Ox", BOB, Zone::Battlefield);
        put(position, "Cat", BOB, Zone::Graveyard);
        put(position, "Rite", ALICE, Zone::Hand);
    });
    bench.cast("Rite", &[]);
    bench.resolve();
    let cat = bench.permanent("Cat");
    assert!(bench.state.object(cat).status.tapped, "what goes meanwhile taps it");
    assert_eq!((bench.pt(cat), bench.state.player(ALICE).life), (Some((2, 4)), 18));
    assert_eq!(
        bench.find("Ox", Zone::Graveyard).map(|ox| bench.state.object(ox).owner),
        Some(BOB),
        "it wasn't there before"
    );
}

/// An action that requires another decision first can't be simultaneous with others.
#[test]
fn what_cannot_be_done_at_once_is_refused() {
    let text = rite("{ at_once: [ { tap: { what: self } }, { draw: { who: you } } ] }");
    let error = load::card(Document { file: "card.yaml", text: &text }).expect_err("it is refused");
    assert!(error.to_string().contains("`draw` can't be done at the same time as something else"), "{error}");
}
