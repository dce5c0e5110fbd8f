//! Beginning a step: what triggers then, and the turn-based actions (703.4).

use std::sync::Arc;

use super::cleanup;
use crate::{
    cards::{
        modification::{Deed, Modification},
        values::Step,
    },
    change::Change,
    decision::Moment,
    edition::DrawStep,
    error::Flow,
    game::Cx,
    ids::ObjectId,
    rule::Rule,
    rules::{combat::damage, priority, replacement, triggers::stacking},
    state::stack::{ItemKind, StackItem},
};

/// Begins a step and performs its turn-based actions; then the active player has priority, or declares, or nobody acts in it.
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn begin(cx: &mut Cx<'_>, step: Step) -> Flow {
    cx.commit(Change::BeginStep { step });
    let before = cx.at(Moment::TurnBased);
    let active = cx.state().turn.active;
    match step {
        Step::Untap => untap(cx)?,
        Step::Draw => draw(cx)?,
        Step::FirstStrikeDamage | Step::CombatDamage => damage::step(cx)?,
        Step::Cleanup => cleanup::step(cx)?,
        _ => {}
    }
    cx.at(before);
    match step {
        // Nobody has priority in the untap step (502.4); the cleanup step has seen to it itself; attackers and blockers are declared
        // before anybody has priority.
        Step::Untap | Step::Cleanup | Step::DeclareAttackers | Step::DeclareBlockers => Ok(()),
        _ => priority::give(cx, active),
    }
}

/// The active player's permanents untap all at once (502.3), but for those that effects keep from it.
fn untap(cx: &mut Cx<'_>) -> Flow {
    let active = cx.state().turn.active;
    let (untap, kept) = {
        let game = cx.game();
        let tapped = |id: &&ObjectId| game.object(**id).status.tapped && game.controller(**id) == active;
        let keeper = |id: ObjectId| {
            let keeps = |m: &Modification| matches!(m, Modification::Cant(Deed::UntapInUntapStep));
            game.seen.rules.iter().find(|r| keeps(&r.modification) && r.on.contains(&id)).map(|r| r.scope.source)
        };
        let tapped = game.state.battlefield.iter().filter(tapped).map(|id| (*id, keeper(*id)));
        let (untap, kept): (Vec<_>, Vec<_>) = tapped.partition(|(_, keeper)| keeper.is_none());
        (untap, kept)
    };
    kept.into_iter().filter_map(|(_, keeper)| keeper).for_each(|keeper| cx.applied(Rule::DoesNotUntap, keeper));
    if !untap.is_empty() {
        cx.applied(Rule::UntapStep, None);
        replacement::happen(cx, untap.into_iter().map(|(object, _)| Change::Untap { object }).collect())?;
    }
    Ok(())
}

/// The draw of the turn: first thing in the step (504.1), or on top of what triggered at its beginning (304.1 of 2001).
fn draw(cx: &mut Cx<'_>) -> Flow {
    let active = cx.state().turn.active;
    cx.applied(Rule::DrawStep, None);
    match cx.edition().draw_step {
        DrawStep::TurnBased => replacement::happen(cx, vec![Change::Draw { player: active }]).map(drop),
        DrawStep::OnTheStackUncontrolled => {
            priority::settle(cx)?;
            if cx.state().over.is_none() {
                let this = cx.state().next_id();
                stacking::create(cx, active, Arc::new(StackItem::new(ItemKind::TurnDraw, this)));
            }
            Ok(())
        }
    }
}
