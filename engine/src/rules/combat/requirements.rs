//! Requirements on declaring blockers (509.1c; 500.3–500.5 until 2009). The declaration must obey the largest possible number of them.

use pathfinding::{kuhn_munkres::kuhn_munkres, matrix::Matrix};

use super::blockers;
use crate::{
    acting::Cx,
    cards::{modification::Modification, values::CardType},
    edition::RequirementsBeside,
    error::Flow,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
};

mod together;

/// A requirement of an effect on a declaration of blockers.
struct Requirement<'a> {
    /// The pairs of blocker and attacker each of which obeys it.
    by: Vec<(ObjectId, ObjectId)>,
    /// Whether any creature may obey it, so that one blocker is enough.
    whoever: bool,
    scope: &'a Scope,
}

impl Requirement<'_> {
    fn is_obeyed(&self, blocks: &[(ObjectId, ObjectId)]) -> bool {
        blocks.iter().any(|pair| self.by.contains(pair))
    }
}

/// Refuses a declaration that obeys fewer requirements than possible without disobeying a restriction or paying more costs than it pays anyway.
///
/// # Errors
///
/// [`Rule::BlockRequirement`] refuses; [`Stop::Unsupported`](crate::error::Stop::Unsupported) if there are too many possible declarations.
pub(super) fn check(cx: &Cx<'_>, player: PlayerId, blocks: &[(ObjectId, ObjectId)]) -> Flow {
    let game = cx.game();
    if !game.seen.rules.iter().any(|rule| requires(&rule.modification)) {
        return Ok(());
    }
    let all = all(game, player);
    let heeded = |one: &&Requirement<'_>| {
        let obeyed = one.is_obeyed(blocks);
        let able = || {
            one.by.iter().any(|(blocker, attacker)| blockers::is_able(game, (player, blocks), (*blocker, *attacker)))
        };
        game.heeds((Rule::BlockRequirement, one.scope), obeyed || able())
    };
    let heeded: Vec<&Requirement<'_>> = all.iter().filter(heeded).collect();
    let obeyed = heeded.iter().filter(|one| one.is_obeyed(blocks)).count();
    let more = match together::concerns(game, player) {
        true if game.table.edition.requirements_beside == RequirementsBeside::TheProposed => {
            let short = heeded.iter().filter(|one| !one.is_obeyed(blocks));
            short.flat_map(|one| &one.by).any(|pair| together::could_join(game, player, blocks, *pair))
        }
        true => together::possible(game, (player, blocks), &heeded)?.exceeds(obeyed)?,
        false => obeyed < most(game, (player, blocks), &heeded),
    };
    if !more {
        return Ok(());
    }
    let Some(broken) = heeded.iter().find(|one| !one.is_obeyed(blocks)) else { return Ok(()) };
    let because = (Rule::BlockRequirement, broken.scope);
    match broken.by.first() {
        Some((_, attacker)) if broken.whoever => {
            cx.cannot(because, format!("{} has to be blocked", game.name(*attacker)))
        }
        Some((blocker, _)) => cx.cannot(because, format!("{} has to block", game.name(*blocker))),
        None => Ok(()),
    }
}

fn requires(modification: &Modification) -> bool {
    matches!(
        modification,
        Modification::MustBlock(_) | Modification::MustBeBlocked(_) | Modification::MustBeBlockedBy(_)
    )
}

