//! Creatures that are put onto the battlefield attacking (508.4).

use super::attackers::defenders;
use crate::{
    acting::Cx,
    change::{Attacked, JoinsAttack},
    decision::{DecisionKind, Options},
    error::Flow,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
};

/// The name for the player or planeswalker that an attacking creature returned as a cost was attacking (702.49c).
pub(crate) const ATTACKED: &str = "attacked";

/// The attack that an object joins by an effect.
pub(crate) fn by_effect(game: Game<'_>, object: ObjectId, scope: &Scope) -> JoinsAttack {
    let as_returned = scope.bindings.get(ATTACKED).is_some() && game.heeds((Rule::NinjutsuEnters, object), true);
    let on = match as_returned {
        true => Attacked::AsReturned(scope.bindings.entities(ATTACKED).first().copied()),
        false => Attacked::Chosen,
    };
    JoinsAttack { source: scope.source, on }
}

/// The player or planeswalker that an object attacks as it enters under that player's control: the choice of that player, or what the returned creature
/// attacked. `None` if it is no creature or there is no attack of that player to join (506.3a, 506.3b).
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn attacked(
    cx: &mut Cx<'_>,
    JoinsAttack { source, on }: JoinsAttack,
    (object, is_creature): (ObjectId, bool),
    controller: PlayerId,
) -> Flow<Option<Entity>> {
    let turn = &cx.state().turn;
    let attacked = match on {
        _ if !is_creature || !turn.step.in_combat() || turn.active != controller => None,
        Attacked::Chosen => chosen(cx, controller, source)?,
        // It attacks nothing if what the returned creature attacked can no longer be attacked (506.3c, 506.4c).
        Attacked::AsReturned(attacked) => {
            attacked.filter(|attacked| defenders(cx.game(), controller).contains(attacked))
        }
    };
    Ok(cx.game().fact((Rule::EntersAttacking, object), attacked, || None))
}

/// The player or planeswalker that the controller of one creature chooses.
///
/// # Errors
///
/// Unanswered decisions.
fn chosen(cx: &mut Cx<'_>, controller: PlayerId, source: ObjectId) -> Flow<Option<Entity>> {
    let from = defenders(cx.game(), controller);
    let players = from.iter().all(|defender| defender.player().is_some());
    let kind = if players { DecisionKind::Player } else { DecisionKind::Choose };
    let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    Ok(cx.ask_entities(controller, kind, Some(source), Some(ATTACKED.into()), options)?.first().copied())
}
