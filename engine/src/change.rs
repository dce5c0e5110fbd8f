//! What is about to happen: proposals that replacement effects may rewrite, and that [`commit`](crate::commit) alone carries out.

use std::sync::Arc;

use crate::{
    cards::{
        Name,
        effect::Place,
        values::{CounterKind, Step, Zone},
    },
    event::{Event, Loss, Why},
    ground::Act,
    ids::{DefId, Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        binding::Value,
        characteristics::Face,
        effects::{ContinuousEffect, DelayedTrigger, EffectId, FloatingReplacement, PendingTrigger},
        object::{Link, ObjectKind},
        stack::{Mana, StackItem},
        turn::Attack,
    },
};

/// A proposal to change the game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the parts of a sentence: who would do what to whom")]
pub enum Change {
    // What replacement effects look at
    Move(Move),
    Damage(Damage),
    Draw {
        player: PlayerId,
    },
    GainLife {
        player: PlayerId,
        amount: u32,
    },
    LoseLife {
        player: PlayerId,
        amount: u32,
    },
    PutCounters {
        on: Entity,
        kind: CounterKind,
        count: u32,
    },
    Destroy {
        object: ObjectId,
        no_regeneration: bool,
    },
    Untap {
        object: ObjectId,
    },
    // The rest is carried out as it is
    RemoveCounters {
        from: Entity,
        kind: CounterKind,
        count: u32,
    },
    PayLife {
        player: PlayerId,
        amount: u32,
    },
    SetLife {
        player: PlayerId,
        to: i32,
    },
    Tap {
        object: ObjectId,
    },
    Flip {
        object: ObjectId,
    },
    TurnFaceUp {
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
    BecomeCopy {
        object: ObjectId,
        face: Arc<Face>,
        of: ObjectId,
    },
    ClearDamage {
        objects: Vec<ObjectId>,
    },
    Remember {
        object: ObjectId,
        name: Name,
        value: Value,
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
    /// Puts a library in the order given, the top first, or leaves the order as it is: the scenario orders libraries, and nothing here is random.
    Shuffle {
        player: PlayerId,
        order: Option<Vec<ObjectId>>,
    },
    // Creation
    Create(Create),
    /// The choices and payments of a spell or ability on the stack, as far as they have been made.
    SetStackItem {
        object: ObjectId,
        item: Arc<StackItem>,
    },
    // Mana
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
    // Effects
    BeginEffect(ContinuousEffect),
    BeginReplacement(FloatingReplacement),
    BeginDelayed(DelayedTrigger),
    EndEffects(Vec<EffectId>),
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
    // Combat
    DeclareAttackers(Vec<Attack>),
    DeclareBlockers {
        blocks: Vec<(ObjectId, ObjectId)>,
    },
    /// A creature put onto the battlefield attacking (508.4).
    JoinAttack(Attack),
    /// A creature blocks by an effect.
    JoinBlock {
        blocker: ObjectId,
        attacker: ObjectId,
    },
    OrderBlockers {
        attacker: ObjectId,
        blockers: Vec<ObjectId>,
    },
    RemoveFromCombat {
        object: ObjectId,
    },
    StrikeFirst {
        creatures: Vec<ObjectId>,
    },
    EndCombat,
    // Turn
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
    // Ends
    Lose {
        player: PlayerId,
        why: Loss,
    },
    Win {
        player: PlayerId,
    },
    DrawGame,
    /// Something worth telling that writes nothing.
    Note(Event),
    /// State-based actions have looked at failed draws.
    ForgetFailedDraws,
}

impl Change {
    /// A player sacrifices a permanent (701.21): it is said, and the permanent goes to its owner's graveyard.
    #[must_use]
    pub fn sacrifice(player: PlayerId, object: ObjectId) -> [Act; 2] {
        let said = Self::Note(Event::Sacrificed { object, player });
        [said, Self::Move(Move::new(object, Place::Graveyard, Why::Sacrificed))]
            .map(|c| c.by((Rule::Sacrifice, object)))
    }

    /// A player discards a card (701.9): it is said, and the card goes to its owner's graveyard.
    #[must_use]
    pub fn discard(player: PlayerId, card: ObjectId) -> [Act; 2] {
        let said = Self::Note(Event::Discarded { player, card });
        [said, Self::Move(Move::new(card, Place::Graveyard, Why::Discarded))].map(|c| c.by((Rule::Discard, card)))
    }
}

/// An object goes to another zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// Which.
    pub object: ObjectId,
    /// Where to.
    pub to: Place,
    /// Why.
    pub why: Why,
    /// How it comes onto the battlefield.
    pub enter: Enter,
    /// It is linked to the object whose ability moves it.
    pub link: Option<Link>,
    /// Face down, where that isn't as it comes onto the battlefield.
    pub face_down: bool,
    /// The stack instead of `to`: a card being announced.
    pub to_stack: bool,
}

impl Move {
    /// A plain move.
    #[must_use]
    pub fn new(object: ObjectId, to: Place, why: Why) -> Self {
        Self { object, to, why, enter: Enter::default(), link: None, face_down: false, to_stack: false }
    }

    /// The zone it goes to.
    #[must_use]
    pub fn zone(&self) -> Zone {
        if self.to_stack { Zone::Stack } else { self.to.zone() }
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
    /// As a copy.
    pub copied: Option<Arc<Face>>,
    /// What it remembers of choices made as it comes in.
    pub memory: Vec<(Name, Value)>,
}

/// Damage that would be dealt (120).
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
    /// What is on the stack.
    pub item: Option<Arc<StackItem>>,
    /// The object as which it comes about, where choices are made for it before it does: one made in [`Zone::Nowhere`].
    pub reserved: Option<ObjectId>,
}
