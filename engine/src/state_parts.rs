//! State parts of a position: a small set of terms for the parts of a state that a change writes or a calculation reads. A result calculated from a
//! position stays valid after a change that writes no state part that the calculation read.

use crate::{
    cards::values::CounterKind,
    change::{
        CardChange, Change, CombatChange, Create, EffectChange, GameChange, LifeChange, Move, PermanentChange,
        StackChange, TurnChange,
    },
    event::Event,
};

/// A set of state parts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StateParts(u32);

macro_rules! state_parts {
    ($($(#[doc = $says:literal])+ $name:ident = $bit:literal;)+) => {
        impl StateParts { $($(#[doc = $says])+ pub const $name: Self = Self(1 << $bit);)+ }
    };
}

state_parts! {
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

impl StateParts {
    /// No state parts.
    pub const NONE: Self = Self(0);

    /// All state parts that a card text can ask for. A calculation reads these unless more is known about it.
    pub const TEXT: Self = Self(!(Self::MANA.0 | Self::WAITING.0 | Self::ORDER.0 | Self::DRAWS.0));

    /// The union of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the sets have a state part in common.
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

impl FromIterator<StateParts> for StateParts {
    fn from_iter<I: IntoIterator<Item = StateParts>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, Self::and)
    }
}

impl Change {
    /// The state parts that the change writes. Every change that leaves an event also writes the history.
    #[must_use]
    pub fn writes(&self) -> StateParts {
        match self {
            Self::Card(change) => of_card(change),
            Self::Life(change) => of_life(change).and(StateParts::HISTORY),
            Self::Permanent(change) => of_permanent(change).and(StateParts::HISTORY),
            Self::Stack(change) => of_stack(change),
            Self::Effect(change) => of_effect(change),
            Self::Combat(change) => of_combat(change).and(StateParts::HISTORY),
            Self::Turn(change) => of_turn(change),
            Self::Game(change) => of_game(change),
            // Only state-based actions and deathtouch read this event, and both also read the other state parts they depend on.
            Self::Note(Event::StateBasedChecked) => StateParts::NONE,
            Self::Note(_) => StateParts::HISTORY,
        }
    }
}

/// A moving object becomes a new object, leaves combat, and loses its attachment and its counters. A draw may fail.
fn of_card(change: &CardChange) -> StateParts {
    match change {
        CardChange::Move(Move { enter, .. }) | CardChange::Create(Create { enter, .. }) if !enter.gains.is_empty() => {
            StateParts::TEXT.and(StateParts::WAITING)
        }
        CardChange::Move(_) | CardChange::Create(_) | CardChange::CreateTokens { .. } => StateParts::TEXT,
        CardChange::Draw { .. } => StateParts::TEXT.and(StateParts::DRAWS),
        CardChange::Shuffle { .. } => StateParts::OBJECTS.and(StateParts::SHOWN).and(StateParts::HISTORY),
        CardChange::Reveal { .. } | CardChange::KeepRevealed { .. } => StateParts::SHOWN.and(StateParts::HISTORY),
        CardChange::LookAt { .. } | CardChange::LetLook { .. } | CardChange::Announce { .. } => StateParts::SHOWN,
        CardChange::TurnUp { .. } => StateParts::FACE.and(StateParts::SHOWN),
    }
}

fn of_life(change: &LifeChange) -> StateParts {
    match change {
        LifeChange::Damage(_) => StateParts::DAMAGE,
        LifeChange::GainLife { .. } | LifeChange::LoseLife { .. } | LifeChange::PayLife { .. } => StateParts::LIFE,
    }
}

fn of_permanent(change: &PermanentChange) -> StateParts {
    match change {
        PermanentChange::PutCounters { kind, .. } | PermanentChange::RemoveCounters { kind, .. } => of_counters(kind),
        PermanentChange::Designate { .. }
        | PermanentChange::DesignateThisTurn { .. }
        | PermanentChange::EndDesignations => StateParts::COUNTERS,
        PermanentChange::Tap { .. } | PermanentChange::Untap { .. } => StateParts::TAPPED,
        // Counters cease to exist if the rule is switched off that keeps them.
        PermanentChange::Transform { .. } => StateParts::FACE.and(StateParts::TIMESTAMP).and(StateParts::WAITING),
        PermanentChange::Flip { .. } => StateParts::FACE.and(StateParts::PT_COUNTERS).and(StateParts::COUNTERS),
        PermanentChange::TurnFaceUp { .. } => StateParts::FACE.and(StateParts::TIMESTAMP),
        PermanentChange::PhaseOut { .. } | PermanentChange::PhaseIn { .. } => StateParts::TEXT,
        PermanentChange::Destroy { .. } => StateParts::NONE,
        PermanentChange::Attach { .. } => StateParts::ATTACHED.and(StateParts::TIMESTAMP),
        PermanentChange::NoteController { .. } | PermanentChange::NoteWorld { .. } => StateParts::CONTROLLED,
        PermanentChange::MarkDamage { .. } | PermanentChange::ClearDamage { .. } => StateParts::DAMAGE,
        PermanentChange::Remember { .. } => StateParts::MEMORY,
    }
}

fn of_counters(kind: &CounterKind) -> StateParts {
    if kind.pt().is_some() { StateParts::PT_COUNTERS.and(StateParts::COUNTERS) } else { StateParts::COUNTERS }
}

fn of_stack(change: &StackChange) -> StateParts {
    match change {
        StackChange::SetStackItem { item, .. } | StackChange::ChangeTargets { item, .. } => {
            let spliced = !item.spliced.is_empty() || item.texts.iter().any(|text| text.from_card.is_some());
            if spliced { StateParts::ITEM.and(StateParts::SPLICED) } else { StateParts::ITEM }
        }
        StackChange::AddMana { .. } => StateParts::MANA,
        StackChange::SpendMana { .. } => StateParts::MANA.and(StateParts::ITEM),
        StackChange::BeginManaAbility { .. } | StackChange::EndManaAbility => StateParts::NONE,
        // Mana burn may change life totals.
        StackChange::EmptyMana { .. } => StateParts::MANA.and(StateParts::LIFE).and(StateParts::HISTORY),
    }
}

fn of_effect(change: &EffectChange) -> StateParts {
    match change {
        EffectChange::BeginEffect(_) | EffectChange::EndEffects(_) | EffectChange::LastThisTurn(_) => {
            StateParts::EFFECTS.and(StateParts::WAITING)
        }
        EffectChange::BeginReplacement(_)
        | EffectChange::BeginDelayed(_)
        | EffectChange::UseShield { .. }
        | EffectChange::AddPending(_)
        | EffectChange::RemovePending { .. } => StateParts::WAITING,
    }
}

fn of_combat(change: &CombatChange) -> StateParts {
    match change {
        CombatChange::DeclareAttackers(_)
        | CombatChange::DeclareBlockers { .. }
        | CombatChange::KeepAsDeclared(_)
        | CombatChange::JoinAttack(_)
        | CombatChange::JoinBlock { .. }
        | CombatChange::RemoveFromCombat { .. }
        | CombatChange::StopBeingAttacked(..)
        | CombatChange::StrikeFirst(_)
        | CombatChange::OrderDamage { .. }
        | CombatChange::EndCombat => StateParts::COMBAT,
    }
}

/// A new turn also ends the history of the last one.
fn of_turn(change: &TurnChange) -> StateParts {
    match change {
        TurnChange::BeginTurn { .. } => {
            let turn = StateParts::TURN.and(StateParts::ORDER).and(StateParts::HISTORY);
            turn.and(StateParts::DAMAGE).and(StateParts::COMBAT)
        }
        TurnChange::BeginStep { .. } => StateParts::STEP.and(StateParts::ORDER).and(StateParts::HISTORY),
        TurnChange::EndStep
        | TurnChange::AddSteps { .. }
        | TurnChange::SkipNext
        | TurnChange::SkipTo { .. }
        | TurnChange::ExtraTurn { .. }
        | TurnChange::EndingTurn { .. } => StateParts::ORDER.and(StateParts::HISTORY),
        TurnChange::GivePriority { .. }
        | TurnChange::Pass { .. }
        | TurnChange::ResetPasses
        | TurnChange::Repeat(_)
        | TurnChange::Activated(_)
        | TurnChange::ForgetTurnsLeftOut
        | TurnChange::Announcing { .. } => StateParts::ORDER,
        TurnChange::BecomeTime { .. } => StateParts::TURN.and(StateParts::HISTORY),
        TurnChange::PlayLand { .. } => StateParts::HISTORY,
    }
}

fn of_game(change: &GameChange) -> StateParts {
    match change {
        GameChange::Lose { .. } | GameChange::Win { .. } | GameChange::Draw | GameChange::Leave { .. } => {
            StateParts::TEXT
        }
        GameChange::ForgetFailedDraws => StateParts::DRAWS,
    }
}
