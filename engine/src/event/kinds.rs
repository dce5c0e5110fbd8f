//! Kinds of events, as bits. Most events can't trigger any existing ability; comparing kinds shows this without applying continuous effects.

use crate::{
    cards::{event::EventPattern, values::Zone},
    event::Event,
};

/// A set of kinds of events.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u32);

macro_rules! kinds {
    ($($name:ident = $bit:literal),* $(,)?) => { impl Kinds { $(pub(crate) const $name: Self = Self(1 << $bit);)* } };
}

kinds! {
    MOVED = 0, DAMAGED = 1, ATTACKED = 2, BLOCKED = 3, CAST = 4, LAND = 5, TARGETED = 6, DREW = 7, GAINED = 8, LOST_LIFE = 9,
    DISCARDED = 10, TAPPED = 11, UNTAPPED = 12, DESTROYED = 13, COUNTERS = 14, STEP = 15, FACE_UP = 16, LOST = 17, STATE = 18,
    ACTIVATED = 19, MANA = 20, SACRIFICED = 21, COPIED = 22, LIBRARY = 23, ATTACHED = 24, PERFORMED = 25, PASSED = 26, TIME = 27,
    PHASED = 28,
}

impl Kinds {
    /// Every kind.
    pub(crate) const ANY: Self = Self(u32::MAX);

