//! Ending the turn (723; 509 until 2006).

use super::{combat, priority, turn};
use crate::{
    acting::Cx,
    cards::{
        effect::{Duration, Place},
        values::Step,
    },
    change::{CardChange, Change, CombatChange, EffectChange, Move, TurnChange},
    edition::{EndTheTurnCombat, EndTheTurnTriggers},
    error::Flow,
    event::Why,
    ground::{Act, Because, Ground},
    ids::{EffectId, ObjectId},
    rule::Rule,
    rules::replacement,
    state::effects::Scope,
    triggers::expiry,
};

/// The part of ending the turn that happens while the responsible spell or ability resolves: removes waiting triggers, exiles the stack with the
/// resolving object, removes creatures from combat in editions that do so here, and checks state-based actions (723.1a–c). `go_to_cleanup` does the
/// rest after the resolution.
///
/// # Errors
///
/// Unanswered decisions.
pub fn end_the_turn(cx: &mut Cx<'_>, scope: &Scope) -> Flow {
    cx.commit(TurnChange::EndingTurn { under_way: true });
    cx.by_the_rules(|cx| clear_up(cx, scope))
}

/// The steps that the rules define for it.
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

/// The step ends, and the game continues with the cleanup step (723.1d; 509.1c until 2006).
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
    // This also applies if the present step is a cleanup step: it ends, and a new one begins in which no player gets priority unless an ability
    // triggers (509.1c with 509.2; today's rules state it explicitly).
    cx.commit(TurnChange::GivePriority { player: None });
    if skips {
        cx.commit(TurnChange::SkipTo { step: Step::Cleanup });
    }
    turn::go_on(cx)
}

/// Abilities that triggered before the process are put on the stack in the cleanup step (509.2), or cease to exist (723.1a).
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

/// Every object on the stack is exiled, including the resolving one, the top one first.
fn exile_the_stack(cx: &mut Cx<'_>, scope: &Scope) -> Flow {
    let stack = cx.state().stack.iter().rev();
    let exile = |id: &ObjectId| Change::Card(CardChange::Move(Move::new(*id, Place::Exile, Why::TurnEnds)));
    let exile: Vec<Act> = stack.map(|id| exile(id).by((Rule::EndTurnStack, scope))).collect();
    replacement::happen(cx, exile).map(drop)
}

/// Attackers and blockers are removed from combat, and effects that last until end of combat end.
fn leave_combat(cx: &mut Cx<'_>, because: Ground) {
    if !cx.state().turn.step.in_combat() {
        return;
    }
    let mut fighters = combat::fighters(&cx.state().combat);
    // Blockers are reported as removed from combat while the attackers they block are still in combat.
    fighters.sort_by_key(|id| cx.state().combat.attack_of(*id).is_some());
    let leave = |object| CombatChange::RemoveFromCombat { object }.by(because.clone());
    cx.commit_all(fighters.into_iter().map(leave));
    expiry::end(cx, |duration| *duration == Duration::EndOfCombat, vec![CombatChange::EndCombat.into()], None);
}
