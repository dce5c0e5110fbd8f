//! The cleanup step (514; 314 until 2009).

use super::hand_size;
use crate::{
    cards::effect::{Duration, Place},
    change::{Change, Move},
    decision::{DecisionKind, Options},
    error::Flow,
    event::{Event, Why},
    game::Cx,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::{priority, replacement, triggers::expiry},
};

/// Discards, lets damage wear off and "until end of turn" end; then, only if there is something to do, players have priority
/// (514.3a), and another cleanup step follows this one.
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn step(cx: &mut Cx<'_>) -> Flow {
    discard(cx)?;
    wear_off(cx);
    let ended = cx.state().turn.ending;
    let waiting = !cx.state().pending.is_empty();
    if ended {
        cx.commit(Change::EndingTurn { under_way: false });
    }
    if priority::settle(cx)? && cx.state().over.is_none() {
        if ended && waiting {
            cx.applied(Rule::EndTurnCleanup, None);
        }
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
    let (most, because_of) = hand_size(cx.game(), active);
    let hand = &cx.state().player(active).hand;
    let Some(count) = hand.len().checked_sub(most).filter(|count| *count > 0) else { return Ok(()) };
    let from = hand.iter().copied().map(Entity::from).collect();
    let options = Options::Entities { from, least: count, most: count, ordered: false };
    let cards = cx.ask_entities(active, DecisionKind::Discard, because_of, None, options)?;
    cx.applied(Rule::CleanupDiscard, because_of);
    let cards = cards.into_iter().filter_map(Entity::object);
    let discards = |card: ObjectId| {
        let to_graveyard = Change::Move(Move::new(card, Place::Graveyard, Why::Discarded));
        [Change::Note(Event::Discarded { player: active, card }), to_graveyard]
    };
    replacement::happen(cx, cards.flat_map(discards).collect()).map(drop)
}

/// Damage wears off, and what lasts until end of turn or for this turn ends, all of it at the same time (514.2).
fn wear_off(cx: &mut Cx<'_>) {
    let damaged = |id: &ObjectId| cx.state().object(*id).damage > 0;
    let objects: Vec<ObjectId> = cx.state().battlefield.iter().copied().filter(damaged).collect();
    let mut changes = Vec::new();
    if !objects.is_empty() {
        cx.applied(Rule::CleanupWearsOff, None);
        changes.push(Change::ClearDamage { objects });
    }
    if expiry::end(cx, |duration| *duration == Duration::EndOfTurn, changes) {
        cx.applied(Rule::CleanupWearsOff, None);
    }
}
