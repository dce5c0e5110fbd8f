//! From feature file to verdict.
#![forbid(unsafe_code)]
