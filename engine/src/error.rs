//! Why something did not happen.

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
    /// The rule it would break.
    pub rule: Rule,
    /// What is wrong, for a reader.
    pub reason: String,
}

/// Why an action stopped.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Stop {
    /// It breaks a rule.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// A player has yet to decide something.
    #[error("{}: {} has yet to decide that", words(.0.kind), .0.player)]
    Need(Box<Decision>),
    /// An answer isn't one of the options.
    #[error("{}: that isn't what {} can choose", words(.decision.kind), .decision.player)]
    BadAnswer {
        /// To what.
        decision: Box<Decision>,
        /// Which.
        answer: Answer,
    },
    /// A card asks for something that the engine can't do.
    #[error("the engine can't do this: {0}")]
    Unsupported(String),
    /// It came to more than one game may hold.
    #[error(transparent)]
    TooMuch(#[from] TooMuch),
    /// An action repeats without end.
    #[error("{0} goes on without end")]
    Endless(&'static str),
}

impl Stop {
    /// A broken rule.
    pub fn illegal(rule: Rule, reason: impl Into<String>) -> Self {
        Self::Illegal(Illegal { rule, reason: reason.into() })
    }

    /// The same; where something came to too much, done by an instruction of that object.
    #[must_use]
    pub(crate) fn of(self, state: &State, source: ObjectId) -> Self {
        match self {
            Self::TooMuch(too_much) => Self::TooMuch(too_much.of(state, source)),
            other => other,
        }
    }
}

/// What a rules procedure returns.
pub type Flow<T = ()> = Result<T, Stop>;
