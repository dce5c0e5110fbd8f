//! Priority (117).

use crate::{error::Flow, game::Cx, ids::PlayerId};

/// A player passes (117.3d); when all have in succession the top of the stack resolves, or the step ends (117.4).
///
/// # Errors
///
/// [`Rule::Priority`](crate::rule::Rule::Priority) refuses a player who doesn't have it; unanswered decisions.
pub fn pass(cx: &mut Cx<'_>, player: PlayerId) -> Flow {
    let _ = (cx, player);
    todo!()
}

/// What happens each time a player would get priority (117.5): state-based actions and triggers, until neither has anything to do;
/// then that player has it.
///
/// # Errors
///
/// Unanswered decisions.
pub fn give(cx: &mut Cx<'_>, player: PlayerId) -> Flow {
    let _ = (cx, player);
    todo!()
}

/// Refuses a player who doesn't have priority.
///
/// # Errors
///
/// [`Rule::Priority`](crate::rule::Rule::Priority).
pub fn require(cx: &Cx<'_>, player: PlayerId) -> Flow {
    let _ = (cx, player);
    todo!()
}
