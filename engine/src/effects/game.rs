//! Winning and losing by an effect (104).

use crate::{
    cards::reference::Ref, change::Change, error::Flow, event::Loss, game::Cx, rule::Rule, state::effects::Scope,
};

use super::reading;

/// A player wins.
pub(super) fn win(cx: &mut Cx<'_>, who: &Ref, scope: &Scope) -> Flow {
    if let Some(player) = reading::players(cx, who, scope).first().copied() {
        cx.commit(Change::Win { player }.by((Rule::WinGame, scope)));
    }
    Ok(())
}

/// Players lose.
pub(super) fn lose(cx: &mut Cx<'_>, who: &Ref, scope: &Scope) -> Flow {
    let players = reading::players(cx, who, scope);
    let loses = |player| Change::Lose { player, why: Loss::Effect }.by((Rule::LoseGame, scope));
    cx.commit_all(players.into_iter().map(loses));
    Ok(())
}
