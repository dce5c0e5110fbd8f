//! The reference engine of casebook.
#![forbid(unsafe_code)]
