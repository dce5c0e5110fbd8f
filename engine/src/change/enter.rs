//! How a permanent enters the battlefield.

use std::sync::Arc;

use super::NewCounters;
use crate::{
    cards::{Name, modification::Modification},
    edition::{CountersOnEntering, Edition},
    event::Event,
    ids::{Entity, ObjectId, PlayerId},
    state::{binding::Value, characteristics::Face, effects::Scope, object::Choice},
};

/// How a permanent enters the battlefield (614.12).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Enter {
    /// The player who will control it; by default its owner.
    pub controller: Option<PlayerId>,
    /// The player who will control it by default, if another player controls it by an effect (110.2b).
    pub by_default: Option<PlayerId>,
    /// Tapped.
    pub tapped: bool,
    /// Tapped by an exception of the copy effect that makes it a copy (707.9e).
    pub tapped_as_copy: bool,
    /// The player or permanent that it enters attacking.
    pub attacking: Option<Entity>,
    /// The attack that it joins if it is a creature as it enters.
    pub joins_attack: Option<JoinsAttack>,
    /// The counters on it.
    pub counters: Vec<NewCounters>,
    /// The object or player that it is attached to.
    pub attached_to: Option<Entity>,
    /// The object or player to which an effect attaches it if it can be attached there as it enters; the inner one is none if the effect's is
    /// undefined.
    pub attach_to: Option<Option<Entity>>,
    /// Face down.
    pub face_down: bool,
    /// The characteristics that are listed for it while it is face down, if they are others than the usual ones (708.2). This applies to the stack,
    /// too.
    pub hidden: Option<Arc<Face>>,
    /// With its back face up (712.14).
    pub transformed: bool,
    /// The copiable values that it enters with, as a copy or with a size that its own ability sets.
    pub copied: Option<Arc<Face>>,
    /// What its own ability sets of those values (208.2b).
    pub set: Option<Arc<Vec<Modification>>>,
    /// Whether a copy effect makes it a copy.
    pub is_copy: bool,
    /// The part of its card that it enters as (709.3, 712.11, 715.3). This applies to the stack, too.
    pub part: Option<Arc<Face>>,
    /// What its abilities remember of how it enters.
    pub memory: Vec<(Name, Value)>,
    /// The choices made as it enters, which its abilities remember, too.
    pub choices: Vec<Choice>,
    /// The modifications that effects give it from then on, effect by effect.
    pub gains: Vec<(Vec<Modification>, Scope)>,
}

/// The attack that an object joins as it enters (508.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JoinsAttack {
    /// The object whose effect puts it onto the battlefield attacking.
    pub source: ObjectId,
    /// What it attacks.
    pub on: Attacked,
}

/// What an object attacks that enters attacking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attacked {
    /// Its controller chooses (508.4).
    Chosen,
    /// What the creature attacked that was returned as a cost; nothing if that one attacked nothing (702.49c).
    AsReturned(Option<Entity>),
}

impl Enter {
    /// The counters as put on the object that enters with them, in editions in which they are (122.6).
    pub(crate) fn counters_put(&self, on: ObjectId, edition: &Edition) -> impl Iterator<Item = Event> {
        let are_put = edition.counters_on_entering == CountersOnEntering::ArePut;
        let put = self.counters.iter().filter(move |new| are_put && new.count > 0);
        // The effect that says how the object enters puts them there.
        let event = move |new: &NewCounters| {
            let (kind, count) = (new.kind.clone(), new.count);
            Event::CountersPut { on: on.into(), kind, count, by_effect: true }
        };
        put.map(event)
    }
}
