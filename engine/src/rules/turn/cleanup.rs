//! The cleanup step (514; 314 until 2009).

use super::hand_size;
use crate::{
    acting::Cx,
    cards::effect::Duration,
    change::{Change, EffectChange, PermanentChange, TurnChange},
    decision::{DecisionKind, Options},
    error::Flow,
    ground::Act,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::{priority, replacement, state_based},
    triggers::expiry,
};

/// Performs the discard, removes damage and ends "until end of turn" effects. If state-based actions or triggers then apply, players get priority
/// (514.3a), and another cleanup step follows.
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn step(cx: &mut Cx<'_>) -> Flow {
    discard(cx)?;
    wear_off(cx);
    state_based::remove_those_who_lost(cx)?;
    let ended = cx.state().turn.ending;
    let waiting = !cx.state().pending.is_empty();
    if ended {
        cx.commit(TurnChange::EndingTurn { under_way: false });
    }
    if ended && waiting {
        // Waiting triggers are put on the stack in this step (723.1f). If that rule is switched off, they are removed.
        let all = cx
            .state()
            .pending
            .iter()
            .map(|t| Change::Effect(EffectChange::RemovePending { id: t.id, stacked_as: None }));
        let gone = cx.game().fact(Rule::EndTurnCleanup, Vec::new(), || all.collect());
        cx.commit_all(gone);
    }
    if priority::settle(cx)? && cx.state().over.is_none() {
        let active = cx.state().turn.active;
        priority::give(cx, active)?;
    }
    Ok(())
}

/// The active player discards down to the maximum hand size (514.1).
fn discard(cx: &mut Cx<'_>) -> Flow {
    let active = cx.state().turn.active;
    if cx.state().player(active).lost || cx.state().player(active).hand.is_empty() {
        return Ok(());
    }
    let (most, said) = hand_size(cx.game(), active);
    let said = said.cloned();
    let because_of = said.as_ref().map(|scope| scope.source);
    let hand = &cx.state().player(active).hand;
    let Some(count) = hand.len().checked_sub(most).filter(|count| *count > 0) else { return Ok(()) };
    let from = hand.iter().copied().map(Entity::from).collect();
    let options = Options::Entities { from, least: count, most: count, ordered: false };
    let cards = cx.ask_entities(active, DecisionKind::Discard, because_of, None, options)?;
    let cards = cards.into_iter().filter_map(Entity::object);
    let because = |act: Act| match &said {
        Some(scope) => act.by((Rule::CleanupDiscard, scope)),
        None => act.by(Rule::CleanupDiscard),
    };
    let discards = cards.flat_map(|card| Change::discard(active, card)).map(because);
    replacement::happen(cx, discards).map(drop)
}

/// Marked damage is removed, from phased-out permanents too, and effects that last until end of turn or this turn end, all at the same time
/// (514.2).
fn wear_off(cx: &mut Cx<'_>) {
    let damaged = |id: &ObjectId| cx.state().object(*id).damage > 0;
    let all = cx.state().permanents().iter().chain(cx.state().phased_out()).copied();
    let objects: Vec<ObjectId> = all.filter(damaged).collect();
    let mut changes = Vec::new();
    if !objects.is_empty() {
        changes.push(PermanentChange::ClearDamage { objects }.by(Rule::CleanupWearsOff));
    }
    if !cx.state().turn.designated.is_empty() {
        changes.push(PermanentChange::EndDesignations.by(Rule::CleanupWearsOff));
    }
    expiry::end(cx, |duration| *duration == Duration::EndOfTurn, changes, Some(Rule::CleanupWearsOff));
}
