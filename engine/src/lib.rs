//! The reference engine of casebook.
#![forbid(unsafe_code)]

pub mod document;
pub mod edition;
pub mod rule;
