//! Flipping flip cards (710).

use super::prelude::*;

/// Flips flip cards. A flipped permanent cannot be flipped back, and a permanent without a lower half does not flip.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Flip {
    /// The permanents.
    pub what: Ref,
}

impl Instruction for Flip {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Flipped]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("flip {}", speech.who(&self.what))
    }
}
