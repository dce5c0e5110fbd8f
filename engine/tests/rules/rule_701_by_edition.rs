//! Changes in the rules on what instructions have players do, with invented cards. Each test runs a position in editions on both sides of a change.

use crate::common::{ALICE, BOB, Bench, put, rite, table};
use casebook_engine::{
    action::Action,
    cards::values::Zone,
    decision::{Answer, DecisionKind},
    event::Event,
};
use pretty_assertions::assert_eq;

/// 701.23h: today several instructions to search a library before it is shuffled are one search.
#[test]
fn two_searches_before_a_shuffle_are_one_search_today_only() {
    let search = "{ search: { of: you, zones: [library], find: { name: Oak }, count: 1, as: ";
    let rite = rite(&format!("{search} first }} }}, {search} second }} }}"));
    let oak = "{ name: Oak, types: [creature], pt: [1, 1] }";
    for (edition, times) in [("2006-10", 2), ("2013-07", 2), ("2026-01", 1)] {
        let table = table(edition, &[], &[&rite, oak]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Oak", ALICE, Zone::Library);
        });
        let oak = bench.find("Oak", Zone::Library).expect("a card");
        bench.cast("Rite", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let found = || (DecisionKind::Search, Answer::Entities(vec![oak.into()]));
        let answers: Vec<_> = (0..times).map(|_| found()).collect();
        bench.act(Action::Pass { player: BOB }, &answers);
        let searches = bench.events().filter(|event| matches!(event, Event::Searched { .. })).count();
        assert_eq!(searches, times, "{edition}");
    }
}

/// 117.8c since 2013, 118.8c today: a spell need not be cast if an additional cost needs cards with a stated quality in a hidden zone.
#[test]
fn a_spell_need_not_be_cast_if_able_for_a_land_card_in_hand_since_2013() {
    let rite = rite("{ play_card: { what: { all: { zone: exile } }, free: true, if_able: true } }");
    let price = "
name: Price
cost: '{0}'
types: [sorcery]
abilities: { price: { spell: { additional_costs: [ { discard: { what: { zone: hand, owner: you, type: land } } } ], do: [ { gain_life: { who: you, amount: 1 } } ] } } }";
    let meadow = "{ name: Meadow, types: [land] }";
    for (edition, asked) in [("2009-07", false), ("2013-07", true), ("2026-01", true)] {
        let table = table(edition, &[], &[&rite, price, meadow]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Meadow", ALICE, Zone::Hand);
            put(position, "Price", ALICE, Zone::Exile);
        });
        bench.cast("Rite", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let answers = asked.then_some((DecisionKind::PlayNow, Answer::No));
        bench.act(Action::Pass { player: BOB }, answers.as_slice());
        assert_eq!(bench.find("Price", Zone::Exile).is_some(), asked, "{edition}");
        assert_eq!(bench.find("Meadow", Zone::Hand).is_some(), asked, "{edition}");
    }
}
