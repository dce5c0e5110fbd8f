//! Destinations of objects.

use crate::cards::{effect::Place, values::Zone};

/// The destination of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Destination {
    /// A zone, and for libraries a position, as card texts can name it.
    Place(Place),
    /// The stack, for a card that is announced (601.2a).
    Stack,
    /// No zone: the object ceases to exist (111.7, 707.10a), or its owner has left the game (800.4a).
    Nowhere,
}

impl Destination {
    /// The zone.
    #[must_use]
    pub fn zone(self) -> Zone {
        match self {
            Self::Place(place) => place.zone(),
            Self::Stack => Zone::Stack,
            Self::Nowhere => Zone::Nowhere,
        }
    }
}

impl From<Place> for Destination {
    fn from(place: Place) -> Self {
        Self::Place(place)
    }
}

impl From<Zone> for Destination {
    /// The zone; for a library, its top.
    fn from(zone: Zone) -> Self {
        match zone {
            Zone::Battlefield => Place::Battlefield.into(),
            Zone::Hand => Place::Hand.into(),
            Zone::Graveyard => Place::Graveyard.into(),
            Zone::Library => Place::LibraryTop.into(),
            Zone::Exile => Place::Exile.into(),
            Zone::Stack => Self::Stack,
            // Objects only enter these zones when they are created there (114.1).
            Zone::Command | Zone::Nowhere => Self::Nowhere,
        }
    }
}
