//! The object or player that an object enters attached to by an effect: an Aura that is not cast, and what an effect attaches as it enters (303.4f to
//! 303.4i, 301.5e).

use super::enter::{self, Entered};
use crate::{
    acting::Cx,
    cards::values::Zone,
    change::{CardChange, Change, Enter, Move},
    decision::{DecisionKind, Options},
    edition::Entering,
    error::Flow,
    ground::{Act, Obstacle},
    ids::{Entity, ObjectId, PlayerId},
    rules::state_based::attachments::{hosts, never_enters_attached, obstacle},
    state::characteristics::Face,
};

/// An object that may enter attached.
struct Comes {
    /// The object; none for a token.
    object: Option<ObjectId>,
    /// The player who will control it.
    controller: PlayerId,
    /// The object or player to which an effect attaches it; the inner one is none if the effect's is undefined.
    said: Option<Option<Entity>>,
}

/// The act with the host that the effect says, or that the player chooses who will control the Aura. What it can be attached to depends on how it will
/// be on the battlefield. An Aura that can't enchant anything, or not what the effect says, stays in its zone, and a token is not created (303.4g,
/// 303.4i). Another object enters unattached then (301.5e). An Aura that is cast has its host already.
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn hosted(cx: &mut Cx<'_>, mut act: Act) -> Flow<Option<Act>> {
    let Some(Comes { object, controller, said }) = comes(cx, &act.change) else { return Ok(Some(act)) };
    let entered = Entered::new(cx, &act.change);
    let Some(became) = entered.object() else { return Ok(Some(act)) };
    let there = entered.game(cx);
    let is_aura = there.characteristics(became).has_subtype("Aura");
    let host = match said {
        Some(said) => {
            let is_free = |host: &Entity| match obstacle(there, became, *host) {
                Some(Obstacle { ground, .. }) => !cx.game().heeds((ground.rule, object), true),
                None => !never_enters_attached(there, became),
            };
            said.filter(is_free)
        }
        None if is_aura => {
            let from: Vec<Entity> = hosts(there, became).collect();
            let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
            cx.ask_entities(controller, DecisionKind::AttachTo, object, None, options)?.first().copied()
        }
        None => None,
    };
    if is_aura && host.is_none() {
        return Ok(None);
    }
    if let Some(enter) = enter::enter_of(&mut act.change) {
        enter.attached_to = host;
    }
    Ok(Some(act))
}

/// The object of a change that may enter attached. One that an effect neither attaches nor makes a copy is an Aura on one of its faces.
fn comes(cx: &Cx<'_>, change: &Change) -> Option<Comes> {
    let free = |enter: &Enter| enter.attached_to.is_none() && !enter.face_down;
    match change {
        Change::Card(CardChange::Move(m)) if m.zone() == Zone::Battlefield && free(&m.enter) => {
            let copy = m.enter.copied.as_deref();
            let by_itself = || copy.is_none() && looks_ahead(cx) && cx.state().object(m.object).zone != Zone::Stack;
            let comes = m.enter.attach_to.is_some() || copy.is_some_and(is_aura) || by_itself() && is_aura_card(cx, m);
            let controller = enter::controller(cx, m);
            comes.then_some(Comes { object: Some(m.object), controller, said: m.enter.attach_to })
        }
        Change::Card(CardChange::Create(token)) if token.zone == Zone::Battlefield && free(&token.enter) => {
            let face = token.enter.copied.as_ref().unwrap_or(&token.face);
            let comes = Comes { object: None, controller: token.controller, said: None };
            is_aura(face).then_some(comes)
        }
        _ => None,
    }
}

/// Whether what an object can be attached to depends on how it will be on the battlefield. Until 2006, it is looked at as it is before.
pub(crate) fn looks_ahead(cx: &Cx<'_>) -> bool {
    cx.edition().entering != Entering::AsItIs
}

fn is_aura(face: &Face) -> bool {
    face.characteristics.has_subtype("Aura")
}

/// Whether a face of the object is an Aura.
fn is_aura_card(cx: &Cx<'_>, change: &Move) -> bool {
    let face = cx.state().face_up(change.object);
    let part = change.enter.part.as_deref();
    cx.game().characteristics(change.object).has_subtype("Aura")
        || is_aura(face)
        || face.back.as_deref().is_some_and(is_aura)
        || part.is_some_and(is_aura)
}
