//! The ids of clauses.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The id of a clause, as a scenario's tag has it: `chk:502.40d`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ClauseId(pub String);

impl ClauseId {
    /// The document that the id begins with.
    #[must_use]
    pub fn document(&self) -> &str {
        self.0.split_once(':').map_or("", |(document, _)| document)
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How the tag of what took a clause's place ends: `chk:420.5e.today`.
pub const TODAY: &str = ".today";
/// How the tag of what had a clause's place ends: `chk:walls.1.before`.
pub const BEFORE: &str = ".before";

impl ClauseId {
    /// The id of what took the clause's place.
    #[must_use]
    pub fn today(&self) -> ClauseId {
        ClauseId(format!("{self}{TODAY}"))
    }

    /// The id of what had the clause's place.
    #[must_use]
    pub fn before(&self) -> ClauseId {
        ClauseId(format!("{self}{BEFORE}"))
    }
}
