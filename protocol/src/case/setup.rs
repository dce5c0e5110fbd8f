//! The setup of a position: a state that exists before the first check of state-based actions.

use super::{Color, Handle, Mana, Moment, Seat, Zone};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One fact of the position. It triggers nothing. If the first check of state-based actions would change the position, that is an error of the
/// case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SetupOp {
    /// A permanent, untapped, unflipped, face up, controlled since before this turn: a creature can attack and be tapped for a cost.
    InPlay {
        /// Which declared card.
        object: Handle,
        /// Who controls it.
        controller: Seat,
    },
    /// A token, in play like [`SetupOp::InPlay`].
    Token {
        /// Which declared token.
        object: Handle,
        /// Who controls it.
        controller: Seat,
        /// What it is.
        token: TokenSpec,
    },
    /// Cards in a hand.
    Hand {
        /// Whose hand.
        player: Seat,
        /// The cards.
        objects: Vec<Handle>,
    },
    /// A library from the top down. A library that no setup operation lists has twenty filler cards.
    Library {
        /// Whose library.
        player: Seat,
        /// The known cards, top first.
        objects: Vec<Handle>,
        /// The number of filler cards (Wastes) below them.
        filler: u32,
    },
    /// Cards in a graveyard, the bottom one first.
    Graveyard {
        /// Whose graveyard.
        player: Seat,
        /// The cards.
        objects: Vec<Handle>,
    },
    /// A card that has been removed from the game.
    Exile {
        /// The card.
        object: Handle,
        /// Whether it lies face down.
        #[serde(default)]
        face_down: bool,
        /// The permanent that removed it, where the two are linked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Handle>,
    },
    /// Basic lands for exactly this mana, in play, untapped, without names in the case: the land of its colour for each coloured mana, a Wastes
    /// for each generic or colourless one.
    CanPay {
        /// Who may pay it.
        player: Seat,
        /// What.
        mana: Mana,
    },
    /// Mana in a pool without a source: it is lost at the end of the phase, like all mana.
    ManaPool {
        /// Whose pool.
        player: Seat,
        /// What.
        mana: Mana,
    },
    /// The permanent is tapped.
    Tapped {
        /// Which.
        object: Handle,
    },
    /// The permanent has flipped.
    Flipped {
        /// Which.
        object: Handle,
    },
    /// The back face of the permanent is up.
    Transformed {
        /// Which.
        object: Handle,
    },
    /// The permanent is face down.
    FaceDown {
        /// Which.
        object: Handle,
    },
    /// The permanent came under its controller's control this turn.
    New {
        /// Which.
        object: Handle,
    },
    /// An Aura or Equipment is attached.
    Attached {
        /// What.
        object: Handle,
        /// To what.
        to: Handle,
    },
    /// Counters lie on an object.
    Counters {
        /// On what.
        object: Handle,
        /// Their kind: `+1/+1`, `ki`, `charge`.
        kind: String,
        /// How many.
        count: u32,
    },
    /// A player has counters.
    PlayerCounters {
        /// Who.
        player: Seat,
        /// Their kind.
        kind: String,
        /// How many.
        count: u32,
    },
    /// The choice that was made as a placed permanent came into play.
    Chosen {
        /// The permanent.
        object: Handle,
        /// The kind of choice.
        kind: ChosenKind,
        /// The choice: a colour, a creature type, a card's name, a number in digits, a player, or the handle of an object.
        word: String,
    },
    /// Damage is marked on a permanent.
    Damage {
        /// On what.
        object: Handle,
        /// How much.
        amount: u32,
        /// What dealt it this turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Handle>,
    },
    /// A permanent has one more ability, without duration, in the layer of abilities.
    Granted {
        /// Which permanent.
        object: Handle,
        /// The keyword with its number, if it has one: `bushido 1`, `defender`.
        keyword: String,
    },
    /// A permanent lacks a quality its definition has.
    Without {
        /// Which permanent.
        object: Handle,
        /// Which quality.
        quality: Quality,
    },
    /// A power and toughness bonus until end of turn has already been given.
    Pumped {
        /// To what.
        object: Handle,
        /// Added to the power.
        power: i32,
        /// Added to the toughness.
        toughness: i32,
    },
    /// A player's life total. Everybody else has 20.
    Life {
        /// Whose.
        player: Seat,
        /// How much.
        life: i32,
    },
    /// The moment at which the script begins. Without it: the first player's precombat main phase of turn 1, in which no player's draw or land
    /// play is used up, and in which that player has priority with the stack empty.
    Now {
        /// The turn's player and the step.
        moment: Moment,
    },
    /// A land has been played this turn.
    LandPlayed {
        /// By whom.
        player: Seat,
    },
}

