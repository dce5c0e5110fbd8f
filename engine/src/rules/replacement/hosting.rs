//! The object or player that an Aura enters attached to if it is a token or enters as a copy (303.4f, 303.4g).

use super::enter::Entered;
use crate::{
    acting::Cx,
    cards::values::Zone,
    change::{CardChange, Change, Enter},
    decision::{DecisionKind, Options},
    error::Flow,
    ground::Act,
    ids::{Entity, ObjectId, PlayerId},
    rules::state_based::attachments::hosts,
    state::characteristics::Face,
};

/// The act with the host that the player chooses who will control the Aura. An Aura that can't enchant anything stays in its zone, and a token is
/// not created (303.4g). An Aura that enters as what it is has its host already.
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn hosted(cx: &mut Cx<'_>, mut act: Act) -> Flow<Option<Act>> {
    let Some((object, chooser)) = comes_as_aura(cx, &act.change) else { return Ok(Some(act)) };
    let entered = Entered::new(cx, &act.change);
    let Some(aura) = entered.object() else { return Ok(Some(act)) };
    let there = entered.game(cx);
    if !there.characteristics(aura).has_subtype("Aura") {
        return Ok(Some(act));
    }
    let from: Vec<Entity> = hosts(there, aura).collect();
    if from.is_empty() {
        return Ok(None);
    }
    let options = Options::Entities { least: 1, most: 1, from, ordered: false };
    let chosen = cx.ask_entities(chooser, DecisionKind::AttachTo, object, None, options)?;
    if let Some(enter) = enter(&mut act.change) {
        enter.attached_to = chosen.first().copied();
    }
    Ok(Some(act))
}

/// The object that enters with the copiable values of an Aura and without a host, none for a token; and the player who will control it.
fn comes_as_aura(cx: &Cx<'_>, change: &Change) -> Option<(Option<ObjectId>, PlayerId)> {
    let is_aura = |face: &Face| face.characteristics.has_subtype("Aura");
    let free = |enter: &Enter| enter.attached_to.is_none() && !enter.face_down;
    match change {
        Change::Card(CardChange::Move(m)) if m.zone() == Zone::Battlefield && free(&m.enter) => {
            m.enter.copied.as_deref().filter(|face| is_aura(face))?;
            let owner = || cx.state().object(m.object).owner;
            Some((Some(m.object), m.enter.controller.unwrap_or_else(owner)))
        }
        Change::Card(CardChange::Create(token)) if token.zone == Zone::Battlefield && free(&token.enter) => {
            let face = token.enter.copied.as_ref().unwrap_or(&token.face);
            is_aura(face).then_some((None, token.controller))
        }
        _ => None,
    }
}

fn enter(change: &mut Change) -> Option<&mut Enter> {
    match change {
        Change::Card(CardChange::Move(m)) => Some(&mut m.enter),
        Change::Card(CardChange::Create(token)) => Some(&mut token.enter),
        _ => None,
    }
}
