//! Declaring blockers (509).

use super::{as_declared, damage_order, keyword_against, pay_together, requirements, rules_on, said_against, said_by};
use crate::{
    acting::Cx,
    cards::{
        cost::Cost,
        deed::{Allowance, Deed},
        keyword::Builtin,
        modification::Modification,
        selector::Selector,
        values::{CardType, Color},
    },
    change::CombatChange,
    decision::Moment,
    error::Flow,
    game::Game,
    ground::{Ground, Obstacle},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{
        activation, priority,
        targets::protected,
        turn::{self, Awaits},
    },
    state::effects::Scope,
};

/// A defending player declares blockers, as pairs of blocker and attacker (509.1).
///
/// # Errors
///
/// An illegal declaration, which is refused as a whole; unanswered decisions.
pub fn declare(cx: &mut Cx<'_>, player: PlayerId, blocks: &[(ObjectId, ObjectId)]) -> Flow {
    if turn::awaits(cx.state()) != Awaits::Blockers(player) {
        return cx.cannot(Rule::DeclareBlockers, format!("{player} can't declare blockers now"));
    }
    let moment = cx.at(Moment::Declaring);
    for (index, (blocker, attacker)) in blocks.iter().enumerate() {
        check_blocked(cx, (*blocker, *attacker), &blocks[..index])?;
        let obstacle =
            cant_block(cx.game(), player, *blocker).or_else(|| cant_be_blocked(cx.game(), *blocker, *attacker));
        if let Some(Obstacle { ground, reason }) = obstacle {
            let name = cx.game().name(*blocker);
            cx.forbid(ground, format!("{name} can't block: {reason}"))?;
        }
    }
    check_menace(cx, blocks)?;
    check_number(cx, blocks)?;
    check_company(cx, blocks)?;
    requirements::check(cx, player, blocks)?;
    pay(cx, player, blocks)?;
    let still_there = |(blocker, _): &&(ObjectId, ObjectId)| {
        cx.state().object(*blocker).is_permanent() && cx.game().controller(*blocker) == player
    };
    let blocks: Vec<_> = blocks.iter().filter(still_there).copied().collect();
    as_declared::keep(cx);
    cx.commit(CombatChange::DeclareBlockers { player, blocks }.by(Rule::DeclareBlockers));
    cx.at(moment);
    match turn::awaits(cx.state()) {
        // No player gets priority before the last defending player has declared blockers (509.4).
        Awaits::Blockers(_) => Ok(()),
        _ => {
            damage_order::announce(cx)?;
            priority::begin(cx)
        }
    }
}

/// A creature blocks one attacker, or as many more as effects let it block (509.1a–b).
fn check_blocked(cx: &Cx<'_>, (blocker, attacker): (ObjectId, ObjectId), before: &[(ObjectId, ObjectId)]) -> Flow {
    if before.contains(&(blocker, attacker)) {
        return cx.cannot((Rule::DeclareBlockers, blocker), "a creature blocks an attacker only once");
    }
    let already = before.iter().filter(|(other, _)| *other == blocker).count();
    let many = can_block_so_many(cx.game(), blocker);
    if many.is_none_or(|many| already < many) {
        return Ok(());
    }
    let reason = match many {
        Some(1) | None => "a creature can block only one attacker",
        Some(_) => "an effect lets it block only so many attackers",
    };
    cx.cannot((Rule::DeclareBlockers, blocker), reason)
}

/// How many attackers the creature can block; `None` means any number.
pub(super) fn can_block_so_many(game: Game<'_>, blocker: ObjectId) -> Option<usize> {
    let mut many = 1;
    let more =
        |m: &Modification| matches!(m, Modification::May(Allowance::BlockAdditional(_) | Allowance::BlockAnyNumber));
    for rule in rules_on(game, blocker, more) {
        if !game.heeds((Rule::CardBeatsRule, &rule.scope), true) {
            continue;
        }
        match &*rule.modification {
            Modification::May(Allowance::BlockAdditional(more)) => {
                many += usize::try_from(*more).unwrap_or(usize::MAX);
            }
            _ => return None,
        }
    }
    Some(many)
}

