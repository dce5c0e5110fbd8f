//! Declaring attackers (508).

use super::{has, note_keyword, said_by};
use crate::{
    action::Awaits,
    cards::{
        keyword::Builtin,
        modification::{Allowance, Deed, Modification},
        values::{CardType, ManaCost},
    },
    change::Change,
    decision::Moment,
    edition::Walls,
    error::Flow,
    game::{Cx, Game},
    ids::{Entity, ObjectId, PlayerId},
    rule::{MarkUse, Rule},
    rules::{costs, priority, timing, turn},
    state::{effects::Scope, turn::Attack},
};

/// Why a creature can't attack: the rule, on whose account, and what to tell.
struct Obstacle {
    rule: Rule,
    on_account_of: ObjectId,
    reason: String,
}

/// The active player declares attackers (508.1).
///
/// # Errors
///
/// An illegal declaration, as a whole; unanswered decisions.
pub fn declare(cx: &mut Cx<'_>, player: PlayerId, attacks: &[(ObjectId, Entity)]) -> Flow {
    if turn::awaits(cx.state()) != Awaits::Attackers(player) {
        return cx.refuse(Rule::DeclareAttackers, None, format!("{player} doesn't declare attackers now"));
    }
    let moment = cx.at(Moment::Declaring);
    for (index, (attacker, defender)) in attacks.iter().enumerate() {
        if attacks[..index].iter().any(|(other, _)| other == attacker) {
            return cx.refuse(Rule::DeclareAttackers, *attacker, "a creature attacks once");
        }
        check_defender(cx, player, *attacker, *defender)?;
        if let Some(Obstacle { rule, on_account_of, reason }) = obstacle(cx.game(), player, *attacker) {
            if rule == Rule::DefenderCantAttack {
                note_keyword(cx, rule, *attacker, Builtin::Defender, MarkUse::Refused);
            }
            return cx.refuse(rule, on_account_of, reason);
        }
    }
    check_requirements(cx, player, attacks)?;
    attacks.iter().for_each(|(attacker, _)| note_permissions(cx, *attacker));
    tap(cx, attacks);
    pay(cx, player, attacks)?;
    let still_there = |(attacker, _): &&(ObjectId, Entity)| {
        cx.state().object(*attacker).is_permanent() && cx.game().controller(*attacker) == player
    };
    let attacks: Vec<Attack> =
        attacks.iter().filter(still_there).map(|(attacker, defender)| attack(*attacker, *defender)).collect();
    if !attacks.is_empty() {
        cx.applied(Rule::DeclareAttackers, None);
    }
    cx.commit(Change::DeclareAttackers(attacks));
    cx.at(moment);
    priority::give(cx, player)
}

fn attack(attacker: ObjectId, defender: Entity) -> Attack {
    Attack { attacker, defender, blockers: Vec::new(), blocked: None }
}

/// What is attacked is an opponent or an opponent's planeswalker (508.1b).
fn check_defender(cx: &Cx<'_>, player: PlayerId, attacker: ObjectId, defender: Entity) -> Flow {
    if cx.state().objects.len() <= attacker.0 as usize || !defenders(cx.game(), player).contains(&defender) {
        return cx.refuse(Rule::DeclareAttackers, None, "that can't be attacked");
    }
    Ok(())
}

/// Everything that player's creatures could attack.
fn defenders(game: Game<'_>, player: PlayerId) -> Vec<Entity> {
    let players = game.state.opponents(player).map(Entity::from);
    let attackable = |id: &&ObjectId| {
        let of_opponent = game.controller(**id) != player;
        of_opponent && game.characteristics(**id).is(CardType::Planeswalker)
    };
    players.chain(game.state.battlefield.iter().filter(attackable).copied().map(Entity::from)).collect()
}

/// What keeps a creature from attacking, apart from costs (508.1a, 508.1c).
fn obstacle(game: Game<'_>, player: PlayerId, creature: ObjectId) -> Option<Obstacle> {
    let because = |rule, on_account_of: ObjectId, reason: &str| {
        Some(Obstacle { rule, on_account_of, reason: format!("{} {reason}", game.name(creature)) })
    };
    let object = game.object(creature);
    if !object.is_permanent() || game.controller(creature) != player {
        return because(Rule::DeclareAttackers, creature, "isn't a permanent that the active player controls");
    }
    let characteristics = game.characteristics(creature);
    if !characteristics.is(CardType::Creature) {
        return because(Rule::DeclareAttackers, creature, "isn't a creature");
    }
    if object.status.tapped {
        return because(Rule::DeclareAttackers, creature, "is tapped");
    }
    if timing::came_since_last_turn(game, creature) && !characteristics.has(Builtin::Haste) {
        return because(Rule::SummoningSickness, creature, "came under its controller's control this turn");
    }
    if let Some(source) = said_by(game, creature, |m| matches!(m, Modification::Cant(Deed::Attack))) {
        return because(Rule::AttackRestriction, source, "can't attack");
    }
    if despite_defender(game, creature).is_some() {
        return None;
    }
    if characteristics.has(Builtin::Defender) {
        return because(Rule::DefenderCantAttack, creature, "has defender");
    }
    if is_kept_as_a_wall(game, creature) {
        return because(Rule::WallCantAttack, creature, "is a Wall");
    }
    None
}

