//! Combat damage (510).

use crate::{error::Flow, game::Cx};

/// The combat damage step: damage is assigned, and dealt or put on the stack as the edition says.
///
/// # Errors
///
/// Unanswered decisions.
pub fn step(cx: &mut Cx<'_>) -> Flow {
    let _ = cx;
    todo!()
}
