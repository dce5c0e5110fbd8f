//! Face-down spells, permanents and cards (708; 504 until 2009).

use std::sync::{Arc, LazyLock};

use crate::{
    cards::values::{CardType, Colors, Supertypes, Types, Zone},
    edition::{Edition, ExiledFaceDown, FaceDown},
    state::{
        characteristics::{Characteristics, Face},
        object::Object,
    },
};

/// Whether an object has the characteristics of a face-down object (708.2).
#[must_use]
#[inline]
pub fn is_hidden(object: &Object) -> bool {
    object.status.face_down && matches!(object.zone, Zone::Battlefield | Zone::Stack)
}

/// The designation of a card that was foretold (702.143).
const FORETOLD: &str = "foretold";

/// Whether it is a foretold card face down in exile (702.143c).
#[must_use]
pub(crate) fn is_foretold(object: &Object) -> bool {
    let foretold = object.designations.iter().any(|name| **name == *FORETOLD);
    foretold && object.status.face_down && object.zone == Zone::Exile
}

/// Whether the values are those of a face-down object: no face of a card is without a name.
#[must_use]
pub(crate) fn is_of_face_down(face: &Face) -> bool {
    face.characteristics.name.is_none()
}

/// The copiable values of a face-down object: a creature of the edition's size without other characteristics (708.2a; 504.2 of 2001).
#[must_use]
pub fn face(edition: &Edition) -> &'static Arc<Face> {
    match edition.face_down {
        FaceDown::ZeroOne => &ZERO_ONE,
        FaceDown::TwoTwo => &TWO_TWO,
    }
}

/// The characteristics of face-down objects, by zone.
#[derive(Debug, Clone, Copy)]
pub struct Hidden {
    /// Those of a permanent or a spell.
    there: &'static Arc<Face>,
    /// Those of a card in exile, if they differ from the card's own.
    exiled: Option<&'static Arc<Face>>,
}

impl Hidden {
    /// The characteristics that the edition states.
    #[must_use]
    pub fn of(edition: &Edition) -> Self {
        let nothing = edition.exiled_face_down != ExiledFaceDown::WhatItIs;
        Self { there: face(edition), exiled: nothing.then(|| &*NOTHING) }
    }

    /// The characteristics of an object while it is face down; none if it is face up, or keeps its own.
    #[must_use]
    #[inline]
    pub fn face(self, object: &Object) -> Option<&Arc<Face>> {
        match is_hidden(object) {
            true => Some(object.hidden.as_ref().unwrap_or(self.there)),
            false => self.exiled.filter(|_| object.status.face_down && object.zone == Zone::Exile),
        }
    }
}

/// A card in exile without characteristics (406.3a).
static NOTHING: LazyLock<Arc<Face>> = LazyLock::new(|| Arc::new(Face::new(Arc::default(), None)));
static ZERO_ONE: LazyLock<Arc<Face>> = LazyLock::new(|| of_size((0, 1)));
static TWO_TWO: LazyLock<Arc<Face>> = LazyLock::new(|| of_size((2, 2)));

fn of_size(size: (i32, i32)) -> Arc<Face> {
    let characteristics = Characteristics {
        name: None,
        cost: None,
        value_of: None,
        colors: Colors::EMPTY,
        supertypes: Supertypes::EMPTY,
        types: Types::from_iter([CardType::Creature]),
        subtypes: Vec::new(),
        pt: Some(size),
        abilities: Vec::new(),
        words: None,
    };
    Arc::new(Face::new(Arc::new(characteristics), None))
}
