//! The reference engine of casebook: the rules of Magic: The Gathering as plain values and procedures.
#![forbid(unsafe_code)]

/// The card language, on which the rules are built.
pub use casebook_language::{cards, catalog, document, edition, ids, rule, words};

pub mod acting;
pub mod action;
pub mod attribution;
pub mod budget;
pub mod change;
mod commit;
pub mod continuous;
pub mod decision;
pub mod error;
pub mod eval;
pub mod event;
pub mod game;
pub mod ground;
pub mod rules;
pub mod setup;
pub mod state;
pub mod state_parts;
pub(crate) mod triggers;
mod unsupported;
pub mod verbs;
mod verify;
