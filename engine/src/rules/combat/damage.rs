//! Combat damage (510; 310 until 2009).

use super::{damage_order, said_by};
use crate::{
    acting::Cx,
    cards::{
        keyword::Builtin,
        modification::Modification,
        values::{CardType, Step},
    },
    change::{Change, CombatChange, Damage, LifeChange},
    decision::{Answer, DecisionKind, Moment, Options},
    edition::{CombatDamage, DeathtouchDamage, SecondDamageStep},
    error::Flow,
    event::Event,
    game::Game,
    ground::{Act, Because},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{replacement, stack},
    state::{
        stack::{AssignedDamage, ItemKind, StackItem},
        turn::Attack,
    },
};

/// The combat damage step: damage is assigned, and then dealt or put on the stack, depending on the edition.
///
/// # Errors
///
/// Unanswered decisions.
pub fn step(cx: &mut Cx<'_>) -> Flow {
    let moment = cx.at(Moment::Assigning);
    let first = cx.state().turn.step == Step::FirstStrikeDamage;
    let fighters = participants(cx.game(), first);
    // From 2004 to 2006 a creature that assigns no damage in the first step may do so in the second (310.5).
    let by_assignment = cx.edition().second_damage_step == SecondDamageStep::WhoAssignedNothing;
    if first && !by_assignment {
        cx.commit(CombatChange::StrikeFirst(fighters.clone()));
    }
    let assigned = assign(cx, &fighters)?;
    if first && by_assignment {
        let creatures = fighters.into_iter().filter(|id| assigned.iter().any(|a| a.source == *id)).collect();
        cx.commit(CombatChange::StrikeFirst(creatures));
    }
    let assigned = cx.game().fact(Rule::DamageAssignment, assigned, Vec::new);
    cx.at(moment);
    if assigned.is_empty() {
        return Ok(());
    }
    let told = cx.edition().combat_damage;
    let on_stack = told == CombatDamage::OnTheStack;
    let on_stack = on_stack && cx.game().fact(Rule::DamageOnStack, told, || CombatDamage::AtOnce) == told;
    cx.commit(Change::Note(Event::DamageAssigned { on_stack }));
    if !on_stack {
        return deal_assigned(cx, &assigned).map(drop);
    }
    let (active, this) = (cx.state().turn.active, cx.state().next_id());
    let item = StackItem::new(ItemKind::CombatDamage(assigned), this);
    stack::put(cx, active, item, [Rule::DamageAssignment.ground()]);
    Ok(())
}

/// Deals combat damage as it was assigned, all at the same time (510.2; 310.4 until 2009). A creature that is gone or has changed still deals its
/// damage. A recipient that is gone, or that is no longer a creature, is dealt none.
///
/// # Errors
///
/// Unanswered decisions.
pub fn deal_assigned(cx: &mut Cx<'_>, assigned: &[AssignedDamage]) -> Flow<Vec<Event>> {
    let damage: Vec<Act> = {
        let game = cx.game();
        let dealt = assigned.iter().filter(|a| can_be_dealt(game, a.to));
        let damage = |a: &AssignedDamage| Damage {
            source: a.source,
            to: a.to,
            amount: a.amount,
            combat: true,
            unpreventable: false,
        };
        dealt.map(|a| LifeChange::Damage(damage(a)).by(Rule::CombatDamage)).collect()
    };
    replacement::happen(cx, damage)
}

/// Whether the recipient can still be dealt damage (310.4c).
fn can_be_dealt(game: Game<'_>, to: Entity) -> bool {
    match to {
        Entity::Player(player) => !game.state.player(player).lost,
        Entity::Object(id) => {
            let characteristics = game.characteristics(id);
            let kind = characteristics.is(CardType::Creature) || characteristics.is(CardType::Planeswalker);
            game.object(id).is_permanent() && kind
        }
    }
}

/// Whether a creature in combat has first strike or double strike, so that there are two damage steps (510.4).
#[must_use]
pub fn anybody_strikes_first(game: Game<'_>) -> bool {
    let strikes = super::fighters(&game.state.combat).into_iter().any(|id| strikes_first(game, id));
    strikes && game.heeds(Rule::FirstStrikeStep, true)
}

fn strikes_first(game: Game<'_>, creature: ObjectId) -> bool {
    game.keyword(Rule::FirstStrike, creature, Builtin::FirstStrike) || strikes_twice(game, creature)
}

fn strikes_twice(game: Game<'_>, creature: ObjectId) -> bool {
    game.keyword(Rule::DoubleStrike, creature, Builtin::DoubleStrike)
}

/// The creatures that assign damage in this step: in the first of two, those with first strike or double strike; in the second, those that did not
/// assign damage in the first and those that have double strike now (510.4).
fn participants(game: Game<'_>, first: bool) -> Vec<ObjectId> {
    let mut fighters = super::fighters(&game.state.combat);
    let struck = &game.state.combat.struck_first;
    fighters.retain(|id| match first {
        true => strikes_first(game, *id),
        false => !struck.contains(id) || strikes_twice(game, *id),
    });
    fighters
}

