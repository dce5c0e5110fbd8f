//! Costs (118): what must be paid, whether it can be, and paying it.

use crate::{cards::cost::Cost, error::Flow, game::Cx, ids::PlayerId, state::effects::Scope};

/// A player pays costs outside the announcement of a spell or ability.
///
/// # Errors
///
/// [`Rule::UnpayableCost`](crate::rule::Rule::UnpayableCost) refuses; unanswered decisions.
pub fn pay(cx: &mut Cx<'_>, player: PlayerId, costs: &[Cost], scope: &mut Scope) -> Flow {
    let _ = (cx, player, costs, scope);
    todo!()
}
