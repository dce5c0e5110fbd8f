//! Winning by an effect (104.2b).

use super::prelude::*;
use crate::{
    cards::{deed::PlayerDeed, effect::WinGame},
    rules::ending_the_game::may,
};

impl Verb for WinGame {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let player = reading::players(cx, &self.who, scope).first().copied();
        if let Some(player) = player.filter(|player| may(cx.game(), *player, PlayerDeed::WinGame)) {
            cx.commit(GameChange::Win { player }.by((Rule::WinGame, &*scope)));
        }
        Ok(())
    }
}