/// Every requirement on the player's creatures.
fn all(game: Game<'_>, player: PlayerId) -> Vec<Requirement<'_>> {
    let theirs = |id: &ObjectId| game.controller(*id) == player && game.characteristics(*id).is(CardType::Creature);
    let creatures: Vec<ObjectId> = game.state.permanents().iter().copied().filter(theirs).collect();
    let attackers: Vec<ObjectId> = game.state.combat.attacks.iter().map(|attack| attack.attacker).collect();
    let mut found = Vec::new();
    for rule in &game.seen.rules {
        let on = |those: &[ObjectId]| those.iter().copied().filter(|id| rule.on.contains(id)).collect::<Vec<_>>();
        let scope = &rule.scope;
        match &*rule.modification {
            Modification::MustBlock(whom) => {
                let whom: Vec<ObjectId> =
                    attackers.iter().copied().filter(|id| game.matches((*id).into(), whom, scope)).collect();
                found.extend(on(&creatures).into_iter().map(|blocker| {
                    let by = whom.iter().map(|attacker| (blocker, *attacker)).collect();
                    Requirement { by, whoever: false, scope }
                }));
            }
            Modification::MustBeBlocked(_) => found.extend(on(&attackers).into_iter().map(|attacker| {
                let by = creatures.iter().map(|blocker| (*blocker, attacker)).collect();
                Requirement { by, whoever: true, scope }
            })),
            Modification::MustBeBlockedBy(by) => {
                for attacker in on(&attackers) {
                    let able = creatures.iter().filter(|id| game.matches((**id).into(), by, scope));
                    found.extend(able.map(|blocker| Requirement {
                        by: vec![(*blocker, attacker)],
                        whoever: false,
                        scope,
                    }));
                }
            }
            _ => {}
        }
    }
    found
}

/// The largest possible number of obeyed requirements if no restriction concerns several creatures together. Each creature blocks one attacker, so that attacker determines which of the creature's own
/// requirements are obeyed. A requirement that an attacker be blocked needs only one blocker.
fn most(game: Game<'_>, proposed: (PlayerId, &[(ObjectId, ObjectId)]), all: &[&Requirement<'_>]) -> usize {
    let mut blockers: Vec<ObjectId> = Vec::new();
    let mut wanted: Vec<ObjectId> = Vec::new();
    for one in all {
        for (blocker, attacker) in &one.by {
            if !blockers.contains(blocker) {
                blockers.push(*blocker);
            }
            if one.whoever && !wanted.contains(attacker) {
                wanted.push(*attacker);
            }
        }
    }
    let able = |blocker, attacker| blockers::is_able(game, proposed, (blocker, attacker));
    let own = |blocker: ObjectId, attacker: ObjectId| {
        all.iter().filter(|one| !one.whoever && one.by.contains(&(blocker, attacker))).count()
    };
    let attacks = || game.state.combat.attacks.iter().map(|attack| attack.attacker);
    let best: Vec<usize> = blockers
        .iter()
        .map(|blocker| attacks().filter(|to| able(*blocker, *to)).map(|to| own(*blocker, to)).max().unwrap_or(0))
        .collect();
    let counted = |attacker: ObjectId| all.iter().filter(|one| one.whoever && one.by[0].1 == attacker).count();
    // The gain if the blocker blocks an attacker that must be blocked: the requirements obeyed there, minus those it would obey elsewhere.
    let gain = |attacker: ObjectId| {
        let of = |(blocker, best): (&ObjectId, &usize)| {
            able(*blocker, attacker).then(|| signed(own(*blocker, attacker) + counted(attacker)) - signed(*best))
        };
        blockers.iter().zip(&best).map(of).collect::<Vec<_>>()
    };
    let gains: Vec<Vec<Option<i64>>> = wanted.into_iter().map(gain).collect();
    let more = assigned(&gains);
    best.iter().sum::<usize>() + usize::try_from(more).unwrap_or(0)
}

fn signed(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The largest total gain if each row gets at most one column and each column at most one row: what the best blocks obey more (509.1c).
#[must_use]
pub fn assigned(gains: &[Vec<Option<i64>>]) -> i64 {
    let Some(columns) = gains.first().map(Vec::len) else { return 0 };
    // A row may stay without a column: it then gets an extra column of its own without gain.
    let never = i64::from(i32::MIN);
    let gain = |(row, column): (usize, usize)| gains[row].get(column).map_or(0, |gain| gain.unwrap_or(never));
    kuhn_munkres(&Matrix::from_fn(gains.len(), columns + gains.len(), gain)).0
}
