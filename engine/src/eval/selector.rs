//! Selectors.

use crate::{cards::selector::Selector, game::Game, ids::Entity, state::effects::Scope};

impl Game<'_> {
    /// Whether an object (also one that is gone, as it last was) or a player matches.
    #[must_use]
    pub fn matches(&self, entity: Entity, selector: &Selector, scope: &Scope) -> bool {
        let _ = (entity, selector, scope);
        todo!()
    }

    /// Everything in the game that matches, in a fixed order: players by seat, then objects by zone.
    #[must_use]
    pub fn matching(&self, selector: &Selector, scope: &Scope) -> Vec<Entity> {
        let _ = (selector, scope);
        todo!()
    }
}
