//! Losing by an effect (104.3e).

use super::prelude::*;
use crate::{event::Loss, ground::Act};

/// Players lose the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LoseGame {
    /// The players who lose.
    who: Ref,
}

impl Verb for LoseGame {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let players = reading::players(cx, &self.who, scope);
        let loses = |player| GameChange::Lose { player, why: Loss::Effect }.by((Rule::LoseGame, &*scope));
        let acts: Vec<Act> = players.into_iter().map(loses).collect();
        happen(cx, acts)?;
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Lost]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        does(&speech.who(&self.who), "lose the game")
    }
}
