//! Shuffling (701.24).

use super::prelude::*;

/// Players shuffle their libraries. A scenario determines the order of a library, so the order stays the same, but no player knows it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// The players who shuffle.
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
