//! The change of an object's zone.

use super::{Destination, Enter, Why};
use crate::{cards::values::Zone, ids::ObjectId, state::object::Link};

/// An object moves to another zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The object.
    pub object: ObjectId,
    /// The destination.
    pub to: Destination,
    /// The reason.
    pub why: Why,
    /// How it enters the battlefield.
    pub enter: Enter,
    /// The object whose ability moves it, if both are linked.
    pub link: Option<Box<Link>>,
    /// Face down, in zones other than the battlefield.
    pub face_down: bool,
    /// The players who see the place in a library to which the card goes, if they know the card (a bit for each seat).
    pub shown_to: u8,
}

impl Move {
    /// A move without any modifications.
    #[must_use]
    pub fn new(object: ObjectId, to: impl Into<Destination>, why: Why) -> Self {
        Self { object, to: to.into(), why, enter: Enter::default(), link: None, face_down: false, shown_to: u8::MAX }
    }

    /// The destination's zone.
    #[must_use]
    pub fn zone(&self) -> Zone {
        self.to.zone()
    }
}
