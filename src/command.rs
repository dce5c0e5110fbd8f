//! The commands, one file for each.

pub(crate) mod bless;
pub(crate) mod card;
pub(crate) mod changes;
pub(crate) mod check;
pub(crate) mod clauses;
pub(crate) mod compile;
mod history;
pub(crate) mod migrate;
pub(crate) mod new;
pub(crate) mod recording;
pub(crate) mod report;
pub(crate) mod run;
pub(crate) mod schema;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod smoke;
pub(crate) mod sources;
pub(crate) mod steps;
