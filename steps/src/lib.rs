//! From feature file to verdict.
#![forbid(unsafe_code)]

pub mod clauses;
pub mod editions;
