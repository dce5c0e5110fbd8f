//! Who can win and lose the game (104, 101.2).

use crate::{
    cards::{deed::PlayerDeed, modification::Modification},
    edition::LeftAlone,
    error::Flow,
    game::{Cx, Game},
    ids::PlayerId,
    rule::Rule,
    unsupported,
};

/// Whether a player may do that: not where an effect forbids it, which wins over whatever rule or effect says that it happens (101.2;
/// 103.2 until 2009).
#[must_use]
pub fn may(game: Game<'_>, player: PlayerId, deed: PlayerDeed) -> bool {
    let mut forbidding = game.seen.rules.iter().filter(|rule| match &*rule.modification {
        Modification::PlayerCant { who, what } => *what == deed && game.is_player(player, who, &rule.scope),
        _ => false,
    });
    !forbidding.any(|rule| game.heeds((Rule::CantBeatsCan, &rule.scope), true))
}

/// The last player in the game wins whatever keeps players from winning (104.2a); before that was written, no rule says what becomes of
/// a game whose last player can't win.
///
/// # Errors
///
/// [`Stop::Unsupported`](crate::error::Stop::Unsupported) where no rule says.
pub fn may_win_alone(cx: &Cx<'_>, player: PlayerId) -> Flow {
    if cx.edition().left_alone == LeftAlone::NotSaid && !may(cx.game(), player, PlayerDeed::WinGame) {
        return unsupported::refuse("the last player of a game who can't win it");
    }
    Ok(())
}
