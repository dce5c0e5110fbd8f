//! The state of a game as a plain value.
//!
//! Invariant: only [`State::commit`](crate::change) changes the state of a game in progress; rules procedures receive `&State`. Invariant: no shared
//! ownership of mutable data, no interior mutability, no clock, no randomness.
//!
//! Copying a state is cheap. Copies share their parts; a copy that changes a part gets its own version of it.

pub mod arena;
pub use crate::cards::{binding, characteristics};
pub mod effects;
pub mod face_down;
pub mod history;
pub(crate) mod instances;
pub mod moment;
pub mod object;
pub(crate) mod position;
pub mod shared;
pub mod stack;
mod supposed;
pub mod turn;
pub mod units;

use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use self::{
    arena::Arena,
    characteristics::Face,
    effects::{ContinuousEffect, DelayedTrigger, FloatingReplacement, PendingTrigger},
    history::History,
    moment::Moment,
    object::Object,
    shared::Shared,
    turn::{Attack, Combat, GameOver, Player, Turn},
};
use crate::{
    cards::{Name, values::Zone},
    catalog::Mentions,
    event::Event,
    ids::{Entity, ObjectId, PlayerId},
};

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The players, by seat.
    pub players: Shared<Vec<Shared<Player>>>,
    /// Every object that exists or existed, by id.
    pub objects: Arena,
    /// The battlefield, in the order in which permanents entered.
    pub(crate) battlefield: SmallVec<[ObjectId; 8]>,
    /// The permanents that have phased out. They are on the battlefield and are treated as though they did not exist (702.26b).
    pub(crate) phased_out: SmallVec<[ObjectId; 1]>,
    /// The stack, its top last.
    pub stack: SmallVec<[ObjectId; 4]>,
    /// The mana abilities that players are activating, each with its object: from the beginning of the activation until the ability has resolved
    /// (605.3c). The innermost is last.
    pub(crate) mana_abilities: SmallVec<[(ObjectId, Name); 1]>,
    /// Exile.
    pub exile: SmallVec<[ObjectId; 4]>,
    /// The command zone: emblems.
    pub(crate) command: SmallVec<[ObjectId; 1]>,
    /// The turn.
    pub turn: Turn,
    /// Combat.
    pub combat: Shared<Combat>,
    /// Continuous effects of resolutions.
    pub effects: Shared<Vec<ContinuousEffect>>,
    /// Replacement and prevention effects of resolutions.
    pub replacements: Shared<Vec<FloatingReplacement>>,
    /// Delayed triggers.
    pub delayed: Shared<Vec<DelayedTrigger>>,
    /// Triggered abilities that wait to be put on the stack.
    pub pending: Shared<Vec<PendingTrigger>>,
    /// The events of this turn, in order. Effects that say "this turn" read them.
    pub history: History<Event>,
    /// The objects of these events as they were, in a game in which a text may ask for them.
    pub(crate) moments: History<Moment>,
    /// What the texts of the game mention. Moments are kept only if a text may ask for them.
    pub(crate) mentions: Mentions,
    /// The next timestamp.
    pub clock: u32,
    /// The next id of an effect.
    pub next_effect: u32,
    /// Increases with every change.
    pub revision: u64,
    /// The work so far: the objects, effects and events that were read, one by one ([`Budget::work`](crate::budget::Budget::work)).
    pub work: Work,
    /// The result, once the game is over.
    pub over: Option<GameOver>,
}

/// An amount of work. How a position was calculated is not part of it: two positions are equal whatever their work.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Work(pub u64);

impl PartialEq for Work {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Work {}

impl Hash for Work {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl State {
    /// The permanents, in the order in which they entered (110.1). All code reads permanents through this function. Phased-out permanents are not
    /// included.
    #[must_use]
    #[inline]
    pub fn permanents(&self) -> &[ObjectId] {
        &self.battlefield
    }

    /// The phased-out permanents, which the rules treat as if they did not exist, with few exceptions (702.26b).
    #[must_use]
    pub(crate) fn phased_out(&self) -> &[ObjectId] {
        &self.phased_out
    }

    /// The attacked player, or the controller of the attacked permanent (506.2), without regard to continuous effects. Code that has a position calls
    /// [`Game::defending_player`](crate::game::Game) instead.
    #[must_use]
    pub(crate) fn defending_player(&self, defender: Entity) -> PlayerId {
        match defender {
            Entity::Player(player) => player,
            Entity::Object(permanent) => self.object(permanent).controlled_by,
        }
    }

    /// The attacks on that player, and on permanents that player controls.
    pub(crate) fn attackers_of(&self, player: PlayerId) -> impl Iterator<Item = &Attack> {
        self.combat.attacks.iter().filter(move |attack| self.defending_player(attack.defender) == player)
    }

