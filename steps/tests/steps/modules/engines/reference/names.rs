//! The names of a case in the reasons of the reference engine.

use casebook_engine::{catalog::Catalog, ids::PlayerId};
use casebook_steps::{
    case::{Case, Seat},
    engines::reference::names::Names,
};

/// The names are replaced from the last seat, because the number of a seat may begin that of another one.
#[test]
fn players_of_a_reason_get_their_names() {
    let seats = (0..11).map(|place| Seat(format!("Seat{}", (b'A' + place) as char))).collect();
    let case = Case { players: seats, ..Case::default() };
    let catalog = Catalog::default();
    let names = Names::new(&case, &catalog);
    let reason = format!("{} doesn't have priority, {} has", PlayerId(10), PlayerId(1));
    assert_eq!(names.naming(&reason), "SeatK doesn't have priority, SeatB has");
}
