//! Replacement and prevention effects (614–616).

use crate::{change::Change, error::Flow, event::Event, game::Cx};

/// Lets changes happen at the same time, after replacement and prevention effects have had their say, in the order the affected
/// player chooses (616.1). This is the way for everything that effects, costs and rules do to the game; [`Cx::commit`] is for what
/// no effect can replace.
///
/// # Errors
///
/// Unanswered decisions.
pub fn happen(cx: &mut Cx<'_>, changes: Vec<Change>) -> Flow<Vec<Event>> {
    let _ = (cx, changes);
    todo!()
}
