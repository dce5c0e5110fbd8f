//! Ending the turn (724).

use super::prelude::*;
use crate::cards::only_true::OnlyTrue;

/// Ends the turn (724).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct EndTurn(pub OnlyTrue);

impl Instruction for EndTurn {
    fn makes(&self) -> Vec<Made> {
        vec![Made::TurnEnded]
    }

    fn english(&self, _: &Speech<'_>) -> String {
        "end the turn".to_owned()
    }
}
