//! The kinds of changes that texts make, and the parts of abilities that make them.

use super::{ability::Static, cost::Cost, effect::Effect, modification::Kind, replacement::Instead, values::Zone};

/// A kind of change, as the texts of cards name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is the verb that says it, in the past tense")]
pub enum Made {
    /// An object was put into a zone.
    Put(Zone),
    Destroyed,
    Sacrificed,
    Discarded,
    Countered,
    Played,
    /// A token was created.
    Created,
    /// The targets of a spell or ability were changed.
    Retargeted,
    /// A spell was copied, or an object became a copy.
    Copied,
    Drawn,
    Revealed,
    LookedAt,
    Shuffled,
    Searched,
    Tapped,
    Untapped,
    Flipped,
    Transformed,
    PhasedOut,
    TurnedFaceUp,
    PutFaceDown,
    Attached,
    CountersPut,
    CountersRemoved,
    /// An object or player got a designation.
    Designated,
    /// It became day or night.
    TimeChanged,
    Regenerated,
    Damaged,
    /// Damage was prevented or redirected.
    DamageAverted,
    LifeGained,
    LifeLost,
    LifePaid,
    PutAttacking,
    Blocked,
    RemovedFromCombat,
    ManaAdded,
    /// A continuous effect began.
    Modified(Kind),
    /// A replacement effect began.
    Replaces,
    /// A delayed triggered ability was created.
    Waits,
    PhasesAdded,
    TurnAdded,
    TurnEnded,
    Won,
    Lost,
    Chosen,
    CoinFlipped,
}

/// A part of an ability that makes changes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum By {
    /// An instruction.
    Instruction(Effect),
    /// A part of a cost.
    Cost(Cost),
    /// The replacement of an event.
    Instead(Instead),
    /// A static ability, reduced to one of its modifications.
    Static(Static),
}

impl By {
    /// The kinds of change that the part makes, by its definition.
    #[must_use]
    pub fn makes(&self) -> Vec<Made> {
        match self {
            Self::Instruction(effect) => effect.makes(),
            Self::Cost(cost) => cost.makes(),
            Self::Instead(instead) => instead.makes(),
            Self::Static(said) => said.apply.iter().map(|said| Made::Modified(said.kind())).collect(),
        }
    }
}

impl Static {
    /// The static ability, divided into its modifications.
    pub fn parts(&self) -> impl Iterator<Item = Self> {
        self.apply.iter().map(|said| Self { apply: vec![said.clone()], ..self.clone() })
    }
}

impl Cost {
    /// The kinds of change that paying the cost makes. The payment of mana is not reported.
    #[must_use]
    pub fn makes(&self) -> Vec<Made> {
        match self {
            Self::Mana(_) | Self::ItsManaCost(_) | Self::ManaCostOf(_) | Self::OnlyOnX(_) | Self::GenericMana(_) => {
                Vec::new()
            }
            Self::KeywordCost(_) | Self::KeywordCostTimes(_) | Self::AnyOf(_) | Self::ChoosePlayer(_) => Vec::new(),
            Self::Tap(_) | Self::TapUntapped(_) => vec![Made::Tapped],
            Self::Sacrifice(_) => vec![Made::Sacrificed],
            Self::Exile(_) => vec![Made::Put(Zone::Exile)],
            Self::ReturnToHand(_) => vec![Made::Put(Zone::Hand)],
            Self::Discard(_) => vec![Made::Discarded],
            Self::Reveal(_) => vec![Made::Revealed],
            Self::Mill(_) => vec![Made::Put(Zone::Graveyard)],
            Self::PayLife(_) => vec![Made::LifePaid],
            Self::RemoveCounters { .. } => vec![Made::CountersRemoved],
            Self::PutCounters { .. } => vec![Made::CountersPut],
            Self::Loyalty(_) => self.in_counters().map(|counters| counters.makes()).unwrap_or_default(),
            Self::GivesLife { .. } => vec![Made::LifeGained],
            Self::Exert(_) => vec![Made::Designated, Made::Modified(Kind::Deed)],
        }
    }
}

impl Instead {
    /// The kinds of change that the replacement adds to an event. A replacement that only changes an amount adds none.
    #[must_use]
    pub fn makes(&self) -> Vec<Made> {
        match self {
            Self::Nothing | Self::Multiply(_) | Self::Add(_) | Self::Set(_) | Self::Do(_) => Vec::new(),
            Self::MoveTo { zone, .. } => vec![Made::Put(*zone)],
            Self::EnterWith(with) => {
                let parts = [
                    (with.tapped, Made::Tapped),
                    (with.transformed, Made::Transformed),
                    (with.counters.iter().next().is_some(), Made::CountersPut),
                    (with.copy_of.is_some(), Made::Copied),
                ];
                let gains =
                    with.gains.iter().chain(&with.gains_without_counters).map(|said| Made::Modified(said.kind()));
                parts.into_iter().filter_map(|(is, made)| is.then_some(made)).chain(gains).collect()
            }
            Self::Prevent(_) | Self::Redirect { .. } => vec![Made::DamageAverted],
            Self::Regenerate(_) => vec![Made::Regenerated, Made::Tapped, Made::RemovedFromCombat],
        }
    }
}
