//! Winning by an effect (104.2b).

use super::prelude::*;

/// A player wins the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WinGame {
    /// The player who wins.
    pub who: Ref,
}

impl Instruction for WinGame {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Won]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        does(&speech.who(&self.who), "win the game")
    }
}
