//! Objects: cards, tokens, spells, abilities on the stack, permanents (109).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    binding::{Bindings, Value},
    characteristics::{Acquired, Characteristics, Face},
    stack::StackItem,
};
use crate::{
    cards::{
        Name,
        values::{CounterKind, Zone},
    },
    ids::{CardId, DefId, Entity, ObjectId, PlayerId, Timestamp},
};

/// An object of the game. Objects are never removed from the arena: an object that is gone keeps its last-known information.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Object {
    /// Its identity.
    pub id: ObjectId,
    /// The physical card, for cards.
    pub card: Option<CardId>,
    /// The definition of that card.
    pub def: Option<DefId>,
    /// The kind: card, token, copy of a spell, emblem or ability.
    pub kind: ObjectKind,
    /// Its copiable values before copy effects (707.2): those printed on it, or those stated by the effect that created a token.
    pub face: Arc<Face>,
    /// The copiable values with which it entered as a copy (707.5) or with a size that its own ability set (208.2b), in place of its own. Later copy
    /// effects are separate continuous effects.
    pub copied: Option<Arc<Face>>,
    /// Whether it entered as a copy.
    #[serde(default)]
    pub is_copy: bool,
    /// The part of its card that it is or was played as: a half, a face, an Adventure (709.3, 712.11, 715.3).
    pub part: Option<Arc<Face>>,
    /// The characteristics that the effect or rule lists by which it is face down, if they are others than the usual ones (708.2).
    #[serde(default)]
    pub hidden: Option<Arc<Face>>,
    /// Its owner (108.3).
    pub owner: PlayerId,
    /// The player who put it where it is, before control effects (110.2). None for the draw of 2001's draw step.
    pub controller: PlayerId,
    /// Its controller when effects were last checked. If the present controller differs, that player has just gained control (302.6).
    pub controlled_by: PlayerId,
    /// Its zone.
    pub zone: Zone,
    /// Tapped, flipped, face down, phased out (110.5), transformed.
    pub status: Status,
    /// Counters on it (122).
    pub counters: Counters,
    /// Its designations: monstrous, renowned (701.37b, 702.112b).
    pub designations: Vec<Name>,
    /// Damage marked on it (120.3e).
    pub damage: u32,
    /// The object or player that it is attached to (301.5, 303.4).
    pub attached_to: Option<Entity>,
    /// The timestamp of its arrival in its zone.
    pub timestamp: Timestamp,
    /// The turn in which its controller gained control of it; 0 is before the first turn (302.6).
    pub controlled_since: u32,
    /// Since when it has had the supertype world, if it has it (704.5k).
    #[serde(default)]
    pub world_since: Option<Timestamp>,
    /// The choices made as it entered, and the values that its abilities remember.
    pub memory: Bindings,
    /// The choices that were made as it entered.
    #[serde(default)]
    pub chosen: Vec<Choice>,
    /// The object whose ability put it here (607).
    pub link: Option<Link>,
    /// The spell or ability on the stack, or the spell that became this permanent.
    pub stack: Option<Arc<StackItem>>,
    /// The players who may know its identity although its zone or its face is hidden (a bit for each seat).
    pub known_to: u8,
    /// The players who may look at it for as long as it is exiled face down, because an instruction once allowed them to (406.3; a bit for each
    /// seat).
    #[serde(default)]
    pub seen_by: u8,
    /// Revealed for as long as a rule or effect requires it (a card with ninjutsu whose ability is on the stack).
    pub revealed: bool,
    /// Its last-known information, once it is gone (608.2h).
    pub past: Option<Arc<LastKnown>>,
    /// The object it became.
    pub became: Option<ObjectId>,
    /// The object it was.
    pub was: Option<ObjectId>,
}

/// The kind of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ObjectKind {
    /// A card.
    Card,
    /// A token.
    Token,
    /// A copy of a spell.
    SpellCopy,
    /// An emblem (114).
    Emblem,
    /// The holder of the abilities that a designation gives a player (724.2). No text finds it.
    Inherent,
    /// An activated or triggered ability on the stack, or a game action that uses the stack (a draw, combat damage).
    Ability,
}

