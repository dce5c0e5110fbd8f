//! Double-faced cards that enter with their back face up (712.13a).

use std::sync::Arc;

use super::Batch;
use crate::{
    acting::Cx,
    cards::values::Zone,
    change::{CardChange, Change, Destination, Enter, Move},
    ground::Act,
    state::characteristics::Face,
};

/// The back face of an object that enters.
pub(super) enum Back {
    /// It has none.
    None,
    /// A face that can be on the battlefield; of a modal double-faced card also the face itself.
    OfAPermanent(Option<Arc<Face>>),
    /// An instant or sorcery face.
    OfASpell,
}

/// The back face of the card that represents the object. A token is no card.
pub(super) fn back(cx: &Cx<'_>, change: &Change) -> Back {
    let Change::Card(CardChange::Move(m)) = change else { return Back::None };
    let object = cx.state().object(m.object);
    let modal = object.def.and_then(|def| cx.table().catalog.modal_back(def));
    match object.face.back.as_ref().or(modal) {
        None => Back::None,
        Some(back) if back.characteristics.is_permanent_card() => Back::OfAPermanent(modal.cloned()),
        Some(_) => Back::OfASpell,
    }
}

/// Whether the object that enters is represented by a card with two faces, of which the back can be on the battlefield (702.145b).
pub(super) fn is_double_faced(cx: &Cx<'_>, change: &Change) -> bool {
    matches!(back(cx, change), Back::OfAPermanent(_))
}

/// Lets it enter with that face up.
pub(super) fn turn(enter: &mut Enter, back: Back) {
    if let Back::OfAPermanent(modal) = back {
        enter.transformed = true;
        enter.part = modal.or_else(|| enter.part.take());
    }
}

impl Batch {
    /// A spell that would enter with an instant or sorcery face up is put into its owner's graveyard instead (712.13a). Returns false for an object that
    /// is no spell.
    pub(super) fn buries(&mut self, cx: &Cx<'_>, at: usize) -> bool {
        let spell = |m: &Move| cx.state().object(m.object).zone == Zone::Stack;
        match self.would[at].act.take() {
            Some(Act { change: Change::Card(CardChange::Move(m)), grounds }) if spell(&m) => {
                let buried = Move { to: Destination::from(Zone::Graveyard), enter: Enter::default(), ..m };
                self.would[at].act = Some(Act { change: Change::Card(CardChange::Move(buried)), grounds });
                true
            }
            act => {
                self.would[at].act = act;
                false
            }
        }
    }
}