/// A Wall can't attack, where the type means that (308.1 of 2001).
fn is_kept_as_a_wall(game: Game<'_>, creature: ObjectId) -> bool {
    game.table.edition.walls == Walls::CannotAttack && game.characteristics(creature).has_subtype("Wall")
}

fn despite_defender(game: Game<'_>, creature: ObjectId) -> Option<ObjectId> {
    said_by(game, creature, |m| matches!(m, Modification::May(Allowance::AttackDespiteDefender)))
}

/// Notes what lets a creature attack that otherwise couldn't.
fn note_permissions(cx: &Cx<'_>, creature: ObjectId) {
    let game = cx.game();
    if timing::came_since_last_turn(game, creature) {
        note_keyword(cx, Rule::Haste, creature, Builtin::Haste, MarkUse::Applied);
    }
    let kept = has(game, creature, Builtin::Defender) || is_kept_as_a_wall(game, creature);
    if let Some(source) = despite_defender(game, creature).filter(|_| kept) {
        cx.applied(Rule::CardBeatsRule, source);
    }
}

/// Creatures that attack if able are among the attackers, unless that would have to be paid for (508.1d). No restriction here bears
/// on several creatures together, so the most requirements are obeyed when each is.
fn check_requirements(cx: &Cx<'_>, player: PlayerId, attacks: &[(ObjectId, Entity)]) -> Flow {
    let game = cx.game();
    for creature in &game.state.battlefield {
        if game.controller(*creature) != player || !game.characteristics(*creature).is(CardType::Creature) {
            continue;
        }
        let Some(source) = said_by(game, *creature, |m| matches!(m, Modification::MustAttack(_))) else { continue };
        if attacks.iter().any(|(attacker, _)| attacker == creature) {
            cx.applied(Rule::AttackRequirement, source);
            continue;
        }
        let free = defenders(game, player).into_iter().any(|defender| cost_for(game, defender).is_none());
        if !free || obstacle(game, player, *creature).is_some() {
            cx.considered(Rule::AttackRequirement, source);
            continue;
        }
        return cx.refuse(Rule::AttackRequirement, source, format!("{} has to attack", game.name(*creature)));
    }
    Ok(())
}

/// The attackers tap; that is no cost (508.1f).
fn tap(cx: &mut Cx<'_>, attacks: &[(ObjectId, Entity)]) {
    let (vigilant, tapping): (Vec<_>, Vec<_>) = attacks
        .iter()
        .map(|(attacker, _)| *attacker)
        .partition(|attacker| has(cx.game(), *attacker, Builtin::Vigilance));
    vigilant.into_iter().for_each(|attacker| {
        note_keyword(cx, Rule::VigilanceNoTap, attacker, Builtin::Vigilance, MarkUse::Applied);
    });
    if !tapping.is_empty() {
        cx.applied(Rule::AttackTaps, None);
        cx.commit_all(tapping.into_iter().map(|object| Change::Tap { object }).collect());
    }
}

/// What it costs to attack that player, for each creature, and who says so.
fn cost_for(game: Game<'_>, defender: Entity) -> Option<(ManaCost, Vec<ObjectId>)> {
    let mut total = ManaCost::ZERO;
    let mut sources = Vec::new();
    for rule in &game.seen.rules {
        if let Modification::AttackCost(cost) = &*rule.modification
            && defender == Entity::Player(rule.scope.controller)
        {
            total = total.plus(cost);
            sources.push(rule.scope.source);
        }
    }
    (!sources.is_empty()).then_some((total, sources))
}

/// Costs for attacking are determined, locked in and paid together (508.1h–j).
fn pay(cx: &mut Cx<'_>, player: PlayerId, attacks: &[(ObjectId, Entity)]) -> Flow {
    let mut total = ManaCost::ZERO;
    let mut on_account_of = Vec::new();
    for (_, defender) in attacks {
        if let Some((cost, sources)) = cost_for(cx.game(), *defender) {
            total = total.plus(&cost);
            on_account_of.extend(sources);
        }
    }
    let Some(first) = on_account_of.first().copied() else { return Ok(()) };
    on_account_of.iter().for_each(|source| cx.applied(Rule::AttackCost, *source));
    let mut scope = Scope::new(first, player);
    costs::pay(cx, player, &[crate::cards::cost::Cost::Mana(total)], &mut scope)
}
