//! Activating abilities (602).

use crate::{
    cards::Name,
    error::Flow,
    game::Cx,
    ids::{ObjectId, PlayerId},
};

/// A player with priority activates an ability and has priority again; a mana ability (605) resolves at once.
///
/// # Errors
///
/// The rule that forbids it; unanswered decisions.
pub fn activate_with_priority(cx: &mut Cx<'_>, player: PlayerId, source: ObjectId, ability: &Name) -> Flow {
    let _ = (cx, player, source, ability);
    todo!()
}
