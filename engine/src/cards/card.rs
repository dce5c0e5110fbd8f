//! A card: what is printed on it, as data.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    ability::Ability,
    name::{Name, Named},
    values::{CardType, Colors, ManaCost, Supertype},
};

/// The definition of a card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct CardDef {
    /// Its name.
    pub name: Name,
    /// Its mana cost; a land has none.
    #[serde(default)]
    pub cost: Option<ManaCost>,
    /// Its colours where the mana cost doesn't give them.
    #[serde(default)]
    pub colors: Option<Colors>,
    /// Its supertypes.
    #[serde(default)]
    pub supertypes: Vec<Supertype>,
    /// Its card types.
    pub types: Vec<CardType>,
    /// Its subtypes.
    #[serde(default)]
    pub subtypes: Vec<Name>,
    /// Its power and toughness; 0 where an ability defines them.
    #[serde(default)]
    pub pt: Option<(i32, i32)>,
    /// The loyalty of a planeswalker: with so many counters it enters (306.5b).
    #[serde(default)]
    pub loyalty: Option<u32>,
    /// Its abilities under ids that stay when the wording changes.
    #[serde(default)]
    pub abilities: Named<Ability>,
    /// The other half of a flip card.
    #[serde(default)]
    pub flip: Option<Half>,
    /// The back face of a transforming card (712): it transforms into that, and back. For creatures with a day and a night side, for one.
    #[serde(default)]
    pub back: Option<Box<Side>>,
    /// The back face of a modal double-faced card (712.3): either face is played.
    #[serde(default)]
    pub modal: Option<Box<Side>>,
    /// The Adventure of a creature or another permanent (715): it is cast as that, exiled as it resolves, and cast from there as itself.
    #[serde(default)]
    pub adventure: Option<Box<Side>>,
    /// The second half of a split card (709), whose name is that of both: `name: Fire // Ice`. Cost, types and abilities of the card are the
    /// first half's; where it isn't cast it has those of both.
    #[serde(default)]
    pub split: Option<Box<Side>>,
    /// What differs from an edition of the rules on: those that inherit it say so too, unless they say otherwise.
    #[serde(default)]
    pub editions: Named<Errata>,
    /// Collector numbers of its printings; no rule reads them.
    #[serde(default)]
    pub printings: Vec<Name>,
    /// Why the project made it up, if no such card exists.
    #[serde(default)]
    pub stand_in: Option<String>,
}

/// The lower half of a flip card (710.1b): it has the mana cost and colours of the upper.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Half {
    /// Its name.
    pub name: Name,
    /// Its supertypes.
    #[serde(default)]
    pub supertypes: Vec<Supertype>,
    /// Its card types.
    pub types: Vec<CardType>,
    /// Its subtypes.
    #[serde(default)]
    pub subtypes: Vec<Name>,
    /// Its power and toughness.
    #[serde(default)]
    pub pt: Option<(i32, i32)>,
    /// Its abilities.
    #[serde(default)]
    pub abilities: Named<Ability>,
}

/// Another face of a card, with its own cost and colours.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Side {
    /// Its name.
    pub name: Name,
    /// Its mana cost; the back face of a transforming card has none, and the mana value of the front (202.3b).
    #[serde(default)]
    pub cost: Option<ManaCost>,
    /// Its colours where the mana cost doesn't give them: a colour indicator (204).
    #[serde(default)]
    pub colors: Option<Colors>,
    /// Its supertypes.
    #[serde(default)]
    pub supertypes: Vec<Supertype>,
    /// Its card types.
    pub types: Vec<CardType>,
    /// Its subtypes.
    #[serde(default)]
    pub subtypes: Vec<Name>,
    /// Its power and toughness; 0 where an ability defines them.
    #[serde(default)]
    pub pt: Option<(i32, i32)>,
    /// The loyalty of a planeswalker: with so many counters it enters (306.5b).
    #[serde(default)]
    pub loyalty: Option<u32>,
    /// Its abilities under ids that stay when the wording changes.
    #[serde(default)]
    pub abilities: Named<Ability>,
}

impl Side {
    /// What it is but for cost and colours.
    #[must_use]
    pub fn half(&self) -> Half {
        Half {
            name: self.name.clone(),
            supertypes: self.supertypes.clone(),
            types: self.types.clone(),
            subtypes: self.subtypes.clone(),
            pt: self.pt,
            abilities: self.abilities.clone(),
        }
    }
}

/// A part of a card besides that which its own name stands for: the key under which it is written, and what it says.
#[derive(Debug, Clone, Copy)]
pub struct Part<'a> {
    /// The key.
    pub key: &'static str,
    /// Its name.
    pub name: &'a Name,
    /// Its card types.
    pub types: &'a [CardType],
    /// Its subtypes.
    pub subtypes: &'a [Name],
    /// Its power and toughness.
    pub pt: Option<(i32, i32)>,
    /// Its loyalty.
    pub loyalty: Option<u32>,
    /// Its abilities.
    pub abilities: &'a Named<Ability>,
}

impl CardDef {
    /// The other parts of the card: the lower half of a flip card, a back face.
    pub fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let flip = self.flip.iter().map(|Half { name, types, subtypes, pt, abilities, .. }| Part {
            key: "flip",
            name,
            types,
            subtypes,
            pt: *pt,
            loyalty: None,
            abilities,
        });
        let sides = self.sides().map(|(key, side)| {
            let Side { name, types, subtypes, pt, loyalty, abilities, .. } = side;
            Part { key, name, types, subtypes, pt: *pt, loyalty: *loyalty, abilities }
        });
        flip.chain(sides)
    }

    /// The abilities of each of those parts.
    pub fn abilities_of_parts(&mut self) -> impl Iterator<Item = &mut Named<Ability>> {
        let flip = self.flip.iter_mut().map(|half| &mut half.abilities);
        let sides = [&mut self.back, &mut self.modal, &mut self.adventure, &mut self.split];
        flip.chain(sides.into_iter().flatten().map(|side| &mut side.abilities))
    }

    /// The card without those parts.
    pub fn leave_parts_out(&mut self) {
        (self.flip, self.back, self.modal, self.adventure, self.split) = (None, None, None, None, None);
    }

    /// The names of those parts, and of the first half of a split card.
    pub fn names_of_parts(&self) -> impl Iterator<Item = Name> {
        self.first_half().into_iter().chain(self.parts().map(|part| part.name.clone()))
    }

    /// The name of the first half of a split card (709.4a).
    #[must_use]
    pub fn first_half(&self) -> Option<Name> {
        let (first, _) = self.split.as_ref().and_then(|_| self.name.split_once(" // "))?;
        Some(first.into())
    }

    /// The parts that have costs and colours of their own.
    pub fn sides(&self) -> impl Iterator<Item = (&'static str, &Side)> {
        let sides =
            [("back", &self.back), ("modal", &self.modal), ("adventure", &self.adventure), ("split", &self.split)];
        sides.into_iter().filter_map(|(key, side)| Some((key, &**side.as_ref()?)))
    }
}

/// What differs on a card from an edition on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Errata {
    /// Its supertypes.
    pub supertypes: Option<Vec<Supertype>>,
    /// Its subtypes.
    pub subtypes: Option<Vec<Name>>,
    /// Abilities that take the place of those of the same id, or are new.
    pub abilities: Named<Ability>,
    /// Abilities it doesn't have.
    pub without: Vec<Name>,
}
