//! The state of a game as a plain value.
//!
//! Invariant: nothing but [`State::commit`](crate::change) writes to a state that is being played; the rules are handed `&State`.
//! Invariant: no shared ownership of anything mutable, no interior mutability, no clock, no source of chance.
//!
//! To copy a state costs next to nothing: copies share their parts, until one of them writes to a part and so gets its own.

pub mod arena;
pub mod binding;
pub mod characteristics;
pub mod effects;
pub mod history;
pub mod object;
pub(crate) mod position;
pub mod shared;
pub mod stack;
pub mod turn;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use self::{
    arena::Arena,
    characteristics::Face,
    effects::{ContinuousEffect, DelayedTrigger, FloatingReplacement, PendingTrigger},
    history::History,
    object::Object,
    shared::Shared,
    turn::{Attack, Combat, GameOver, Player, Turn},
};
use crate::{
    cards::values::Zone,
    event::Event,
    ids::{Entity, ObjectId, PlayerId},
};

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The players, by seat.
    pub players: Shared<Vec<Shared<Player>>>,
    /// Every object that is or was, by id.
    pub objects: Arena,
    /// The battlefield, in the order things came there.
    pub(crate) battlefield: SmallVec<[ObjectId; 8]>,
    /// The permanents that have phased out: they are on the battlefield, and treated as though they weren't there (702.26b).
    pub(crate) phased_out: SmallVec<[ObjectId; 1]>,
    /// The stack, its top last.
    pub stack: SmallVec<[ObjectId; 4]>,
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
    /// Abilities that have triggered and wait.
    pub pending: Shared<Vec<PendingTrigger>>,
    /// What has happened this turn, in order: the memory of "this turn".
    pub history: History<Event>,
    /// The next timestamp.
    pub clock: u32,
    /// The next id of an effect.
    pub next_effect: u32,
    /// Grows with every write.
    pub revision: u64,
    /// The game is over.
    pub over: Option<GameOver>,
}

impl State {
    /// The permanents that are there, in the order in which they came (110.1): the one door by which they are asked for. What has phased out
    /// isn't among them.
    #[must_use]
    pub fn permanents(&self) -> &[ObjectId] {
        &self.battlefield
    }

    /// The player who is attacked, or who controls what is attacked (506.2), whatever effects make of the position: who looks at it asks
    /// [`Game::defending_player`](crate::game::Game).
    #[must_use]
    pub(crate) fn defending_player(&self, defender: Entity) -> PlayerId {
        match defender {
            Entity::Player(player) => player,
            Entity::Object(permanent) => self.object(permanent).controlled_by,
        }
    }

    /// The attacks on that player, and on what that player controls.
    pub(crate) fn attackers_of(&self, player: PlayerId) -> impl Iterator<Item = &Attack> {
        self.combat.attacks.iter().filter(move |attack| self.defending_player(attack.defender) == player)
    }

    /// The cards of a library, the top one first: a token that was put there isn't one (111.8, 121.1).
    pub fn cards_from_top(&self, player: PlayerId) -> impl Iterator<Item = ObjectId> + '_ {
        let library = self.player(player).library.iter().rev().copied();
        library.filter(|id| self.object(*id).kind == object::ObjectKind::Card)
    }

    /// The object of that id, or what it last was.
    #[must_use]
    pub fn object(&self, id: ObjectId) -> &Object {
        &self.objects[id.0 as usize]
    }

    /// The copiable values of an object, face up: those that the latest of the effects that make it a copy gives it (613.2a), else those with
    /// which it came about. What is face down has others (613.2b), which [`copying`](crate::rules::copying) knows.
    #[must_use]
    pub fn face_up(&self, id: ObjectId) -> &Arc<Face> {
        let copied = self.effects.iter().filter_map(|effect| Some((effect.timestamp, effect.copied_by(id)?)));
        copied.max_by_key(|(stamp, _)| *stamp).map_or_else(|| self.object(id).came_as(), |(_, face)| face)
    }

    /// The player of that seat.
    #[must_use]
    pub fn player(&self, id: PlayerId) -> &Player {
        &self.players[usize::from(id.0)]
    }

    /// Players who are still in the game, the active player first, then in turn order (101.4).
    pub fn in_turn_order(&self) -> impl Iterator<Item = PlayerId> + use<> {
        let (seats, first) = (self.players.len(), usize::from(self.turn.active.0));
        let lost: SmallVec<[bool; 8]> = self.players.iter().map(|p| p.lost).collect();
        (0..seats)
            .map(move |n| (first + n) % seats)
            .filter(move |seat| !lost[*seat])
            .map(|seat| PlayerId(u8::try_from(seat).unwrap_or(u8::MAX)))
    }

    /// Everybody else who is still in the game, in turn order.
    pub fn opponents(&self, of: PlayerId) -> impl Iterator<Item = PlayerId> + use<> {
        self.in_turn_order().filter(move |p| *p != of)
    }

    /// The objects of a zone; of a player's, if it is one that each player has. Libraries and graveyards have their top last.
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

    /// Every object that is there, zone by zone (400.1): what is gone isn't looked at, however much of it there is.
    pub(crate) fn present(&self) -> impl Iterator<Item = &Object> {
        let own =
            self.players.iter().flat_map(|player| player.hand.iter().chain(&player.graveyard).chain(&player.library));
        let ids = self.battlefield.iter().chain(&self.stack).chain(&self.exile).chain(&self.command).chain(own);
        ids.map(|id| self.object(*id))
    }

    /// The newest object that this one became, itself if it is still there.
    #[must_use]
    pub fn newest(&self, mut id: ObjectId) -> ObjectId {
        while let Some(next) = self.object(id).became {
            id = next;
        }
        id
    }

    /// The spell or ability on top of the stack.
    #[must_use]
    pub fn top_of_stack(&self) -> Option<ObjectId> {
        self.stack.last().copied()
    }
}
