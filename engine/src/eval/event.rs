//! Event patterns.

use crate::{
    cards::event::EventPattern,
    event::Event,
    game::Game,
    state::{binding::Bindings, effects::Scope},
};

impl Game<'_> {
    /// What the events bind, once for each time the pattern matches (once only for patterns that take events together).
    /// All of `events` happened at the same time; `self` is the position right after them.
    #[must_use]
    pub fn occurrences(&self, pattern: &EventPattern, events: &[Event], scope: &Scope) -> Vec<Bindings> {
        let _ = (pattern, events, scope);
        todo!()
    }
}
