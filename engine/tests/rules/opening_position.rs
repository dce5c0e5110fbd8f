//! The opening position of most games: it is placed once for each table, and it does not depend on how it was made.

use crate::common::table;
use casebook_engine::{
    budget::{Bounded, Budget},
    game::Table,
    ids::PlayerId,
    setup::{Position, SetupError},
    state::State,
};
use pretty_assertions::assert_eq;

const BEAR: &str = "{ name: Bear, types: [creature], pt: [2, 2] }";
const OX: &str = "{ name: Ox, types: [creature], pt: [2, 4] }";

/// The libraries placed for that table, or the error.
fn placed(table: &Table, players: u8, card: &str, count: u32) -> Result<State, SetupError> {
    let def = table.catalog.find(card).expect("the card");
    Position::with_libraries(table, players, def, count).map(|position| position.state().clone())
}

/// The same position, placed library by library with a table that has placed none before.
fn one_by_one(table: &Table, players: u8, card: &str, count: u32) -> State {
    let def = table.catalog.find(card).expect("the card");
    let mut position = Position::new(table, players);
    (0..players).for_each(|seat| position.on_library(def, PlayerId(seat), count));
    position.state().clone()
}

#[test]
fn what_was_placed_once_is_the_same_again() {
    let table = table("2004-10", &[], &[BEAR, OX]);
    let wanted = one_by_one(&table, 2, "Bear", 20);
    assert_eq!(placed(&table, 2, "Bear", 20), Ok(wanted.clone()), "placed");
    assert_eq!(placed(&table, 2, "Bear", 20), Ok(wanted), "and copied");
}

#[test]
fn another_opening_is_not_taken_for_it() {
    let table = table("2004-10", &[], &[BEAR, OX]);
    placed(&table, 2, "Bear", 20).expect("there is room");
    for (players, card, count) in [(3, "Bear", 20), (2, "Ox", 20), (2, "Bear", 19), (2, "Bear", 0)] {
        assert_eq!(
            placed(&table, players, card, count),
            Ok(one_by_one(&table, players, card, count)),
            "{count} {card}"
        );
    }
}

#[test]
fn what_was_placed_is_too_much_where_less_is_allowed() {
    let mut table = table("2004-10", &[], &[BEAR, OX]);
    placed(&table, 2, "Bear", 20).expect("there is room");
    table.budget = Budget { objects: 39, ..table.budget };
    let Err(SetupError::TooMuch(too_much)) = placed(&table, 2, "Bear", 20) else { panic!("placed") };
    assert_eq!(too_much.what, Bounded::Objects);
}
