//! Winning by an effect (104.2b).

use super::prelude::*;
use crate::{cards::deed::PlayerDeed, rules::ending_the_game::may};

/// A player wins the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WinGame {
    /// The player who wins.
    who: Ref,
}

impl Verb for WinGame {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let player = reading::players(cx, &self.who, scope).first().copied();
        if let Some(player) = player.filter(|player| may(cx.game(), *player, PlayerDeed::WinGame)) {
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
