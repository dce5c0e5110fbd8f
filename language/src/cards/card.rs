//! Card definitions: the printed characteristics of a card, as data.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    ability::Ability,
    name::{Name, Named},
    values::{CardType, Colors, ManaCost, Supertype},
};
use crate::edition::{Edition, TokenNames};

/// The definition of a card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct CardDef {
    /// The name of the card.
    pub name: Name,
    /// The mana cost. It is left out for a card without a mana cost, such as a land.
    #[serde(default)]
    pub cost: Option<ManaCost>,
    /// The colours, where the mana cost does not give them, such as those of a colour indicator (204). Left out: the colours of the mana cost.
    #[serde(default)]
    pub colors: Option<Colors>,
    /// The supertypes.
    #[serde(default)]
    pub supertypes: Vec<Supertype>,
    /// The card types.
    pub types: Vec<CardType>,
    /// The subtypes.
    #[serde(default)]
    pub subtypes: Vec<Name>,
    /// The printed power and toughness. Write 0 for a value that an ability defines.
    #[serde(default)]
    pub pt: Option<(i32, i32)>,
    /// The loyalty of a planeswalker: the number of loyalty counters with which it enters the battlefield (306.5b).
    #[serde(default)]
    pub loyalty: Option<u32>,
    /// The abilities. Each has an id, which stays the same when the wording of the card changes.
    #[serde(default)]
    pub abilities: Named<Ability>,
    /// The lower half of a flip card (710).
    #[serde(default)]
    pub flip: Option<Half>,
    /// The back face of a transforming double-faced card (712), such as a Werewolf. The permanent transforms into this face and back.
    #[serde(default)]
    pub back: Option<Box<Side>>,
    /// The back face of a modal double-faced card (712.3). A player can play either face.
    #[serde(default)]
    pub modal: Option<Box<Side>>,
    /// The Adventure of a creature card or another permanent card (715). A player can cast the card as the Adventure. The Adventure is exiled as it
    /// resolves, and the card can then be cast from exile, but not as an Adventure.
    #[serde(default)]
    pub adventure: Option<Box<Side>>,
    /// The second half of a split card (709). The name of the card is the names of both halves: `name: Fire // Ice`. The card's `cost`, `types` and
    /// `abilities` are those of the first half. Anywhere but on the stack the card has the characteristics of both halves.
    #[serde(default)]
    pub split: Option<Box<Side>>,
    /// Differences in the wording of the card, by the edition that begins them. A later edition keeps them unless it states a difference of its own.
    #[serde(default)]
    pub editions: Named<Errata>,
    /// The collector numbers of the printings. The rules do not use them.
    #[serde(default)]
    pub printings: Vec<Name>,
    /// The reason why the project invented the card. It is left out for a card that exists.
    #[serde(default)]
    pub stand_in: Option<String>,
    /// The name of the pack whose card of this name the card replaces: `core` for a card of casebook itself. It is left out for a card that replaces none.
    #[serde(default)]
    pub replaces: Option<String>,
}

/// The lower half of a flip card. It has the mana cost and the colours of the upper half (710.1b).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Half {
    /// The name of the half.
    pub name: Name,
    /// The supertypes.
    #[serde(default)]
    pub supertypes: Vec<Supertype>,
    /// The card types.
    pub types: Vec<CardType>,
    /// The subtypes.
    #[serde(default)]
    pub subtypes: Vec<Name>,
    /// The printed power and toughness.
    #[serde(default)]
    pub pt: Option<(i32, i32)>,
    /// The abilities, each under an id.
    #[serde(default)]
    pub abilities: Named<Ability>,
}

impl Half {
    /// The name of a token whose creator states none: its subtypes, and today the word Token (111.4; 216.1 until 2006).
    #[must_use]
    pub fn name_of_token(subtypes: &[Name], edition: &Edition) -> Name {
        let token = (edition.token_names == TokenNames::SubtypesAndToken).then_some("Token");
        let words: Vec<&str> = subtypes.iter().map(Name::as_str).chain(token).collect();
        words.join(" ").as_str().into()
    }
}

