//! Positions that are only supposed, so that a card can be judged as the spell that it would be (601.3e).

use std::sync::Arc;

use super::{
    State,
    binding::Bindings,
    characteristics::Face,
    face_down::is_of_face_down,
    object::{Counters, Object, Status},
    stack::StackItem,
};
use crate::{
    cards::values::Zone,
    ids::{ObjectId, PlayerId, Timestamp},
};

impl State {
    /// The id of the next object.
    #[must_use]
    pub fn next_id(&self) -> ObjectId {
        ObjectId(u32::try_from(self.objects.len()).unwrap_or(u32::MAX))
    }

    /// A copy of the position in which the card, or a part of it, is a spell on the stack: the newest object.
    pub(crate) fn supposing_spell(
        &self,
        card: ObjectId,
        player: PlayerId,
        (part, transformed): (Option<Arc<Face>>, bool),
        item: StackItem,
    ) -> Self {
        let mut supposed = self.clone();
        let id = self.next_id();
        let (hidden, part) = match part {
            Some(part) if is_of_face_down(&part) => (Some(part), None),
            part => (None, part),
        };
        let spell = Object {
            id,
            zone: Zone::Stack,
            controller: player,
            controlled_by: player,
            part,
            copied: None,
            is_copy: false,
            status: Status { transformed, face_down: hidden.is_some(), ..Status::default() },
            hidden,
            counters: Counters::default(),
            designations: Vec::new(),
            damage: 0,
            attached_to: None,
            timestamp: Timestamp(self.clock + 1),
            world_since: None,
            memory: Bindings::default(),
            link: None,
            stack: Some(Arc::new(item)),
            revealed: false,
            was: Some(card),
            ..self.object(card).clone()
        };
        supposed.objects.push(spell);
        supposed.objects[card.0 as usize].became = Some(id);
        supposed.leave_out(card);
        supposed.stack.push(id);
        supposed
    }

    /// A copy of the position in which the permanent is face up.
    pub(crate) fn supposing_face_up(&self, permanent: ObjectId) -> Self {
        let mut supposed = self.clone();
        supposed.objects[permanent.0 as usize].status.face_down = false;
        supposed
    }

    /// A copy of the position in which the card is a card with those characteristics in its zone.
    pub(crate) fn supposing_face(&self, card: ObjectId, face: Arc<Face>) -> Self {
        let mut supposed = self.clone();
        let object = &mut supposed.objects[card.0 as usize];
        (object.face, object.part, object.copied) = (face, None, None);
        supposed
    }

    /// Takes a card out of its zone.
    fn leave_out(&mut self, card: ObjectId) {
        let (zone, owner) = (self.object(card).zone, usize::from(self.object(card).owner.0));
        let other = |id: &ObjectId| *id != card;
        match zone {
            Zone::Hand => self.players[owner].hand.retain(other),
            Zone::Library => self.players[owner].library.retain(other),
            Zone::Graveyard => self.players[owner].graveyard.retain(other),
            Zone::Exile => self.exile.retain(|id| *id != card),
            _ => {}
        }
        self.objects[card.0 as usize].zone = Zone::Nowhere;
    }
}
