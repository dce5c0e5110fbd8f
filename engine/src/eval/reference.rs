//! References.

use crate::{
    cards::{reference::Ref, selector::PlayerIs},
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    state::effects::Scope,
};

impl Game<'_> {
    /// What a reference points at, in order; what is gone is still pointed at.
    #[must_use]
    pub fn entities(&self, reference: &Ref, scope: &Scope) -> Vec<Entity> {
        let _ = (reference, scope);
        todo!()
    }

    /// The objects a reference points at.
    #[must_use]
    pub fn objects(&self, reference: &Ref, scope: &Scope) -> Vec<ObjectId> {
        self.entities(reference, scope).into_iter().filter_map(Entity::object).collect()
    }

    /// The players a reference points at.
    #[must_use]
    pub fn players(&self, reference: &Ref, scope: &Scope) -> Vec<PlayerId> {
        self.entities(reference, scope).into_iter().filter_map(Entity::player).collect()
    }

    /// Whether a player is one of those.
    #[must_use]
    pub fn is_player(&self, player: PlayerId, which: &PlayerIs, scope: &Scope) -> bool {
        match which {
            PlayerIs::Any => true,
            PlayerIs::Opponent => player != scope.controller,
            PlayerIs::Player(reference) => self.players(reference, scope).contains(&player),
        }
    }
}
