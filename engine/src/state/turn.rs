//! The turn, combat and the players.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{State, moment::Moment, object::Counters, stack::Mana};
use crate::{
    cards::{
        Name,
        effect::ExtraPhase,
        values::{Daytime, Step},
    },
    ids::{EffectId, Entity, ObjectId, PlayerId},
};

/// The designation of the monarch (724). Only one player has it.
pub const MONARCH: &str = "the_monarch";

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The seat.
    pub id: PlayerId,
    /// Life total.
    pub life: i32,
    /// Library, the top card last.
    pub library: Vec<ObjectId>,
    /// Hand.
    pub hand: Vec<ObjectId>,
    /// Graveyard, the top card last.
    pub graveyard: Vec<ObjectId>,
    /// Mana pool (106.4).
    pub mana: Vec<Mana>,
    /// Counters on the player (122.1).
    pub counters: Counters,
    /// The player's designations, such as the city's blessing (702.131c).
    pub designations: Vec<Name>,
    /// Lands played this turn (305.2).
    pub lands_played: u32,
    /// Those of them that were announced as the additional lands of effects, by the effect (305.2 until 2013).
    #[serde(default)]
    pub additional_lands: Vec<AdditionalLand>,
    /// Whether the player had to draw from an empty library since the last check of state-based actions (704.5b).
    pub drew_from_empty: bool,
    /// The number of the player's most recent turn; 0 before the first (302.6).
    pub last_turn: u32,
    /// The number of the player's turn before that; 0 if there is none (702.30).
    pub turn_before: u32,
    /// Whether the player has lost, and leaves the game unless the game ends with it (800.4, 104.5).
    pub lost: bool,
    /// Whether the player has left a game that went on (104.5): how the game ends for the others doesn't concern the player any more.
    pub left: bool,
}

/// An effect that permits a player to play additional lands, as it is told apart from others.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AdditionalLand {
    /// The object that has the ability, or the spell or ability that made the effect.
    pub source: ObjectId,
    /// The id of the static ability; none for an effect of a resolution.
    pub ability: Option<Name>,
    /// The effect of a resolution; none for a static ability.
    pub effect: Option<EffectId>,
}

/// The position of the game within its turn.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// The number of the turn; the first is 1.
    pub number: u32,
    /// The active player.
    pub active: PlayerId,
    /// The step.
    pub step: Step,
    /// The steps still to come in this turn, the next one first. Phases that effects add are inserted here (500.8).
    pub to_come: SmallVec<[Step; 16]>,
    /// The player with priority (117).
    pub priority: Option<PlayerId>,
    /// How many players have passed in succession (117.4).
    pub passed: u8,
    /// Players who take extra turns, the next one last (500.7).
    pub extra_turns: SmallVec<[PlayerId; 8]>,
    /// During extra turns: the player who took the last turn before them, after whom the turn order continues.
    pub resumes_after: Option<PlayerId>,
    /// Players who have left the game and whose next turn would have begun since the last untap step (702.26n).
    #[serde(default)]
    pub left_out: Vec<PlayerId>,
    /// Whether the process of ending the turn is under way (724).
    pub ending: bool,
    /// Designations that last until end of turn, and the objects or players that have them: saddled.
    pub designated: Vec<(Entity, Name)>,
    /// Whether it is day or night; none before it has become either (730.1).
    pub daytime: Option<Daytime>,
    /// The number of spells that the active player of the turn before cast during it; none in the first turn (730.2).
    pub cast_before: Option<u32>,
    /// The repetition observed while all players only pass.
    pub repetition: Repetition,
    /// The abilities that players have activated this turn, each with the position before it (731.3).
    #[serde(default)]
    pub activations: Vec<Activation>,
    /// While a player casts a spell or activates an ability: the top card of each library at the beginning of that action, by seat (401.5).
    pub announcing: Option<Vec<Option<ObjectId>>>,
}

