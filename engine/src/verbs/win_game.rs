//! Winning by an effect (104.2b).

use super::prelude::*;

/// A player wins.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WinGame {
    /// Who wins.
    who: Ref,
}

impl Verb for WinGame {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        if let Some(player) = reading::players(cx, &self.who, scope).first().copied() {
            cx.commit(GameChange::Win { player }.by((Rule::WinGame, &*scope)));
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Won]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        does(&speech.who(&self.who), "win the game")
    }
}
