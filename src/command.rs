//! The commands, a file for each.

pub(crate) mod card;
pub(crate) mod check;
pub(crate) mod clauses;
pub(crate) mod engine;
pub(crate) mod run;
pub(crate) mod show;
pub(crate) mod steps;
