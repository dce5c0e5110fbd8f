//! The answers of players to questions of the game.

use super::{AbilityRef, Handle, Play, Seat, Target, TargetChoice};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The answer to one decision. It fits a decision of this player, of the kind its [`Choice`] has, and of the source if it names one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Answer {
    /// The player who decides. For chance: the player who flips or picks at random.
    pub player: Seat,
    /// The object whose instruction, trigger or cost asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Handle>,
    /// The decision.
    pub choice: Choice,
}

/// A decision; the variant is its kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Whether to do something optional.
    May(bool),
    /// A number.
    Number(u32),
    /// Targets of an ability as it is put onto the stack, or new targets for a copy: one entry for each instance of the word.
    Targets(Vec<TargetChoice>),
    /// The copy keeps the targets it has.
    KeepTargets,
    /// Some of the offered objects; none if that is allowed. The cards found in a search are an answer of this kind too.
    Objects(Vec<Handle>),
    /// A player.
    Player(Seat),
    /// Some of the offered objects and players.
    ObjectsAndPlayers(Vec<Target>),
    /// All offered objects in an order: the first card is the topmost in a library, and the first trigger is put onto the stack first.
    Order(Vec<Handle>),
    /// Modes by their stable ids, if they aren't chosen in an announcement.
    Modes(Vec<String>),
    /// One of a few named options: `tap`, `untap`, `neither`.
    Option(String),
    /// A word of a closed list.
    Word {
        /// The list.
        kind: WordKind,
        /// The word.
        word: String,
    },
    /// Cards divided into piles.
    Piles(Vec<Vec<Handle>>),
    /// One of the piles, counted from one.
    Pile(u32),
    /// A divided amount: combat damage, counters, or the part of damage that is redirected.
    Division(Vec<(Target, u32)>),
    /// The source whose damage a shield prevents.
    Source(Handle),
    /// The replacement or prevention effect that applies first, by its object.
    Replacement(Handle),
    /// An ability of an object.
    Ability {
        /// The object.
        object: Handle,
        /// Which ability.
        ability: AbilityRef,
    },
    /// Each player's new life total.
    LifeTotals(Vec<(Seat, i32)>),
    /// Whether to pay what is asked.
    Pay(bool),
    /// Play a card during the resolution.
    Play(Box<Play>),
    /// The legendary permanent to keep, in editions that ask.
    Keep(Handle),
    /// Chance: whether the player wins the coin flip.
    Coin(bool),
    /// Chance: the objects picked at random.
    Random(Vec<Handle>),
}

/// A closed list of words to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WordKind {
    /// A colour.
    Color,
    /// A second colour that replaces the first in a text.
    OtherColor,
    /// A creature type.
    CreatureType,
    /// A basic land type.
    LandType,
    /// A card type.
    CardType,
    /// A card's name.
    CardName,
    /// An object, by its handle.
    Object,
}
