//! What verbs are given: their arguments, places, durations.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    ability::Ability,
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
use crate::{game::Game, rules::mana::abilities::is_mana_ability, state::characteristics::HeldAbility};

/// Objects or players to choose.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "PickMap", rename_all = "snake_case")]
pub struct Pick {
    /// From what.
    pub from: Selector,
    /// The name that binds the choice.
    #[serde(rename = "as")]
    pub bind: Name,
    /// Who chooses; the controller if not given.
    pub who: Option<Ref>,
    /// How many; all of them if there are fewer.
    pub count: Amount,
    /// Fewer may be chosen.
    pub up_to: bool,
    /// Any number may be chosen.
    pub any_number: bool,
    /// The chosen order matters and is kept.
    pub ordered: bool,
    /// Chosen at random.
    pub random: bool,
}

/// [`Pick`] as it is written.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
#[schemars(rename = "Pick")]
struct PickMap {
    /// From what.
    from: Selector,
    /// The name that binds the choice.
    #[serde(rename = "as")]
    bind: Name,
    /// Who chooses; the controller if not given.
    #[serde(default)]
    who: Option<Ref>,
    /// How many; all of them if there are fewer.
    #[serde(default = "one")]
    count: Amount,
    /// How many at most; fewer may be chosen. With `true`, fewer than `count` says.
    #[serde(default)]
    up_to: Option<UpTo>,
    /// Any number may be chosen.
    #[serde(default)]
    any_number: bool,
    /// The chosen order matters and is kept.
    #[serde(default)]
    ordered: bool,
    /// Chosen at random.
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

impl JsonSchema for Pick {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        PickMap::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        PickMap::json_schema(generator)
    }
}

/// Which abilities of an object are meant. What a keyword stands for is the keyword's, and can't be chosen by itself.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct AbilityIs {
    /// Of one of these kinds; of any if none is given.
    pub kinds: Vec<AbilityKind>,
    /// One of these keywords; any ability if none is given.
    pub keywords: Vec<Name>,
    /// Only mana abilities, or only others (605.1a).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mana: Option<bool>,
}

/// A kind of ability (113.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AbilityKind {
    /// A keyword.
    Keyword,
    /// "Cost: effect".
    Activated,
    /// "When", "whenever", "at".
    Triggered,
    /// What is simply true, replacement effects included.
    Static,
}

impl AbilityIs {
    /// Whether that ability is meant, and can be chosen.
    #[must_use]
    pub fn fits(&self, held: &HeldAbility, game: Game<'_>) -> bool {
        let by_itself = held.keyword.is_none() || matches!(&*held.ability, Ability::Keyword(_));
        by_itself && self.describes(held, game)
    }

    /// Whether that is such an ability, also where a keyword stands for it.
    #[must_use]
    pub fn describes(&self, held: &HeldAbility, game: Game<'_>) -> bool {
        let (kind, keyword) = match &*held.ability {
            Ability::Keyword(keyword) => (AbilityKind::Keyword, Some(&keyword.name)),
            Ability::Activated(activated) if !activated.special => (AbilityKind::Activated, None),
            Ability::Triggered(_) => (AbilityKind::Triggered, None),
            // What lets a player take a special action is simply true.
            Ability::Activated(_) | Ability::Static(_) | Ability::Replacement(_) => (AbilityKind::Static, None),
            Ability::Spell(_) => return false,
        };
        let is_mana = || matches!(&*held.ability, Ability::Activated(activated) if is_mana_ability(activated));
        self.mana.is_none_or(|mana| mana == is_mana())
            && (self.kinds.is_empty() || self.kinds.contains(&kind))
            && (self.keywords.is_empty()
                || keyword.is_some_and(|keyword| self.keywords.iter().any(|wanted| game.is_keyword(keyword, wanted))))
    }
}

/// A zone, and for libraries a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
    /// Into its owner's library; a shuffle follows by its own verb.
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

/// What mana does to the spell it is spent on.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct ManaRider {
    /// Which spells.
    pub spells: Selector,
    /// What is so for them.
    pub apply: Vec<Modification>,
}

/// What may be paid as a creature attacks (508.1g).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackOption {
    /// What is paid. What is chosen to pay it the creature remembers, under the name that `as` gives it.
    pub cost: Vec<Cost>,
    /// What the creature becomes by it: "when you do" waits for that (`becomes_designated`).
    #[serde(default)]
    pub to_be: Option<Name>,
}

/// How long an effect lasts.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Duration {
    /// Until end of turn, "this turn" (514.2).
    EndOfTurn,
    /// Until the next cleanup step's first action, as "until end of turn", but beginning at once.
    EndOfCombat,
    /// Until something happens.
    Until(EventPattern),
    /// As long as something is so.
    While(Box<Condition>),
    /// As long as the game.
    Forever,
    /// Until that step.
    UntilStep(Step),
    /// Until that player's next turn begins: "until your next turn".
    NextTurnOf(Ref),
    /// Until the end of that player's next turn; one that is under way is not the next.
    EndOfNextTurnOf(Ref),
    /// Only during that player's next turn; one that is under way is not the next.
    DuringNextTurnOf(Ref),
    /// Through that player's next untap step, in which permanents don't untap: "during your next untap step". Of `{ controller_of: $it }` it is
    /// whoever controls that then.
    NextUntapStepOf(Ref),
}

/// A phase that is put in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExtraPhase {
    /// A combat phase.
    Combat,
    /// A main phase.
    Main,
}

/// A value that is chosen from a closed list of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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

/// How many targets of a spell or ability are changed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Retarget {
    /// Each becomes another legal one; none does if one of them can't ("change the target", 115.7a).
    #[default]
    All,
    /// One of them does ("change a target", 115.7b).
    One,
    /// As many as the player likes ("change any targets", 115.7c).
    Any,
    /// As many as the player likes ("may choose new targets", 115.7d).
    New,
}