/// A quality that can be removed from an object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Quality {
    /// A supertype: `legendary`.
    Supertype(String),
    /// Every instance of a keyword: `defender`.
    Keyword(String),
    /// The ability with this stable id.
    Ability(String),
    /// The nth ability of the card as it is printed, counted from one.
    Printed(u32),
    /// The only ability that the card has printed on it.
    Only,
}

/// A token's characteristics.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct TokenSpec {
    /// Its name; for most tokens, its subtypes.
    pub name: String,
    /// Its colours.
    #[serde(default)]
    pub colors: Vec<Color>,
    /// Its supertypes, card types and subtypes, in the order in which they are printed.
    pub types: Vec<String>,
    /// Power and toughness, if it is a creature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power_toughness: Option<(i32, i32)>,
    /// Its keywords.
    #[serde(default)]
    pub keywords: Vec<String>,
}

impl SetupOp {
    /// The objects of which this operation says something: they are placed before it.
    #[must_use]
    pub fn speaks_of(&self) -> Vec<&Handle> {
        match self {
            SetupOp::Exile { object, with, .. } => [object].into_iter().chain(with).collect(),
            SetupOp::Damage { object, by, .. } => [object].into_iter().chain(by).collect(),
            SetupOp::Attached { object, to } => vec![object, to],
            SetupOp::Tapped { object }
            | SetupOp::Flipped { object }
            | SetupOp::Transformed { object }
            | SetupOp::FaceDown { object }
            | SetupOp::New { object }
            | SetupOp::Counters { object, .. }
            | SetupOp::Chosen { object, .. }
            | SetupOp::Granted { object, .. }
            | SetupOp::Without { object, .. }
            | SetupOp::Pumped { object, .. } => vec![object],
            SetupOp::InPlay { .. }
            | SetupOp::Token { .. }
            | SetupOp::Hand { .. }
            | SetupOp::Library { .. }
            | SetupOp::Graveyard { .. }
            | SetupOp::CanPay { .. }
            | SetupOp::ManaPool { .. }
            | SetupOp::PlayerCounters { .. }
            | SetupOp::Life { .. }
            | SetupOp::Now { .. }
            | SetupOp::LandPlayed { .. } => Vec::new(),
        }
    }

    /// The zone of this operation, and its objects.
    pub fn placed(&self) -> Option<(Zone, &[Handle])> {
        match self {
            SetupOp::InPlay { object, .. } | SetupOp::Token { object, .. } => {
                Some((Zone::Battlefield, std::slice::from_ref(object)))
            }
            SetupOp::Hand { objects, .. } => Some((Zone::Hand, objects)),
            SetupOp::Library { objects, .. } => Some((Zone::Library, objects)),
            SetupOp::Graveyard { objects, .. } => Some((Zone::Graveyard, objects)),
            SetupOp::Exile { object, .. } => Some((Zone::Exile, std::slice::from_ref(object))),
            _ => None,
        }
    }
}

/// The kinds of choices that are made as a permanent comes into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChosenKind {
    /// A colour.
    Color,
    /// A second colour, where two are chosen.
    OtherColor,
    /// A creature type.
    CreatureType,
    /// A basic land type.
    LandType,
    /// A card's name.
    CardName,
    /// A number.
    Number,
    /// A player, also an opponent.
    Player,
    /// An object.
    Object,
}
