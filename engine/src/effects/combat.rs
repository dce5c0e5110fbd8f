//! Entering and leaving combat by an effect (506.4, 508.4).

use crate::{
    cards::{reference::Ref, values::CardType},
    change::Change,
    decision::{DecisionKind, Options},
    error::Flow,
    game::Cx,
    ground::Act,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
};

use super::reading;

/// The name that returning an attacker as a cost binds: what it was attacking (702.49c).
pub(crate) const ATTACKED: &str = "attacked";

/// Removes creatures from combat.
pub(super) fn remove(cx: &mut Cx<'_>, what: &Ref, scope: &Scope) -> Flow {
    for object in reading::permanents(cx, what, scope) {
        cx.commit(Change::RemoveFromCombat { object }.by((Rule::RemovedFromCombat, object)));
    }
    Ok(())
}

/// Creatures block by an effect, which no restriction on declaring blockers keeps from it: those that the defending player controls.
pub(super) fn block(cx: &mut Cx<'_>, what: &Ref, attacker: &Ref, scope: &Scope) -> Flow {
    let attackers = reading::permanents(cx, attacker, scope);
    for blocker in reading::permanents(cx, what, scope) {
        if !cx.game().characteristics(blocker).is(CardType::Creature) {
            continue;
        }
        let (game, combat) = (cx.game(), &cx.state().combat);
        let attacks = attackers.iter().filter_map(|attacker| combat.attack_of(*attacker));
        let attacked = attacks.filter(|attack| game.defending_player(attack.defender) == game.controller(blocker));
        let blocks = attacked.map(|attack| Change::JoinBlock { blocker, attacker: attack.attacker });
        let blocks: Vec<Act> = blocks.map(|change| change.by((Rule::BlocksByEffect, scope))).collect();
        cx.commit_all(blocks);
    }
    Ok(())
}

/// What a creature attacks that is put onto the battlefield attacking: what is bound, else what its controller says (508.4). None if
/// there is no attack to join: then it isn't attacking.
pub(super) fn joins_attack_on(
    cx: &mut Cx<'_>,
    object: ObjectId,
    controller: PlayerId,
    scope: &Scope,
) -> Flow<Option<Entity>> {
    let turn = &cx.state().turn;
    let creature = cx.game().characteristics(object).is(CardType::Creature);
    if !turn.step.in_combat() || turn.active != controller || !creature {
        return Ok(cx.game().fact((Rule::EntersAttacking, object), None, || None));
    }
    let bound = scope.bindings.entities(ATTACKED).first().copied();
    let bound = bound.map(|attacked| cx.game().fact((Rule::NinjutsuEnters, object), Some(attacked), || None));
    let bound = bound.flatten();
    let defender = match bound {
        Some(defender) => Some(defender),
        None => {
            let from: Vec<Entity> = cx.state().opponents(controller).map(Entity::Player).collect();
            let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
            let name = Some(ATTACKED.into());
            cx.ask_entities(controller, DecisionKind::Player, Some(scope.source), name, options)?.first().copied()
        }
    };
    Ok(cx.game().fact((Rule::EntersAttacking, object), defender, || None))
}
