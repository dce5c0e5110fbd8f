//! What an object attacks that an effect puts onto the battlefield attacking (508.4), if it is a creature as it enters.

use super::enter;
use crate::{
    acting::Cx,
    cards::values::CardType,
    change::{CardChange, Change},
    error::Flow,
    ground::Act,
    rules::combat::joining,
};

/// Lets the object of the act join the attack that it enters for. It joins none if it won't be a creature on the battlefield, or won't be controlled by
/// the attacking player (506.3a, 506.3b).
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn joined(cx: &mut Cx<'_>, act: &mut Act) -> Flow {
    let Some(joins) = enter::enter_of(&mut act.change).and_then(|enter| enter.joins_attack.take()) else {
        return Ok(());
    };
    let (object, controller) = match &act.change {
        Change::Card(CardChange::Move(m)) => (m.object, enter::controller(cx, m)),
        Change::Card(CardChange::Create(token)) => (joins.source, token.controller),
        _ => return Ok(()),
    };
    let attacked = joining::attacked(cx, joins, (object, is_creature(cx, &act.change)), controller)?;
    if let Some(enter) = enter::enter_of(&mut act.change) {
        enter.attacking = attacked;
    }
    Ok(())
}

/// Whether the object enters as a creature. Until 2006, its characteristics before that decide (410.10b).
fn is_creature(cx: &Cx<'_>, change: &Change) -> bool {
    if let Some(seen) = enter::as_it_will_be(cx, change, &mut None) {
        return seen.is(CardType::Creature);
    }
    match change {
        Change::Card(CardChange::Move(m)) => {
            m.enter.face_down || cx.game().characteristics(m.object).is(CardType::Creature)
        }
        Change::Card(CardChange::Create(token)) => token.face.characteristics.is(CardType::Creature),
        _ => false,
    }
}
