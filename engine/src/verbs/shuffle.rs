//! Shuffling (701.24).

use super::prelude::*;

/// Players shuffle their libraries. The scenario orders libraries: the order stays, and nobody knows it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// Who shuffles.
    who: Ref,
}

impl Verb for Shuffle {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::players(cx, &self.who, scope) {
            cx.commit(CardChange::Shuffle { player, order: None }.by((Rule::Shuffle, &*scope)));
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Shuffled]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("shuffle {} library", speech.whose(&self.who))
    }
}
