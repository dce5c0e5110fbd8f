//! The turn, combat and the players.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{object::Counters, stack::Mana};
use crate::{
    cards::{Name, effect::ExtraPhase, values::Step},
    ids::{Entity, ObjectId, PlayerId},
};

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
    /// What the player has become that only has a name, such as blessed by the city (702.131c).
    pub designations: Vec<Name>,
    /// Lands played this turn (305.2).
    pub lands_played: u32,
    /// Was to draw from an empty library since state-based actions were last checked (704.5b).
    pub drew_from_empty: bool,
    /// The number of the player's most recent turn; 0 before the first (302.6).
    pub last_turn: u32,
    /// The number of the player's turn before that; 0 if there is none (702.30).
    pub turn_before: u32,
    /// Has left the game (800.4, 104.5).
    pub lost: bool,
}

/// Where the game is in its turn.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Which turn; the first is 1.
    pub number: u32,
    /// Whose.
    pub active: PlayerId,
    /// The step.
    pub step: Step,
    /// Steps still to come in this turn, the next one first; phases that effects add are put in here (500.8).
    pub to_come: SmallVec<[Step; 16]>,
    /// Who has priority (117).
    pub priority: Option<PlayerId>,
    /// How many players have passed in succession (117.4).
    pub passed: u8,
    /// Players who take extra turns, the next one last (500.7).
    pub extra_turns: SmallVec<[PlayerId; 8]>,
    /// Who takes the turn after the extra ones; none if that is whoever comes after the active player.
    pub resumes_with: Option<PlayerId>,
    /// The process of ending the turn is under way (724).
    pub ending: bool,
    /// What has become something only until end of turn, and what: saddled.
    pub designated: Vec<(Entity, Name)>,
    /// What has come of passing, if nobody did anything else.
    pub repetition: Repetition,
    /// While a player casts a spell or activates an ability: the top card of each library as that began, by seat (401.5).
    pub announcing: Option<Vec<Option<ObjectId>>>,
}

/// Spells and abilities that resolved one after another while nobody did anything but pass and nobody was asked for anything, in which a
/// loop would show (421.4, 731.4).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Repetition {
    /// How many.
    pub resolved: u32,
    /// A position among them.
    pub position: Option<Seen>,
    /// How often that position was there again.
    pub again: u32,
}

/// A position that was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seen {
    /// What of it is soon looked at, in one number.
    pub outline: u64,
    /// All of it, in one number.
    pub position: u64,
}

/// What is going on in combat (506).
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combat {
    /// The attackers, in the order declared.
    pub attacks: Vec<Attack>,
    /// A creature was declared as an attacker, or has come to attack, where that is as good (508.8): it may be gone by now.
    pub begun: bool,
    /// Who dealt damage in the first of two damage steps (510.4).
    pub struck_first: Vec<ObjectId>,
    /// The defending players who have declared blockers.
    pub declared: Vec<PlayerId>,
    /// The blocking creatures: they stay so when what they block is gone (506.4).
    pub blocking: Vec<ObjectId>,
    /// Every block, also of creatures that are gone.
    pub blocks: Vec<(ObjectId, ObjectId)>,
}

/// One attacking creature.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The creature.
    pub attacker: ObjectId,
    /// Whom it attacks; who controlled what it attacked, if that has left combat.
    pub defender: Entity,
    /// What it attacked has left combat: it attacks nothing (506.4c).
    pub nothing: bool,
    /// Its blockers that are still there, in the order declared or chosen.
    pub blockers: Vec<ObjectId>,
    /// Blocked or unblocked, once blockers are declared; it stays so (509.1h).
    pub blocked: Option<bool>,
}

impl Combat {
    /// The attack of that creature.
    #[must_use]
    pub fn attack_of(&self, creature: ObjectId) -> Option<&Attack> {
        self.attacks.iter().find(|a| a.attacker == creature)
    }

    /// The attackers that creature blocks.
    pub fn blocked_by(&self, creature: ObjectId) -> impl Iterator<Item = ObjectId> {
        self.attacks.iter().filter(move |a| a.blockers.contains(&creature)).map(|a| a.attacker)
    }
}

/// The steps of a turn, and of a phase that is put in.
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

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameOver {
    /// That player won.
    Won(PlayerId),
    /// Nobody did.
    Drawn,
}
