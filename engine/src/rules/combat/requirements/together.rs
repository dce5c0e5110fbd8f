//! Requirements on blockers beside restrictions that concern several creatures together (509.1b–c).

use super::{
    super::{
        blockers,
        most::{Choice, Creature, Possible, Target},
        rules_on,
    },
    Requirement,
};
use crate::{
    cards::{deed::Deed, keyword::Builtin, modification::Modification, values::CardType},
    edition::RequirementsBeside,
    error::Flow,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::combat::keyword_against,
    unsupported,
};

/// The number of attackers that one creature can be tried to block in all combinations.
const MOST_BLOCKED: usize = 10;

/// Whether such a restriction may concern a declaration of the player, or a creature can block several attackers. Without one, each creature blocks
/// one attacker independently of the others.
pub(super) fn concerns(game: Game<'_>, player: PlayerId) -> bool {
    let attackers = || game.state.combat.attacks.iter().map(|attack| attack.attacker);
    attackers().any(|attacker| has_menace(game, attacker) || most_by(game, attacker).is_some())
        || blockers::most_blockers(game).next().is_some()
        || theirs(game, player).any(|id| {
            blockers::kept_from_blocking_alone(game, id).is_some() || blockers::can_block_so_many(game, id) != Some(1)
        })
}

fn theirs(game: Game<'_>, player: PlayerId) -> impl Iterator<Item = ObjectId> {
    let theirs =
        move |id: &ObjectId| game.controller(*id) == player && game.characteristics(*id).is(CardType::Creature);
    game.state.permanents().iter().copied().filter(theirs)
}

/// An attacker with menace is blocked by two or more creatures, or by none (702.111b).
fn has_menace(game: Game<'_>, attacker: ObjectId) -> bool {
    keyword_against(game, true, Rule::BlockRestriction, (attacker, Builtin::Menace), "has menace").is_some()
}

/// The number of creatures by which the attacker can be blocked at most, if effects limit it.
fn most_by(game: Game<'_>, attacker: ObjectId) -> Option<usize> {
    let limited = |m: &Modification| matches!(m, Modification::Cant(Deed::BeBlockedByMoreThan(_)));
    let numbers = rules_on(game, attacker, limited).filter_map(|rule| match &*rule.modification {
        Modification::Cant(Deed::BeBlockedByMoreThan(most)) => {
            game.forbids(true, (Rule::BlockRestriction, &rule.scope), "too many").map(|_| *most)
        }
        _ => None,
    });
    numbers.min().map(|most| usize::try_from(most).unwrap_or(usize::MAX))
}

