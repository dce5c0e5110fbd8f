//! Copies of a state share the parts that neither of them has changed. The rules can't observe the sharing.

use crate::common::{ALICE, BOB, Bench, table};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Step, Zone},
    ids::Entity,
    rules::turn,
    setup::Position,
    state::State,
};
use pretty_assertions::assert_eq;

const BEAR: &str = "{ name: Bear, cost: '{0}', types: [creature], pt: [2, 2] }";

fn told(state: &State) -> String {
    serde_json::json!(state).to_string()
}

#[test]
fn a_game_that_goes_on_leaves_every_state_behind_it_as_it_was() {
    let table = table("2004-10", &[], &[BEAR]);
    let mut bench = Bench::begin(&table, |position| {
        let bear = position.find("Bear").expect("a bear");
        position.card(bear, ALICE, Zone::Battlefield, ALICE);
        position.card(bear, ALICE, Zone::Hand, ALICE);
    });
    let (fights, waits) = (bench.permanent("Bear"), bench.find("Bear", Zone::Hand).expect("a bear in hand"));
    let mut behind = vec![(bench.state.clone(), told(&bench.state))];
    bench.act(Action::Cast { player: ALICE, card: waits }, &[]);
    for _ in 0..60 {
        behind.push((bench.state.clone(), told(&bench.state)));
        let action = match turn::awaits(&bench.state) {
            Awaits::Attackers(ALICE) => Action::Attack { player: ALICE, attacks: vec![(fights, Entity::Player(BOB))] },
            Awaits::Attackers(player) => Action::Attack { player, attacks: Vec::new() },
            Awaits::Blockers(player) => Action::Block { player, blocks: Vec::new() },
            Awaits::Priority(player) => Action::Pass { player },
            Awaits::Nothing => break,
        };
        bench.act(action, &[]);
    }
    assert!(bench.state.player(BOB).life < 20 && bench.state.turn.number > 1, "the game went on");
    for (state, then) in behind {
        assert_eq!(told(&state), then);
    }
}

#[test]
fn objects_are_found_by_id_however_many_there_are() {
    let table = table("2004-10", &[], &[BEAR]);
    let bench = Bench::begin(&table, |position| {
        let bear = position.find("Bear").expect("a bear");
        for _ in 0..13 {
            position.card(bear, BOB, Zone::Battlefield, BOB);
        }
        position.now(ALICE, Step::PrecombatMain);
    });
    let objects = &bench.state.objects;
    assert_eq!(objects.len(), 33);
    assert!(objects.get(33).is_none());
    let ids: Vec<usize> = objects.iter().map(|object| object.id.0 as usize).collect();
    assert_eq!(ids, (0..33).collect::<Vec<_>>());
    let back: Vec<usize> = objects.iter().rev().map(|object| object.id.0 as usize).collect();
    assert_eq!(back, (0..33).rev().collect::<Vec<_>>());
    assert!((0..33).all(|place| objects[place].id.0 as usize == place));
}

#[test]
fn cards_put_on_a_library_together_are_those_put_there_one_by_one() {
    let table = table("2004-10", &[], &[BEAR]);
    let place = |together: bool| {
        let mut position = Position::new(&table, 2);
        let bear = position.find("Bear").expect("a bear");
        position.card(bear, BOB, Zone::Library, BOB);
        match together {
            true => position.on_library(bear, BOB, 20),
            false => (0..20).for_each(|_| {
                position.card(bear, BOB, Zone::Library, BOB);
            }),
        }
        position.card(bear, BOB, Zone::Hand, BOB);
        position.state().clone()
    };
    assert_eq!(place(true), place(false));
}
