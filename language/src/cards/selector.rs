//! Selectors: conditions that pick objects and players out of the game. A selector is a map, and all of its keys must hold.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    amount::Amount,
    condition::Condition,
    described::Described,
    effect::AbilityIs,
    name::Name,
    reference::Ref,
    values::{CardType, Color, CounterKind, Supertype, Zone},
    word_or_map::{WordOrMap, reads_word_or_map},
};

/// Picks out objects or players. It is written as a map, as the name of a shared selector (`any_target`), or as a reference (`self`, `$victim`).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub enum Selector {
    /// Exactly the objects or players at which a reference points.
    #[cfg_attr(feature = "schema", schemars(untagged))]
    Is(Ref),
    /// A shared selector, which is defined once for many cards and can differ by edition.
    #[cfg_attr(feature = "schema", schemars(untagged))]
    Named(Name),
    /// The objects or players that meet all of these conditions.
    #[cfg_attr(feature = "schema", schemars(untagged))]
    Where(Box<Where>),
}

/// The conditions of a [`Selector`]. A condition that is left out does not restrict.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Where {
    /// The object or player matches at least one of these selectors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub any_of: Vec<Selector>,
    /// The object or player matches all of these selectors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub all_of: Vec<Selector>,
    /// The object or player does not match this selector.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not: Option<Selector>,
    /// Players instead of objects: only the players at whom the reference points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Ref>,
    /// The object is in this zone. If neither `zone` nor another key says where the object is, the selector finds objects on the battlefield.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// Objects in every zone, not only on the battlefield.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anywhere: bool,
    /// The object is of this sort.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// The object has this card type.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub card_type: Option<CardType>,
    /// The object has this supertype.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supertype: Option<Supertype>,
    /// The object has this subtype.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subtype: Option<Name>,
    /// The object has this name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// The object has the card name that was chosen and bound to this name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen_name: Option<Name>,
    /// The object has the same name as the referenced object, as that object is now or as it last existed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub same_name_as: Option<Ref>,
    /// The object has this colour. It is a colour word, which a text-changing effect can change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
    /// The object has the colour that was chosen and bound to this name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen_color: Option<Name>,
    /// The object has the subtype that was chosen and bound to this name ("of the chosen type").
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen_subtype: Option<Name>,
    /// The object shares a colour with the referenced object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shares_color_with: Option<Ref>,
    /// The object shares a creature type with the referenced object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shares_creature_type_with: Option<Ref>,
    /// One of these players controls the object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub controller: Option<Ref>,
    /// One of these players owns the object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Ref>,
    /// The object is not the object with the ability.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub other: bool,
    /// The object or player is one of those at which the reference points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub among: Option<Ref>,
    /// The object's power is in this range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<Range>,
    /// The object's toughness is in this range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub toughness: Option<Range>,
    /// The object's mana value is in this range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mana_value: Option<Range>,
    /// The object is in all of these states.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub is: Vec<Status>,
    /// The object has this keyword ability.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Name>,
    /// The object or player has a counter of this kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with_counter: Option<CounterKind>,
    /// The object or player has this designation from the instruction `designate`, such as monstrous or renowned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub designated: Option<Name>,
    /// The object or player was dealt damage this turn by this source.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damaged_this_turn_by: Option<Ref>,
    /// The object is attached to an object or player that matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attached_to: Option<Selector>,
    /// The object blocks a creature that matches, or is blocked by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_combat_with: Option<Selector>,
    /// The object attacks a player or permanent that matches: `attacking: you`, `attacking: { player: opponents }`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacking: Option<Selector>,
    /// The object is a spell or ability, and at least one of its targets matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targets: Option<Selector>,
    /// The object is a spell or ability, and its number of targets is in this range. An object or player that was chosen several times counts each
    /// time (115.9a).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number_of_targets: Option<Range>,
    /// The object has such an ability: an ability of its own, an ability that an effect gives it, or an ability that a keyword stands for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_ability: Option<AbilityIs>,
    /// The condition is true of the object or player. In the condition, `$candidate` is the object or player that is matched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub such_that: Option<Condition>,
}

