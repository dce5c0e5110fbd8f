//! Turning permanents face up (708.7).

use super::prelude::*;

/// Turns permanents face up. A permanent whose card is an instant or sorcery card is revealed instead and stays face down (701.40g).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TurnFaceUp {
    /// The permanents.
    pub what: Ref,
}

impl Instruction for TurnFaceUp {
    fn makes(&self) -> Vec<Made> {
        vec![Made::TurnedFaceUp, Made::Revealed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let what = speech.who(&self.what);
        format!("turn {what} face up, or reveal it if its card is an instant or a sorcery")
    }
}
