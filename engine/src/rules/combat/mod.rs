//! Combat (506–511).

pub mod attackers;
pub mod blockers;
pub mod damage;

use crate::{
    cards::{keyword::Builtin, modification::Modification},
    game::Game,
    ground::{Ground, Obstacle},
    ids::ObjectId,
    rule::Rule,
    rules::continuous::RuleInForce,
    state::{effects::Scope, turn::Combat},
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

/// The effect that says so of that object.
fn said_by<'a>(game: Game<'a>, object: ObjectId, fits: impl Fn(&Modification) -> bool + 'a) -> Option<&'a Scope> {
    rules_on(game, object, fits).next().map(|rule| &rule.scope)
}

/// What a rule puts in the way where an effect says so of that object.
fn said_against(
    game: Game<'_>,
    rule: Rule,
    object: ObjectId,
    reason: &'static str,
    fits: impl Fn(&Modification) -> bool,
) -> Option<Obstacle> {
    let mut said = game.seen.rules.iter().filter(|rule| rule.on.contains(&object) && fits(&rule.modification));
    said.find_map(|said| game.forbids(true, (rule, &said.scope), reason))
}

/// The obstacle that a keyword of an object is, where that is so.
fn keyword_against(
    game: Game<'_>,
    so: bool,
    rule: Rule,
    (object, keyword): (ObjectId, Builtin),
    reason: &'static str,
) -> Option<Obstacle> {
    let held = so.then(|| game.instance(object, keyword)).flatten()?;
    game.forbids(true, Ground::held(rule, object, held), reason)
}
