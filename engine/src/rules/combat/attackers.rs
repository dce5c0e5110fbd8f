//! Declaring attackers (508).

use super::{keyword_against, must_attack, pay_together, said_against, said_by};
use crate::{
    acting::Cx,
    cards::{
        Name,
        cost::Cost,
        deed::{Allowance, Deed},
        effect::AttackOption,
        keyword::Builtin,
        modification::Modification,
        selector::Selector,
        values::CardType,
    },
    change::{CombatChange, PermanentChange},
    continuous::RuleInForce,
    decision::{DecisionKind, Moment},
    edition::{AttackedPlayers, Walls, WithoutAttackers},
    error::Flow,
    eval::timing,
    game::Game,
    ground::{Act, Obstacle},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{
        costs, priority,
        turn::{self, Awaits},
    },
    state::{effects::Scope, instances::own_name, turn::Attack},
    unsupported,
};

/// The active player declares attackers (508.1).
///
/// # Errors
///
/// An illegal declaration, which is refused as a whole; unanswered decisions.
pub fn declare(cx: &mut Cx<'_>, player: PlayerId, attacks: &[(ObjectId, Entity)]) -> Flow {
    if turn::awaits(cx.state()) != Awaits::Attackers(player) {
        return cx.cannot(Rule::DeclareAttackers, format!("{player} can't declare attackers now"));
    }
    let moment = cx.at(Moment::Declaring);
    for (index, (attacker, defender)) in attacks.iter().enumerate() {
        if attacks[..index].iter().any(|(other, _)| other == attacker) {
            cx.cannot((Rule::DeclareAttackers, *attacker), "a creature can be declared as an attacker only once")?;
        }
        check_defender(cx, player, *attacker, *defender)?;
        let kept = obstacle(cx.game(), player, *attacker).or_else(|| kept_from(cx.game(), *attacker, *defender));
        if let Some(Obstacle { ground, reason }) = kept {
            let name = cx.game().name(*attacker);
            cx.forbid(ground, format!("{name} {reason}"))?;
        }
    }
    check_defenders(cx, attacks)?;
    check_company(cx, attacks)?;
    must_attack::check(cx, player, attacks)?;
    tap(cx, attacks);
    pay(cx, player, attacks)?;
    let still_there = |(attacker, _): &&(ObjectId, Entity)| {
        cx.state().object(*attacker).is_permanent() && cx.game().controller(*attacker) == player
    };
    let attacks: Vec<Attack> =
        attacks.iter().filter(still_there).map(|(attacker, defender)| attack(*attacker, *defender)).collect();
    let any = !attacks.is_empty();
    let attacking: Vec<ObjectId> = attacks.iter().map(|attack| attack.attacker).collect();
    cx.commit(Act::from(CombatChange::DeclareAttackers(attacks)).by_if(any, Rule::DeclareAttackers));
    for attacker in attacking {
        pay_options(cx, player, attacker)?;
    }
    cx.at(moment);
    if !any && cx.edition().without_attackers == WithoutAttackers::EndsAtOnce {
        // No player gets priority in the rest of the step (308.4 of 2001).
        return turn::go_on(cx);
    }
    priority::begin(cx)
}

fn attack(attacker: ObjectId, defender: Entity) -> Attack {
    Attack { attacker, defender, nothing: false, blockers: Vec::new(), blocked: None }
}

/// Checks that an attacked player is an opponent, and an attacked planeswalker an opponent's (508.1b).
fn check_defender(cx: &Cx<'_>, player: PlayerId, attacker: ObjectId, defender: Entity) -> Flow {
    let game = cx.game();
    if game.state.objects.len() <= attacker.0 as usize {
        return cx.cannot(Rule::DeclareAttackers, "only creatures attack");
    }
    if defenders(game, player).contains(&defender) {
        return Ok(());
    }
    let because = (Rule::AttackDefender, attacker);
    match defender {
        Entity::Object(id) if !is_planeswalker(game, id) => {
            cx.cannot(because, "only players and planeswalkers are attacked")
        }
        _ => cx.forbid(because, "only an opponent or an opponent's planeswalker can be attacked"),
    }
}

/// Until 2006 all attackers attack one opponent, whom the active player has chosen (306.3).
fn check_defenders(cx: &Cx<'_>, attacks: &[(ObjectId, Entity)]) -> Flow {
    let game = cx.game();
    let whom = |attack: &(ObjectId, Entity)| game.defending_player(attack.1);
    let several = attacks.windows(2).any(|pair| whom(&pair[0]) != whom(&pair[1]));
    if several && game.table.edition.attacked_players == AttackedPlayers::One {
        cx.cannot(Rule::DeclareAttackers, "all attackers must attack the same opponent")?;
    }
    Ok(())
}

fn check_company(cx: &Cx<'_>, attacks: &[(ObjectId, Entity)]) -> Flow {
    match in_company(cx.game(), attacks) {
        Some(Obstacle { ground, reason }) => cx.forbid(ground, reason),
        None => Ok(()),
    }
}

