//! Losing by an effect (104.3e).

use super::prelude::*;

/// Players lose the game. A player who can't lose stays in the game: no word makes the game a draw (104.4c).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LoseGame {
    /// The players who lose.
    pub who: Ref,
}

impl Instruction for LoseGame {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Lost]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        does(&speech.who(&self.who), "lose the game")
    }
}
