//! From feature file to verdict: the vocabulary of the features, the cases they become, the port at which engines are tested, and the judge.
#![forbid(unsafe_code)]

pub mod case;
pub mod check;
pub mod clauses;
pub mod deviations;
pub mod diagnosis;
pub mod diagnostic;
pub mod digest;
pub mod editions;
pub mod engines;
pub mod expectation;
pub mod files;
pub mod judge;
pub mod library;
pub mod listing;
pub mod lower;
pub mod needs;
pub mod numbering;
mod phrase;
pub mod plain;
pub mod port;
pub mod portable;
pub mod protocol;
pub mod prove;
pub mod record;
pub mod report;
pub mod rulebook;
pub mod rules_text;
pub mod run;
mod shared;
pub mod smoke;
pub mod suite;
pub mod verdict;
pub mod vocabulary;
