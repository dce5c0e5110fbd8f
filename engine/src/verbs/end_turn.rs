//! Ending the turn (724).

use super::prelude::*;
use crate::{cards::yes::Yes, rules::ending_the_turn};

/// Ends the turn (724).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct EndTurn(Yes);

impl Verb for EndTurn {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        ending_the_turn::end_the_turn(cx, scope)
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::TurnEnded]
    }

    fn english(&self, _: &Speech<'_>) -> String {
        "end the turn".to_owned()
    }
}
