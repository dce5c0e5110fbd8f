//! Special actions (116): playing a land, turning a permanent face up.

use crate::{
    error::Flow,
    game::Cx,
    ids::{ObjectId, PlayerId},
};

/// Plays a land (305.1).
///
/// # Errors
///
/// The rule that forbids it.
pub fn play_land(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow {
    let _ = (cx, player, card);
    todo!()
}

/// Turns a face-down permanent face up (702.37e).
///
/// # Errors
///
/// The rule that forbids it.
pub fn turn_face_up(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId) -> Flow {
    let _ = (cx, player, object);
    todo!()
}
