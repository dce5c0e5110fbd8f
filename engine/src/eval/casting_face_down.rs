//! Cards that are cast face down (702.37c, 702.168b), and the characteristics that rules list for face-down objects (708.2a).

use std::sync::Arc;

use crate::{
    cards::{
        ability::Ability,
        cost::Cost,
        keyword::{Builtin, Keyword, KeywordArgs},
        values::ManaCost,
    },
    game::Game,
    ids::ObjectId,
    rule::Rule,
    state::{
        characteristics::{Characteristics, Face},
        face_down,
    },
};

/// The word by which a player chooses to cast a card face down.
pub(crate) const FACE_DOWN: &str = "face down";

/// The cost of a card that is cast face down (702.37a, 702.168a).
pub(crate) const COST: ManaCost = ManaCost { generic: 3, ..ManaCost::ZERO };

/// The cost of the ward of face-down objects that have it (702.168a, 701.58a).
const WARD: ManaCost = ManaCost { generic: 2, ..ManaCost::ZERO };

/// The characteristics that the card has if it is cast face down; none if no ability of it permits that.
pub(crate) fn cast_as(game: Game<'_>, card: ObjectId) -> Option<Arc<Face>> {
    let seen = game.characteristics(card);
    match () {
        () if seen.has(Builtin::Disguise) => Some(with_ward(game, card)),
        () if seen.has(Builtin::Morph) => Some(plain(game)),
        () => None,
    }
}

/// The characteristics of a face-down object with ward {2}.
pub(crate) fn with_ward(game: Game<'_>, object: ObjectId) -> Arc<Face> {
    let with = KeywordArgs { cost: vec![Cost::Mana(WARD)], ..KeywordArgs::default() };
    let ward = Ability::Keyword(Keyword { name: "ward".into(), with });
    let abilities = game.table.catalog.held(&"ward".into(), &Arc::new(ward), false);
    let listed = Characteristics { abilities, ..(*plain(game).characteristics).clone() };
    game.fact((Rule::FaceDownWard, object), Arc::new(Face::new(Arc::new(listed), None)), || plain(game))
}

fn plain(game: Game<'_>) -> Arc<Face> {
    Arc::clone(face_down::face(&game.table.edition))
}
