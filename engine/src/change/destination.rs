//! Where objects go.

use crate::cards::{effect::Place, values::Zone};

/// Where an object goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Destination {
    /// A zone, and for libraries a position: what cards can speak of.
    Place(Place),
    /// The stack: a card that is announced (601.2a).
    Stack,
    /// It leaves the game without going anywhere: it ceases to exist (111.7, 707.10a), or its owner has left (800.4a).
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
    /// That zone; of a library its top.
    fn from(zone: Zone) -> Self {
        match zone {
            Zone::Battlefield => Place::Battlefield.into(),
            Zone::Hand => Place::Hand.into(),
            Zone::Graveyard => Place::Graveyard.into(),
            Zone::Library => Place::LibraryTop.into(),
            Zone::Exile => Place::Exile.into(),
            Zone::Stack => Self::Stack,
            // Only what comes about there goes there (114.1).
            Zone::Command | Zone::Nowhere => Self::Nowhere,
        }
    }
}
