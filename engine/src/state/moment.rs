//! The objects of past events as they were when the events happened (608.2i).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{characteristics::Characteristics, object::Object, shared::Shared, turn::Combat};
use crate::ids::{ObjectId, PlayerId};

/// The position just after events that happened at the same time, as far as a text that looks back at them can ask for it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// The index of the first of these events in the history of the turn.
    pub first: usize,
    /// The index after the last one.
    pub end: usize,
    /// The objects of the events that existed then, by id.
    pub objects: Vec<(ObjectId, Then)>,
    /// Combat.
    pub combat: Shared<Combat>,
}

/// An object as it was.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Then {
    /// The object before continuous effects.
    pub object: Shared<Object>,
    /// Its characteristics with all effects applied.
    pub characteristics: Arc<Characteristics>,
    /// Its controller.
    pub controller: PlayerId,
}

impl Moment {
    /// The object as it was then, if an event happened to it.
    #[must_use]
    pub fn object(&self, id: ObjectId) -> Option<&Then> {
        let place = self.objects.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        Some(&self.objects[place].1)
    }

    /// Whether the event at that index of the history was one of them.
    #[must_use]
    pub fn includes(&self, place: usize) -> bool {
        (self.first..self.end).contains(&place)
    }
}
