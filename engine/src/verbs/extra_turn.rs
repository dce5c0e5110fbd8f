//! Extra turns (500.7).

use super::prelude::*;
use crate::edition::ExtraTurns;

/// Players take an extra turn after this one. Of several extra turns, the one created last is taken first (500.7), or last (300.6 of 2001).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtraTurn {
    /// The players who take one.
    who: Ref,
}

impl Verb for ExtraTurn {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let first = cx.edition().extra_turns == ExtraTurns::NewestFirst;
        for player in reading::players(cx, &self.who, scope) {
            cx.commit(TurnChange::ExtraTurn { player, first }.by((Rule::ExtraTurn, &*scope)));
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::TurnAdded]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        does(&speech.who(&self.who), "take an extra turn after this one")
    }
}