    /// Whether both sets have a kind in common.
    pub(crate) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The union of both sets.
    pub(crate) fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The kinds that are in both sets.
    pub(crate) fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The kinds of those events. [`Kinds::STATE`] is included if they change anything that a condition could read.
pub(crate) fn of_events(events: &[Event]) -> Kinds {
    events.iter().map(of_event).fold(Kinds::default(), Kinds::and)
}

pub(crate) fn of_event(event: &Event) -> Kinds {
    let kind = match event {
        // An ability or a copy is put on the stack, or ceases to exist. This is not a zone change of a card or token. A permanent that leaves the game
        // with its player leaves the battlefield (800.4a).
        Event::Moved { from: Zone::Nowhere, to: Zone::Stack, .. } => Kinds::STATE,
        Event::Moved { from, to: Zone::Nowhere, .. } if *from != Zone::Battlefield => Kinds::STATE,
        Event::Moved { .. } => Kinds::MOVED,
        Event::Damaged { .. } => Kinds::DAMAGED,
        Event::Attacked { .. } => Kinds::ATTACKED,
        Event::Blocked { .. }
        | Event::BecameBlocked { .. }
        | Event::BecameUnblocked { .. }
        | Event::BlockersDeclared { .. } => Kinds::BLOCKED,
        Event::Cast { .. } => Kinds::CAST,
        Event::LandPlayed { .. } => Kinds::LAND,
        Event::Activated { .. } => Kinds::ACTIVATED,
        Event::TappedForMana { .. } => Kinds::MANA,
        Event::BecameTarget { .. } => Kinds::TARGETED,
        Event::Drew { .. } => Kinds::DREW,
        Event::LifeGained { .. } => Kinds::GAINED,
        Event::LifeLost { .. } | Event::LifePaid { .. } => Kinds::LOST_LIFE,
        Event::Discarded { .. } => Kinds::DISCARDED,
        Event::Sacrificed { .. } => Kinds::SACRIFICED,
        Event::SpellCopied { .. } => Kinds::COPIED,
        Event::Performed { .. } => Kinds::PERFORMED,
        Event::Searched { .. } | Event::Shuffled { .. } => Kinds::LIBRARY,
        Event::Tapped { .. } => Kinds::TAPPED,
        Event::Untapped { .. } => Kinds::UNTAPPED,
        Event::Attached { .. } | Event::Unattached { .. } => Kinds::ATTACHED,
        Event::Destroyed { .. } => Kinds::DESTROYED,
        Event::CountersPut { .. } | Event::CountersRemoved { .. } | Event::Designated { .. } => Kinds::COUNTERS,
        Event::StepBegan { .. } => Kinds::STEP,
        Event::TurnedFaceUp { .. } | Event::Transformed { .. } => Kinds::FACE_UP,
        Event::TimeChanged { .. } => Kinds::TIME,
        Event::PhasedIn { .. } => Kinds::PHASED,
        Event::PlayerLost { .. } => Kinds::LOST,
        Event::Passed { .. } => return Kinds::PASSED,
        Event::PriorityGiven { .. }
        | Event::Triggered { .. }
        | Event::TriggerStacked { .. }
        | Event::TriggerDropped { .. }
        | Event::StateBasedChecked
        | Event::CostLocked { .. }
        | Event::StepEnded { .. } => return Kinds::default(),
        _ => Kinds::STATE,
    };
    kind.and(Kinds::STATE)
}

/// The kinds of events that a pattern can match.
pub(crate) fn of_pattern(pattern: &EventPattern) -> Kinds {
    match pattern {
        EventPattern::Moves { .. } | EventPattern::Dies(_) | EventPattern::Enters(_) | EventPattern::Creates { .. } => {
            Kinds::MOVED
        }
        EventPattern::DealsDamage { .. } => Kinds::DAMAGED,
        EventPattern::Attacks { .. } => Kinds::ATTACKED,
        EventPattern::Blocks(_)
        | EventPattern::BecomesBlocked(_)
        | EventPattern::AttacksUnblocked(_)
        | EventPattern::BlocksOrBecomesBlocked(_)
        | EventPattern::BlocksCreature { .. }
        | EventPattern::BecomesBlockedBy { .. }
        | EventPattern::CreaturesBlock(_) => Kinds::BLOCKED,
        EventPattern::Casts { .. } => Kinds::CAST,
        EventPattern::Plays { .. } => Kinds::CAST.and(Kinds::LAND),
        EventPattern::Activates { .. } => Kinds::ACTIVATED,
        EventPattern::TapsForMana { .. } => Kinds::MANA,
        EventPattern::BecomesTarget { .. } => Kinds::TARGETED,
        EventPattern::Draws(_) => Kinds::DREW,
        EventPattern::GainsLife(_) => Kinds::GAINED,
        EventPattern::LosesLife(_) | EventPattern::LosesLifeByDamage(_) => Kinds::LOST_LIFE,
        EventPattern::Discards(_) => Kinds::DISCARDED,
        EventPattern::Sacrifices { .. } => Kinds::SACRIFICED,
        EventPattern::Copies { .. } => Kinds::COPIED,
        EventPattern::Performs { .. } => Kinds::PERFORMED,
        EventPattern::Searches { .. } | EventPattern::Shuffles(_) => Kinds::LIBRARY,
        EventPattern::BecomesTapped(_) => Kinds::TAPPED,
        EventPattern::BecomesUntapped(_) => Kinds::UNTAPPED,
        EventPattern::BecomesAttached { .. } | EventPattern::BecomesUnattached { .. } => {
            Kinds::ATTACHED.and(Kinds::MOVED)
        }
        EventPattern::Destroyed(_) => Kinds::DESTROYED,
        EventPattern::GetsCounters { .. }
        | EventPattern::LosesCounters { .. }
        | EventPattern::Chapter(_)
        | EventPattern::BecomesDesignated { .. } => Kinds::COUNTERS,
        EventPattern::StepBegins { .. } => Kinds::STEP,
        EventPattern::TurnedFaceUp(_) | EventPattern::Transforms(_) => Kinds::FACE_UP,
        EventPattern::TimeChanges { .. } => Kinds::TIME,
        EventPattern::Passes(_) => Kinds::PASSED,
        EventPattern::LosesGame(_) => Kinds::LOST,
        EventPattern::While(_) => Kinds::STATE,
        EventPattern::Nth { event, .. } | EventPattern::OneOrMore(event) => of_pattern(event),
        EventPattern::AnyOf(patterns) => patterns.iter().map(of_pattern).fold(Kinds::default(), Kinds::and),
    }
}
