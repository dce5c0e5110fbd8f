//! Shuffling (701.24).

use super::prelude::*;

/// Players shuffle their libraries. A scenario determines the order of a library, so the order stays the same, but no player knows it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// The players who shuffle.
    pub who: Ref,
}

impl Instruction for Shuffle {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Shuffled]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("shuffle {} library", speech.whose(&self.who))
    }
}
