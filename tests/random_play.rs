//! Random play with every card of the project, in every edition: nothing panics, and the game stays one. `CASEBOOK_PLAY=1000000` tries that many
//! actions in all; a game that breaks says its number, and is the same each time.
#![allow(clippy::panic, reason = "a test's way to fail")]
#![allow(dead_code, unreachable_pub, reason = "of what tests have in common this one needs the library")]

#[path = "common/chance.rs"]
mod chance;
mod common;

use casebook_engine::{
    action::{Action, apply},
    error::Stop,
    game::Table,
    state::State,
};

use chance::{Anything, Dice};

/// How many actions are tried in all, unless `CASEBOOK_PLAY` says otherwise.
const ACTIONS: usize = 10_000;
/// After how many a game ends.
const OF_A_GAME: usize = 200;

#[test]
fn random_play_neither_panics_nor_loses_an_object() {
    let library = common::library();
    let wanted = std::env::var("CASEBOOK_PLAY").map_or(ACTIONS, |wanted| {
        wanted.parse().unwrap_or_else(|_| panic!("CASEBOOK_PLAY is a number of actions, and not `{wanted}`"))
    });
    let editions = library.editions().iter().count();
    for edition in library.editions().iter() {
        let table = library.table(&edition.id).unwrap_or_else(|| panic!("there are cards for {}", edition.id));
        let mut sum = Played::default();
        for number in 0.. {
            let _which = Which(&edition.id.0, number);
            let game = play(&table, number);
            sum = Played { tried: sum.tried + game.tried.max(1), carried_out: sum.carried_out + game.carried_out };
            if sum.tried >= wanted / editions {
                break;
            }
        }
        println!("{}: {} actions tried, {} carried out", edition.id, sum.tried, sum.carried_out);
        assert!(
            sum.carried_out * 20 > sum.tried,
            "in {} too little was legal: chance has to play, not to fail",
            edition.id
        );
    }
}

/// How many actions of a game were tried, and how many other than passing were carried out.
#[derive(Default)]
struct Played {
    tried: usize,
    carried_out: usize,
}

/// A game that says which one it was, should it break.
struct Which<'e>(&'e str, u64);

impl Drop for Which<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in game {} of {}", self.1, self.0);
        }
    }
}

/// Plays a game.
fn play(table: &Table, seed: u64) -> Played {
    let mut dice = Dice(seed.wrapping_mul(7_919).wrapping_add(17));
    let mut played = Played::default();
    let Some(mut state) = (0..20).find_map(|_| chance::deal(table, &mut dice)) else { return played };
    for _ in 0..OF_A_GAME {
        let Some(action) = chance::action(table, &state, &mut dice) else { return played };
        played.tried += 1;
        match apply(table, &state, &action, &mut Anything(&mut dice)) {
            Ok(done) => {
                state = done.state;
                played.carried_out += usize::from(!matches!(action, Action::Pass { .. }));
            }
            Err(not_done) => match not_done.stop {
                Stop::Illegal(_) | Stop::BadAnswer { .. } if dice.below(4) > 0 => {}
                Stop::Illegal(_) | Stop::BadAnswer { .. } => state = chance::pass(table, state, &mut dice),
                // What the engine says it can't do is no bug of this kind.
                Stop::Need(_) | Stop::Unsupported(_) | Stop::Endless(_) => return played,
            },
        }
        every_object_is_in_one_place(&state);
    }
    played
}

fn every_object_is_in_one_place(state: &State) {
    for object in state.objects.iter().filter(|object| object.exists()) {
        let listed = state.zone(object.zone, object.owner).iter().filter(|id| **id == object.id).count();
        assert_eq!(listed, 1, "{:?} is {listed} times in {:?}", object.id, object.zone);
    }
}
