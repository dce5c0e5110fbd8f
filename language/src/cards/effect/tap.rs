//! Tapping (701.26).

use super::prelude::*;

/// Taps permanents.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tap {
    /// The permanents.
    pub what: Ref,
}

impl Instruction for Tap {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Tapped]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("tap {}", speech.who(&self.what))
    }

    fn is_simultaneous(&self) -> bool {
        true
    }
}
