//! The reference engine of casebook: the rules of Magic: The Gathering as plain values and procedures.
#![forbid(unsafe_code)]

pub mod cards;
pub mod document;
pub mod edition;
pub mod ids;
pub mod rule;
