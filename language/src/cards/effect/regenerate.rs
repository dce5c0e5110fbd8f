//! Regeneration shields (701.19).

use super::prelude::*;

/// The next time that each permanent would be destroyed this turn, it is regenerated.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Regenerate {
    /// The permanents.
    pub what: Ref,
}

impl Instruction for Regenerate {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Replaces]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("regenerate {}", speech.who(&self.what))
    }
}
