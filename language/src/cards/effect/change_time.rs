//! Making it day or night (730).

use super::prelude::*;
use crate::cards::values::Daytime;

/// It becomes day, or it becomes night (730.1). If it already is, nothing happens.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeTime {
    /// What it becomes.
    pub to: Daytime,
}

impl Instruction for ChangeTime {
    fn makes(&self) -> Vec<Made> {
        vec![Made::TimeChanged]
    }

    fn english(&self, _: &Speech<'_>) -> String {
        format!("it becomes {}", <&str>::from(self.to))
    }
}
