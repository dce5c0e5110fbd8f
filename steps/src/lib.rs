//! From feature file to verdict: the vocabulary of the features, the cases they become, the port at which engines are tested, and the judge.
#![forbid(unsafe_code)]

pub mod case;
pub mod check;
pub mod clauses;
pub mod deviations;
pub mod diagnostic;
pub mod editions;
pub mod engines;
pub mod expectation;
pub mod files;
pub mod judge;
pub mod library;
pub mod listing;
pub mod lower;
mod phrase;
pub mod port;
pub mod protocol;
pub mod prove;
pub mod record;
pub mod report;
pub mod run;
pub mod suite;
pub mod verdict;
pub mod vocabulary;
