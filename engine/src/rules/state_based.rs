//! State-based actions (704; "state-based effects" until 2009).

use crate::{error::Flow, game::Cx};

/// Checks once and performs all that apply at the same time (704.3); says whether anything was done.
///
/// # Errors
///
/// Unanswered decisions (which legendary permanent to keep).
pub fn check(cx: &mut Cx<'_>) -> Flow<bool> {
    let _ = cx;
    todo!()
}
