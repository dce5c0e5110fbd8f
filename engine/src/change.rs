//! What is about to happen: proposals that replacement effects may rewrite, and that [`commit`](crate::commit) alone carries out.

use std::sync::Arc;

use crate::{
    cards::{
        Name,
        effect::Place,
        values::{CounterKind, Step, Zone},
    },
    event::{Event, Loss, Why},
    ground::{Act, Because},
    ids::{DefId, Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        binding::Value,
        characteristics::Face,
        effects::{ContinuousEffect, DelayedTrigger, EffectId, FloatingReplacement, PendingTrigger},
        object::{Link, ObjectKind, PhasedOut},
        stack::{Mana, StackItem},
        turn::{Attack, Repetition},
    },
};

/// A proposal to change the game, by what it changes. Each kind has a file of `commit` to itself, which carries out every change of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Where cards and other objects are, and who sees them.
    Card(CardChange),
    /// Life, and damage.
    Life(LifeChange),
    /// Permanents where they are, and counters.
    Permanent(PermanentChange),
    /// What is on the stack, and what it is paid with.
    Stack(StackChange),
    /// Effects that go on, and triggers that wait.
    Effect(EffectChange),
    /// Combat.
    Combat(CombatChange),
    /// Turns, steps and priority.
    Turn(TurnChange),
    /// How the game ends.
    Game(GameChange),
    /// Something worth telling that writes nothing.
    Note(Event),
}

mod destination;

pub use destination::Destination;

macro_rules! kinds {
    ($($kind:ident($of:ident)),*) => {
        $(
            impl From<$of> for Change {
                fn from(change: $of) -> Self {
                    Self::$kind(change)
                }
            }

            impl From<$of> for Act {
                fn from(change: $of) -> Self {
                    Change::from(change).into()
                }
            }

            impl $of {
                /// The change as an act by that rule.
                #[must_use]
                pub fn by(self, because: impl Because) -> Act {
                    Act::from(self).by(because)
                }
            }
        )*
    };
}

kinds!(
    Card(CardChange),
    Life(LifeChange),
    Permanent(PermanentChange),
    Stack(StackChange),
    Effect(EffectChange),
    Combat(CombatChange),
    Turn(TurnChange),
    Game(GameChange)
);

/// A change of where cards and other objects are, and of who sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum CardChange {
    /// An object goes to another zone.
    Move(Move),
    /// An object comes about.
    Create(Create),
    /// So many tokens come about, all alike. Effects on how many there are look at them together, before others look at each (616.1g).
    CreateTokens {
        token: Create,
        count: u32,
    },
    Draw {
        player: PlayerId,
    },
    Reveal {
        cards: Vec<ObjectId>,
        by: PlayerId,
    },
    LookAt {
        cards: Vec<ObjectId>,
        by: PlayerId,
    },
    /// A card in a hidden zone stays revealed, or stops being so.
    KeepRevealed {
        card: ObjectId,
        revealed: bool,
    },
    /// A card that lies face down in exile is turned face up.
    TurnUp {
        card: ObjectId,
    },
    /// Puts a library in the order given, the top first, or leaves the order as it is: the scenario orders libraries, and nothing here is random.
    Shuffle {
        player: PlayerId,
        order: Option<Vec<ObjectId>>,
    },
}

/// A change of life totals, and damage.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum LifeChange {
    Damage(Damage),
    GainLife {
        player: PlayerId,
        amount: u32,
    },
    /// By an effect, or as what damage comes to (120.3a): then that is said.
    LoseLife {
        player: PlayerId,
        amount: u32,
        dealt: bool,
    },
    PayLife {
        player: PlayerId,
        amount: u32,
    },
}

