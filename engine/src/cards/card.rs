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
