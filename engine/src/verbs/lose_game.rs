//! Losing by an effect (104.3e).

use super::prelude::*;
use crate::{cards::effect::LoseGame, event::Loss, ground::Act};

impl Verb for LoseGame {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let players = reading::players(cx, &self.who, scope);
        let loses = |player| GameChange::Lose { player, why: Loss::Effect }.by((Rule::LoseGame, &*scope));
        let acts: Vec<Act> = players.into_iter().map(loses).collect();
        happen(cx, acts)?;
        Ok(())
    }
}
