//! The toy engine in the process of this test: the whole suite, a test for each case.

#[path = "../examples/toy/adapter.rs"]
mod adapter;
#[path = "../examples/toy/cards.rs"]
mod cards;
#[path = "../examples/toy/game.rs"]
mod game;

casebook::conformance!(casebook_adapter::Kit::<adapter::Toy>::default());
