//! Resolving spells and abilities (608).

use crate::{cards::effect::Effect, error::Flow, game::Cx, state::effects::Scope};

/// Resolves the top of the stack.
///
/// # Errors
///
/// Unanswered decisions.
pub fn resolve_top(cx: &mut Cx<'_>) -> Flow {
    let _ = cx;
    todo!()
}

/// Carries out instructions in order; what they bind stays bound in the scope.
///
/// # Errors
///
/// Unanswered decisions; a verb the engine can't do.
pub fn run(cx: &mut Cx<'_>, instructions: &[Effect], scope: &mut Scope) -> Flow {
    let _ = (cx, instructions, scope);
    todo!()
}