/// The declarations that the player can make without paying more costs than the proposed one pays. Creatures that can neither obey a requirement nor help another to obey one are
/// left out.
pub(super) fn possible(
    game: Game<'_>,
    (player, blocks): (PlayerId, &[(ObjectId, ObjectId)]),
    all: &[&Requirement<'_>],
) -> Flow<Possible> {
    let attackers: Vec<ObjectId> = game.state.combat.attacks.iter().map(|attack| attack.attacker).collect();
    let shared = |attacker: ObjectId| all.iter().filter(|one| one.whoever && one.by[0].1 == attacker).count();
    let target = |attacker: &ObjectId| {
        let least = if has_menace(game, *attacker) { 2 } else { 0 };
        Target { least, wanted: shared(*attacker) }
    };
    let targets: Vec<Target> = attackers.iter().map(target).collect();
    let not_alone = |id: ObjectId| blockers::kept_from_blocking_alone(game, id).is_some();
    let company = theirs(game, player).any(not_alone);
    // Until 2009, a creature without requirement is no option for obeying that of another (500.5).
    let helps = game.table.edition.requirements_beside == RequirementsBeside::Any;
    let mut creatures = Vec::new();
    for blocker in theirs(game, player) {
        let own: Vec<&&Requirement<'_>> =
            all.iter().filter(|one| !one.whoever && one.by.iter().any(|(by, _)| *by == blocker)).collect();
        let of_use = |(at, attacker): &(usize, ObjectId)| {
            let obeys = own.iter().any(|one| one.by.contains(&(blocker, *attacker)));
            let helps = helps && (company || targets[*at].least > 0);
            (helps || obeys || targets[*at].wanted > 0)
                && blockers::is_able(game, (player, blocks), (blocker, *attacker))
        };
        let able: Vec<(usize, ObjectId)> = attackers.iter().copied().enumerate().filter(of_use).collect();
        let many = blockers::can_block_so_many(game, blocker).unwrap_or(able.len());
        if many > 1 && able.len() > MOST_BLOCKED {
            return unsupported::refuse("requirements to block with a creature that can block many attackers");
        }
        let options = combinations(&able, many).into_iter().map(|blocked| Choice {
            obeys: own.iter().filter(|one| blocked.iter().any(|(_, it)| one.by.contains(&(blocker, *it)))).count(),
            targets: blocked.into_iter().map(|(at, _)| at).collect(),
        });
        let mut options: Vec<Choice> = options.collect();
        options.sort_by_key(|option| std::cmp::Reverse(option.obeys));
        if !options.is_empty() {
            creatures.push(Creature { options, not_alone: not_alone(blocker) });
        }
    }
    let everything: Vec<usize> = (0..attackers.len()).collect();
    let in_all = blockers::most_blockers(game).map(|(most, _)| (everything.clone(), most));
    let for_one = attackers.iter().enumerate().filter_map(|(at, id)| Some((vec![at], most_by(game, *id)?)));
    let at_most = in_all.chain(for_one).collect();
    Ok(Possible { creatures, targets, at_most })
}

/// Whether a creature could block that attacker in the proposed declaration without breaking a restriction (500.3 of 2001). A creature that blocks as
/// many attackers as it can would block it in place of another.
pub(super) fn could_join(
    game: Game<'_>,
    player: PlayerId,
    blocks: &[(ObjectId, ObjectId)],
    (blocker, attacker): (ObjectId, ObjectId),
) -> bool {
    let own = blocks.iter().filter(|(by, _)| *by == blocker).count();
    let room = blockers::can_block_so_many(game, blocker).is_none_or(|many| own < many);
    let stays = |(by, _): &&(ObjectId, ObjectId)| room || *by != blocker;
    let proposed: Vec<(ObjectId, ObjectId)> =
        blocks.iter().filter(stays).copied().chain([(blocker, attacker)]).collect();
    let mut declared: Vec<ObjectId> = proposed.iter().map(|(by, _)| *by).collect();
    declared.sort_unstable();
    declared.dedup();
    let fits = |(_, whom): &(ObjectId, ObjectId)| {
        let count = proposed.iter().filter(|(_, other)| other == whom).count();
        (count >= 2 || !has_menace(game, *whom)) && most_by(game, *whom).is_none_or(|most| count <= most)
    };
    let alone = declared.len() == 1 && blockers::kept_from_blocking_alone(game, blocker).is_some();
    blockers::is_able(game, (player, blocks), (blocker, attacker))
        && proposed.iter().all(fits)
        && blockers::most_blockers(game).all(|(most, _)| declared.len() <= most)
        && !alone
}

/// All choices of one to that many of the attackers.
fn combinations(able: &[(usize, ObjectId)], many: usize) -> Vec<Vec<(usize, ObjectId)>> {
    if many == 1 {
        return able.iter().map(|one| vec![*one]).collect();
    }
    let mut all: Vec<Vec<(usize, ObjectId)>> = vec![Vec::new()];
    for one in able {
        let with: Vec<_> =
            all.iter().filter(|some| some.len() < many).map(|some| [some.as_slice(), &[*one]].concat()).collect();
        all.extend(with);
    }
    all.retain(|some| !some.is_empty());
    all
}
