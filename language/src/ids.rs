//! Identifiers. Each type states when it changes, so that no identifier is used in place of another.

use std::{
    fmt,
    hash::{Hash, Hasher},
};

use serde::{Deserialize, Serialize};

/// A player, by seat. The player who takes the first turn is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlayerId(pub u8);

/// An object of the game. A card that changes zones becomes a new object with a new id. The old id still names the former object (its last-known
/// information). Ids are never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ObjectId(pub u32);

/// A physical card, whichever object it currently is. The id never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u32);

/// The definition of a card in the [`Catalog`](crate::catalog::Catalog) a game is played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DefId(pub u32);

/// Identifies an effect. Ids are never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct EffectId(pub u32);

/// The order in which objects and effects began, as the layers use it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Timestamp(pub u32);

/// The recipient of an effect: an object or a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entity {
    /// A card, token, spell or ability.
    Object(ObjectId),
    /// A player.
    Player(PlayerId),
}

impl Entity {
    /// The object, if this is one.
    #[must_use]
    pub fn object(self) -> Option<ObjectId> {
        match self {
            Self::Object(id) => Some(id),
            Self::Player(_) => None,
        }
    }

    /// The player, if this is one.
    #[must_use]
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Self::Player(id) => Some(id),
            Self::Object(_) => None,
        }
    }
}

impl From<ObjectId> for Entity {
    fn from(id: ObjectId) -> Self {
        Self::Object(id)
    }
}

impl From<PlayerId> for Entity {
    fn from(id: PlayerId) -> Self {
        Self::Player(id)
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.0)
    }
}

/// The form in which an id is hashed. It is wider than any number of a state, so that a reader of positions can distinguish the two.
#[derive(Clone, Copy)]
pub enum Written {
    /// An object id.
    Object = 1,
    /// An effect id.
    Effect = 2,
    /// A timestamp.
    Timestamp = 3,
}

impl Written {
    /// Hashes an id or a timestamp.
    pub fn hash<H: Hasher>(self, number: u32, state: &mut H) {
        state.write_u128((self as u128) << 64 | u128::from(number));
    }
}

impl Hash for ObjectId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Written::Object.hash(self.0, state);
    }
}

impl Hash for EffectId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Written::Effect.hash(self.0, state);
    }
}

impl Hash for Timestamp {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Written::Timestamp.hash(self.0, state);
    }
}
