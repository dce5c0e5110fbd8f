//! What a card's text picks out of the game: a map whose keys must all hold.

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

/// Picks out objects or players. Written as a map, as the name of a selector (`any_target`), or as a reference (`self`, `$victim`).
#[derive(Debug, Clone, PartialEq, Eq, Hash, JsonSchema)]
pub enum Selector {
    /// Exactly what a reference points at.
    #[schemars(untagged)]
    Is(Ref),
    /// A selector defined once for many cards, per edition.
    #[schemars(untagged)]
    Named(Name),
    /// Everything that has all of these.
    #[schemars(untagged)]
    Where(Box<Where>),
}

/// The conditions of a [`Selector`]; those not given don't restrict.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Where {
    /// Any of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub any_of: Vec<Selector>,
    /// All of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub all_of: Vec<Selector>,
    /// None of this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not: Option<Selector>,
    /// Players instead of objects.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Ref>,
    /// In that zone. Where nothing is said of where it is, something is looked for on the battlefield.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// In whatever zone, and not only on the battlefield.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anywhere: bool,
    /// What sort of object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// Has that card type.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub card_type: Option<CardType>,
    /// Has that supertype.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supertype: Option<Supertype>,
    /// Has that subtype.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subtype: Option<Name>,
    /// Has that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// Has the card name bound to that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen_name: Option<Name>,
    /// Has the name of that object, now or as it last was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub same_name_as: Option<Ref>,
    /// Has that colour: a colour word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
    /// Has the colour bound to that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen_color: Option<Name>,
    /// Has the subtype bound to that name ("of the chosen type").
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen_subtype: Option<Name>,
    /// Shares a colour with that object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shares_color_with: Option<Ref>,
    /// Shares a creature type with that object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shares_creature_type_with: Option<Ref>,
    /// Controlled by that player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub controller: Option<Ref>,
    /// Owned by that player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Ref>,
    /// Not the object the ability is on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub other: bool,
    /// One of what a reference points at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub among: Option<Ref>,
    /// Power in a range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<Range>,
    /// Toughness in a range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub toughness: Option<Range>,
    /// Mana value in a range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mana_value: Option<Range>,
    /// In that state.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub is: Vec<Status>,
    /// Has that keyword.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Name>,
    /// Has a counter of that kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with_counter: Option<CounterKind>,
    /// Has become that by `designate`: monstrous, renowned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub designated: Option<Name>,
    /// Was dealt damage this turn by that source.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damaged_this_turn_by: Option<Ref>,
    /// Is attached to something that matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attached_to: Option<Selector>,
    /// Blocks something that matches, or is blocked by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_combat_with: Option<Selector>,
    /// Attacks something that matches: `attacking: you`, `attacking: { player: opponents }`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacking: Option<Selector>,
    /// A spell or ability of which at least one target matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targets: Option<Selector>,
    /// A spell or ability with that many targets: each time something was chosen counts (115.9a).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number_of_targets: Option<Range>,
    /// Has such an ability: its own, one that it was given, or one that a keyword stands for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_ability: Option<AbilityIs>,
    /// Of which a condition holds, in which `$candidate` is what is asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub such_that: Option<Condition>,
}

impl Where {
    /// Whether it only puts together what others ask: then a player may fit it, who has nothing of what is asked of objects.
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
    /// Whether it asks for that somewhere in its own words; what it refers to by name is not looked into.
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

/// What sort of object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A spell on the stack, a copy of one included.
    Spell,
    /// An activated ability on the stack.
    ActivatedAbility,
    /// A triggered ability on the stack.
    TriggeredAbility,
    /// A permanent.
    Permanent,
    /// A card, in whatever zone.
    Card,
    /// A token.
    Token,
}

/// A state an object can be in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Tapped.
    Tapped,
    /// Untapped.
    Untapped,
    /// Flipped.
    Flipped,
    /// Its back face is up (701.27).
    Transformed,
    /// Face down.
    FaceDown,
    /// Face up.
    FaceUp,
    /// Attacking.
    Attacking,
    /// Blocking.
    Blocking,
    /// An attacking creature that was blocked.
    Blocked,
    /// An attacking creature that was not blocked.
    Unblocked,
    /// A creature that attacked this turn.
    AttackedThisTurn,
    /// A creature that was dealt damage this turn.
    DamagedThisTurn,
    /// Came under its controller's control this turn.
    New,
    /// Came under its controller's control since the beginning of that player's last upkeep, which during an upkeep is the one before
    /// (702.30a).
    NewSinceUpkeep,
    /// Has an Aura or Equipment on it.
    Enchanted,
    /// Put where it is this turn ("that was put there this turn").
    PutThereThisTurn,
    /// A card that was drawn this turn, and is still in that hand (121.1).
    DrawnThisTurn,
    /// A spell that was cast, or what such a spell has become: no token, no copy, nothing put there ("if you cast it").
    WasCast,
    /// Put there by an ability of the object the text is on.
    Linked,
    /// A basic land card.
    Basic,
    /// Revealed.
    Revealed,
    /// Its mana cost has an {X} in it.
    XInCost,
    /// Of no colour (105.2c).
    Colorless,
    /// Of exactly one colour (105.2a).
    Monocolored,
    /// Of two or more colours (105.2b).
    Multicolored,
}

/// A range of numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Range {
    /// Not less.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<Amount>,
    /// Not more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<Amount>,
    /// Exactly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exactly: Option<Amount>,
}

impl WordOrMap for Selector {
    type Map = Described;
    const EXPECTING: &'static str = "a selector: a map such as { zone: battlefield, type: creature }, the name of one such as `any_target`, or a reference such as `self`";

    fn from_word(word: &str) -> Result<Self, String> {
        Ok(match Ref::from_word(word) {
            Ok(reference) => Self::Is(reference),
            Err(_) => Self::Named(word.into()),
        })
    }

    fn from_map(map: Described) -> Self {
        match map {
            Described::Reference(map) => Self::Is(Ref::from_map(map)),
            Described::Where(all) => Self::Where(all),
        }
    }
}

reads_word_or_map!(Selector);