/// The effect that limits the number of creatures that attack, or that prevents a creature from attacking alone (508.1c).
pub(super) fn in_company(game: Game<'_>, attacks: &[(ObjectId, Entity)]) -> Option<Obstacle> {
    let alone = match attacks {
        [(attacker, _)] => kept_from_attacking_alone(game, *attacker),
        _ => None,
    };
    alone.or_else(|| {
        most_attackers(game).find_map(|(most, whom, scope)| {
            let counted = attacks.iter().filter(|(_, defender)| is_of(game, *defender, whom, scope)).count();
            game.forbids(counted > most, (Rule::AttackRestriction, scope), "so many creatures can't attack")
        })
    })
}

/// The effect by which the creature can't attack alone.
pub(super) fn kept_from_attacking_alone(game: Game<'_>, attacker: ObjectId) -> Option<Obstacle> {
    let cant = |m: &Modification| matches!(m, Modification::Cant(Deed::AttackAlone));
    said_against(game, Rule::AttackRestriction, attacker, "a creature can't attack alone", cant)
}

/// The numbers of creatures to which effects limit a declaration of attackers, with the players and planeswalkers that they speak of.
pub(super) fn most_attackers(game: Game<'_>) -> impl Iterator<Item = (usize, Option<&Selector>, &Scope)> {
    game.seen.rules.iter().filter_map(|rule| match &*rule.modification {
        Modification::AttackAtMost { count, whom } => {
            Some((usize::try_from(*count).unwrap_or(usize::MAX), whom.as_ref(), &rule.scope))
        }
        _ => None,
    })
}

/// Whether the effect speaks of that player or planeswalker.
pub(super) fn is_of(game: Game<'_>, defender: Entity, whom: Option<&Selector>, scope: &Scope) -> bool {
    whom.is_none_or(|whom| game.matches(defender, whom, scope))
}

/// All players and planeswalkers that the player's creatures could attack.
pub(super) fn defenders(game: Game<'_>, player: PlayerId) -> Vec<Entity> {
    let players = game.state.opponents(player).map(Entity::from);
    let attackable = |id: &&ObjectId| game.controller(**id) != player && is_planeswalker(game, **id);
    players.chain(game.state.permanents().iter().filter(attackable).copied().map(Entity::from)).collect()
}

fn is_planeswalker(game: Game<'_>, id: ObjectId) -> bool {
    let there = game.state.objects.len() > id.0 as usize && game.object(id).is_permanent();
    there && game.characteristics(id).is(CardType::Planeswalker)
}

/// The obstacle to a creature's attack, independent of what it attacks and apart from costs (508.1a, 508.1c).
pub(super) fn obstacle(game: Game<'_>, player: PlayerId, creature: ObjectId) -> Option<Obstacle> {
    let object = game.object(creature);
    let no = |so, reason| game.forbids(so, (Rule::DeclareAttackers, creature), reason);
    let theirs = !object.is_permanent() || game.controller(creature) != player;
    no(theirs, "isn't a permanent that the active player controls")
        .or_else(|| no(!game.characteristics(creature).is(CardType::Creature), "isn't a creature"))
        .or_else(|| no(object.status.tapped, "is tapped"))
        .or_else(|| {
            let new = timing::came_since_last_turn(game, creature);
            let sick = new && !game.keyword(Rule::Haste, creature, Builtin::Haste);
            game.forbids(sick, (Rule::SummoningSickness, creature), "has summoning sickness")
        })
        .or_else(|| {
            let cant = |m: &Modification| matches!(m, Modification::Cant(Deed::Attack));
            said_against(game, Rule::AttackRestriction, creature, "can't attack", cant)
        })
        .or_else(|| kept_as_it_is(game, creature).filter(|_| !despite_defender(game, creature)))
}

/// The obstacle to a creature's attack on that player or planeswalker (508.1c).
pub(super) fn kept_from(game: Game<'_>, creature: ObjectId, defender: Entity) -> Option<Obstacle> {
    let said = game.seen.rules.iter().filter(|rule| rule.on.contains(&creature));
    let of_that = said.filter(|rule| match &*rule.modification {
        Modification::Cant(Deed::AttackWhom(whom)) => game.matches(defender, whom, &rule.scope),
        _ => false,
    });
    of_that.into_iter().find_map(|rule| {
        game.forbids(true, (Rule::AttackRestriction, &rule.scope), "can't attack this player or planeswalker")
    })
}

/// The obstacle that the creature's own characteristics raise: defender (702.3b), or the type Wall in editions in which it matters (308.1 of 2001).
fn kept_as_it_is(game: Game<'_>, creature: ObjectId) -> Option<Obstacle> {
    let defender = (creature, Builtin::Defender);
    keyword_against(game, true, Rule::DefenderCantAttack, defender, "has defender").or_else(|| {
        let walls = game.table.edition.walls == Walls::CannotAttack;
        let wall = walls && game.characteristics(creature).has_subtype("Wall");
        game.forbids(wall, (Rule::WallCantAttack, creature), "is a Wall, and Walls can't attack")
    })
}

