//! Declaring blockers (509).

use super::{has, note_keyword, rules_on, said_by};
use crate::{
    action::Awaits,
    cards::{
        keyword::Builtin,
        modification::{Allowance, Deed, Modification},
        values::{CardType, Color},
    },
    change::Change,
    decision::Moment,
    error::Flow,
    game::{Cx, Game},
    ids::{ObjectId, PlayerId},
    rule::{MarkUse, Rule},
    rules::{costs, priority, targets::protected, turn},
};

/// Why a block is illegal: the rule, on whose account, and what to tell.
type Obstacle = (Rule, ObjectId, &'static str);

/// A defending player declares blockers: blocker and attacker (509.1).
///
/// # Errors
///
/// An illegal declaration, as a whole; unanswered decisions.
pub fn declare(cx: &mut Cx<'_>, player: PlayerId, blocks: &[(ObjectId, ObjectId)]) -> Flow {
    if turn::awaits(cx.state()) != Awaits::Blockers(player) {
        return cx.refuse(Rule::DeclareBlockers, None, format!("{player} doesn't declare blockers now"));
    }
    let moment = cx.at(Moment::Declaring);
    for (index, (blocker, attacker)) in blocks.iter().enumerate() {
        if blocks[..index].iter().any(|(other, _)| other == blocker) {
            return cx.refuse(Rule::DeclareBlockers, *blocker, "a creature blocks one attacker");
        }
        let obstacle =
            cant_block(cx.game(), player, *blocker).or_else(|| cant_be_blocked(cx.game(), *blocker, *attacker));
        if let Some((rule, on_account_of, reason)) = obstacle {
            match rule {
                Rule::Flying => note_keyword(cx, rule, *attacker, Builtin::Flying, MarkUse::Refused),
                Rule::Fear => note_keyword(cx, rule, *attacker, Builtin::Fear, MarkUse::Refused),
                _ => {}
            }
            let name = cx.game().name(*blocker);
            return cx.refuse(rule, on_account_of, format!("{name} can't block: {reason}"));
        }
        note_permissions(cx, *blocker);
        if has(cx.game(), *attacker, Builtin::Flying) && has(cx.game(), *blocker, Builtin::Reach) {
            cx.applied(Rule::Flying, *blocker);
        }
    }
    pay(cx, player, blocks)?;
    let still_there = |(blocker, _): &&(ObjectId, ObjectId)| {
        cx.state().object(*blocker).is_permanent() && cx.game().controller(*blocker) == player
    };
    let blocks: Vec<_> = blocks.iter().filter(still_there).copied().collect();
    cx.applied(Rule::DeclareBlockers, None);
    cx.commit(Change::DeclareBlockers { blocks });
    let unblocked = cx.state().combat.attacks.iter().filter(|attack| attack.blocked == Some(false));
    unblocked.for_each(|attack| cx.applied(Rule::Unblocked, attack.attacker));
    cx.at(moment);
    let active = cx.state().turn.active;
    priority::give(cx, active)
}

/// What keeps a creature from blocking anything (509.1a–b).
fn cant_block(game: Game<'_>, player: PlayerId, blocker: ObjectId) -> Option<Obstacle> {
    let known = game.state.objects.get(blocker.0 as usize);
    if known.is_none_or(|object| !object.is_permanent()) || game.controller(blocker) != player {
        return Some((Rule::DeclareBlockers, blocker, "it isn't a permanent that the defending player controls"));
    }
    if !game.characteristics(blocker).is(CardType::Creature) {
        return Some((Rule::DeclareBlockers, blocker, "it isn't a creature"));
    }
    if game.object(blocker).status.tapped && although_tapped(game, blocker).is_none() {
        return Some((Rule::TappedCantBlock, blocker, "it is tapped"));
    }
    let source = said_by(game, blocker, |m| matches!(m, Modification::Cant(Deed::Block)))?;
    Some((Rule::BlockRestriction, source, "an effect says so"))
}

fn although_tapped(game: Game<'_>, blocker: ObjectId) -> Option<ObjectId> {
    said_by(game, blocker, |m| matches!(m, Modification::May(Allowance::BlockTapped)))
}

/// Notes what lets a tapped creature block.
fn note_permissions(cx: &Cx<'_>, blocker: ObjectId) {
    let game = cx.game();
    if let Some(source) = although_tapped(game, blocker).filter(|_| game.object(blocker).status.tapped) {
        cx.applied(Rule::TappedCantBlock, source);
        cx.applied(Rule::CardBeatsRule, source);
    }
}

/// What keeps an attacker from being blocked by that creature (509.1b): evasion abilities, protection, effects.
fn cant_be_blocked(game: Game<'_>, blocker: ObjectId, attacker: ObjectId) -> Option<Obstacle> {
    let Some(attack) = game.state.combat.attack_of(attacker) else {
        return Some((Rule::DeclareBlockers, blocker, "what it would block doesn't attack"));
    };
    if turn::defending_player(game.state, attack) != game.controller(blocker) {
        return Some((Rule::DeclareBlockers, blocker, "the attacker attacks somebody else"));
    }
    if has(game, attacker, Builtin::Unblockable) {
        return Some((Rule::BlockRestriction, attacker, "the attacker can't be blocked"));
    }
    if let Some(source) = said_by(game, attacker, |m| matches!(m, Modification::Cant(Deed::BeBlocked))) {
        return Some((Rule::BlockRestriction, source, "the attacker can't be blocked"));
    }
    let excepted = |m: &Modification| matches!(m, Modification::Cant(Deed::BeBlockedExceptBy(_)));
    for rule in rules_on(game, attacker, excepted) {
        if let Modification::Cant(Deed::BeBlockedExceptBy(by)) = &*rule.modification
            && !game.matches(blocker.into(), by, &rule.scope)
        {
            return Some((Rule::BlockRestriction, rule.scope.source, "the attacker can be blocked by others only"));
        }
    }
    evades(game, blocker, attacker)
}

/// Flying (702.9b), fear (702.36b), protection (702.16f).
fn evades(game: Game<'_>, blocker: ObjectId, attacker: ObjectId) -> Option<Obstacle> {
    let reaches = has(game, blocker, Builtin::Flying) || has(game, blocker, Builtin::Reach);
    if has(game, attacker, Builtin::Flying) && !reaches {
        return Some((Rule::Flying, attacker, "the attacker flies"));
    }
    let of_blocker = game.characteristics(blocker);
    let fearless = of_blocker.is(CardType::Artifact) || of_blocker.colors.has(Color::Black);
    if has(game, attacker, Builtin::Fear) && !fearless {
        return Some((Rule::Fear, attacker, "the attacker has fear"));
    }
    protected(game, attacker, blocker).then_some((
        Rule::ProtectionBlocked,
        attacker,
        "the attacker is protected from it",
    ))
}

/// Costs for blocking are paid together (509.1d–f): once for each attacker that asks for one.
fn pay(cx: &mut Cx<'_>, player: PlayerId, blocks: &[(ObjectId, ObjectId)]) -> Flow {
    for (index, (_, attacker)) in blocks.iter().enumerate() {
        if blocks[..index].iter().any(|(_, other)| other == attacker) {
            continue;
        }
        let costs: Vec<_> = {
            let game = cx.game();
            let of_blocking = |m: &Modification| matches!(m, Modification::BlockCost(_));
            rules_on(game, *attacker, of_blocking).map(|rule| (rule.modification.clone(), rule.scope.clone())).collect()
        };
        for (modification, mut scope) in costs {
            if let Modification::BlockCost(cost) = &*modification {
                cx.applied(Rule::BlockCost, scope.source);
                costs::pay(cx, player, cost, &mut scope)?;
            }
        }
    }
    Ok(())
}
