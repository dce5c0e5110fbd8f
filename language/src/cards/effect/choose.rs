//! Choosing objects or players.

use super::prelude::*;
use crate::cards::effect::Pick;

/// Players choose objects or players. The choices of all players are bound together.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct Choose(pub Pick);

impl Instruction for Choose {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Chosen]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        speech.pick(&self.0)
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.0.bind]
    }
}
