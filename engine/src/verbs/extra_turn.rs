//! Turns that effects add (500.7).

use super::prelude::*;
use crate::edition::ExtraTurns;

/// Players take extra turns after this one: the one given last comes first (500.7), or last (300.6 of 2001).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtraTurn {
    /// Who takes one.
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
