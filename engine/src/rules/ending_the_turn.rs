//! Ending the turn (724; 509 in 2004).

use crate::{error::Flow, game::Cx};

/// Ends the turn, step by step.
///
/// # Errors
///
/// Unanswered decisions.
pub fn end_the_turn(cx: &mut Cx<'_>) -> Flow {
    let _ = cx;
    todo!()
}
