//! Removing damage from permanents (702.89a).

use super::prelude::*;

/// Removes all damage that is marked on permanents.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RemoveDamage {
    /// The permanents.
    pub what: Ref,
}

impl Instruction for RemoveDamage {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("remove all damage from {}", speech.who(&self.what))
    }
}
