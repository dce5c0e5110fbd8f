//! Mana (106) and mana abilities (605).

use crate::{cards::effect::ManaEffect, error::Flow, game::Cx, state::effects::Scope};

/// Carries out `add_mana`.
///
/// # Errors
///
/// Unanswered decisions.
pub fn add(cx: &mut Cx<'_>, effect: &ManaEffect, scope: &Scope) -> Flow {
    let _ = (cx, effect, scope);
    todo!()
}