/// The spells and abilities that have resolved in succession while players only passed and were asked nothing. The engine detects loops among them
/// (421.4, 731.4).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Repetition {
    /// The number of resolutions.
    pub resolved: u32,
    /// A remembered position among them.
    pub position: Option<Seen>,
    /// How often that position has occurred again.
    pub again: u32,
    /// The number of objects on the stack in that position.
    pub waiting: usize,
}

/// An activation of an ability by the active player (731.3).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// The object with the ability, and the ability's id.
    pub of: (ObjectId, Name),
    /// A hash of the choices that were made for it: targets, modes and X.
    pub choices: u64,
    /// The position before it, without earlier activations.
    pub before: Arc<State>,
}

/// A remembered position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seen {
    /// A hash of a few quantities, which is quick to compare.
    pub outline: u64,
    /// A hash of the whole position.
    pub position: u64,
}

/// The state of combat (506).
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combat {
    /// The attackers, in the order in which they were declared.
    pub attacks: Vec<Attack>,
    /// Whether a creature was declared as an attacker, or was put onto the battlefield attacking in editions in which that is equivalent (508.8).
    /// That creature may be gone by now.
    pub begun: bool,
    /// The creatures that dealt damage in the first of two combat damage steps (510.4).
    pub struck_first: Vec<ObjectId>,
    /// The defending players who have declared blockers.
    pub declared: Vec<PlayerId>,
    /// The blocking creatures. A creature stays a blocking creature when the creature it blocks is gone (506.4).
    pub blocking: Vec<ObjectId>,
    /// Every block, including those of creatures that are gone, but not those of creatures that were removed from combat before.
    pub blocks: Vec<(ObjectId, ObjectId)>,
    /// The announced damage assignment orders of attackers and blockers, in editions that have them. Creatures that are gone keep their places.
    pub damage_orders: Vec<(ObjectId, Vec<ObjectId>)>,
    /// The permanents as blockers were declared, in the edition in which abilities look at that later (509.4f of 2009).
    pub as_declared: Option<Box<Moment>>,
}

/// One attacking creature.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The creature.
    pub attacker: ObjectId,
    /// The player or permanent it attacks; the last controller of the permanent it attacked, if that has been removed from combat.
    pub defender: Entity,
    /// Whether the permanent it attacked has been removed from combat: it attacks nothing (506.4c).
    pub nothing: bool,
    /// Its remaining blockers, in the order in which they were declared or chosen.
    pub blockers: Vec<ObjectId>,
    /// Whether it is blocked, once blockers are declared. This does not change afterwards (509.1h).
    pub blocked: Option<bool>,
}

impl Combat {
    /// The attack of that creature.
    #[must_use]
    pub fn attack_of(&self, creature: ObjectId) -> Option<&Attack> {
        self.attacks.iter().find(|a| a.attacker == creature)
    }

    /// The announced damage assignment order of that creature; empty if none was announced.
    #[must_use]
    pub fn damage_order(&self, creature: ObjectId) -> &[ObjectId] {
        self.damage_orders.iter().find(|(of, _)| *of == creature).map_or(&[], |(_, order)| order)
    }

    /// The attackers that creature blocks.
    pub fn blocked_by(&self, creature: ObjectId) -> impl Iterator<Item = ObjectId> {
        self.attacks.iter().filter(move |a| a.blockers.contains(&creature)).map(|a| a.attacker)
    }
}

/// The steps of a turn.
pub const STEPS: [Step; 12] = [
    Step::Untap,
    Step::Upkeep,
    Step::Draw,
    Step::PrecombatMain,
    Step::BeginCombat,
    Step::DeclareAttackers,
    Step::DeclareBlockers,
    Step::CombatDamage,
    Step::EndCombat,
    Step::PostcombatMain,
    Step::End,
    Step::Cleanup,
];

/// The steps of an extra phase.
#[must_use]
pub fn steps_of(phase: ExtraPhase) -> &'static [Step] {
    match phase {
        ExtraPhase::Combat => &STEPS[4..9],
        ExtraPhase::Main => &STEPS[9..10],
    }
}

/// The result of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameOver {
    /// That player won.
    Won(PlayerId),
    /// The game is a draw.
    Drawn,
}
