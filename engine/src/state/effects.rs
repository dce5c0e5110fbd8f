//! Effects that go on after what made them has resolved: continuous effects, replacement effects, delayed triggers (611, 614, 603.7).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    binding::Bindings,
    characteristics::{Face, HeldAbility},
};
use crate::{
    cards::{
        condition::Condition,
        effect::{Duration, Effect},
        event::EventPattern,
        modification::Modification,
        replacement::Replacement,
        selector::Selector,
    },
    ids::{ObjectId, PlayerId, Timestamp},
};

/// Names an effect for as long as it lasts. Ids are never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct EffectId(pub u32);

/// Where a text stands: what its words refer to. Saved with every effect that outlives its resolution.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scope {
    /// The object the ability is on (its last state if it is gone); for a spell the spell.
    pub source: ObjectId,
    /// Who controls the ability: "you".
    pub controller: PlayerId,
    /// What its names stand for.
    pub bindings: Bindings,
    /// The ability, for the number and quality of the keyword that stands for it.
    pub ability: Option<Arc<HeldAbility>>,
}

impl Scope {
    /// A text on an object, with nothing bound.
    #[must_use]
    pub fn new(source: ObjectId, controller: PlayerId) -> Self {
        Self { source, controller, bindings: Bindings::default(), ability: None }
    }
}

/// A continuous effect made by a resolution (611.2).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ContinuousEffect {
    /// Its id.
    pub id: EffectId,
    /// When it began.
    pub timestamp: Timestamp,
    /// What it affects: objects settled as it began (611.2c), or, for rules and players, whatever fits.
    pub affects: Affects,
    /// What it changes; numbers are settled ([`Amount::Fixed`](crate::cards::amount::Amount)).
    pub apply: Vec<Modification>,
    /// The copiable values that it gives those objects in place of their own, if it is one of copying (613.2a).
    pub copies: Option<Arc<Face>>,
    /// What its words refer to.
    pub scope: Scope,
    /// How long.
    pub until: Option<Duration>,
}

impl ContinuousEffect {
    /// The copiable values that it gives that object, if it gives it any.
    #[must_use]
    pub fn copied_by(&self, object: ObjectId) -> Option<&Arc<Face>> {
        self.copies.as_ref().filter(|_| self.affects.objects().contains(&object))
    }
}

/// What a continuous effect affects.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Affects {
    /// These objects and no others.
    Objects(Vec<ObjectId>),
    /// Whatever matches at the moment.
    Matching(Selector),
    /// The game.
    Rules,
}

impl Affects {
    /// The objects that were settled as the effect began.
    #[must_use]
    pub fn objects(&self) -> &[ObjectId] {
        match self {
            Self::Objects(those) => those,
            Self::Matching(_) | Self::Rules => &[],
        }
    }
}

/// A replacement or prevention effect made by a resolution (614.1, 615.7).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FloatingReplacement {
    /// Its id.
    pub id: EffectId,
    /// What it replaces with what.
    pub replacement: Arc<Replacement>,
    /// What its words refer to.
    pub scope: Scope,
    /// How much of a shield is left; none is no limit.
    pub left: Option<u32>,
    /// What is left is a number of times, not of damage: "the next time".
    #[serde(default)]
    pub once: bool,
    /// How long.
    pub until: Option<Duration>,
}

/// A delayed triggered ability (603.7).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DelayedTrigger {
    /// Its id.
    pub id: EffectId,
    /// What it waits for.
    pub when: EventPattern,
    /// Its intervening "if".
    pub condition: Option<Condition>,
    /// What it does.
    pub instructions: Arc<[Effect]>,
    /// What its words refer to.
    pub scope: Scope,
    /// It triggers once only.
    pub once: bool,
    /// How long it waits.
    pub until: Option<Duration>,
}

/// An ability that has triggered and waits to be put on the stack (603.3).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PendingTrigger {
    /// Names it for an ordering choice.
    pub id: EffectId,
    /// The ability, with what its event bound.
    pub ability: HeldAbility,
    /// What its words refer to; the controller is settled (603.3a).
    pub scope: Scope,
    /// What they might refer to as well: of several events at one time its controller says on which it has triggered (603.7b).
    pub or: Vec<Scope>,
}