/// Another part of a card, with its own mana cost and colours: a back face, an Adventure or the second half of a split card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Side {
    /// The name of the part.
    pub name: Name,
    /// The mana cost. The back face of a transforming double-faced card has none; its mana value is that of the front face (202.3b).
    #[serde(default)]
    pub cost: Option<ManaCost>,
    /// The colours, where the mana cost does not give them: a colour indicator (204). Left out: the colours of the mana cost.
    #[serde(default)]
    pub colors: Option<Colors>,
    /// The supertypes.
    #[serde(default)]
    pub supertypes: Vec<Supertype>,
    /// The card types.
    pub types: Vec<CardType>,
    /// The subtypes.
    #[serde(default)]
    pub subtypes: Vec<Name>,
    /// The printed power and toughness. Write 0 for a value that an ability defines.
    #[serde(default)]
    pub pt: Option<(i32, i32)>,
    /// The loyalty of a planeswalker: the number of loyalty counters with which it enters the battlefield (306.5b).
    #[serde(default)]
    pub loyalty: Option<u32>,
    /// The abilities. Each has an id, which stays the same when the wording of the card changes.
    #[serde(default)]
    pub abilities: Named<Ability>,
}

impl Side {
    /// The characteristics of the part without its mana cost and colours.
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

/// One part of a card other than its main part: the key under which the part is written, and its characteristics.
#[derive(Debug, Clone, Copy)]
pub struct Part<'a> {
    /// The key: `flip`, `back`, `modal`, `adventure` or `split`.
    pub key: &'static str,
    /// The name of the part.
    pub name: &'a Name,
    /// The card types.
    pub types: &'a [CardType],
    /// The subtypes.
    pub subtypes: &'a [Name],
    /// The power and toughness.
    pub pt: Option<(i32, i32)>,
    /// The loyalty.
    pub loyalty: Option<u32>,
    /// The abilities.
    pub abilities: &'a Named<Ability>,
}

impl CardDef {
    /// The other parts of the card: the lower half of a flip card, a back face, an Adventure, the second half of a split card.
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

    /// The abilities of each of the other parts.
    pub fn abilities_of_parts(&mut self) -> impl Iterator<Item = &mut Named<Ability>> {
        let flip = self.flip.iter_mut().map(|half| &mut half.abilities);
        let sides = [&mut self.back, &mut self.modal, &mut self.adventure, &mut self.split];
        flip.chain(sides.into_iter().flatten().map(|side| &mut side.abilities))
    }

    /// Removes the other parts from the card.
    pub fn leave_parts_out(&mut self) {
        (self.flip, self.back, self.modal, self.adventure, self.split) = (None, None, None, None, None);
    }

    /// The names of the other parts, and the name of the first half of a split card.
    pub fn names_of_parts(&self) -> impl Iterator<Item = Name> {
        self.first_half().into_iter().chain(self.parts().map(|part| part.name.clone()))
    }

    /// The name of the first half of a split card (709.4a).
    #[must_use]
    pub fn first_half(&self) -> Option<Name> {
        let (first, _) = self.split.as_ref().and_then(|_| self.name.split_once(" // "))?;
        Some(first.into())
    }

    /// The other parts that have a mana cost and colours of their own.
    pub fn sides(&self) -> impl Iterator<Item = (&'static str, &Side)> {
        let sides =
            [("back", &self.back), ("modal", &self.modal), ("adventure", &self.adventure), ("split", &self.split)];
        sides.into_iter().filter_map(|(key, side)| Some((key, &**side.as_ref()?)))
    }
}

/// The differences of a card from one edition on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Errata {
    /// The supertypes from that edition on. Left out: unchanged.
    pub supertypes: Option<Vec<Supertype>>,
    /// The subtypes from that edition on. Left out: unchanged.
    pub subtypes: Option<Vec<Name>>,
    /// Abilities from that edition on. An ability replaces the ability with the same id; an ability with a new id is added.
    pub abilities: Named<Ability>,
    /// The ids of abilities that the card does not have from that edition on.
    pub without: Vec<Name>,
}
