//! The way from a feature file to a verdict: the vocabulary of features, cases, the port for engines, and the judge.
//!
//! ```
//! let steps = casebook_steps::listing::steps();
//! assert!(steps.iter().any(|step| step.expression.contains("the stack resolves")));
//! ```
#![forbid(unsafe_code)]

/// What an engine needs to be tested.
pub use casebook_protocol::{case, needs, port, protocol};

pub mod ability_texts;
pub mod ablation;
pub mod changes;
pub mod check;
pub mod clauses;
pub mod coverage;
pub mod deviations;
pub mod diagnosis;
pub mod diagnostic;
pub mod digest;
pub mod editions;
pub mod engines;
pub mod expectation;
pub mod figures;
pub mod files;
pub mod hunt;
pub mod judge;
pub mod library;
pub mod limits;
pub mod listing;
pub mod lower;
pub mod mechanics;
pub mod numbering;
pub mod openings;
pub mod outcome;
pub mod packs;
pub mod phrase;
pub mod plain;
pub mod portable;
pub mod proofs;
pub mod prove;
pub mod record;
pub mod report;
pub mod rulebook;
#[cfg(feature = "texts")]
pub mod rules_text;
pub mod run;
pub mod schema;
pub mod shared;
pub mod smoke;
pub mod suite;
#[cfg(feature = "texts")]
pub mod update;
pub mod verdict;
pub mod vocabulary;
pub mod worklist;
