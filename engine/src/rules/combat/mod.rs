//! Combat (506–511).

mod as_declared;
pub mod attackers;
pub mod blockers;
pub mod damage;
pub(crate) mod damage_order;
pub(crate) mod joining;
pub mod most;
mod must_attack;
pub mod requirements;

use crate::{
    acting::Cx,
    cards::{cost::Cost, keyword::Builtin, modification::Modification},
    continuous::RuleInForce,
    error::{Flow, Stop},
    game::Game,
    ground::{Ground, Obstacle},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::costs::{self, Payer, Total},
    state::{effects::Scope, turn::Combat},
};

/// Every attacking and blocking creature.
#[must_use]
pub fn fighters(combat: &Combat) -> Vec<ObjectId> {
    combat.attacks.iter().map(|attack| attack.attacker).chain(combat.blocking.iter().copied()).collect()
}

/// The matching rules in force about an object.
fn rules_on<'a>(
    game: Game<'a>,
    object: ObjectId,
    fits: impl Fn(&Modification) -> bool + 'a,
) -> impl Iterator<Item = &'a RuleInForce> {
    game.seen.rules.iter().filter(move |rule| rule.on.contains(&object) && fits(&rule.modification))
}

/// The scope of the effect that says so about that object.
fn said_by<'a>(game: Game<'a>, object: ObjectId, fits: impl Fn(&Modification) -> bool + 'a) -> Option<&'a Scope> {
    rules_on(game, object, fits).next().map(|rule| &rule.scope)
}

/// The obstacle of a rule if an effect says so about that object.
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

/// The obstacle of an object's keyword if the condition is true.
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

/// A player pays the costs that effects require for a declaration, all together (508.1h–j, 509.1d–f). If they can't be paid, the rule by which they are
/// paid refuses the declaration (508.1j, 509.1f).
fn pay_together(cx: &mut Cx<'_>, player: PlayerId, rule: Rule, costs: &[(Vec<Cost>, Scope)]) -> Flow {
    let Some((_, first)) = costs.first() else { return Ok(()) };
    let mut total = Total::default();
    for (cost, scope) in costs {
        let cost = costs::ways::choose(cx, (player, scope.source), cost, scope, &mut Vec::new())?;
        total.add(cx.game(), &cost, scope, scope.source);
    }
    let payer = Payer { player, object: first.source, rule: Rule::UnpayableCost };
    match costs::pay_total(cx, payer, &total, &mut first.bindings.clone()) {
        Err(Stop::Illegal(illegal)) if illegal.rule == Rule::UnpayableCost => cx.cannot((rule, first), illegal.reason),
        paid => paid,
    }
}
