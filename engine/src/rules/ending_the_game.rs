//! Effects on winning and losing the game (104, 101.2).

use crate::{
    acting::Cx,
    cards::{condition::Condition, deed::PlayerDeed, modification::Modification},
    change::GameChange,
    edition::LeftAlone,
    error::Flow,
    game::Game,
    ids::PlayerId,
    rule::Rule,
    unsupported,
};

/// Whether a player may win or lose. An effect that forbids it takes precedence over every rule or effect that says so (101.2; 103.2 until 2009).
#[must_use]
pub fn may(game: Game<'_>, player: PlayerId, deed: PlayerDeed) -> bool {
    let mut forbidding = game.seen.rules.iter().filter(|rule| match &*rule.modification {
        Modification::PlayerCant { who, what, condition } => {
            let so = |condition: &Condition| {
                let mut scope = rule.scope.clone();
                scope.bindings.bind_entities("player", [player]);
                game.holds(condition, &scope)
            };
            *what == deed && game.is_player(player, who, &rule.scope) && condition.as_ref().is_none_or(so)
        }
        _ => false,
    });
    !forbidding.any(|rule| game.heeds((Rule::CantBeatsCan, &rule.scope), true))
}

/// Ends the game at once if at most one player is left, also while a spell or ability resolves: that player wins, and if no player is left, the game is
/// a draw (104.1, 104.2a, 104.4a). Returns whether at most one player is left.
///
/// # Errors
///
/// The errors of [`may_win_alone`].
pub(crate) fn end_if_decided(cx: &mut Cx<'_>) -> Flow<bool> {
    let left: Vec<PlayerId> = cx.state().in_turn_order().take(2).collect();
    match left.as_slice() {
        [] => cx.commit(GameChange::Draw.by(Rule::DrawnGame)),
        [winner] => {
            may_win_alone(cx, *winner)?;
            cx.commit(GameChange::Win { player: *winner })
        }
        _ => return Ok(false),
    };
    Ok(true)
}

/// The last player in the game wins in spite of every effect that prevents winning (104.2a). Earlier editions do not say what happens if that player
/// can't win.
///
/// # Errors
///
/// [`Stop::Unsupported`](crate::error::Stop::Unsupported) if no rule says it.
fn may_win_alone(cx: &Cx<'_>, player: PlayerId) -> Flow {
    if cx.edition().left_alone == LeftAlone::NotSaid && !may(cx.game(), player, PlayerDeed::WinGame) {
        return unsupported::refuse("the last remaining player who can't win the game");
    }
    Ok(())
}
