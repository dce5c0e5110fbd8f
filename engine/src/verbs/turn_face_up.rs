//! Turning permanents face up (708.7).

use super::prelude::*;

/// Turns permanents face up.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnFaceUp {
    /// What is turned up.
    what: Ref,
}

impl Verb for TurnFaceUp {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for object in reading::permanents(cx, &self.what, scope) {
            cx.commit(PermanentChange::TurnFaceUp { object });
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::TurnedFaceUp]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("turn {} face up", speech.who(&self.what))
    }
}
