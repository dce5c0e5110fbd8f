//! Attaching Auras and Equipment (701.3).

use super::prelude::*;

/// Attaches Auras or Equipment to an object or player. An object that cannot be attached to it stays where it is (701.3b).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attach {
    /// The Auras or Equipment.
    pub what: Ref,
    /// The object or player.
    pub to: Ref,
}

impl Instruction for Attach {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Attached]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("attach {} to {}", speech.who(&self.what), speech.who(&self.to))
    }
}
