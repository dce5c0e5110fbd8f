//! Objects: cards, tokens, spells, abilities on the stack, permanents (109).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    binding::Bindings,
    characteristics::{Characteristics, Face},
    stack::StackItem,
};
use crate::{
    cards::{
        Name,
        values::{CounterKind, Zone},
    },
    ids::{CardId, DefId, Entity, ObjectId, PlayerId, Timestamp},
};

/// An object of the game. Objects are never removed from the arena: one that is gone keeps what it last was.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Object {
    /// Its identity.
    pub id: ObjectId,
    /// The physical card, for cards.
    pub card: Option<CardId>,
    /// The definition of that card.
    pub def: Option<DefId>,
    /// Card, token, copy of a spell, or ability.
    pub kind: ObjectKind,
    /// What is printed on it, or what a token's maker said: its copiable values before copy effects (707.2).
    pub face: Arc<Face>,
    /// The copiable values with which it came onto the battlefield in place of its own ("as a copy", 707.5). What it becomes a copy of
    /// since then is an effect of its own.
    pub copied: Option<Arc<Face>>,
    /// The part of its card as which it is or was played: a half, a face, an Adventure (709.3, 712.11, 715.3).
    pub part: Option<Arc<Face>>,
    /// Who owns it (108.3).
    pub owner: PlayerId,
    /// Who put it where it is, before control effects (110.2); nobody for the draw of 2001's draw step.
    pub controller: PlayerId,
    /// Who controlled it when effects were last looked at: whoever controls it now and isn't that player has just come to (302.6).
    pub controlled_by: PlayerId,
    /// Where it is.
    pub zone: Zone,
    /// Tapped, flipped, face down, phased out (110.5), transformed.
    pub status: Status,
    /// Counters on it (122).
    pub counters: Counters,
    /// What it has become that only has a name: monstrous, renowned (701.37b, 702.112b).
    pub designations: Vec<Name>,
    /// Damage marked on it (120.3e).
    pub damage: u32,
    /// What it is attached to (301.5, 303.4).
    pub attached_to: Option<Entity>,
    /// When it came into its zone.
    pub timestamp: Timestamp,
    /// The turn in which its controller came to control it; 0 is before the first (302.6).
    pub controlled_since: u32,
    /// What was chosen as it came into play, and what its abilities remember.
    pub memory: Bindings,
    /// The object whose ability put it here, and when (607).
    pub link: Option<Link>,
    /// What is on the stack, or how the spell that became this permanent was played.
    pub stack: Option<Arc<StackItem>>,
    /// Who may know what it is, although its zone or its face is hidden (a bit for each seat).
    pub known_to: u8,
    /// Revealed for as long as something says so (a card with ninjutsu whose ability is on the stack).
    pub revealed: bool,
    /// What it last was, once it is gone (608.2h).
    pub past: Option<Arc<LastKnown>>,
    /// The object it became.
    pub became: Option<ObjectId>,
    /// The object it was.
    pub was: Option<ObjectId>,
}

/// What kind of object.
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

/// How a permanent has phased out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PhasedOut {
    /// Under whose control: it phases in as that player's untap step begins (702.26a).
    pub under: PlayerId,
    /// What it is attached to and phased out with, indirectly: it phases in with that, and not by itself (702.26g).
    pub with: Option<ObjectId>,
}

/// Why an object is where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Link {
    /// The object whose ability put it here.
    pub by: ObjectId,
}

/// An object as it last was.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LastKnown {
    /// Its characteristics after all effects.
    pub characteristics: Arc<Characteristics>,
    /// Who controlled it.
    pub controller: PlayerId,
}

/// Counters of each kind; a kind without counters isn't there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counters(Vec<(CounterKind, u32)>);

impl Counters {
    /// How many of that kind.
    #[must_use]
    pub fn of(&self, kind: &str) -> u32 {
        self.0.iter().find(|(k, _)| **k == *kind).map_or(0, |(_, n)| *n)
    }

    /// Sets how many of that kind there are.
    pub(crate) fn set(&mut self, kind: &CounterKind, n: u32) {
        self.0.retain(|(k, _)| k != kind);
        if n > 0 {
            self.0.push((kind.clone(), n));
            self.0.sort();
        }
    }

    /// Every kind and its number.
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
    /// The copiable values with which it came about: those it took over as it did, else those printed.
    #[must_use]
    pub(crate) fn came_as(&self) -> &Arc<Face> {
        self.copied.as_ref().unwrap_or_else(|| self.printed())
    }

    /// What is printed on the side of it that is up.
    #[must_use]
    pub(crate) fn printed(&self) -> &Arc<Face> {
        let back = || self.face.back.as_ref().filter(|_| self.status.transformed);
        self.part.as_ref().or_else(back).unwrap_or(&self.face)
    }

    /// Whether it is still there, and neither last-known information nor treated as though it weren't there (702.26b).
    #[must_use]
    pub fn exists(&self) -> bool {
        self.is_current() && self.status.phased_out.is_none()
    }

    /// Whether it is still there, be it phased out or not, and not last-known information.
    #[must_use]
    pub fn is_current(&self) -> bool {
        self.past.is_none() && self.zone != Zone::Nowhere
    }

    /// Whether it is a permanent (110.1).
    #[must_use]
    pub fn is_permanent(&self) -> bool {
        self.exists() && self.zone == Zone::Battlefield
    }

    /// Whether it is a spell: a card or a copy on the stack (112.1).
    #[must_use]
    pub fn is_spell(&self) -> bool {
        self.zone == Zone::Stack && matches!(self.kind, ObjectKind::Card | ObjectKind::SpellCopy)
    }
}
