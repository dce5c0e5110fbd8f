//! The untap step (502; 302 until 2009): choosing the permanents that untap, and untapping them.

use crate::{
    acting::Cx,
    cards::{deed::Deed, effect::Duration, modification::Modification},
    change::PermanentChange,
    continuous::RuleInForce,
    decision::{DecisionKind, Options},
    error::Flow,
    game::Game,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::{day_and_night, phasing, replacement},
    triggers::expiry,
};

/// Permanents phase in and out (502.1), and day may become night or night day (502.2); then the active player determines which permanents untap, and untaps them all at once (502.3).
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn step(cx: &mut Cx<'_>) -> Flow {
    phasing::step(cx)?;
    day_and_night::check(cx);
    let waiting = can_untap(cx.game());
    let untap = determined(cx, waiting)?;
    replacement::happen(cx, untap.into_iter().map(|object| PermanentChange::Untap { object }.by(Rule::UntapStep)))?;
    let active = cx.state().turn.active;
    expiry::untapped(cx, active);
    Ok(())
}

/// The active player's tapped permanents, except those that effects prevent from untapping.
fn can_untap(game: Game<'_>) -> Vec<ObjectId> {
    let active = game.state.turn.active;
    let tapped = |id: &ObjectId| game.object(*id).status.tapped && game.controller(*id) == active;
    let kept = |id: ObjectId| {
        let keeps = |m: &Modification| matches!(m, Modification::Cant(Deed::UntapInUntapStep));
        let rules = game.seen.rules.iter().filter(|r| keeps(&r.modification) && r.on.contains(&id));
        rules
            .filter(|rule| is_for_this_step(game, rule))
            .any(|rule| game.heeds((Rule::DoesNotUntap, &rule.scope), true))
    };
    game.state.permanents().iter().copied().filter(|id| tapped(id) && !kept(*id)).collect()
}

/// Whether the rule concerns this untap step. An effect that lasts through the next untap step of a player concerns only a step of that player: a
/// permanent that another player controls by then untaps in that player's step (701.43a).
fn is_for_this_step(game: Game<'_>, rule: &RuleInForce) -> bool {
    let effect = game.state.effects.iter().find(|effect| Some(effect.id) == rule.effect);
    match effect.and_then(|effect| effect.until.as_ref()) {
        Some(Duration::NextUntapStepOf(of)) => game.is_player(game.state.turn.active, of, &rule.scope),
        _ => true,
    }
}

/// A limit on how many permanents of a kind untap.
struct Limit {
    /// The object whose effect states the limit.
    source: ObjectId,
    /// The affected permanents that would untap.
    of: Vec<ObjectId>,
    /// How many of them may still untap.
    left: usize,
}

impl Limit {
    /// Whether the limit prevents any of them from untapping.
    fn binds(&self) -> bool {
        self.left < self.of.len()
    }
}

/// The permanents that the active player chooses to untap, if not all can. The player must choose as many as possible. The choices are made one after
/// another if several limits concern the same permanent, because each choice changes the remaining ones.
fn determined(cx: &mut Cx<'_>, mut waiting: Vec<ObjectId>) -> Flow<Vec<ObjectId>> {
    let active = cx.state().turn.active;
    let mut limits = limits(cx.game(), &waiting);
    let mut untap = Vec::new();
    loop {
        // Removes permanents that no limit permits to untap any more. A limit that permits all its permanents has no effect.
        waiting.retain(|id| !limits.iter().any(|limit| limit.left == 0 && limit.of.contains(id)));
        limits.iter_mut().for_each(|limit| limit.of.retain(|id| waiting.contains(id)));
        limits.retain(Limit::binds);
        // If several limits concern the same permanents, only the strictest matters.
        limits.sort_by_key(|limit| limit.left);
        let Some((limit, others)) = limits.split_first() else { break };
        let shared = others.iter().any(|other| other.of != limit.of && other.of.iter().any(|id| limit.of.contains(id)));
        let count = if shared { 1 } else { limit.left };
        let from = limit.of.iter().copied().map(Entity::from).collect();
        let options = Options::Entities { from, least: count, most: count, ordered: false };
        let chosen = cx.ask_entities(active, DecisionKind::Choose, Some(limit.source), None, options)?;
        for object in chosen.into_iter().filter_map(Entity::object) {
            limits.iter_mut().filter(|limit| limit.of.contains(&object)).for_each(|limit| limit.left -= 1);
            limits.iter_mut().for_each(|limit| limit.of.retain(|id| *id != object));
            waiting.retain(|id| *id != object);
            untap.push(object);
        }
    }
    untap.extend(waiting);
    Ok(untap)
}

/// The limits that effects state, each with the permanents that would untap.
fn limits(game: Game<'_>, waiting: &[ObjectId]) -> Vec<Limit> {
    let active = game.state.turn.active;
    let limit = |rule: &RuleInForce| {
        let Modification::UntapAtMost { who, what, count } = &*rule.modification else { return None };
        let scope = &rule.scope;
        let meant = who.as_ref().is_none_or(|who| game.is_player(active, who, scope));
        let meant_by = |id: &ObjectId| game.matches(Entity::Object(*id), what, scope);
        let of: Vec<ObjectId> = waiting.iter().copied().filter(meant_by).collect();
        let left = usize::try_from(game.amount(count, scope)).unwrap_or(0);
        let limit = Limit { source: scope.source, of, left };
        (meant && game.heeds((Rule::DoesNotUntap, scope), limit.binds())).then_some(limit)
    };
    game.seen.rules.iter().filter_map(limit).collect()
}
