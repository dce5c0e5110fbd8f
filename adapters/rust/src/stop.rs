//! The ways in which a case stops before its end.

use casebook_protocol::{
    case::{DecisionSeen, Legality},
    port::{End, Unsupported, UnsupportedKind},
};

/// What a handler returns.
pub type Result<T = ()> = std::result::Result<T, Stop>;

/// Why a case stops. A handler returns it as an error; an engine's own errors become one by `impl From<TheirError> for Stop`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stop {
    /// The rules forbid the action. This is an observation, right or wrong.
    Refused {
        /// Why, in the engine's words.
        reason: String,
        /// The number of the rule, if the engine knows it.
        rule: Option<String>,
    },
    /// The engine lacks something. The case isn't judged.
    Unsupported(Unsupported),
    /// The engine asks for a decision, and the script has no answer. The kit says this.
    Undecided(Box<DecisionSeen>),
    /// The position can't be set up.
    Inconclusive(String),
    /// The engine can't observe this here. In a query only this observation is lost.
    Unobservable(String),
    /// The engine or the adapter is at fault.
    Error(String),
}

impl Stop {
    /// The rules forbid the action.
    pub fn refused(reason: impl Into<String>) -> Self {
        Stop::Refused { reason: reason.into(), rule: None }
    }

    /// The engine lacks something: a card, an operation, a mechanic.
    pub fn unsupported(kind: UnsupportedKind, what: impl Into<String>) -> Self {
        Stop::Unsupported(Unsupported { kind, what: what.into() })
    }

    /// A handle stands for an object that does not exist at this point.
    pub(crate) fn missing(handle: &str) -> Self {
        Stop::Unobservable(format!("there is no `{handle}` at this point"))
    }

    /// The end of a case that stops at an operation.
    pub(crate) fn end(self, step: usize) -> End {
        match self {
            Stop::Refused { reason, rule } => End::Refused { step, rule, reason },
            Stop::Unsupported(lack) => End::Unsupported(lack),
            Stop::Undecided(decision) => End::Undecided { step, decision: *decision },
            Stop::Inconclusive(reason) => End::Inconclusive { reason },
            Stop::Unobservable(message) | Stop::Error(message) => End::Error { message },
        }
    }

    /// What it says of the legality of an action that was tried.
    pub(crate) fn legality(self) -> Result<Legality> {
        match self {
            Stop::Refused { reason, rule } => Ok(Legality::Refused { rule, reason: Some(reason) }),
            other => Err(other),
        }
    }
}
