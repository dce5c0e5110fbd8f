//! Flipping flip cards (710).

use super::prelude::*;

/// Flips flip cards. A flipped permanent cannot be flipped back, and a permanent without a lower half does not flip.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Flip {
    /// The permanents.
    what: Ref,
}

impl Verb for Flip {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for object in reading::permanents(cx, &self.what, scope) {
            let flipped = cx.state().object(object).status.flipped;
            let again = cx.game().heeds((Rule::FlipOneWay, object), flipped);
            if cx.state().face_up(object).flip.is_some() && !again {
                let flips = PermanentChange::Flip { object }.by((Rule::FlippedCharacteristics, &*scope));
                cx.commit(flips.by((Rule::PermanentStatus, object)));
            }
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Flipped]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("flip {}", speech.who(&self.what))
    }
}
