//! Casting spells (601; "playing" until 2009).

use crate::{
    error::Flow,
    game::Cx,
    ids::{ObjectId, PlayerId},
};

/// How a card is cast.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct How {
    /// Without paying its mana cost (118.9).
    pub free: bool,
    /// During a resolution: timing that depends on priority, the stack and the step doesn't matter.
    pub in_resolution: bool,
}

/// A player with priority casts a spell, and has priority again (601.2i, 117.3c).
///
/// # Errors
///
/// The rule that forbids it; unanswered decisions. The game is as it was.
pub fn cast_with_priority(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow {
    let _ = (cx, player, card);
    todo!()
}

/// Casts a spell, step by step (601.2); returns the spell.
///
/// # Errors
///
/// As [`cast_with_priority`]; the caller drops the state.
pub fn cast(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, how: How) -> Flow<ObjectId> {
    let _ = (cx, player, card, how);
    todo!()
}
