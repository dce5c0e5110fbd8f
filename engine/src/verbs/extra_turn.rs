//! Turns that effects add (500.7).

use super::prelude::*;

/// Players take extra turns after this one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraTurn {
    who: Ref,
}

impl Verb for ExtraTurn {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::players(cx, &self.who, scope) {
            cx.commit(TurnChange::ExtraTurn { player });
        }
        Ok(())
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        does(&speech.who(&self.who), "take an extra turn after this one")
    }
}
