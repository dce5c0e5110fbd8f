//! Creatures that are put onto the battlefield attacking (508.4).

use super::attackers::defenders;
use crate::{
    acting::Cx,
    decision::{DecisionKind, Options},
    error::Flow,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
};

/// The name for the player or planeswalker that an attacking creature returned as a cost was attacking (702.49c).
pub(crate) const ATTACKED: &str = "attacked";

/// Whether the creature joins an attack of that player. Otherwise it is not attacking.
pub(crate) fn joins(cx: &Cx<'_>, creature: bool, controller: PlayerId) -> bool {
    let turn = &cx.state().turn;
    turn.step.in_combat() && turn.active == controller && creature
}

/// The player or planeswalker that a creature attacks if it is put onto the battlefield attacking: the bound one, or else the choice of its controller.
/// `None` if there is no attack to join.
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn joins_attack_on(
    cx: &mut Cx<'_>,
    (object, creature): (ObjectId, bool),
    controller: PlayerId,
    scope: &Scope,
) -> Flow<Option<Entity>> {
    if !joins(cx, creature, controller) {
        return Ok(cx.game().fact((Rule::EntersAttacking, object), None, || None));
    }
    let game = cx.game();
    let as_returned = scope.bindings.get(ATTACKED).is_some() && game.heeds((Rule::NinjutsuEnters, object), true);
    let defender = if as_returned {
        // It attacks nothing if the returned creature attacked nothing, or if what that one attacked can no longer be attacked (506.3c, 506.4c).
        let attacked = scope.bindings.entities(ATTACKED).first().copied();
        attacked.filter(|attacked| defenders(game, controller).contains(attacked))
    } else {
        chosen(cx, controller, scope.source)?
    };
    Ok(cx.game().fact((Rule::EntersAttacking, object), defender, || None))
}

/// The player or planeswalker that the controller of one creature chooses.
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn chosen(cx: &mut Cx<'_>, controller: PlayerId, source: ObjectId) -> Flow<Option<Entity>> {
    let from = defenders(cx.game(), controller);
    let players = from.iter().all(|defender| defender.player().is_some());
    let kind = if players { DecisionKind::Player } else { DecisionKind::Choose };
    let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    Ok(cx.ask_entities(controller, kind, Some(source), Some(ATTACKED.into()), options)?.first().copied())
}
