//! Extra turns (500.7).

use super::prelude::*;

/// Players take an extra turn after this one. Of several extra turns, the one created last is taken first (500.7), or last (300.6 of 2001).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExtraTurn {
    /// The players who take one.
    pub who: Ref,
}

impl Instruction for ExtraTurn {
    fn makes(&self) -> Vec<Made> {
        vec![Made::TurnAdded]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        does(&speech.who(&self.who), "take an extra turn after this one")
    }
}
