//! Counters that a permanent enters with.

use std::sync::Arc;

use crate::{
    cards::{modification::Modification, values::CounterKind},
    state::effects::Scope,
};

/// Counters of one kind that a permanent enters with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCounters {
    /// The kind.
    pub kind: CounterKind,
    /// The number.
    pub count: u32,
    /// Whether they belong to an effect by which it enters as a copy. A copy effect that applies afterwards takes such counters away (707.9e).
    pub of_copy: bool,
    /// What the permanent gets if no counter of the effect is put on it. All counters of one effect share it.
    pub otherwise: Option<Arc<(Vec<Modification>, Scope)>>,
}

impl NewCounters {
    /// Counters that belong to no copy effect.
    #[must_use]
    pub fn new(kind: CounterKind, count: u32) -> Self {
        Self { kind, count, of_copy: false, otherwise: None }
    }
}
