//! The card language of casebook: cards, keywords and editions as data, with their checks and their English text, and the names and numbers that they
//! share with the rules. Nothing here knows the state of a game.
#![forbid(unsafe_code)]

pub mod cards;
pub mod catalog;
pub mod document;
pub mod edition;
pub mod ids;
pub mod reserved;
pub mod rule;
pub mod words;