/// Effects limit the number of creatures that block, or prevent a creature from blocking alone (509.1b).
fn check_company(cx: &Cx<'_>, blocks: &[(ObjectId, ObjectId)]) -> Flow {
    let game = cx.game();
    let mut blocking: Vec<ObjectId> = Vec::new();
    for (blocker, _) in blocks {
        if !blocking.contains(blocker) {
            blocking.push(*blocker);
        }
    }
    let alone =
        blocking.iter().filter(|_| blocking.len() == 1).find_map(|blocker| kept_from_blocking_alone(game, *blocker));
    let obstacle = alone.or_else(|| {
        let over = |(most, scope): (usize, &Scope)| {
            game.forbids(blocking.len() > most, (Rule::BlockRestriction, scope), "so many creatures can't block")
        };
        most_blockers(game).find_map(over)
    });
    match obstacle {
        Some(Obstacle { ground, reason }) => cx.forbid(ground, reason),
        None => Ok(()),
    }
}

/// The effect by which the creature can't block alone.
pub(super) fn kept_from_blocking_alone(game: Game<'_>, blocker: ObjectId) -> Option<Obstacle> {
    let cant = |m: &Modification| matches!(m, Modification::Cant(Deed::BlockAlone));
    said_against(game, Rule::BlockRestriction, blocker, "a creature can't block alone", cant)
}

/// The numbers of creatures to which effects limit a declaration of blockers.
pub(super) fn most_blockers(game: Game<'_>) -> impl Iterator<Item = (usize, &Scope)> {
    game.seen.rules.iter().filter_map(|rule| match &*rule.modification {
        Modification::BlockAtMost(most) => Some((usize::try_from(*most).unwrap_or(usize::MAX), &rule.scope)),
        _ => None,
    })
}

/// A creature with menace is blocked by two or more creatures, or not at all (702.111b).
fn check_menace(cx: &Cx<'_>, blocks: &[(ObjectId, ObjectId)]) -> Flow {
    for (_, attacker) in blocks {
        let alone = blocks.iter().filter(|(_, other)| other == attacker).count() < 2;
        let menace = (*attacker, Builtin::Menace);
        let reason = "has menace and must be blocked by two or more creatures";
        if let Some(Obstacle { ground, reason }) =
            keyword_against(cx.game(), alone, Rule::BlockRestriction, menace, reason)
        {
            let name = cx.game().name(*attacker);
            cx.forbid(ground, format!("{name} {reason}"))?;
        }
    }
    Ok(())
}

/// Effects may limit the number of creatures that block an attacker (509.1b).
fn check_number(cx: &Cx<'_>, blocks: &[(ObjectId, ObjectId)]) -> Flow {
    let so_many = |attacker| blocks.iter().filter(|(_, other)| *other == attacker).count();
    let limited = |m: &Modification| matches!(m, Modification::Cant(Deed::BeBlockedByMoreThan(_)));
    for (_, attacker) in blocks {
        for rule in rules_on(cx.game(), *attacker, limited) {
            let Modification::Cant(Deed::BeBlockedByMoreThan(most)) = &*rule.modification else { continue };
            let over = so_many(*attacker) > usize::try_from(*most).unwrap_or(usize::MAX);
            let reason = "can't be blocked by so many creatures";
            let obstacle = cx.game().forbids(over, (Rule::BlockRestriction, &rule.scope), reason);
            if let Some(Obstacle { ground, reason }) = obstacle {
                let name = cx.game().name(*attacker);
                cx.forbid(ground, format!("{name} {reason}"))?;
            }
        }
    }
    Ok(())
}

