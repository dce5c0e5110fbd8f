//! The reasons why an action did not happen.

use crate::{
    budget::TooMuch,
    decision::{Answer, Decision},
    ids::ObjectId,
    rule::Rule,
    state::State,
    words::words,
};

/// An action that the rules don't allow. The game is as it was before.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{reason} ({rule})")]
pub struct Illegal {
    /// The rule that the action would break.
    pub rule: Rule,
    /// An explanation for readers.
    pub reason: String,
}

/// The reason why an action stopped.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Stop {
    /// The action breaks a rule.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// A player has not yet made a required decision.
    #[error("{}: {} has not made this decision", words(.0.kind), .0.player)]
    Need(Box<Decision>),
    /// An answer is not one of the options.
    #[error("{}: the answer isn't one of the options of {}", words(.decision.kind), .decision.player)]
    BadAnswer {
        /// The decision.
        decision: Box<Decision>,
        /// The answer.
        answer: Answer,
    },
    /// A card requires something that the engine does not support.
    #[error("the engine doesn't support this: {0}")]
    Unsupported(String),
    /// The game exceeded a limit of its budget.
    #[error(transparent)]
    TooMuch(#[from] TooMuch),
    /// An action repeats without end.
    #[error("{0} goes on without end")]
    Endless(&'static str),
}

impl Stop {
    /// The error for an action that breaks this rule.
    pub fn illegal(rule: Rule, reason: impl Into<String>) -> Self {
        Self::Illegal(Illegal { rule, reason: reason.into() })
    }

    /// The same error. If a limit was exceeded, the error also names the given object, whose instruction did it.
    #[must_use]
    pub(crate) fn of(self, state: &State, source: ObjectId) -> Self {
        match self {
            Self::TooMuch(too_much) => Self::TooMuch(too_much.of(state, source)),
            other => other,
        }
    }
}

/// The result of a rules procedure.
pub type Flow<T = ()> = Result<T, Stop>;

/// Stops with the name of a mechanic.
///
/// # Errors
///
/// Always [`Stop::Unsupported`].
pub(crate) fn refuse<T>(mechanic: impl Into<String>) -> Flow<T> {
    Err(Stop::Unsupported(mechanic.into()))
}