/// A change of permanents where they are, and of counters.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum PermanentChange {
    PutCounters {
        on: Entity,
        kind: CounterKind,
        count: u32,
        by_effect: bool,
    },
    RemoveCounters {
        from: Entity,
        kind: CounterKind,
        count: u32,
    },
    /// Becomes monstrous, renowned or the like.
    Designate {
        what: Entity,
        to_be: Name,
    },
    /// Becomes so until end of turn: saddled.
    DesignateThisTurn {
        what: Entity,
        to_be: Name,
    },
    /// Nothing is any more what it was until end of turn.
    EndDesignations,
    /// It is said; a move follows.
    Destroy {
        object: ObjectId,
        no_regeneration: bool,
    },
    Tap {
        object: ObjectId,
    },
    Untap {
        object: ObjectId,
    },
    Flip {
        object: ObjectId,
    },
    /// The other face of a double-faced permanent is up.
    Transform {
        object: ObjectId,
    },
    TurnFaceUp {
        object: ObjectId,
    },
    /// It stays where it is, and isn't there (702.26b).
    PhaseOut {
        object: ObjectId,
        how: PhasedOut,
    },
    PhaseIn {
        object: ObjectId,
    },
    Attach {
        object: ObjectId,
        to: Option<Entity>,
    },
    /// The object's controller has changed by an effect: summoning sickness begins anew (302.6).
    NoteController {
        object: ObjectId,
        from: PlayerId,
        to: PlayerId,
    },
    /// What damage to a creature comes to (120.3e).
    MarkDamage {
        object: ObjectId,
        amount: u32,
    },
    ClearDamage {
        objects: Vec<ObjectId>,
    },
    Remember {
        object: ObjectId,
        name: Name,
        value: Value,
    },
}

/// A change of what is on the stack, and of the mana it is paid with.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum StackChange {
    /// The choices and payments of a spell or ability on the stack, as far as they have been made.
    SetStackItem {
        object: ObjectId,
        item: Arc<StackItem>,
    },
    /// The same where an effect has changed what it targets (115.7).
    ChangeTargets {
        object: ObjectId,
        item: Arc<StackItem>,
    },
    AddMana {
        player: PlayerId,
        mana: Vec<Mana>,
    },
    /// Takes these mana (by place in the pool) and notes them on what they are spent on.
    SpendMana {
        player: PlayerId,
        places: Vec<usize>,
        on: ObjectId,
    },
    /// Takes away what is unspent: all but what lasts.
    EmptyMana {
        player: PlayerId,
        burn: bool,
        lasting_too: bool,
    },
}

/// A change of the effects that go on, and of the triggers that wait.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum EffectChange {
    BeginEffect(ContinuousEffect),
    BeginReplacement(FloatingReplacement),
    BeginDelayed(DelayedTrigger),
    EndEffects(Vec<EffectId>),
    /// The turn that these were to last through, or wait for, has begun: they last until it ends.
    LastThisTurn(Vec<EffectId>),
    /// Uses up part of a shield.
    UseShield {
        id: EffectId,
        amount: u32,
    },
    AddPending(PendingTrigger),
    RemovePending {
        id: EffectId,
        stacked_as: Option<ObjectId>,
    },
}

/// A change of combat.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum CombatChange {
    DeclareAttackers(Vec<Attack>),
    /// What a defending player's creatures block, of those that attack that player: blocker and attacker.
    DeclareBlockers {
        player: PlayerId,
        blocks: Vec<(ObjectId, ObjectId)>,
    },
    /// A creature put onto the battlefield attacking (508.4).
    JoinAttack(Attack),
    /// A creature blocks by an effect.
    JoinBlock {
        blocker: ObjectId,
        attacker: ObjectId,
    },
    RemoveFromCombat {
        object: ObjectId,
    },
    /// A permanent that was attacked leaves combat: its attackers attack nothing (506.4c); who controlled it is the defending player.
    StopBeingAttacked(ObjectId, PlayerId),
    StrikeFirst(Vec<ObjectId>),
    EndCombat,
}

/// A change of turns, steps and priority.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum TurnChange {
    BeginTurn {
        player: PlayerId,
        steps: Vec<Step>,
        /// It is the extra turn that comes next; the order of turns goes on after the extra ones.
        extra: bool,
    },
    BeginStep {
        step: Step,
    },
    EndStep,
    /// Puts phases in after the present one (500.8).
    AddSteps {
        steps: Vec<Step>,
    },
    /// Takes away the step that comes next.
    SkipNext,
    /// Takes away the steps before that one.
    SkipTo {
        step: Step,
    },
    ExtraTurn {
        player: PlayerId,
        /// It is taken before the extra turns that were given earlier, not after them.
        first: bool,
    },
    GivePriority {
        player: Option<PlayerId>,
    },
    Pass {
        player: PlayerId,
    },
    /// Somebody acted: passing begins anew.
    ResetPasses,
    PlayLand {
        player: PlayerId,
        card: ObjectId,
    },
    EndingTurn {
        under_way: bool,
    },
    /// How far passing has come to be a loop (421.4).
    Repeat(Repetition),
    /// A spell or ability begins to be put on the stack by a player, or has been (601.2, 602.2).
    Announcing {
        under_way: bool,
    },
}

