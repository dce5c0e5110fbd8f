//! Effects that last after their spell or ability has resolved: continuous effects, replacement effects, delayed triggers (611, 614, 603.7).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    binding::Bindings,
    characteristics::{Face, HeldAbility},
    instances::is_meant,
};
use crate::{
    cards::{
        Name,
        condition::Condition,
        effect::{Duration, Effect},
        event::EventPattern,
        modification::Modification,
        replacement::Replacement,
        selector::Selector,
    },
    ids::{EffectId, ObjectId, PlayerId, Timestamp},
};

/// The scope of a text: the objects, players and values that its words refer to. It is saved with every effect that outlasts its resolution.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scope {
    /// The object that has the ability (its last-known information if it is gone); for a spell the spell.
    pub source: ObjectId,
    /// The controller of the ability: "you".
    pub controller: PlayerId,
    /// The values of its names.
    pub bindings: Bindings,
    /// The ability, for the number and quality of the keyword that it belongs to.
    pub ability: Option<Arc<HeldAbility>>,
}

impl Scope {
    /// Whether a name is the one that the text asks for ([`is_meant`]).
    pub(crate) fn means(&self, name: &str, asked: &str) -> bool {
        is_meant(name, asked, self.ability.as_deref())
    }

    /// The scope of a text on an object, without bindings.
    #[must_use]
    pub fn new(source: ObjectId, controller: PlayerId) -> Self {
        Self { source, controller, bindings: Bindings::default(), ability: None }
    }
}

/// A continuous effect created by a resolving spell or ability (611.2).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ContinuousEffect {
    /// Its id.
    pub id: EffectId,
    /// When it began.
    pub timestamp: Timestamp,
    /// The objects that it affects: fixed as it began (611.2c), or, for effects on rules and players, all that match.
    pub affects: Affects,
    /// Its modifications. Their numbers are fixed ([`Amount::Fixed`](crate::cards::amount::Amount)).
    pub apply: Vec<Modification>,
    /// The copiable values that it gives those objects, if it is a copy effect (613.2a).
    pub copies: Option<Arc<Face>>,
    /// The scope of its text.
    pub scope: Scope,
    /// Its duration.
    pub until: Option<Duration>,
}

impl ContinuousEffect {
    /// The copiable values that it gives the object, if any.
    #[must_use]
    pub fn copied_by(&self, object: ObjectId) -> Option<&Arc<Face>> {
        self.copies.as_ref().filter(|_| self.affects.objects().contains(&object))
    }
}

/// The recipients of a continuous effect.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Affects {
    /// These objects and no others.
    Objects(Vec<ObjectId>),
    /// All objects and players that match at the moment.
    Matching(Selector),
    /// The rules of the game.
    Rules,
}

impl Affects {
    /// The objects that were fixed as the effect began.
    #[must_use]
    pub fn objects(&self) -> &[ObjectId] {
        match self {
            Self::Objects(those) => those,
            Self::Matching(_) | Self::Rules => &[],
        }
    }
}

/// A replacement or prevention effect created by a resolving spell or ability (614.1, 615.7).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FloatingReplacement {
    /// Its id.
    pub id: EffectId,
    /// The events it replaces, and their replacement.
    pub replacement: Arc<Replacement>,
    /// The scope of its text.
    pub scope: Scope,
    /// The remaining amount of a shield; none means no limit.
    pub left: Option<u32>,
    /// The remaining amount counts events, not damage: "the next time".
    #[serde(default)]
    pub once: bool,
    /// Its duration.
    pub until: Option<Duration>,
}

/// A delayed triggered ability (603.7).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DelayedTrigger {
    /// Its id.
    pub id: EffectId,
    /// Its trigger event.
    pub when: EventPattern,
    /// Its intervening "if" clause.
    pub condition: Option<Condition>,
    /// Its instructions.
    pub instructions: Arc<[Effect]>,
    /// The scope of its text.
    pub scope: Scope,
    /// Whether it triggers only once.
    pub once: bool,
    /// It is no ability: its instructions are carried out immediately after the event (610.3).
    #[serde(default)]
    pub immediate: bool,
    /// How long it waits.
    pub until: Option<Duration>,
    /// Its source has transformed since it was created (701.27f).
    #[serde(default)]
    pub turned_over: bool,
}

/// The name that is bound for a delayed trigger whose source has transformed between its creation and its event (701.27f). No card can bind that name.
pub(crate) const TURNED_OVER: &str = "turned over";

/// An ability that has triggered and waits to be put on the stack (603.3).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PendingTrigger {
    /// Identifies it in a choice of order.
    pub id: EffectId,
    /// The ability, with the bindings of its trigger event.
    pub ability: HeldAbility,
    /// The scope of its text. Its controller is fixed (603.3a).
    pub scope: Scope,
    /// The other possible scopes: if several events happened at the same time, its controller chooses the event on which it triggered (603.7b).
    pub or: Vec<Scope>,
    /// The object that was the next to come as it triggered.
    pub before: ObjectId,
}

/// Identifies a replacement effect that has applied to an event (614.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplacementId {
    /// An ability: its object, its id and its index, because two abilities may have the same id.
    Ability(ObjectId, Name, usize),
    /// An effect of a resolution.
    Floating(EffectId),
}
