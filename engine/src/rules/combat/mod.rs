//! Combat (506–511).

pub mod attackers;
pub mod blockers;
pub mod damage;

use crate::{
    cards::{keyword::Builtin, modification::Modification},
    game::{Cx, Game},
    ids::ObjectId,
    rule::{MarkUse, Rule},
    rules::continuous::RuleInForce,
    state::turn::Combat,
};

/// Every attacking and blocking creature.
#[must_use]
pub fn fighters(combat: &Combat) -> Vec<ObjectId> {
    combat.attacks.iter().map(|attack| attack.attacker).chain(combat.blocking.iter().copied()).collect()
}

/// The rules in force about an object that fit.
fn rules_on<'a>(
    game: Game<'a>,
    object: ObjectId,
    fits: impl Fn(&Modification) -> bool + 'a,
) -> impl Iterator<Item = &'a RuleInForce> {
    game.seen.rules.iter().filter(move |rule| rule.on.contains(&object) && fits(&rule.modification))
}

/// The object whose effect says so of that object.
fn said_by(game: Game<'_>, object: ObjectId, fits: impl Fn(&Modification) -> bool) -> Option<ObjectId> {
    rules_on(game, object, fits).next().map(|rule| rule.scope.source)
}

/// Marks that a keyword did its work, and, where the object has it several times, that the others added nothing (702.9d and the like).
fn note_keyword(cx: &Cx<'_>, rule: Rule, object: ObjectId, keyword: Builtin, how: MarkUse) {
    cx.mark(rule, how, Some(object));
    if cx.game().characteristics(object).instances(keyword).count() > 1 {
        cx.mark(Rule::RedundantInstances, how, Some(object));
    }
}

fn has(game: Game<'_>, object: ObjectId, keyword: Builtin) -> bool {
    game.characteristics(object).has(keyword)
}
