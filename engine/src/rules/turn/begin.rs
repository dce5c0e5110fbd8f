//! The beginning of a step: abilities that trigger then, and turn-based actions (703.4).

use super::{awaits, cleanup, untap};
use crate::{
    acting::Cx,
    cards::values::Step,
    change::{CardChange, TurnChange},
    decision::Moment,
    edition::DrawStep,
    error::Flow,
    ground::Because,
    rule::Rule,
    rules::{combat::damage, priority, replacement, sagas, stack, turn::Awaits},
    state::stack::{ItemKind, StackItem},
};

/// Begins a step and performs its turn-based actions. Then the active player gets priority or makes a declaration, or no player acts in the step.
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn begin(cx: &mut Cx<'_>, step: Step) -> Flow {
    cx.commit(TurnChange::BeginStep { step });
    let before = cx.at(Moment::TurnBased);
    match step {
        Step::Untap => untap::step(cx)?,
        Step::Draw => draw(cx)?,
        Step::FirstStrikeDamage | Step::CombatDamage => damage::step(cx)?,
        Step::Cleanup => cleanup::step(cx)?,
        Step::PrecombatMain => sagas::go_on(cx)?,
        _ => {}
    }
    cx.at(before);
    match step {
        // No player gets priority in the untap step (502.4). The cleanup step gives priority itself. Attackers and blockers are declared before any
        // player gets priority.
        Step::Untap | Step::Cleanup | Step::DeclareAttackers => Ok(()),
        Step::DeclareBlockers if awaits(cx.state()) != Awaits::Nothing => Ok(()),
        _ => priority::begin(cx),
    }
}

/// The draw of the turn: as the first action of the step (504.1), or on the stack above abilities that trigger at its beginning (304.1 of 2001).
fn draw(cx: &mut Cx<'_>) -> Flow {
    let active = cx.state().turn.active;
    match cx.edition().draw_step {
        DrawStep::TurnBased => {
            replacement::happen(cx, [CardChange::Draw { player: active }.by(Rule::DrawStep)]).map(drop)
        }
        DrawStep::OnTheStackUncontrolled => {
            priority::settle(cx)?;
            if cx.state().over.is_none() {
                let this = cx.state().next_id();
                let item = StackItem::new(ItemKind::TurnDraw, this);
                stack::put(cx, active, item, [Rule::DrawStep.ground()]);
            }
            Ok(())
        }
    }
}
