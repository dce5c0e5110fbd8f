//! Ending the turn (723; 509 until 2006).

use super::{combat, priority, triggers::expiry, turn};
use crate::{
    cards::{
        effect::{Duration, Place},
        values::Step,
    },
    change::{CardChange, Change, CombatChange, EffectChange, Move, TurnChange},
    edition::{EndTheTurnCombat, EndTheTurnTriggers},
    error::Flow,
    event::Why,
    game::Cx,
    ground::{Act, Because, Ground},
    ids::ObjectId,
    rule::Rule,
    rules::replacement,
    state::effects::{EffectId, Scope},
};

/// Ends the turn as far as that is done while the spell or ability that says so resolves: what waits for the stack, the stack
/// itself with what is resolving, in editions that say so combat, state-based actions (723.1a–c). [`go_to_cleanup`] does the rest once
/// it has resolved.
///
/// # Errors
///
/// Unanswered decisions.
pub fn end_the_turn(cx: &mut Cx<'_>, scope: &Scope) -> Flow {
    cx.commit(TurnChange::EndingTurn { under_way: true });
    cx.by_the_rules(|cx| clear_up(cx, scope))
}

/// What the rules make of it.
fn clear_up(cx: &mut Cx<'_>, scope: &Scope) -> Flow {
    waiting_triggers(cx, scope);
    exile_the_stack(cx, scope)?;
    if cx.edition().end_the_turn_combat == EndTheTurnCombat::BeforeTheCheck {
        leave_combat(cx, (Rule::EndTurnCombat, scope).ground());
    }
    match cx.stands((Rule::EndTurnStateBased, scope)) {
        true => priority::settle_without_triggers(cx),
        false => Ok(()),
    }
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
        leave_combat(cx, Rule::EndTurnCombat.ground());
    }
    let skips = cx.stands(Rule::EndTurnSkip);
    // Also where this is a cleanup step: it ends like any other, and a new one begins in which nobody has priority unless something
    // triggers (509.1c with 509.2; today in so many words).
    cx.commit(TurnChange::GivePriority { player: None });
    if skips {
        cx.commit(TurnChange::SkipTo { step: Step::Cleanup });
    }
    turn::go_on(cx)
}

/// Triggers from before the process wait for the cleanup step (509.2), or cease to exist (723.1a).
fn waiting_triggers(cx: &mut Cx<'_>, scope: &Scope) {
    let waiting: Vec<EffectId> = cx.state().pending.iter().map(|trigger| trigger.id).collect();
    if waiting.is_empty() {
        return;
    }
    let told = cx.edition().end_the_turn_triggers;
    let other = || match told {
        EndTheTurnTriggers::Cease => EndTheTurnTriggers::Wait,
        EndTheTurnTriggers::Wait => EndTheTurnTriggers::Cease,
    };
    if cx.game().fact((Rule::EndTurnTriggers, scope), told, other) == EndTheTurnTriggers::Cease {
        cx.commit_all(
            waiting.into_iter().map(|id| Change::Effect(EffectChange::RemovePending { id, stacked_as: None })),
        );
    }
}

/// Every object on the stack is exiled, what is resolving included, the top first.
fn exile_the_stack(cx: &mut Cx<'_>, scope: &Scope) -> Flow {
    let stack = cx.state().stack.iter().rev();
    let exile = |id: &ObjectId| Change::Card(CardChange::Move(Move::new(*id, Place::Exile, Why::TurnEnds)));
    let exile: Vec<Act> = stack.map(|id| exile(id).by((Rule::EndTurnStack, scope))).collect();
    replacement::happen(cx, exile).map(drop)
}

/// Attackers and blockers are removed from combat, and what lasts until end of combat ends.
fn leave_combat(cx: &mut Cx<'_>, because: Ground) {
    if !cx.state().turn.step.in_combat() {
        return;
    }
    let mut fighters = combat::fighters(&cx.state().combat);
    // A blocker is told of as leaving combat while what it blocks is still there.
    fighters.sort_by_key(|id| cx.state().combat.attack_of(*id).is_some());
    let leave = |object| CombatChange::RemoveFromCombat { object }.by(because.clone());
    cx.commit_all(fighters.into_iter().map(leave));
    expiry::end(cx, |duration| *duration == Duration::EndOfCombat, vec![CombatChange::EndCombat.into()], None);
}
