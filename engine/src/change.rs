//! Changes that are about to happen. Replacement effects may rewrite them; only `commit` carries them out.

use std::sync::Arc;

use crate::{
    cards::{
        Name,
        effect::Place,
        values::{CounterKind, Daytime, Step, Zone},
    },
    event::{Event, Loss, Why},
    ground::{Act, Because},
    ids::{DefId, EffectId, Entity, ObjectId, PlayerId, Timestamp},
    rule::Rule,
    state::{
        binding::Value,
        characteristics::Face,
        effects::{ContinuousEffect, DelayedTrigger, FloatingReplacement, PendingTrigger},
        moment::Moment,
        object::{Link, ObjectKind, PhasedOut},
        stack::{Mana, StackItem},
        turn::{Activation, AdditionalLand, Attack, Repetition},
    },
};

/// A proposed change to the game, sorted by the part of the state it changes. One file of `commit` carries out all changes of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Zones of cards and other objects, and the players who see them.
    Card(CardChange),
    /// Life totals, and damage.
    Life(LifeChange),
    /// Permanents that stay on the battlefield, and counters.
    Permanent(PermanentChange),
    /// Objects on the stack, and the mana that pays for them.
    Stack(StackChange),
    /// Lasting effects, and waiting triggers.
    Effect(EffectChange),
    /// Combat.
    Combat(CombatChange),
    /// Turns, steps and priority.
    Turn(TurnChange),
    /// The end of the game.
    Game(GameChange),
    /// An event that is reported without a change to the state.
    Note(Event),
}

mod counters;
mod destination;
mod enter;
mod moves;

pub use counters::NewCounters;
pub use destination::Destination;
pub use enter::{Attacked, Enter, JoinsAttack};
pub use moves::Move;

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
                /// The change as an act that this rule carries out.
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

/// A change of the zones of cards and other objects, and of the players who see them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum CardChange {
    /// An object moves to another zone.
    Move(Move),
    /// An object is created.
    Create(Create),
    /// A number of identical tokens is created. Replacement effects on their number look at all of them together; the other replacement effects then
    /// look at each (616.1g).
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
    /// Every player knows the cards in hidden zones that a player has chosen, in editions in which choices are announced (413.2d of 2001).
    Announce {
        cards: Vec<ObjectId>,
    },
    /// A player may look at a face-down card for as long as it is exiled (406.3).
    LetLook {
        card: ObjectId,
        player: PlayerId,
    },
    /// A card in a hidden zone stays revealed, or stops being revealed.
    KeepRevealed {
        card: ObjectId,
        revealed: bool,
    },
    /// A face-down card in exile is turned face up.
    TurnUp {
        card: ObjectId,
    },
    /// Puts a library in the given order, the top card first, or leaves the order unchanged. The scenario orders libraries; the engine uses no
    /// randomness.
    Shuffle {
        player: PlayerId,
        order: Option<Vec<ObjectId>>,
        /// Cards that the instructions have found and will move. They are not shuffled (701.24b).
        beside: Vec<ObjectId>,
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
    /// `dealt` is set if the loss is the result of damage (120.3a), not of another effect.
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

/// A change of permanents that stay on the battlefield, and of counters.
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
    /// A permanent gets a designation, such as monstrous or renowned.
    Designate {
        what: Entity,
        to_be: Name,
    },
    /// A permanent gets a designation until end of turn: saddled.
    DesignateThisTurn {
        what: Entity,
        to_be: Name,
    },
    /// All designations until end of turn end.
    EndDesignations,
    /// Reports the destruction. A move follows.
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
    /// A double-faced permanent turns its other face up.
    Transform {
        object: ObjectId,
    },
    TurnFaceUp {
        object: ObjectId,
    },
    /// A permanent phases out: it stays on the battlefield and is treated as though it did not exist (702.26b).
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
    /// An effect has changed the object's controller: summoning sickness begins again (302.6).
    NoteController {
        object: ObjectId,
        from: PlayerId,
        to: PlayerId,
    },
    /// The permanent has the supertype world since then, or it doesn't have it (704.5k).
    NoteWorld {
        object: ObjectId,
        since: Option<Timestamp>,
    },
    /// Marks damage on a creature, as the result of damage dealt to it (120.3e).
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
        /// Whether the choice is one that is made as the object enters.
        entering: bool,
    },
}

/// A change of objects on the stack, and of the mana that pays for them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum StackChange {
    /// Sets the choices and payments of a spell or ability on the stack, as far as they have been made.
    SetStackItem {
        object: ObjectId,
        item: Arc<StackItem>,
    },
    /// The same for an object whose targets an effect has changed (115.7).
    ChangeTargets {
        object: ObjectId,
        item: Arc<StackItem>,
    },
    AddMana {
        player: PlayerId,
        mana: Vec<Mana>,
    },
    /// Removes these mana (by index in the pool) and records them on the object they are spent on.
    SpendMana {
        player: PlayerId,
        places: Vec<usize>,
        on: ObjectId,
    },
    /// A player begins to activate a mana ability (605.3).
    BeginManaAbility {
        object: ObjectId,
        ability: Name,
    },
    /// The mana ability whose activation began last has resolved (605.3b).
    EndManaAbility,
    /// Removes unspent mana, except mana that lasts.
    EmptyMana {
        player: PlayerId,
        burn: bool,
        lasting_too: bool,
    },
}

