//! Conditions.

use crate::{cards::condition::Condition, game::Game, state::effects::Scope};

impl Game<'_> {
    /// Whether it is so, now.
    #[must_use]
    pub fn holds(&self, condition: &Condition, scope: &Scope) -> bool {
        let _ = (condition, scope);
        todo!()
    }
}