/// The active player announces how the attackers assign their damage, then the defending players announce it for the blockers (510.1).
fn assign(cx: &mut Cx<'_>, fighters: &[ObjectId]) -> Flow<Vec<AssignedDamage>> {
    let mut assigned = Vec::new();
    let attackers_first = cx.game().heeds(Rule::AttackersAssignFirst, true);
    if attackers_first {
        assign_attackers(cx, fighters, &mut assigned)?;
    }
    damage_order::check(cx, &attackers(cx), &assigned)?;
    assign_blockers(cx, fighters, &mut assigned)?;
    if !attackers_first {
        assign_attackers(cx, fighters, &mut assigned)?;
    }
    let blocking = cx.state().combat.blocking.clone();
    damage_order::check(cx, &blocking, &assigned)?;
    Ok(assigned)
}

fn attackers(cx: &Cx<'_>) -> Vec<ObjectId> {
    cx.state().combat.attacks.iter().map(|attack| attack.attacker).collect()
}

fn assign_attackers(cx: &mut Cx<'_>, fighters: &[ObjectId], assigned: &mut Vec<AssignedDamage>) -> Flow {
    let attacks = cx.state().combat.attacks.clone();
    // The damage of creatures with trample is assigned last, because it depends on what the others assign (702.19b).
    let tramples = |attack: &&Attack| cx.game().characteristics(attack.attacker).has(Builtin::Trample);
    let fights = |attack: &&Attack| fighters.contains(&attack.attacker) && power(cx.game(), attack.attacker) > 0;
    let (tramplers, others): (Vec<&Attack>, Vec<&Attack>) = attacks.iter().filter(fights).partition(tramples);
    for attack in others {
        assign_attacker(cx, attack, &[], assigned)?;
    }
    for (at, attack) in tramplers.iter().enumerate() {
        assign_attacker(cx, attack, &tramplers[at + 1..], assigned)?;
    }
    for attack in tramplers {
        require_lethal(cx, attack, assigned)?;
    }
    Ok(())
}

fn assign_blockers(cx: &mut Cx<'_>, fighters: &[ObjectId], assigned: &mut Vec<AssignedDamage>) -> Flow {
    let attacks = &cx.state().combat.attacks;
    let mut blockers: Vec<ObjectId> = attacks.iter().flat_map(|attack| attack.blockers.iter().copied()).collect();
    // Several defending players announce it in turn order (101.4, 703.4k).
    let turn: Vec<PlayerId> = cx.state().in_turn_order().collect();
    let seat = |blocker: &ObjectId| turn.iter().position(|player| *player == chooser(cx.game(), *blocker));
    blockers.sort_by_cached_key(seat);
    for (index, blocker) in blockers.iter().enumerate() {
        let power = power(cx.game(), *blocker);
        if power > 0 && fighters.contains(blocker) && !blockers[..index].contains(blocker) {
            let among = damage_order::in_order(cx.game(), *blocker, cx.state().combat.blocked_by(*blocker).collect());
            let among: Vec<Entity> = among.into_iter().map(Entity::from).collect();
            divide(cx, *blocker, among, power, assigned)?;
        }
    }
    Ok(())
}

/// The damage equals the creature's power, or its toughness if an effect says so; none if it is 0 or less (510.1a).
fn power(game: Game<'_>, creature: ObjectId) -> u32 {
    let Some((power, toughness)) = game.characteristics(creature).pt else { return 0 };
    let said = said_by(game, creature, |said| matches!(said, Modification::AssignsByToughness(_)));
    let assigned = said.map_or(power, |scope| game.fact((Rule::CardBeatsRule, scope), toughness, || power));
    u32::try_from(assigned).unwrap_or(0)
}

/// An unblocked attacker assigns its damage to the player or permanent it attacks. A blocked one assigns it to its blockers, or to nothing if they
/// are gone; with trample the excess goes to the attacked player or permanent (510.1b–c, 702.19b–c). If the attacked permanent has been removed from
/// combat, no damage is assigned to it.
/// `later` are the creatures with trample that assign their damage afterwards.
fn assign_attacker(cx: &mut Cx<'_>, attack: &Attack, later: &[&Attack], assigned: &mut Vec<AssignedDamage>) -> Flow {
    let Attack { attacker, defender, nothing, blockers, blocked } = attack;
    let power = power(cx.game(), *attacker);
    let nothing = cx.game().heeds((Rule::AttacksNothing, *attacker), *nothing);
    let whole = || (!nothing).then_some(AssignedDamage { source: *attacker, to: *defender, amount: power });
    if *blocked != Some(true) {
        assigned.extend(whole());
        return Ok(());
    }
    let trample = cx.game().keyword(Rule::Trample, *attacker, Builtin::Trample);
    if blockers.is_empty() {
        // The creature stays blocked without its blockers (509.1h).
        let blocked = cx.game().heeds((Rule::StaysBlocked, *attacker), true);
        assigned.extend((trample || !blocked).then(whole).flatten());
        return Ok(());
    }
    let blockers = damage_order::in_order(cx.game(), *attacker, blockers.clone());
    let mut among: Vec<Entity> = blockers.iter().copied().map(Entity::from).collect();
    let needed = |blocker: &ObjectId| {
        let needed = lethal(cx.game(), *attacker, *blocker, assigned);
        needed.saturating_sub(help(cx.game(), *blocker, later))
    };
    if trample && !nothing && blockers.iter().map(needed).fold(0, u32::saturating_add) < power {
        among.push(*defender);
    }
    divide(cx, *attacker, among, power, assigned)
}

