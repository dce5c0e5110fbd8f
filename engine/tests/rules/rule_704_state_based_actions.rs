//! State-based actions (704), with invented cards: if several of them do the same to one object or player, it happens once.

use crate::common::{ALICE, BOB, Bench, put, rite, table};
use casebook_engine::{
    action::Action,
    cards::{load, values::Zone},
    document::Document,
    event::Event,
    game::Table,
    state::turn::GameOver,
};
use pretty_assertions::assert_eq;

const KING: &str = "{ name: King, supertypes: [legendary], types: [creature], pt: [0, 0] }";
const MOURNER: &str = "
name: Mourner
types: [enchantment]
abilities:
  mourn: { triggered: { when: { dies: { type: creature } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
  gloat: { triggered: { when: { loses_game: opponents }, do: [ { gain_life: { who: you, amount: 5 } } ] } }";

/// 704.3, 420.3 until 2009: a creature that two rules put into the graveyard at the same time dies once.
#[test]
fn what_dies_for_two_reasons_dies_once() {
    let raise = rite("{ move: { what: { all: { zone: graveyard, type: creature } }, to: battlefield } }");
    let table = table("2004-10", &[], &[KING, MOURNER, &raise]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Rite", ALICE, Zone::Hand);
        put(position, "Mourner", ALICE, Zone::Battlefield);
        (0..2).for_each(|_| {
            put(position, "King", ALICE, Zone::Graveyard);
        });
    });
    bench.cast("Rite", &[]);
    bench.resolve();
    let died = |event: &&Event| matches!(event, Event::Moved { from: Zone::Battlefield, to: Zone::Graveyard, .. });
    assert_eq!((bench.events().filter(died).count(), bench.state.player(ALICE).life), (2, 22));
}

/// 704.3, 704.5a, 704.5b: a player who loses for two reasons loses once. Other players see it (800.4a).
#[test]
fn who_loses_for_two_reasons_loses_once() {
    let doom = rite("{ draw: { who: opponents } }, { lose_life: { who: opponents, amount: 20 } }");
    let table = table("2026-01", &[], &[MOURNER, &doom]);
    let mut bench = Bench::begin_with(&table, 3, |position| {
        put(position, "Rite", ALICE, Zone::Hand);
        put(position, "Mourner", ALICE, Zone::Battlefield);
    });
    bench.state.players[1].library.clear();
    bench.state.players[2].life = 40;
    bench.cast("Rite", &[]);
    bench.resolve();
    let lost = |event: &&Event| matches!(event, Event::PlayerLost { player, .. } if *player == BOB);
    assert_eq!(bench.events().filter(lost).count(), 1);
    assert_eq!(bench.state.player(ALICE).life, 25, "one opponent has lost");
}

/// 704.5k, 420.5i until 2009: the time since a permanent became a world permanent counts. Two that became so at the same time both go.
#[test]
fn of_worlds_the_newest_stays_also_if_an_effect_made_it_one() {
    let world = "{ name: Arena, supertypes: [world], types: [enchantment] }";
    let ox = "{ name: Ox, types: [creature], pt: [2, 2] }";
    let raise = rite("{ apply: { to: { zone: battlefield, name: Ox }, apply: [ { add_supertypes: [world] } ] } }");
    for edition in ["2001-07", "2006-10", "2026-01"] {
        let table = table(edition, &[], &[ox, world, &raise]);
        for (there, stay) in [(vec!["Ox"], 1), (vec!["Ox", "Arena"], 1), (vec!["Ox", "Ox", "Arena"], 0)] {
            let mut bench = Bench::begin(&table, |position| {
                put(position, "Rite", ALICE, Zone::Hand);
                there.iter().for_each(|name| {
                    put(position, name, ALICE, Zone::Battlefield);
                });
            });
            bench.cast("Rite", &[]);
            bench.resolve();
            let left = bench.state.permanents();
            assert_eq!(left.len(), stay, "{edition}: {there:?}");
            let oxen = left.iter().filter(|id| bench.state.face_up(**id).characteristics.pt.is_some());
            assert_eq!(oxen.count(), stay, "{edition}: the ox is the newer world");
        }
    }
}

/// The result of a game with those life totals, if cards add rules by which players with at most a given life total win.
fn over(rules: &[i32], lives: [i32; 2]) -> Option<GameOver> {
    let rule = |(nth, life): (usize, &i32)| {
        format!("rule{nth}: {{ if: {{ at_most: [ {{ life: you }}, {life} ] }}, then: wins }}\n")
    };
    let text: String = rules.iter().enumerate().map(rule).collect();
    let added = load::state_based(Document { file: "rules.yaml", text: &text }).expect("rules");
    let Table { catalog, edition, .. } = table("2026-01", &[], &[]);
    let catalog = (*catalog).clone().with_state_based(added.iter().map(|(_, rule)| rule.clone()));
    let table = Table::new(catalog, edition);
    let mut bench = Bench::begin(&table, |_| {});
    lives.into_iter().enumerate().for_each(|(player, life)| bench.state.players[player].life = life);
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.state.over
}

/// 104.2, 104.4: a player who would win by two rules wins. If two players would win at the same time, neither does.
#[test]
fn who_wins_for_two_reasons_wins() {
    assert_eq!(over(&[5], [5, 20]), Some(GameOver::Won(ALICE)));
    assert_eq!(over(&[5, 6], [5, 20]), Some(GameOver::Won(ALICE)));
    assert_eq!(over(&[5, 6], [5, 6]), Some(GameOver::Drawn));
    assert_eq!(over(&[5, 6], [7, 20]), None);
}
