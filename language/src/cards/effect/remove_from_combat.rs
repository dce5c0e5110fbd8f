//! Removing permanents from combat (506.4).

use super::prelude::*;

/// Removes permanents from combat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RemoveFromCombat {
    /// The permanents.
    pub what: Ref,
}

impl Instruction for RemoveFromCombat {
    fn makes(&self) -> Vec<Made> {
        vec![Made::RemovedFromCombat]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("remove {} from combat", speech.who(&self.what))
    }
}