/// The obstacle to a creature's blocking at all (509.1a–b).
fn cant_block(game: Game<'_>, player: PlayerId, blocker: ObjectId) -> Option<Obstacle> {
    let no = |so, reason| game.forbids(so, (Rule::DeclareBlockers, blocker), reason);
    let known = game.state.objects.get(blocker.0 as usize);
    let theirs = known.is_none_or(|object| !object.is_permanent()) || game.controller(blocker) != player;
    no(theirs, "it isn't a permanent that the defending player controls")
        .or_else(|| no(!game.characteristics(blocker).is(CardType::Creature), "it isn't a creature"))
        .or_else(|| {
            let (tapped, because) = (game.object(blocker).status.tapped, (Rule::TappedCantBlock, blocker));
            game.forbids_unless(|| although_tapped(game, blocker), tapped, because, "it is tapped")
        })
        .or_else(|| {
            let cant = |m: &Modification| matches!(m, Modification::Cant(Deed::Block));
            said_against(game, Rule::BlockRestriction, blocker, "an effect prevents it from blocking", cant)
        })
}

fn although_tapped(game: Game<'_>, blocker: ObjectId) -> bool {
    let said = said_by(game, blocker, |m| matches!(m, Modification::May(Allowance::BlockTapped)));
    said.is_some_and(|scope| game.heeds((Rule::CardBeatsRule, scope), true))
}

/// The obstacle to an attacker's being blocked by that creature (509.1b): evasion abilities, protection, effects.
fn cant_be_blocked(game: Game<'_>, blocker: ObjectId, attacker: ObjectId) -> Option<Obstacle> {
    let no = |so, reason| game.forbids(so, (Rule::DeclareBlockers, blocker), reason);
    let Some(attack) = game.state.combat.attack_of(attacker) else {
        return no(true, "the creature that it would block isn't attacking");
    };
    let elsewhere = game.defending_player(attack.defender) != game.controller(blocker);
    let unblockable = (attacker, Builtin::Unblockable);
    no(elsewhere, "the attacker attacks another player")
        .or_else(|| keyword_against(game, true, Rule::BlockRestriction, unblockable, "the attacker can't be blocked"))
        .or_else(|| {
            let cant = |m: &Modification| matches!(m, Modification::Cant(Deed::BeBlocked));
            said_against(game, Rule::BlockRestriction, attacker, "the attacker can't be blocked", cant)
        })
        .or_else(|| {
            let of_some =
                |m: &Modification| matches!(m, Modification::Cant(Deed::BeBlockedExceptBy(_) | Deed::BeBlockedBy(_)));
            rules_on(game, attacker, of_some).find_map(|rule| {
                let is = |by: &Selector| game.matches(blocker.into(), by, &rule.scope);
                let kept = match &*rule.modification {
                    Modification::Cant(Deed::BeBlockedExceptBy(by)) => !is(by),
                    Modification::Cant(Deed::BeBlockedBy(by)) => is(by),
                    _ => return None,
                };
                let reason = "an effect prevents it from blocking the attacker";
                game.forbids(kept, (Rule::BlockRestriction, &rule.scope), reason)
            })
        })
        .or_else(|| evades(game, blocker, attacker))
}

/// Flying (702.9b), landwalk (702.14c), fear (702.36b), protection (702.16f).
fn evades(game: Game<'_>, blocker: ObjectId, attacker: ObjectId) -> Option<Obstacle> {
    let flies = game.characteristics(attacker).has(Builtin::Flying);
    let reaches = flies
        && (game.characteristics(blocker).has(Builtin::Flying) || game.keyword(Rule::Flying, blocker, Builtin::Reach));
    let of_blocker = game.characteristics(blocker);
    let fearless = of_blocker.is(CardType::Artifact) || of_blocker.colors.has(Color::Black);
    keyword_against(game, !reaches, Rule::Flying, (attacker, Builtin::Flying), "the attacker has flying")
        .or_else(|| walks(game, attacker, game.controller(blocker)))
        .or_else(|| keyword_against(game, !fearless, Rule::Fear, (attacker, Builtin::Fear), "the attacker has fear"))
        .or_else(|| {
            let obstacle = protected(game, Rule::ProtectionBlocked, attacker, blocker)?;
            Some(Obstacle { reason: "the attacker has protection from it", ..obstacle })
        })
}

