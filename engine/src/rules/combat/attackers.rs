//! Declaring attackers (508).

use crate::{
    error::Flow,
    game::Cx,
    ids::{Entity, ObjectId, PlayerId},
};

/// The active player declares attackers.
///
/// # Errors
///
/// An illegal declaration, as a whole; unanswered decisions.
pub fn declare(cx: &mut Cx<'_>, player: PlayerId, attacks: &[(ObjectId, Entity)]) -> Flow {
    let _ = (cx, player, attacks);
    todo!()
}
