//! Parts of instructions that several verbs take: choices, places, durations.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    amount::Amount,
    condition::Condition,
    cost::Cost,
    event::EventPattern,
    modification::Modification,
    name::Name,
    reference::Ref,
    selector::Selector,
    up_to::UpTo,
    values::{Step, Zone},
};

/// A choice of objects or players.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "PickMap", rename_all = "snake_case")]
pub struct Pick {
    /// The objects or players from which the player chooses.
    pub from: Selector,
    /// The name to which the choice is bound.
    #[serde(rename = "as")]
    pub bind: Name,
    /// The player who chooses. `None` means the controller.
    pub who: Option<Ref>,
    /// The number to choose. If there are fewer, all of them.
    pub count: Amount,
    /// The player may choose fewer.
    pub up_to: bool,
    /// The player may choose any number.
    pub any_number: bool,
    /// The player puts the chosen objects in an order, which is kept.
    pub ordered: bool,
    /// The objects are chosen at random.
    pub random: bool,
}

/// The written form of [`Pick`].
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
#[cfg_attr(feature = "schema", schemars(rename = "Pick"))]
struct PickMap {
    /// The objects or players from which the player chooses.
    from: Selector,
    /// The name to which the choice is bound.
    #[serde(rename = "as")]
    bind: Name,
    /// The player who chooses. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The number to choose. If there are fewer, all of them.
    #[serde(default = "one")]
    count: Amount,
    /// The greatest number to choose; the player may choose fewer. With `true`, the greatest number is `count`.
    #[serde(default)]
    up_to: Option<UpTo>,
    /// The player may choose any number.
    #[serde(default)]
    any_number: bool,
    /// The player puts the chosen objects in an order, which is kept.
    #[serde(default)]
    ordered: bool,
    /// The objects are chosen at random.
    #[serde(default)]
    random: bool,
}

impl From<PickMap> for Pick {
    fn from(map: PickMap) -> Self {
        let PickMap { from, bind, who, count, up_to, any_number, ordered, random } = map;
        let (count, up_to) = match up_to {
            Some(UpTo::Most(most)) => (most, true),
            Some(UpTo::Fewer(fewer)) => (count, fewer),
            None => (count, false),
        };
        Self { from, bind, who, count, up_to, any_number, ordered, random }
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Pick {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        PickMap::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        PickMap::json_schema(generator)
    }
}

/// The abilities of an object that match. An ability that a keyword stands for belongs to the keyword and cannot be chosen separately.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct AbilityIs {
    /// The abilities of one of these kinds. Left out: abilities of any kind.
    pub kinds: Vec<AbilityKind>,
    /// The keyword abilities with one of these names. Left out: any ability.
    pub keywords: Vec<Name>,
    /// With `true`, only mana abilities; with `false`, only other abilities (605.1a). Left out: both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mana: Option<bool>,
}

/// A kind of ability (113.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AbilityKind {
    /// A keyword ability.
    Keyword,
    /// An activated ability: "cost: effect".
    Activated,
    /// A triggered ability: "when", "whenever" or "at".
    Triggered,
    /// A static ability, including a replacement effect.
    Static,
}

/// A zone, and for a library the position in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The battlefield.
    Battlefield,
    /// Its owner's hand.
    Hand,
    /// Its owner's graveyard.
    Graveyard,
    /// Exile.
    Exile,
    /// On top of its owner's library.
    LibraryTop,
    /// On the bottom of its owner's library.
    LibraryBottom,
    /// Its owner's library. The instruction `shuffle` follows.
    Library,
}

impl Place {
    /// The zone.
    #[must_use]
    pub fn zone(self) -> Zone {
        match self {
            Self::Battlefield => Zone::Battlefield,
            Self::Hand => Zone::Hand,
            Self::Graveyard => Zone::Graveyard,
            Self::Exile => Zone::Exile,
            Self::LibraryTop | Self::LibraryBottom | Self::Library => Zone::Library,
        }
    }
}

/// The effect of mana on the spell on which it is spent.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct ManaRider {
    /// The spells to which it applies.
    pub spells: Selector,
    /// The modifications of such a spell.
    pub apply: Vec<Modification>,
}

/// An optional cost to attack with a creature (508.1g).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AttackOption {
    /// The cost. The creature remembers the objects that are chosen to pay it, under the name that `as` gives them.
    pub cost: Vec<Cost>,
    /// The designation that the creature gets when the cost is paid. "When you do" is a triggered ability on `becomes_designated`. Left out: none.
    #[serde(default)]
    pub to_be: Option<Name>,
}

/// The duration of an effect.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Duration {
    /// Until end of turn, "this turn" (514.2).
    EndOfTurn,
    /// Until end of combat.
    EndOfCombat,
    /// Until such an event happens.
    Until(EventPattern),
    /// As long as the condition is true.
    While(Box<Condition>),
    /// Until the game ends.
    Forever,
    /// Until the next such step begins, in whoever's turn. "Until your next end step" is `{ until: { step_begins: { step: end, of: you } } }`.
    UntilStep(Step),
    /// Until the next turn of the player begins: "until your next turn".
    NextTurnOf(Ref),
    /// Until the end of the next turn of the player. The current turn does not count.
    EndOfNextTurnOf(Ref),
    /// Only during the next turn of the player. The current turn does not count.
    DuringNextTurnOf(Ref),
    /// Until the end of the next untap step of the player, in which the permanents don't untap: "during your next untap step". With `{ controller_of:
    /// $it }`, it is the player who controls the object at that time.
    NextUntapStepOf(Ref),
}

/// A phase that is added to a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ExtraPhase {
    /// A combat phase.
    Combat,
    /// A main phase.
    Main,
}

/// A value that a player chooses from a list of words or numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ValueKind {
    /// A colour, or a colour word.
    Color,
    /// A creature type (205.3m).
    CreatureType,
    /// A basic land type.
    BasicLandType,
    /// The name of a card (201.4).
    CardName,
    /// A number.
    Number,
    /// An opponent.
    Opponent,
}

fn one() -> Amount {
    Amount::Fixed(1)
}

/// The number of targets of a spell or ability that are changed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Retarget {
    /// Every target becomes another legal target. If one of them cannot be changed, none is ("change the target", 115.7a).
    #[default]
    All,
    /// Exactly one target is changed ("change a target", 115.7b).
    One,
    /// The player chooses which targets are changed ("change any targets", 115.7c).
    Any,
    /// The player chooses which targets are changed ("may choose new targets", 115.7d).
    New,
}
