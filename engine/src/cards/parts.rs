//! What verbs are given: their arguments, places, durations.

use serde::{Deserialize, Serialize};

use super::{
    ability::Ability,
    amount::Amount,
    condition::Condition,
    event::EventPattern,
    modification::Modification,
    name::{Name, Named},
    reference::Ref,
    selector::Selector,
    values::{CardType, Color, Colors, ManaCost, Step, Supertype, Zone},
};

/// Objects or players to choose.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Pick {
    /// From what.
    pub from: Selector,
    /// The name that binds the choice.
    #[serde(rename = "as")]
    pub bind: Name,
    /// Who chooses; the controller if not given.
    #[serde(default)]
    pub who: Option<Ref>,
    /// How many; all of them if there are fewer.
    #[serde(default = "one")]
    pub count: Amount,
    /// Fewer may be chosen.
    #[serde(default)]
    pub up_to: bool,
    /// Any number may be chosen.
    #[serde(default)]
    pub any_number: bool,
    /// The chosen order matters and is kept.
    #[serde(default)]
    pub ordered: bool,
    /// Chosen at random.
    #[serde(default)]
    pub random: bool,
}

/// The arguments of `move`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct MoveEffect {
    /// What is moved.
    pub what: Ref,
    /// Where to.
    pub to: Place,
    /// Only from that zone: what isn't there any more stays.
    #[serde(default)]
    pub from: Option<Zone>,
    /// The name that binds the new objects.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
    /// Under whose control it comes onto the battlefield; its owner's if `owner_of`, else the ability's controller's.
    #[serde(default)]
    pub under: Option<Ref>,
    /// Tapped.
    #[serde(default)]
    pub tapped: bool,
    /// Attacking (508.4), unblocked.
    #[serde(default)]
    pub attacking: bool,
    /// Face down.
    #[serde(default)]
    pub face_down: bool,
    /// With these counters.
    #[serde(default, rename = "with")]
    pub counters: Named<Amount>,
    /// Linked to the object whose ability this is.
    #[serde(default)]
    pub linked: bool,
    /// Who orders them, if several go to the same end of a library.
    #[serde(default)]
    pub order_by: Option<Ref>,
    /// The phrase "if … would be put into a graveyard, remove it instead" for what is moved, until end of turn.
    #[serde(default)]
    pub attached_to: Option<Ref>,
}

/// A zone, and for libraries a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// The arguments of `search`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct SearchEffect {
    /// Who searches; the controller if not given.
    #[serde(default)]
    pub who: Option<Ref>,
    /// Whose zones.
    pub of: Ref,
    /// Which zones; cards with the wanted quality in a public one must be found (701.23c).
    pub zones: Vec<Zone>,
    /// For what.
    pub find: Selector,
    /// How many at most; all if not given. Fewer may be found in hidden zones (701.23b), unless nothing is asked of the cards.
    #[serde(default)]
    pub count: Option<Amount>,
    /// With different names.
    #[serde(default)]
    pub different_names: bool,
    /// Reveals what is found.
    #[serde(default)]
    pub reveal: bool,
    /// The name that binds them.
    #[serde(rename = "as")]
    pub bind: Name,
}

/// The arguments of `create_token`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct TokenEffect {
    /// How many.
    #[serde(default = "one")]
    pub count: Amount,
    /// Whose; the controller's if not given.
    #[serde(default)]
    pub who: Option<Ref>,
    /// Its name; its subtypes if not given (111.4).
    #[serde(default)]
    pub name: Option<Name>,
    /// Its supertypes.
    #[serde(default)]
    pub supertypes: Vec<Supertype>,
    /// Its card types.
    #[serde(default)]
    pub types: Vec<CardType>,
    /// Its subtypes.
    #[serde(default)]
    pub subtypes: Vec<Name>,
    /// Its colours.
    #[serde(default)]
    pub colors: Colors,
    /// Its power and toughness, read once.
    #[serde(default)]
    pub pt: Option<(Amount, Amount)>,
    /// Its abilities.
    #[serde(default)]
    pub abilities: Named<Ability>,
    /// It is a copy of that instead.
    #[serde(default)]
    pub copy_of: Option<Ref>,
    /// The name that binds them.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

/// The arguments of `add_mana`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct ManaEffect {
    /// To whose pool; the controller's if not given.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The mana, as symbols; a generic number is colourless mana.
    #[serde(default)]
    pub mana: Option<ManaCost>,
    /// That much mana of one colour of the player's choice, of these.
    #[serde(default)]
    pub one_color_of: Vec<Color>,
    /// How much of the chosen colour, or how often the mana; once if not given.
    #[serde(default)]
    pub amount: Option<Amount>,
    /// It may be spent only on those spells.
    #[serde(default)]
    pub only_for: Option<Selector>,
    /// It stays while steps and phases end, until end of turn, and doesn't burn.
    #[serde(default)]
    pub lasts_this_turn: bool,
    /// What is so for a spell on whose costs it is spent: those that match get these modifications as long as they, or what they become, exist.
    #[serde(default)]
    pub rider: Option<ManaRider>,
}

/// What mana does to the spell it is spent on.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct ManaRider {
    /// Which spells.
    pub spells: Selector,
    /// What is so for them.
    pub apply: Vec<Modification>,
}

/// How long an effect lasts.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
}

/// A phase that is put in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExtraPhase {
    /// A combat phase.
    Combat,
    /// A main phase.
    Main,
}

/// A value that is chosen from a closed list of words.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
