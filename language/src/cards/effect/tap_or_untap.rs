//! Tapping or untapping (701.26).

use super::prelude::*;

/// Taps or untaps permanents. The controller of the ability chooses one of the two for each permanent, now.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TapOrUntap {
    /// The permanents.
    pub what: Ref,
    /// The player may choose neither.
    #[serde(default)]
    pub may: bool,
}

impl Instruction for TapOrUntap {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Tapped, Made::Untapped]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("{}tap or untap {}", if self.may { "you may " } else { "" }, speech.who(&self.what))
    }
}