    /// The cards of a library, the top one first. A token that was put there is not included (111.8, 121.1).
    pub fn cards_from_top(&self, player: PlayerId) -> impl Iterator<Item = ObjectId> + '_ {
        let library = self.player(player).library.iter().rev().copied();
        library.filter(|id| self.object(*id).kind == object::ObjectKind::Card)
    }

    /// The objects to which an event happened that are not gone, and the objects that they are attached to.
    pub(crate) fn involved_in(&self, event: &Event) -> impl Iterator<Item = ObjectId> + use<> {
        let mut all = event.objects();
        if let Event::Activated { source, .. } = event {
            // A card that was moved to pay for its ability is matched where it is now, too (702.29c).
            all.push(self.newest(*source));
        }
        let hosts: SmallVec<[ObjectId; 4]> =
            all.iter().filter_map(|id| self.object(*id).attached_to?.object()).collect();
        all.extend(hosts);
        all.retain(|id| self.object(*id).is_current());
        all.into_iter()
    }

    /// The object with that id, or its last-known information.
    #[must_use]
    #[inline]
    pub fn object(&self, id: ObjectId) -> &Object {
        &self.objects[id.0 as usize]
    }

    /// The copiable values of an object, face up: those that its latest copy effect gives (613.2a), or else those with which it was created or
    /// entered. Face-down objects have others (613.2b); see [`copying`](crate::rules::copying).
    #[must_use]
    pub fn face_up(&self, id: ObjectId) -> &Arc<Face> {
        let copied = self.effects.iter().filter_map(|effect| Some((effect.timestamp, effect.copied_by(id)?)));
        copied.max_by_key(|(stamp, _)| *stamp).map_or_else(|| self.object(id).came_as(), |(_, face)| face)
    }

    /// The player of that seat.
    #[must_use]
    #[inline]
    pub fn player(&self, id: PlayerId) -> &Player {
        &self.players[usize::from(id.0)]
    }

    /// The players still in the game, the active player first, then in turn order (101.4).
    pub fn in_turn_order(&self) -> impl Iterator<Item = PlayerId> + use<> {
        let (seats, first) = (self.players.len(), usize::from(self.turn.active.0));
        let lost: SmallVec<[bool; 8]> = self.players.iter().map(|p| p.lost).collect();
        (0..seats)
            .map(move |n| (first + n) % seats)
            .filter(move |seat| !lost[*seat])
            .map(|seat| PlayerId(u8::try_from(seat).unwrap_or(u8::MAX)))
    }

    /// The other players still in the game, in turn order.
    pub fn opponents(&self, of: PlayerId) -> impl Iterator<Item = PlayerId> + use<> {
        self.in_turn_order().filter(move |p| *p != of)
    }

    /// The objects of a zone; for zones that each player has, those of the given player. In libraries and graveyards the top card is last.
    #[must_use]
    pub fn zone(&self, zone: Zone, of: PlayerId) -> &[ObjectId] {
        match zone {
            Zone::Library => &self.player(of).library,
            Zone::Hand => &self.player(of).hand,
            Zone::Graveyard => &self.player(of).graveyard,
            Zone::Battlefield => &self.battlefield,
            Zone::Stack => &self.stack,
            Zone::Exile => &self.exile,
            Zone::Command => &self.command,
            Zone::Nowhere => &[],
        }
    }

    /// Every existing object, zone by zone (400.1). Former objects are not visited.
    pub fn present(&self) -> impl Iterator<Item = &Object> {
        let own =
            self.players.iter().flat_map(|player| player.hand.iter().chain(&player.graveyard).chain(&player.library));
        let ids = self.battlefield.iter().chain(&self.stack).chain(&self.exile).chain(&self.command).chain(own);
        ids.map(|id| self.object(*id))
    }

    /// The newest object that this one became, or the object itself if it still exists.
    #[must_use]
    pub fn newest(&self, mut id: ObjectId) -> ObjectId {
        while let Some(next) = self.object(id).became {
            id = next;
        }
        id
    }

    /// The permanent that the source of a delayed trigger has become, if the text that created the trigger was carried out as that permanent entered,
    /// or put it onto the battlefield; otherwise the source. Other parts of the text can find it (400.7d, 400.7j).
    pub(crate) fn in_play(&self, source: ObjectId) -> ObjectId {
        let became = self.object(source).became.filter(|became| self.object(*became).is_permanent());
        became.unwrap_or(source)
    }

    /// The spell or ability on top of the stack.
    #[must_use]
    pub fn top_of_stack(&self) -> Option<ObjectId> {
        self.stack.last().copied()
    }
}