/// What the attackers that assign their damage later can contribute to the lethal damage for a blocker.
fn help(game: Game<'_>, blocker: ObjectId, later: &[&Attack]) -> u32 {
    let deadly = |attacker: ObjectId| {
        game.table.edition.deathtouch_damage == DeathtouchDamage::AnyIsLethal
            && game.instance(attacker, Builtin::Deathtouch).is_some()
    };
    let helpers = later.iter().filter(|attack| attack.blockers.contains(&blocker) && !attack.nothing);
    let most = |attack: &&Attack| if deadly(attack.attacker) { u32::MAX } else { power(game, attack.attacker) };
    helpers.map(most).fold(0, u32::saturating_add)
}

/// The attacked player or permanent can only get the damage of a blocked creature with trample beyond lethal damage to every blocker, to which all
/// damage counts that is assigned at the same time (702.19b).
fn require_lethal(cx: &Cx<'_>, attack: &Attack, assigned: &[AssignedDamage]) -> Flow {
    let Attack { attacker, defender, blockers, .. } = attack;
    let through = assigned.iter().any(|part| part.source == *attacker && part.to == *defender);
    let unmet = |blocker: &ObjectId| lethal(cx.game(), *attacker, *blocker, assigned) > 0;
    match through && blockers.iter().any(unmet) {
        true => cx.forbid((Rule::Trample, *attacker), "each blocker must be assigned lethal damage before trample assigns damage to the attacked player or planeswalker"),
        false => Ok(()),
    }
}

/// The lethal damage for a blocker, minus marked damage and damage assigned at the same time (702.19b); 1 with deathtouch, and none if a source with
/// deathtouch assigns damage to it at the same time (702.2c).
fn lethal(game: Game<'_>, attacker: ObjectId, blocker: ObjectId, assigned: &[AssignedDamage]) -> u32 {
    let toughness = game.characteristics(blocker).pt.map_or(0, |(_, toughness)| u32::try_from(toughness).unwrap_or(0));
    let others =
        assigned.iter().filter(|a| a.to == Entity::Object(blocker)).map(|a| a.amount).fold(0, u32::saturating_add);
    let any_is_lethal = game.table.edition.deathtouch_damage == DeathtouchDamage::AnyIsLethal;
    let deadly = |a: &AssignedDamage| {
        any_is_lethal
            && a.to == Entity::Object(blocker)
            && a.amount > 0
            && game.instance(a.source, Builtin::Deathtouch).is_some()
    };
    if assigned.iter().any(deadly) {
        return 0;
    }
    let needed = toughness.saturating_sub(game.object(blocker).damage + others);
    if any_is_lethal && game.instance(attacker, Builtin::Deathtouch).is_some() { needed.min(1) } else { needed }
}

/// Divides a creature's damage as its controller chooses.
fn divide(
    cx: &mut Cx<'_>,
    source: ObjectId,
    among: Vec<Entity>,
    total: u32,
    assigned: &mut Vec<AssignedDamage>,
) -> Flow {
    let parts = ask_division(cx, source, &among, total)?;
    push(source, &among, &parts, assigned);
    Ok(())
}

fn ask_division(cx: &mut Cx<'_>, source: ObjectId, among: &[Entity], total: u32) -> Flow<Vec<u32>> {
    let player = chooser(cx.game(), source);
    let options = Options::Division { among: among.to_vec(), total, least_each: 0 };
    match cx.ask(player, DecisionKind::CombatDamage, Some(source), None, options)? {
        Answer::Division(parts) => Ok(parts),
        _ => Ok(Vec::new()),
    }
}

/// The player who divides the damage: the active player for attackers, the defending player for blockers.
fn chooser(game: Game<'_>, creature: ObjectId) -> PlayerId {
    if game.state.combat.attack_of(creature).is_some() {
        return game.state.turn.active;
    }
    let blocked = game.state.combat.attacks.iter().find(|attack| attack.blockers.contains(&creature));
    blocked.map_or_else(|| game.controller(creature), |attack| game.defending_player(attack.defender))
}

fn push(source: ObjectId, among: &[Entity], parts: &[u32], assigned: &mut Vec<AssignedDamage>) {
    let dealt = among.iter().zip(parts).filter(|(_, amount)| **amount > 0);
    assigned.extend(dealt.map(|(to, amount)| AssignedDamage { source, to: *to, amount: *amount }));
}
