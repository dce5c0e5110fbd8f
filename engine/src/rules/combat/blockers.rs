//! Declaring blockers (509).

use crate::{
    error::Flow,
    game::Cx,
    ids::{ObjectId, PlayerId},
};

/// A defending player declares blockers: blocker and attacker.
///
/// # Errors
///
/// An illegal declaration, as a whole; unanswered decisions.
pub fn declare(cx: &mut Cx<'_>, player: PlayerId, blocks: &[(ObjectId, ObjectId)]) -> Flow {
    let _ = (cx, player, blocks);
    todo!()
}
