//! Numbers.

use crate::{cards::amount::Amount, game::Game, state::effects::Scope};

impl Game<'_> {
    /// The number, read now.
    #[must_use]
    pub fn amount(&self, amount: &Amount, scope: &Scope) -> i32 {
        let _ = (amount, scope);
        todo!()
    }
}
