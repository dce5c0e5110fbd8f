//! The command line of casebook.
#![forbid(unsafe_code)]
fn main() {}