/// A change of lasting effects and waiting triggers.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum EffectChange {
    BeginEffect(Box<ContinuousEffect>),
    BeginReplacement(Box<FloatingReplacement>),
    BeginDelayed(Box<DelayedTrigger>),
    EndEffects(Vec<EffectId>),
    /// The turn has begun that these effects were to last through or wait for. They now last until it ends.
    LastThisTurn(Vec<EffectId>),
    /// Uses up part of a prevention shield.
    UseShield {
        id: EffectId,
        amount: u32,
    },
    AddPending(Box<PendingTrigger>),
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
    /// The blocks of the creatures of one defending player, as pairs of blocker and attacker.
    DeclareBlockers {
        player: PlayerId,
        blocks: Vec<(ObjectId, ObjectId)>,
    },
    /// Keeps how the permanents are as blockers are declared, in the edition in which abilities look at that later (509.4f of 2009).
    KeepAsDeclared(Box<Moment>),
    /// A creature put onto the battlefield attacking (508.4).
    JoinAttack(Attack),
    /// An effect makes a creature block.
    JoinBlock {
        blocker: ObjectId,
        attacker: ObjectId,
    },
    RemoveFromCombat {
        object: ObjectId,
    },
    /// A permanent that was attacked is removed from combat. Its attackers attack nothing (506.4c), and the given player, its last controller, is
    /// still the defending player.
    StopBeingAttacked(ObjectId, PlayerId),
    StrikeFirst(Vec<ObjectId>),
    /// The announced order in which a creature's damage is assigned (509.2 and 509.3 from 2009 to 2024).
    OrderDamage {
        of: ObjectId,
        order: Vec<ObjectId>,
    },
    EndCombat,
}

/// A change of turns, steps and priority.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum TurnChange {
    BeginTurn {
        player: PlayerId,
        steps: Vec<Step>,
        /// The next turn is an extra turn. The normal turn order continues after the extra turns.
        extra: bool,
        /// The players who have left the game and whose turns would have begun before this one.
        left_out: Vec<PlayerId>,
    },
    /// An untap step has begun since the turns of players who have left would have begun (702.26n).
    ForgetTurnsLeftOut,
    BeginStep {
        step: Step,
    },
    EndStep,
    /// Inserts phases after the present one (500.8).
    AddSteps {
        steps: Vec<Step>,
    },
    /// Removes the next step.
    SkipNext,
    /// Removes the steps before the given one.
    SkipTo {
        step: Step,
    },
    ExtraTurn {
        player: PlayerId,
        /// The turn is taken before the extra turns that were added earlier, not after them.
        first: bool,
    },
    GivePriority {
        player: Option<PlayerId>,
    },
    Pass {
        player: PlayerId,
    },
    /// A player acted: the count of successive passes starts again.
    ResetPasses,
    PlayLand {
        player: PlayerId,
        card: ObjectId,
        /// The effect as whose additional land it is played; none for the turn's normal land.
        by: Option<AdditionalLand>,
    },
    EndingTurn {
        under_way: bool,
    },
    /// How far a series of passes has been recognised as a loop (421.4).
    Repeat(Repetition),
    /// The active player has activated an ability, which may be one part of a fragmented loop (731.3).
    Activated(Activation),
    /// It becomes day or night (730.1).
    BecomeTime {
        to: Daytime,
    },
    /// A player begins to put a spell or ability on the stack, or has finished (601.2, 602.2).
    Announcing {
        under_way: bool,
    },
}

/// A change that ends the game, or that concerns its end.
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
    /// A player who has lost leaves a game that goes on (104.5).
    Leave {
        player: PlayerId,
    },
    /// State-based actions have checked draws from empty libraries.
    ForgetFailedDraws,
}

impl Change {
    /// A player sacrifices a permanent (701.21): the event is reported, and the permanent moves to its owner's graveyard.
    #[must_use]
    pub fn sacrifice(player: PlayerId, object: ObjectId) -> [Act; 2] {
        let said = Self::Note(Event::Sacrificed { object, player });
        [said, CardChange::Move(Move::new(object, Place::Graveyard, Why::Sacrificed)).into()]
            .map(|c| c.by((Rule::Sacrifice, object)))
    }

    /// A player discards a card (701.9): the event is reported, and the card moves to its owner's graveyard.
    #[must_use]
    pub fn discard(player: PlayerId, card: ObjectId) -> [Act; 2] {
        let said = Self::Note(Event::Discarded { player, card });
        [said, CardChange::Move(Move::new(card, Place::Graveyard, Why::Discarded)).into()]
            .map(|c| c.by((Rule::Discard, card)))
    }
}

/// Damage that would be dealt (120). Its result for a player or a permanent is a separate change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Damage {
    /// The source.
    pub source: ObjectId,
    /// The recipient.
    pub to: Entity,
    /// The amount.
    pub amount: u32,
    /// Whether it is combat damage.
    pub combat: bool,
    /// Whether it can't be prevented.
    pub unpreventable: bool,
}

/// An object is created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Create {
    /// The kind of object.
    pub kind: ObjectKind,
    /// Its copiable values.
    pub face: Arc<Face>,
    /// The definition of the card, for cards.
    pub def: Option<DefId>,
    /// Its owner.
    pub owner: PlayerId,
    /// Its controller.
    pub controller: PlayerId,
    /// Its zone: the battlefield for tokens, the stack for all others.
    pub zone: Zone,
    /// How it enters.
    pub enter: Enter,
    /// The object whose ability creates it, if both are linked.
    pub link: Option<Box<Link>>,
    /// The spell or ability, for objects on the stack.
    pub item: Option<Arc<StackItem>>,
    /// The object reserved for it in [`Zone::Nowhere`], if choices are made for it before it is created.
    pub reserved: Option<ObjectId>,
}