fn despite_defender(game: Game<'_>, creature: ObjectId) -> bool {
    let said = said_by(game, creature, |m| matches!(m, Modification::May(Allowance::AttackDespiteDefender)));
    said.is_some_and(|scope| game.heeds((Rule::CardBeatsRule, scope), true))
}

/// The attackers become tapped. This is not a cost (508.1f).
fn tap(cx: &mut Cx<'_>, attacks: &[(ObjectId, Entity)]) {
    let game = cx.game();
    let attackers = attacks.iter().map(|(attacker, _)| *attacker);
    let tapping = attackers.filter(|id| !game.keyword(Rule::VigilanceNoTap, *id, Builtin::Vigilance));
    let taps: Vec<Act> = tapping.map(|object| PermanentChange::Tap { object }.by(Rule::AttackTaps)).collect();
    cx.commit_all(taps);
}

/// The costs of effects for a creature that attacks that player or planeswalker, effect by effect.
pub(super) fn costs_for<'a>(
    game: Game<'a>,
    attacker: ObjectId,
    defender: Entity,
) -> impl Iterator<Item = (&'a Vec<Cost>, &'a Scope)> {
    let asks = move |rule: &'a RuleInForce| match &*rule.modification {
        Modification::AttackCost { of, whom, cost } => {
            let of_it = of.as_ref().is_none_or(|of| game.matches(attacker.into(), of, &rule.scope));
            let attacked = |whom| game.matches(defender, whom, &rule.scope);
            (of_it && whom.as_ref().is_none_or(attacked)).then_some((cost, &rule.scope))
        }
        _ => None,
    };
    let heeded = move |(_, scope): &(&Vec<Cost>, &Scope)| game.heeds((Rule::AttackCost, *scope), true);
    game.seen.rules.iter().filter_map(asks).filter(heeded)
}

/// The optional costs that the attacking player may pay for a creature as it attacks (508.1g). The creature already counts as attacking.
fn pay_options(cx: &mut Cx<'_>, player: PlayerId, attacker: ObjectId) -> Flow {
    let option = |rule: &RuleInForce| match &*rule.modification {
        Modification::MayPayToAttack(option) if rule.on.contains(&attacker) => {
            Some((option.clone(), Scope { source: attacker, controller: player, ..rule.scope.clone() }))
        }
        _ => None,
    };
    let options: Vec<(AttackOption, Scope)> = cx.game().seen.rules.iter().filter_map(option).collect();
    let names: Vec<Option<Name>> = options.iter().map(|(option, _)| option.to_be.clone()).collect();
    // Each of several instances of enlist triggers only for its own cost (702.154d).
    let several = |to_be: &Option<Name>| names.iter().filter(|name| *name == to_be).nth(1).is_some();
    // No name tells apart those that effects gave.
    let given = |(option, scope): &&(AttackOption, Scope)| {
        several(&option.to_be) && scope.ability.as_deref().is_some_and(|held| held.granted)
    };
    if let Some(held) = options.iter().find(given).and_then(|(_, scope)| scope.ability.as_deref()) {
        return unsupported::refuse(format!("several {} costs that effects gave", held.id.whole()));
    }
    for (AttackOption { cost, to_be }, mut scope) in options {
        let heeded = cx.game().heeds((Rule::AttackOption, &scope), true);
        if !heeded || !costs::can_pay(cx.game(), player, &cost, &scope) {
            continue;
        }
        if !cx.ask_yes(player, DecisionKind::MayPay, Some(attacker), to_be.clone())? {
            continue;
        }
        costs::pay(cx, player, &cost, &mut scope)?;
        let own = |name: &Name| match scope.ability.as_deref() {
            Some(held) if several(&to_be) => own_name(held, name),
            _ => name.clone(),
        };
        let bound = cost.iter().filter_map(costs::bound_by);
        let remembers = bound.filter_map(|name| {
            let value = scope.bindings.get(name)?.clone();
            Some(PermanentChange::Remember { object: attacker, name: own(name), value, entering: false }.into())
        });
        let so = to_be.as_ref().map(|to_be| PermanentChange::Designate { what: attacker.into(), to_be: own(to_be) });
        let so = so.map(|so| so.by((Rule::AttackOption, &scope)));
        let acts: Vec<Act> = remembers.chain(so).collect();
        cx.commit_all(acts);
    }
    Ok(())
}

/// The costs of attacking are determined, locked in and paid together (508.1h–j).
fn pay(cx: &mut Cx<'_>, player: PlayerId, attacks: &[(ObjectId, Entity)]) -> Flow {
    let game = cx.game();
    let each = attacks.iter().flat_map(|(attacker, defender)| costs_for(game, *attacker, *defender));
    let costs: Vec<_> = each.map(|(cost, scope)| (cost.clone(), scope.clone())).collect();
    pay_together(cx, player, Rule::AttackCostPaid, &costs)
}