/// The status of a permanent (110.5): not a characteristic, and not copied.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Status {
    /// Tapped.
    pub tapped: bool,
    /// Flipped.
    pub flipped: bool,
    /// Face down.
    pub face_down: bool,
    /// Its back face is up (712.2).
    pub transformed: bool,
    /// It has phased out (702.26b).
    pub phased_out: Option<PhasedOut>,
}

/// The circumstances under which a permanent phased out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PhasedOut {
    /// The player who controlled it. It phases in as that player's untap step begins (702.26a).
    pub under: PlayerId,
    /// The object that it is attached to, if it phased out indirectly. It phases in together with that object, and not by itself (702.26g).
    pub with: Option<ObjectId>,
}

/// The link from an object to the ability that put it in its zone.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Link {
    /// The object whose ability put it here.
    pub by: ObjectId,
    /// The way in which that object had acquired the ability (607.5).
    #[serde(default)]
    pub pair: Option<Acquired>,
    /// The keyword ability that the ability belongs to, by its id: what one keyword has put here is not what another one speaks of (607.2).
    #[serde(default)]
    pub keyword: Option<Name>,
}

/// A choice that was made as an object entered.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choice {
    /// The name under which texts refer to it.
    pub name: Name,
    /// The chosen value.
    pub value: Value,
    /// The way in which the object had acquired the ability that asked for the choice (607.5).
    pub pair: Option<Acquired>,
}

/// The last-known information of an object.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LastKnown {
    /// Its characteristics with all effects applied.
    pub characteristics: Arc<Characteristics>,
    /// Its controller.
    pub controller: PlayerId,
}

/// Counters of each kind. Kinds without counters are not listed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counters(Vec<(CounterKind, u32)>);

impl Counters {
    /// The number of counters of that kind.
    #[must_use]
    pub fn of(&self, kind: &str) -> u32 {
        self.0.iter().find(|(k, _)| **k == *kind).map_or(0, |(_, n)| *n)
    }

    /// Sets the number of counters of that kind.
    pub(crate) fn set(&mut self, kind: &CounterKind, n: u32) {
        self.0.retain(|(k, _)| k != kind);
        if n > 0 {
            self.0.push((kind.clone(), n));
            self.0.sort();
        }
    }

    /// Every kind and its number of counters.
    pub fn iter(&self) -> impl Iterator<Item = (&CounterKind, u32)> {
        self.0.iter().map(|(k, n)| (k, *n))
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Object {
    /// The copiable values with which it came to its zone: those it entered with as a copy, or else the printed ones.
    #[must_use]
    pub(crate) fn came_as(&self) -> &Arc<Face> {
        self.copied.as_ref().unwrap_or_else(|| self.printed())
    }

    /// The printed values of the side that is up.
    #[must_use]
    pub(crate) fn printed(&self) -> &Arc<Face> {
        let back = || self.face.back.as_ref().filter(|_| self.status.transformed);
        self.part.as_ref().or_else(back).unwrap_or(&self.face)
    }

    /// Whether it exists: it is not gone, and it is not phased out (702.26b).
    #[must_use]
    #[inline]
    pub fn exists(&self) -> bool {
        self.is_current() && self.status.phased_out.is_none()
    }

    /// Whether it is not gone. Phased-out objects are included.
    #[must_use]
    pub fn is_current(&self) -> bool {
        self.past.is_none() && self.zone != Zone::Nowhere
    }

    /// Whether it is a permanent (110.1).
    #[must_use]
    #[inline]
    pub fn is_permanent(&self) -> bool {
        self.exists() && self.zone == Zone::Battlefield
    }

    /// Whether it is a spell: a card or a copy on the stack (112.1).
    #[must_use]
    pub fn is_spell(&self) -> bool {
        self.zone == Zone::Stack && matches!(self.kind, ObjectKind::Card | ObjectKind::SpellCopy)
    }
}
