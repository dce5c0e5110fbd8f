//! Things that are so or not.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    amount::Amount,
    event::EventPattern,
    name::Name,
    reference::Ref,
    selector::{Selector, Where},
    values::{Step, Zone},
};

/// A condition of a card's text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// The first is the second or more.
    AtLeast(Amount, Amount),
    /// The first is the second or less.
    AtMost(Amount, Amount),
    /// Both are the same number. What can't be told is 0 (107.2): a card that isn't there has a mana value of 0 here.
    Exactly(Amount, Amount),
    /// Something matches.
    Exists(Selector),
    /// Everything a reference points at (at least one thing) matches.
    Is {
        /// What is asked about.
        what: Ref,
        /// What it must match.
        matches: Selector,
    },
    /// Not so.
    Not(Box<Condition>),
    /// All are so.
    All(Vec<Condition>),
    /// One is so.
    Any(Vec<Condition>),
    /// An optional effect earlier in the same text was done ("if you do"): the name of a `may`, `move`, `search` … bound something.
    Did(Name),
    /// An optional or alternative cost of that id was paid for the spell ("if the kicker cost was paid", "if it was cast for its evoke cost").
    Paid(Name),
    /// This spell, or the spell that became this permanent, was played from that zone.
    PlayedFrom(Zone),
    /// It is a player's turn.
    TurnOf(Ref),
    /// It is that step.
    During(Step),
    /// It has happened this turn.
    Happened(EventPattern),
    /// The ability's object is still the same object on the battlefield.
    StillInPlay(Ref),
    /// The player could play a sorcery now (307.1).
    SorceryTiming,
    /// The player could begin to cast that now, as one could from a hand: its costs and targets aside (601.3).
    CouldCast(Ref),
}

impl Condition {
    /// Whether it asks for that of `$candidate`, which a selector is about.
    pub(crate) fn asks_of_candidate(&self, for_that: &dyn Fn(&Where) -> bool) -> bool {
        match self {
            Self::Is { what: Ref::Bound(name), matches } => name == "candidate" && matches.asks(for_that),
            Self::Not(other) => other.asks_of_candidate(for_that),
            Self::All(parts) | Self::Any(parts) => parts.iter().any(|part| part.asks_of_candidate(for_that)),
            _ => false,
        }
    }
}
