//! Revealing cards (701.20).

use super::prelude::*;

/// Reveals cards to all players.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The cards.
    pub what: Ref,
}

impl Instruction for Reveal {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Revealed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("reveal {}", speech.who(&self.what))
    }
}