/// Landwalk: the defending player controls a land of that quality (702.14c). Landwalk of the blocker does not cancel it (702.14d).
fn walks(game: Game<'_>, attacker: ObjectId, defending: PlayerId) -> Option<Obstacle> {
    let held = game.characteristics(attacker).abilities.iter().filter(|held| held.builtin == Some(Builtin::Landwalk));
    let mut qualities = held.filter_map(|held| Some((held, held.keyword.as_ref()?.with.quality.as_ref()?)));
    let theirs = |id: &ObjectId| game.controller(*id) == defending && game.characteristics(*id).is(CardType::Land);
    let lands: Vec<ObjectId> = game.state.permanents().iter().copied().filter(theirs).collect();
    let (held, _) = qualities.find(|(held, quality)| {
        let scope = activation::ability_scope(game, game.controller(attacker), attacker, held);
        lands.iter().any(|land| game.matches((*land).into(), quality, &scope))
    })?;
    game.forbids(
        true,
        Ground::held(Rule::Landwalk, attacker, held),
        "the attacker has landwalk, and the defending player controls a land with that quality",
    )
}

/// The costs of blocking are paid together (509.1d–f): some once for each blocker, some once for each attacker.
fn pay(cx: &mut Cx<'_>, player: PlayerId, blocks: &[(ObjectId, ObjectId)]) -> Flow {
    let game = cx.game();
    let mut costs = Vec::new();
    for (index, (blocker, attacker)) in blocks.iter().enumerate() {
        let before = &blocks[..index];
        let asked = costs_for(game, *blocker, *attacker).filter(|(_, _, once)| match once {
            Once::ForTheAttacker => !before.iter().any(|(_, other)| other == attacker),
            Once::ForTheBlocker => !before.iter().any(|(other, _)| other == blocker),
        });
        let heeded = asked.filter(|(_, scope, _)| game.heeds((Rule::BlockCost, *scope), true));
        costs.extend(heeded.map(|(cost, scope, _)| (cost.clone(), scope.clone())));
    }
    pay_together(cx, player, Rule::BlockCostPaid, &costs)
}

/// How often a cost of blocking is paid.
#[derive(Clone, Copy)]
enum Once {
    /// Once for all creatures that block an attacker.
    ForTheAttacker,
    /// Once for all attackers that a creature blocks.
    ForTheBlocker,
}

/// The costs of effects for a creature that blocks that attacker, and how often each is paid.
fn costs_for<'a>(
    game: Game<'a>,
    blocker: ObjectId,
    attacker: ObjectId,
) -> impl Iterator<Item = (&'a Vec<Cost>, &'a Scope, Once)> {
    game.seen.rules.iter().filter_map(move |rule| match &*rule.modification {
        Modification::BlockCost(cost) if rule.on.contains(&attacker) => Some((cost, &rule.scope, Once::ForTheAttacker)),
        Modification::CostToBlock(cost) if rule.on.contains(&blocker) => Some((cost, &rule.scope, Once::ForTheBlocker)),
        _ => None,
    })
}

/// Whether a creature could block that attacker without a cost besides those that the proposed declaration pays (509.1c).
pub(super) fn is_able(
    game: Game<'_>,
    (player, blocks): (PlayerId, &[(ObjectId, ObjectId)]),
    (blocker, attacker): (ObjectId, ObjectId),
) -> bool {
    let is_paid = |once: Once| match once {
        Once::ForTheAttacker => blocks.iter().any(|(_, blocked)| *blocked == attacker),
        Once::ForTheBlocker => blocks.iter().any(|(by, _)| *by == blocker),
    };
    cant_block(game, player, blocker).or_else(|| cant_be_blocked(game, blocker, attacker)).is_none()
        && costs_for(game, blocker, attacker).all(|(_, _, once)| is_paid(once))
}
