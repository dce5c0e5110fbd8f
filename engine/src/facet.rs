//! Facets of a position: a small set of terms for the parts of a state that a change writes or a calculation reads. A result calculated from a
//! position stays valid after a change that writes no facet that the calculation read.

use crate::{
    cards::values::CounterKind,
    change::{
        CardChange, Change, CombatChange, Create, EffectChange, GameChange, LifeChange, Move, PermanentChange,
        StackChange, TurnChange,
    },
    event::Event,
};

/// A set of facets.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Facets(u32);

macro_rules! facets {
    ($($(#[doc = $says:literal])+ $name:ident = $bit:literal;)+) => {
        impl Facets { $($(#[doc = $says])+ pub const $name: Self = Self(1 << $bit);)+ }
    };
}

facets! {
    /// The objects that exist, their zones and order, their owners and the players who put them there.
    OBJECTS = 0;
    /// The side that an object shows, and the copiable values it has as a copy.
    FACE = 1;
    /// Continuous effects of resolutions.
    EFFECTS = 2;
    /// Counters that add to power and toughness.
    PT_COUNTERS = 3;
    /// Counters of all other kinds, players' counters among them.
    COUNTERS = 4;
    /// The choices and payments of objects that are or were on the stack.
    ITEM = 5;
    /// The texts spliced onto spells.
    SPLICED = 6;
    /// The timestamps of objects that stay in their zone.
    TIMESTAMP = 7;
    /// The values that objects remember.
    MEMORY = 8;
    /// Which permanents are tapped.
    TAPPED = 9;
    /// Damage marked on creatures.
    DAMAGE = 10;
    /// Life totals.
    LIFE = 11;
    /// The number of the turn and its active player.
    TURN = 12;
    /// The step.
    STEP = 13;
    /// Combat.
    COMBAT = 14;
    /// Which objects are attached to what.
    ATTACHED = 15;
    /// Since when players control their permanents.
    CONTROLLED = 16;
    /// The players in the game.
    PLAYERS = 17;
    /// Which cards players have seen, and which are revealed.
    SHOWN = 18;
    /// The events of this turn.
    HISTORY = 19;
    /// Mana pools.
    MANA = 20;
    /// Replacement effects of resolutions, delayed triggers and triggered abilities that wait.
    WAITING = 21;
    /// The player with priority, and the steps and turns to come.
    ORDER = 22;
    /// The projection: the position with continuous effects applied.
    SEEN = 23;
    /// Draws from an empty library.
    DRAWS = 24;
}

impl Facets {
    /// No facets.
    pub const NONE: Self = Self(0);

    /// All facets that a card text can ask for. A calculation reads these unless more is known about it.
    pub const TEXT: Self = Self(!(Self::MANA.0 | Self::WAITING.0 | Self::ORDER.0 | Self::DRAWS.0));

    /// The union of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the sets have a facet in common.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Facets> for Facets {
    fn from_iter<I: IntoIterator<Item = Facets>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, Self::and)
    }
}

impl Change {
    /// The facets that the change writes. Every change that leaves an event also writes the history.
    #[must_use]
    pub fn writes(&self) -> Facets {
        match self {
            Self::Card(change) => of_card(change),
            Self::Life(change) => of_life(change).and(Facets::HISTORY),
            Self::Permanent(change) => of_permanent(change).and(Facets::HISTORY),
            Self::Stack(change) => of_stack(change),
            Self::Effect(change) => of_effect(change),
            Self::Combat(change) => of_combat(change).and(Facets::HISTORY),
            Self::Turn(change) => of_turn(change),
            Self::Game(change) => of_game(change),
            // Only state-based actions and deathtouch read this event, and both also read the other facets they depend on.
            Self::Note(Event::StateBasedChecked) => Facets::NONE,
            Self::Note(_) => Facets::HISTORY,
        }
    }
}

/// A moving object becomes a new object, leaves combat, and loses its attachment and its counters. A draw may fail.
fn of_card(change: &CardChange) -> Facets {
    match change {
        CardChange::Move(Move { enter, .. }) | CardChange::Create(Create { enter, .. }) if !enter.gains.is_empty() => {
            Facets::TEXT.and(Facets::WAITING)
        }
        CardChange::Move(_) | CardChange::Create(_) | CardChange::CreateTokens { .. } => Facets::TEXT,
        CardChange::Draw { .. } => Facets::TEXT.and(Facets::DRAWS),
        CardChange::Shuffle { .. } => Facets::OBJECTS.and(Facets::SHOWN).and(Facets::HISTORY),
        CardChange::Reveal { .. } | CardChange::KeepRevealed { .. } => Facets::SHOWN.and(Facets::HISTORY),
        CardChange::LookAt { .. } | CardChange::LetLook { .. } => Facets::SHOWN,
        CardChange::TurnUp { .. } => Facets::FACE.and(Facets::SHOWN),
    }
}

fn of_life(change: &LifeChange) -> Facets {
    match change {
        LifeChange::Damage(_) => Facets::DAMAGE,
        LifeChange::GainLife { .. } | LifeChange::LoseLife { .. } | LifeChange::PayLife { .. } => Facets::LIFE,
    }
}

fn of_permanent(change: &PermanentChange) -> Facets {
    match change {
        PermanentChange::PutCounters { kind, .. } | PermanentChange::RemoveCounters { kind, .. } => of_counters(kind),
        PermanentChange::Designate { .. }
        | PermanentChange::DesignateThisTurn { .. }
        | PermanentChange::EndDesignations => Facets::COUNTERS,
        PermanentChange::Tap { .. } | PermanentChange::Untap { .. } => Facets::TAPPED,
        // Counters cease to exist if the rule is switched off that keeps them.
        PermanentChange::Transform { .. } => Facets::FACE.and(Facets::TIMESTAMP),
        PermanentChange::Flip { .. } => Facets::FACE.and(Facets::PT_COUNTERS).and(Facets::COUNTERS),
        PermanentChange::TurnFaceUp { .. } => Facets::FACE.and(Facets::TIMESTAMP),
        PermanentChange::PhaseOut { .. } | PermanentChange::PhaseIn { .. } => Facets::TEXT,
        PermanentChange::Destroy { .. } => Facets::NONE,
        PermanentChange::Attach { .. } => Facets::ATTACHED.and(Facets::TIMESTAMP),
        PermanentChange::NoteController { .. } => Facets::CONTROLLED,
        PermanentChange::MarkDamage { .. } | PermanentChange::ClearDamage { .. } => Facets::DAMAGE,
        PermanentChange::Remember { .. } => Facets::MEMORY,
    }
}

fn of_counters(kind: &CounterKind) -> Facets {
    if kind.pt().is_some() { Facets::PT_COUNTERS.and(Facets::COUNTERS) } else { Facets::COUNTERS }
}

fn of_stack(change: &StackChange) -> Facets {
    match change {
        StackChange::SetStackItem { item, .. } | StackChange::ChangeTargets { item, .. } => {
            let spliced = !item.spliced.is_empty() || item.texts.iter().any(|text| text.from_card.is_some());
            if spliced { Facets::ITEM.and(Facets::SPLICED) } else { Facets::ITEM }
        }
        StackChange::AddMana { .. } => Facets::MANA,
        StackChange::SpendMana { .. } => Facets::MANA.and(Facets::ITEM),
        // Mana burn may change life totals.
        StackChange::EmptyMana { .. } => Facets::MANA.and(Facets::LIFE).and(Facets::HISTORY),
    }
}

fn of_effect(change: &EffectChange) -> Facets {
    match change {
        EffectChange::BeginEffect(_) | EffectChange::EndEffects(_) | EffectChange::LastThisTurn(_) => {
            Facets::EFFECTS.and(Facets::WAITING)
        }
        EffectChange::BeginReplacement(_)
        | EffectChange::BeginDelayed(_)
        | EffectChange::UseShield { .. }
        | EffectChange::AddPending(_)
        | EffectChange::RemovePending { .. } => Facets::WAITING,
    }
}

fn of_combat(change: &CombatChange) -> Facets {
    match change {
        CombatChange::DeclareAttackers(_)
        | CombatChange::DeclareBlockers { .. }
        | CombatChange::JoinAttack(_)
        | CombatChange::JoinBlock { .. }
        | CombatChange::RemoveFromCombat { .. }
        | CombatChange::StopBeingAttacked(..)
        | CombatChange::StrikeFirst(_)
        | CombatChange::OrderDamage { .. }
        | CombatChange::EndCombat => Facets::COMBAT,
    }
}

/// A new turn also ends the history of the last one.
fn of_turn(change: &TurnChange) -> Facets {
    match change {
        TurnChange::BeginTurn { .. } => {
            let turn = Facets::TURN.and(Facets::ORDER).and(Facets::HISTORY);
            turn.and(Facets::DAMAGE).and(Facets::COMBAT)
        }
        TurnChange::BeginStep { .. } => Facets::STEP.and(Facets::ORDER).and(Facets::HISTORY),
        TurnChange::EndStep
        | TurnChange::AddSteps { .. }
        | TurnChange::SkipNext
        | TurnChange::SkipTo { .. }
        | TurnChange::ExtraTurn { .. }
        | TurnChange::EndingTurn { .. } => Facets::ORDER.and(Facets::HISTORY),
        TurnChange::GivePriority { .. }
        | TurnChange::Pass { .. }
        | TurnChange::ResetPasses
        | TurnChange::Repeat(_)
        | TurnChange::Activated(_)
        | TurnChange::Announcing { .. } => Facets::ORDER,
        TurnChange::BecomeTime { .. } => Facets::TURN.and(Facets::HISTORY),
        TurnChange::PlayLand { .. } => Facets::HISTORY,
    }
}

fn of_game(change: &GameChange) -> Facets {
    match change {
        GameChange::Lose { .. } | GameChange::Win { .. } | GameChange::Draw => Facets::TEXT,
        GameChange::ForgetFailedDraws => Facets::DRAWS,
    }
}
