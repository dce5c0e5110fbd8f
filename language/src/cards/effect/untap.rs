//! Untapping (701.26).

use super::prelude::*;

/// Untaps permanents. An untapped permanent does not become untapped.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Untap {
    /// The permanents.
    pub what: Ref,
}

impl Instruction for Untap {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Untapped]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("untap {}", speech.who(&self.what))
    }

    fn is_simultaneous(&self) -> bool {
        true
    }
}
