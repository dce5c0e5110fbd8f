//! The ids of clauses.

use std::fmt;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rulebook::is_number;

/// The id of a clause, as a scenario's tag has it: `chk:502.40d`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct ClauseId(pub String);

impl ClauseId {
    /// The document that the id begins with.
    #[must_use]
    pub fn document(&self) -> &str {
        self.0.split_once(':').map_or("", |(document, _)| document)
    }

    /// The rule number in the id: `702.108a` of `cr26:702.108a.2`, `300.3` of `cr26:past.300.3`; nothing where it has none.
    #[must_use]
    pub fn rule_number(&self) -> Option<&str> {
        let (_, rest) = self.0.split_once(':')?;
        let rest = rest.strip_prefix(PAST).unwrap_or(rest);
        let (section, after) = rest.split_once('.')?;
        let rule = after.split('.').next().unwrap_or_default();
        let number = &rest[..section.len() + 1 + rule.len()];
        is_number(number).then_some(number)
    }

    /// Whether it is of a rule that is gone.
    #[must_use]
    pub fn is_past(&self) -> bool {
        self.0.split_once(':').is_some_and(|(_, rest)| rest.starts_with(PAST))
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How the id of a ruling on a rule that is gone goes on after its document: `cr26:past.300.3`.
const PAST: &str = "past.";
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
