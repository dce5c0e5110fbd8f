//! What the players decide when the game asks.

use super::{AbilityRef, Handle, Play, Seat, Target, TargetChoice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The answer to one decision. It fits a decision of this player, of the kind its [`Choice`] has, and of the source if it names one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Answer {
    /// Who decides. For chance: who flips or picks at random.
    pub player: Seat,
    /// The object whose instruction, trigger or cost asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Handle>,
    /// What is decided.
    pub choice: Choice,
}

/// What is decided; the variant is the kind of decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Whether to do what one may do.
    May(bool),
    /// A number.
    Number(u32),
    /// Targets of an ability as it is put onto the stack, or new targets for a copy: one entry for each instance of the word.
    Targets(Vec<TargetChoice>),
    /// The copy keeps the targets it has.
    KeepTargets,
    /// Some of the objects on offer; none where that is allowed. Finding cards in a search is this too.
    Objects(Vec<Handle>),
    /// A player.
    Player(Seat),
    /// Some of the objects and players on offer.
    ObjectsAndPlayers(Vec<Target>),
    /// All objects on offer in an order: onto the top or the bottom of a library the first is the topmost, of triggers the first is put onto the stack first.
    Order(Vec<Handle>),
    /// Modes, by their stable ids, where they are not chosen in an announcement.
    Modes(Vec<String>),
    /// One of a few named ways to go on: `tap`, `untap`, `neither`.
    Option(String),
    /// A word out of a closed list.
    Word {
        /// The list.
        kind: WordKind,
        /// The word.
        word: String,
    },
    /// Cards parted into piles.
    Piles(Vec<Vec<Handle>>),
    /// One of the piles, counted from one.
    Pile(u32),
    /// An amount dealt out: combat damage, counters, or which part of damage a shield redirects.
    Division(Vec<(Target, u32)>),
    /// The source of damage that a shield is for.
    Source(Handle),
    /// Which of several replacement or prevention effects applies first, by the object it comes from.
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
    /// Which of several legendary permanents to keep, in editions that ask.
    Keep(Handle),
    /// Chance: whether the player wins the coin flip.
    Coin(bool),
    /// Chance: the objects picked at random.
    Random(Vec<Handle>),
}

/// A closed list of words to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
