//! Ending the turn (723; 509 until 2006).

use super::{combat, priority, triggers::expiry, turn};
use crate::{
    cards::{
        effect::{Duration, Place},
        values::Step,
    },
    change::{Change, Move},
    edition::{EndTheTurnCombat, EndTheTurnTriggers},
    error::Flow,
    event::Why,
    game::Cx,
    ids::ObjectId,
    rule::Rule,
    rules::replacement,
    state::effects::EffectId,
};

/// Ends the turn as far as that is done while the spell or ability that says so resolves: what waits for the stack, the stack
/// itself with what is resolving, in editions that say so combat, state-based actions (723.1a–c). [`go_to_cleanup`] does the rest once
/// it has resolved.
///
/// # Errors
///
/// Unanswered decisions.
pub fn end_the_turn(cx: &mut Cx<'_>) -> Flow {
    cx.commit(Change::EndingTurn { under_way: true });
    let source = cx.state().top_of_stack();
    waiting_triggers(cx, source);
    exile_the_stack(cx, source)?;
    if cx.edition().end_the_turn_combat == EndTheTurnCombat::BeforeTheCheck {
        leave_combat(cx, source);
    }
    cx.applied(Rule::EndTurnStateBased, source);
    priority::settle_without_triggers(cx)
}

/// The step ends, and the game goes straight to the cleanup step (723.1d; 509.1c until 2006).
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn go_to_cleanup(cx: &mut Cx<'_>) -> Flow {
    if cx.state().over.is_some() {
        return Ok(());
    }
    if cx.edition().end_the_turn_combat == EndTheTurnCombat::AsTheStepEnds {
        leave_combat(cx, None);
    }
    cx.applied(Rule::EndTurnSkip, None);
    // Also where this is a cleanup step: it ends like any other, and a new one begins in which nobody has priority unless something
    // triggers (509.1c with 509.2; today in so many words).
    cx.commit(Change::GivePriority { player: None });
    cx.commit(Change::SkipTo { step: Step::Cleanup });
    turn::go_on(cx)
}

/// Triggers from before the process wait for the cleanup step (509.2), or cease to exist (723.1a).
fn waiting_triggers(cx: &mut Cx<'_>, source: Option<ObjectId>) {
    let waiting: Vec<EffectId> = cx.state().pending.iter().map(|trigger| trigger.id).collect();
    if waiting.is_empty() {
        return;
    }
    cx.applied(Rule::EndTurnTriggers, source);
    if cx.edition().end_the_turn_triggers == EndTheTurnTriggers::Cease {
        cx.commit_all(waiting.into_iter().map(|id| Change::RemovePending { id, stacked_as: None }).collect());
    }
}

/// Every object on the stack is exiled, what is resolving included, the top first.
fn exile_the_stack(cx: &mut Cx<'_>, source: Option<ObjectId>) -> Flow {
    let stack = cx.state().stack.iter().rev();
    let exile = stack.map(|id| Change::Move(Move::new(*id, Place::Exile, Why::TurnEnds)));
    let exile: Vec<Change> = exile.collect();
    cx.applied(Rule::EndTurnStack, source);
    replacement::happen(cx, exile).map(drop)
}

/// Attackers and blockers are removed from combat, and what lasts until end of combat ends.
fn leave_combat(cx: &mut Cx<'_>, source: Option<ObjectId>) {
    if !cx.state().turn.step.in_combat() {
        return;
    }
    let mut fighters = combat::fighters(&cx.state().combat);
    // A blocker is told of as leaving combat while what it blocks is still there.
    fighters.sort_by_key(|id| cx.state().combat.attack_of(*id).is_some());
    if !fighters.is_empty() {
        cx.applied(Rule::EndTurnCombat, source);
    }
    cx.commit_all(fighters.into_iter().map(|object| Change::RemoveFromCombat { object }).collect());
    expiry::end(cx, |duration| *duration == Duration::EndOfCombat, vec![Change::EndCombat]);
}
