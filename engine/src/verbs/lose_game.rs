//! Losing by an effect (104.3e). Whoever loses leaves the game at once, also while a spell or ability resolves (104.5, 800.4a).

use super::prelude::*;
use crate::{cards::effect::LoseGame, event::Loss, ground::Act, rules::state_based::remove_those_who_lost};

impl Verb for LoseGame {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let players = reading::players(cx, &self.who, scope);
        let loses = |player| GameChange::Lose { player, why: Loss::Effect }.by((Rule::LoseGame, &*scope));
        let acts: Vec<Act> = players.into_iter().map(loses).collect();
        happen(cx, acts)?;
        remove_those_who_lost(cx)
    }
}
