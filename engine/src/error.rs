//! Why something did not happen.

use crate::{
    decision::{Answer, Decision},
    rule::Rule,
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
    #[error("{:?} of {} is not answered", .0.kind, .0.player)]
    Need(Box<Decision>),
    /// An answer isn't one of the options.
    #[error("{answer:?} is no answer to {:?} of {}", .decision.kind, .decision.player)]
    BadAnswer {
        /// To what.
        decision: Box<Decision>,
        /// Which.
        answer: Answer,
    },
    /// A card asks for something that the engine can't do.
    #[error("the engine can't do this: {0}")]
    Unsupported(String),
    /// An action repeats without end.
    #[error("{0} goes on without end")]
    Endless(&'static str),
}

impl Stop {
    /// A broken rule.
    pub fn illegal(rule: Rule, reason: impl Into<String>) -> Self {
        Self::Illegal(Illegal { rule, reason: reason.into() })
    }
}

/// What a rules procedure returns.
pub type Flow<T = ()> = Result<T, Stop>;
