//! Reading a card's text against a position: references, selectors, amounts, conditions, event patterns.
//!
//! The text is written once and read against the present, against the past (an object that is gone is read as it last was) and,
//! while layers are reckoned, against what is known so far.

pub mod amount;
pub mod condition;
pub mod event;
pub mod reference;
pub mod selector;

use std::sync::Arc;

use crate::{
    game::Game,
    ids::{ObjectId, PlayerId},
    state::{characteristics::Characteristics, object::Object},
};

impl<'a> Game<'a> {
    /// The object of that id, or what it last was.
    #[must_use]
    pub fn object(&self, id: ObjectId) -> &'a Object {
        self.state.object(id)
    }

    /// The characteristics of an object after all effects; of one that is gone, as it last was (608.2h).
    #[must_use]
    pub fn characteristics(&self, id: ObjectId) -> &'a Arc<Characteristics> {
        match &self.object(id).past {
            Some(past) => &past.characteristics,
            None => self.seen.characteristics(id),
        }
    }

    /// Who controls an object, or last did. Where nobody can, its owner.
    #[must_use]
    pub fn controller(&self, id: ObjectId) -> PlayerId {
        match &self.object(id).past {
            Some(past) => past.controller,
            None => self.seen.controller(id),
        }
    }

    /// The name of an object, for messages.
    #[must_use]
    pub fn name(&self, id: ObjectId) -> String {
        self.characteristics(id).name.as_ref().map_or_else(|| "a nameless object".to_owned(), ToString::to_string)
    }
}