impl Where {
    /// Whether the selector only combines other selectors. A player can match such a selector; a player has none of the characteristics and states of
    /// objects.
    #[must_use]
    pub fn only_combines(&self) -> bool {
        let asks_nothing_of_objects = matches!(
            self,
            Self {
                any_of: _,
                all_of: _,
                not: _,
                among: _,
                is: _,
                other: _,
                damaged_this_turn_by: _,
                such_that: _,
                player: None,
                zone: None,
                anywhere: false,
                kind: None,
                card_type: None,
                supertype: None,
                subtype: None,
                name: None,
                chosen_name: None,
                same_name_as: None,
                color: None,
                chosen_color: None,
                chosen_subtype: None,
                shares_color_with: None,
                shares_creature_type_with: None,
                controller: None,
                owner: None,
                power: None,
                toughness: None,
                mana_value: None,
                keyword: None,
                with_counter: None,
                designated: None,
                attached_to: None,
                in_combat_with: None,
                attacking: None,
                targets: None,
                number_of_targets: None,
                has_ability: None,
            }
        );
        let combines = !self.any_of.is_empty() || !self.all_of.is_empty() || self.among.is_some();
        combines && asks_nothing_of_objects
    }
}

impl Selector {
    /// Whether the selector itself states such a condition, at any depth. Shared selectors and references in it are not followed.
    #[must_use]
    pub fn asks(&self, for_that: &dyn Fn(&Where) -> bool) -> bool {
        match self {
            Self::Where(all) => {
                let such_that = all.such_that.as_ref().is_some_and(|so| so.asks_of_candidate(for_that));
                let parts = all.any_of.iter().chain(&all.all_of).chain(&all.not);
                for_that(all) || such_that || parts.into_iter().any(|part| part.asks(for_that))
            }
            Self::Is(_) | Self::Named(_) => false,
        }
    }
}

/// A sort of object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A spell on the stack, including a copy of a spell.
    Spell,
    /// An activated ability on the stack.
    ActivatedAbility,
    /// A triggered ability on the stack.
    TriggeredAbility,
    /// A permanent.
    Permanent,
    /// A card, in any zone.
    Card,
    /// A token.
    Token,
}

/// A state that an object can be in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Tapped.
    Tapped,
    /// Untapped.
    Untapped,
    /// Flipped.
    Flipped,
    /// The permanent has its back face up (701.27).
    Transformed,
    /// Face down.
    FaceDown,
    /// Face up.
    FaceUp,
    /// Attacking.
    Attacking,
    /// Blocking.
    Blocking,
    /// The object is an attacking creature that has become blocked.
    Blocked,
    /// The object is an attacking creature that has not become blocked.
    Unblocked,
    /// The object is a creature that attacked this turn.
    AttackedThisTurn,
    /// The object or player was dealt damage this turn.
    DamagedThisTurn,
    /// The object came under its controller's control this turn.
    New,
    /// The object came under its controller's control since the beginning of that player's last upkeep. During an upkeep, that is the upkeep before
    /// it (702.30a).
    NewSinceUpkeep,
    /// An Aura is attached to the object (303.4b).
    Enchanted,
    /// The object was put into its zone this turn ("that was put there this turn").
    PutThereThisTurn,
    /// The object is a card that was drawn this turn and is still in the same hand (121.1).
    DrawnThisTurn,
    /// The object is a spell that was cast, or a permanent that such a spell became ("if you cast it"). Tokens, copies and objects that were put
    /// there do not match.
    WasCast,
    /// An ability of the object with the text put this object where it is.
    Linked,
    /// The object has the supertype basic.
    Basic,
    /// The object is revealed.
    Revealed,
    /// The object's mana cost contains {X}.
    XInCost,
    /// The object is colourless (105.2c).
    Colorless,
    /// The object has exactly one colour (105.2a).
    Monocolored,
    /// The object has two or more colours (105.2b).
    Multicolored,
}

/// A range of numbers. A limit that is left out does not restrict.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Range {
    /// The number is at least this amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<Amount>,
    /// The number is at most this amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<Amount>,
    /// The number is exactly this amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exactly: Option<Amount>,
}

impl WordOrMap for Selector {
    type Map = Described;
    const EXPECTING: &'static str = "a selector: a map such as { zone: battlefield, type: creature }, the name of one such as `any_target`, or a reference such as `self`";

    fn from_word(word: &str) -> Result<Self, String> {
        Ok(Ref::named(word).map_or_else(|| Self::Named(word.into()), Self::Is))
    }

    fn from_map(map: Described) -> Self {
        match map {
            Described::Reference(map) => Self::Is(Ref::from_map(map)),
            Described::Where(all) => Self::Where(all),
        }
    }
}

reads_word_or_map!(Selector);
