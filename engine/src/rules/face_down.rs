//! What is face down (708; 504 until 2009).

use std::sync::{Arc, LazyLock};

use crate::{
    cards::values::{CardType, Colors, Supertypes, Types, Zone},
    edition::{Edition, FaceDown},
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

static ZERO_ONE: LazyLock<Arc<Face>> = LazyLock::new(|| of_size((0, 1)));
static TWO_TWO: LazyLock<Arc<Face>> = LazyLock::new(|| of_size((2, 2)));

fn of_size(size: (i32, i32)) -> Arc<Face> {
    let characteristics = Characteristics {
        name: None,
        cost: None,
        colors: Colors::EMPTY,
        supertypes: Supertypes::EMPTY,
        types: Types::from_iter([CardType::Creature]),
        subtypes: Vec::new(),
        pt: Some(size),
        abilities: Vec::new(),
        color_words: None,
    };
    Arc::new(Face { characteristics: Arc::new(characteristics), flip: None })
}
