//! What is face down (708; 504 until 2009).

use std::sync::{Arc, LazyLock};

use crate::{
    cards::values::{CardType, Colors, Supertypes, Types, Zone},
    edition::{Edition, ExiledFaceDown, FaceDown},
    state::{
        characteristics::{Characteristics, Face},
        object::Object,
    },
};

/// Whether an object has the characteristics of what is face down (708.2).
#[must_use]
pub fn is_hidden(object: &Object) -> bool {
    object.status.face_down && matches!(object.zone, Zone::Battlefield | Zone::Stack)
}

/// What is face down: a creature without anything else, of the edition's size (708.2a; 504.2 of 2001). They are its copiable values.
#[must_use]
pub fn face(edition: &Edition) -> &'static Arc<Face> {
    match edition.face_down {
        FaceDown::ZeroOne => &ZERO_ONE,
        FaceDown::TwoTwo => &TWO_TWO,
    }
}

/// What is seen of things that lie face down, by where they lie.
#[derive(Debug, Clone, Copy)]
pub struct Hidden {
    /// A permanent or a spell.
    there: &'static Arc<Face>,
    /// A card in exile, where it is anything else than what it is face up.
    exiled: Option<&'static Arc<Face>>,
}

impl Hidden {
    /// What an edition makes of it.
    #[must_use]
    pub fn of(edition: &Edition) -> Self {
        let nothing = edition.exiled_face_down == ExiledFaceDown::Nothing;
        Self { there: face(edition), exiled: nothing.then(|| &*NOTHING) }
    }

    /// What an object is as long as it lies face down; none if it doesn't, or is what it is all the same.
    #[must_use]
    pub fn face(self, object: &Object) -> Option<&'static Arc<Face>> {
        match is_hidden(object) {
            true => Some(self.there),
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