/// A change that ends the game, or is about its end.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum GameChange {
    Lose {
        player: PlayerId,
        why: Loss,
    },
    Win {
        player: PlayerId,
    },
    Draw,
    /// State-based actions have looked at failed draws.
    ForgetFailedDraws,
}

impl Change {
    /// A player sacrifices a permanent (701.21): it is said, and the permanent goes to its owner's graveyard.
    #[must_use]
    pub fn sacrifice(player: PlayerId, object: ObjectId) -> [Act; 2] {
        let said = Self::Note(Event::Sacrificed { object, player });
        [said, CardChange::Move(Move::new(object, Place::Graveyard, Why::Sacrificed)).into()]
            .map(|c| c.by((Rule::Sacrifice, object)))
    }

    /// A player discards a card (701.9): it is said, and the card goes to its owner's graveyard.
    #[must_use]
    pub fn discard(player: PlayerId, card: ObjectId) -> [Act; 2] {
        let said = Self::Note(Event::Discarded { player, card });
        [said, CardChange::Move(Move::new(card, Place::Graveyard, Why::Discarded)).into()]
            .map(|c| c.by((Rule::Discard, card)))
    }
}

/// An object goes to another zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// Which.
    pub object: ObjectId,
    /// Where to.
    pub to: Destination,
    /// Why.
    pub why: Why,
    /// How it comes onto the battlefield.
    pub enter: Enter,
    /// It is linked to the object whose ability moves it.
    pub link: Option<Link>,
    /// Face down, where that isn't as it comes onto the battlefield.
    pub face_down: bool,
}

impl Move {
    /// A plain move.
    #[must_use]
    pub fn new(object: ObjectId, to: impl Into<Destination>, why: Why) -> Self {
        Self { object, to: to.into(), why, enter: Enter::default(), link: None, face_down: false }
    }

    /// The zone it goes to.
    #[must_use]
    pub fn zone(&self) -> Zone {
        self.to.zone()
    }
}

/// How a permanent comes onto the battlefield (614.12).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Enter {
    /// Under whose control; its owner's if not given.
    pub controller: Option<PlayerId>,
    /// Tapped.
    pub tapped: bool,
    /// Attacking that player or permanent.
    pub attacking: Option<Entity>,
    /// With these counters.
    pub counters: Vec<(CounterKind, u32)>,
    /// Attached to that.
    pub attached_to: Option<Entity>,
    /// Face down.
    pub face_down: bool,
    /// With its back face up (712.14).
    pub transformed: bool,
    /// As a copy.
    pub copied: Option<Arc<Face>>,
    /// As that part of its card (709.3, 712.11, 715.3); onto the stack, too.
    pub part: Option<Arc<Face>>,
    /// What it remembers of choices made as it comes in.
    pub memory: Vec<(Name, Value)>,
}

/// Damage that would be dealt (120). What it comes to, for a player or for a creature, is a change to itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Damage {
    /// By what.
    pub source: ObjectId,
    /// To what.
    pub to: Entity,
    /// How much.
    pub amount: u32,
    /// Combat damage.
    pub combat: bool,
    /// It can't be prevented.
    pub unpreventable: bool,
}

/// An object comes about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Create {
    /// What kind.
    pub kind: ObjectKind,
    /// Its copiable values.
    pub face: Arc<Face>,
    /// The definition of the card, for cards.
    pub def: Option<DefId>,
    /// Whose it is.
    pub owner: PlayerId,
    /// Who controls it.
    pub controller: PlayerId,
    /// Where: the battlefield for tokens, the stack for the rest.
    pub zone: Zone,
    /// How it comes in.
    pub enter: Enter,
    /// It is linked to the object whose ability makes it.
    pub link: Option<Link>,
    /// What is on the stack.
    pub item: Option<Arc<StackItem>>,
    /// The object as which it comes about, where choices are made for it before it does: one made in [`Zone::Nowhere`].
    pub reserved: Option<ObjectId>,
}
