//! Conditions: statements that are true or false.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    amount::Amount,
    event::EventPattern,
    name::Name,
    reference::Ref,
    selector::{Selector, Where},
    values::{Daytime, Step, Zone},
};

/// A condition in the text of a card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// The first amount is greater than the second or equal to it.
    AtLeast(Amount, Amount),
    /// The first amount is less than the second or equal to it.
    AtMost(Amount, Amount),
    /// Both amounts are equal. A number that cannot be determined is 0 (107.2): the mana value of a card that does not exist is 0 here.
    Exactly(Amount, Amount),
    /// At least one object or player matches the selector.
    Exists(Selector),
    /// The reference points at one or more objects or players, and each of them matches.
    Is {
        /// The objects or players that are checked.
        what: Ref,
        /// The selector that they must match.
        matches: Selector,
    },
    /// The condition is false.
    Not(Box<Condition>),
    /// All of the conditions are true.
    All(Vec<Condition>),
    /// At least one of the conditions is true.
    Any(Vec<Condition>),
    /// An optional instruction earlier in the same text was carried out ("if you do"): the name that its `may`, `move` or `search` binds is bound.
    Did(Name),
    /// An optional or alternative cost with this id was paid for the spell ("if it was kicked", "if its evoke cost was paid").
    Paid(Name),
    /// The spell, or the spell that became this permanent, was cast from this zone. From `hand`: from the hand of the controller of the ability.
    PlayedFrom(Zone),
    /// It is the turn of this player.
    TurnOf(Ref),
    /// It is this step.
    During(Step),
    /// It is day, or it is night (730).
    ItIs(Daytime),
    /// Such an event has happened this turn.
    Happened(EventPattern),
    /// The referenced objects are still the same objects on the battlefield.
    StillInPlay(Ref),
    /// The controller of the ability could cast a sorcery now (307.1).
    SorceryTiming,
    /// The controller of the ability could begin to cast this card now, as if it were in hand. Its costs and targets are not considered (601.3).
    CouldCast(Ref),
}

impl Condition {
    /// Whether the condition makes such a demand on `$candidate`, the object or player that a selector is matched against.
    pub(crate) fn asks_of_candidate(&self, for_that: &dyn Fn(&Where) -> bool) -> bool {
        match self {
            Self::Is { what: Ref::Bound(name), matches } => name == "candidate" && matches.asks(for_that),
            Self::Not(other) => other.asks_of_candidate(for_that),
            Self::All(parts) | Self::Any(parts) => parts.iter().any(|part| part.asks_of_candidate(for_that)),
            _ => false,
        }
    }
}
