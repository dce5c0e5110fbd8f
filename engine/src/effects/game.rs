//! Winning and losing by an effect (104).

use crate::{
    cards::reference::Ref, change::Change, error::Flow, event::Loss, game::Cx, rule::Rule, state::effects::Scope,
};

use super::reading;

/// A player wins.
pub(super) fn win(cx: &mut Cx<'_>, who: &Ref, scope: &Scope) -> Flow {
    if let Some(player) = reading::players(cx, who, scope).first().copied() {
        cx.applied(Rule::WinGame, scope.source);
        cx.commit(Change::Win { player });
    }
    Ok(())
}

/// Players lose.
pub(super) fn lose(cx: &mut Cx<'_>, who: &Ref, scope: &Scope) -> Flow {
    let players = reading::players(cx, who, scope);
    if !players.is_empty() {
        cx.applied(Rule::LoseGame, scope.source);
        cx.commit_all(players.into_iter().map(|player| Change::Lose { player, why: Loss::Effect }).collect());
    }
    Ok(())
}
