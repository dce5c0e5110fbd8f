//! Losing by an effect (104.3e).

use super::prelude::*;
use crate::{cards::effect::LoseGame, event::Loss, ground::Act, rules::ending_the_game::end_if_decided};

impl Verb for LoseGame {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let players = reading::players(cx, &self.who, scope);
        let loses = |player| GameChange::Lose { player, why: Loss::Effect }.by((Rule::LoseGame, &*scope));
        let acts: Vec<Act> = players.into_iter().map(loses).collect();
        happen(cx, acts)?;
        // A player whose last opponent has lost wins at once (104.2a).
        end_if_decided(cx)?;
        Ok(())
    }
}
