//! The reference engine of casebook: the rules of Magic: The Gathering as plain values and procedures.
#![forbid(unsafe_code)]

// The name by which the tests' shared helpers, which are also used inside this crate, refer to it.
#[cfg(test)]
extern crate self as casebook_engine;

pub mod action;
pub mod budget;
pub mod cards;
pub mod catalog;
pub mod change;
mod commit;
pub mod decision;
pub mod document;
pub mod doing;
pub mod edition;
pub mod error;
pub mod eval;
pub mod event;
pub mod facet;
pub mod game;
pub mod ground;
pub mod ids;
pub mod rule;
pub mod rules;
pub mod setup;
pub mod state;
mod unsupported;
pub mod verbs;
pub mod words;
