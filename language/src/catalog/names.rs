//! The names that players choose, and the words that aren't creature types.

use std::{collections::BTreeSet, sync::Arc};

use super::Catalog;
use crate::{
    cards::{
        Name, subtypes,
        values::{CardType, Types},
    },
    ids::DefId,
};

/// A name that a player can choose, of a card or of another part of one (201.4).
#[derive(Debug, Clone)]
pub struct Nameable {
    /// The name.
    pub name: Name,
    /// The card types of the card or part with this name.
    pub types: Types,
    /// Whether a split card has it, as a whole or for one of its halves.
    pub split: Option<SplitName>,
}

/// What of a split card a name belongs to (201.4b).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SplitName {
    /// Both halves together.
    Whole,
    /// One half.
    Half,
}

impl Nameable {
    /// Whether it has one of these card types.
    #[must_use]
    pub fn is_any(&self, types: &[CardType]) -> bool {
        types.iter().any(|one| self.types.has(*one))
    }
}

impl Catalog {
    /// The names from which a player chooses a card name: the names of the cards and of their other parts (201.4, 710.5).
    #[must_use]
    pub fn names(&self) -> &Arc<[Name]> {
        &self.names
    }

    /// Whether this is the name of the lower half of a flip card.
    #[must_use]
    pub fn is_lower_name(&self, name: &str) -> bool {
        let card = self.find_part(name).map(|id| &self.cards[id.0 as usize].written);
        card.is_some_and(|card| card.flip.as_ref().is_some_and(|half| half.name == *name))
    }

    /// The same names with what the choice of one depends on.
    #[must_use]
    pub fn nameable(&self) -> &[Nameable] {
        self.nameable.get_or_init(|| self.names.iter().map(|name| self.nameable_as(name)).collect())
    }

    /// Of another part of a card, only its own types count: a back face (201.4d), an Adventure (201.4f), a lower half (201.4c), a half of a split
    /// card (201.4b).
    fn nameable_as(&self, name: &Name) -> Nameable {
        let written = |id: DefId| &self.cards[id.0 as usize].written;
        let whole = self.find(name).map(written);
        let other = self.find_part(name).map(written);
        let half = other.filter(|card| card.split.is_some());
        let first = half.filter(|card| card.first_half().as_ref() == Some(name)).map(|card| card.types.as_slice());
        let part = other.and_then(|card| card.parts().find(|part| part.name == name && !part.types.is_empty()));
        let types = first.or(part.map(|part| part.types)).or(whole.map(|card| card.types.as_slice()));
        let is_whole = whole.is_some_and(|card| card.split.is_some());
        let split = is_whole.then_some(SplitName::Whole).or(half.map(|_| SplitName::Half));
        Nameable { name: name.clone(), types: types.into_iter().flatten().copied().collect(), split }
    }

    /// The words with a meaning in the game that are not creature types (214.7a of 2001): names of cards, other subtypes, colours, card types,
    /// keywords, players. In alphabetical order.
    #[must_use]
    pub fn taken_words(&self) -> &Arc<[Name]> {
        self.taken.get_or_init(|| self.words_that_mean_something_else())
    }

    fn words_that_mean_something_else(&self) -> Arc<[Name]> {
        let printed = self.cards.iter().map(|card| &self.worded(card).face.characteristics);
        let others = printed.flat_map(|c| &c.subtypes).filter(|subtype| !subtypes::is_creature_type(self, subtype));
        let words = self.names.iter().chain(others).chain(self.keywords.keys()).cloned();
        let all = words.chain(MEAN_SOMETHING_ELSE.into_iter().map(Name::from)).flat_map(|word| [capital(&word), word]);
        let all: BTreeSet<Name> = all.filter(|word| !self.creature_types.contains(word)).collect();
        all.into_iter().collect()
    }
}

/// Words of the game that need not occur on any card of a catalog.
const MEAN_SOMETHING_ELSE: [&str; 27] = [
    "white",
    "blue",
    "black",
    "red",
    "green",
    "plains",
    "island",
    "swamp",
    "mountain",
    "forest",
    "artifact",
    "creature",
    "enchantment",
    "instant",
    "land",
    "sorcery",
    "permanent",
    "spell",
    "ability",
    "card",
    "token",
    "player",
    "opponent",
    "library",
    "hand",
    "graveyard",
    "mana",
];

/// The word with a capital letter, as on a type line.
fn capital(word: &Name) -> Name {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect::<String>().as_str().into()
}
