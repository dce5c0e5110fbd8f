//! Recognising mana abilities by their text (605.1).

use super::{
    ability::{Activated, Mode},
    effect::Effect,
};

impl Activated {
    /// Whether it is a mana ability: it has no target and could add mana (605.1a).
    #[must_use]
    pub fn is_mana_ability(&self) -> bool {
        self.could_add_mana() && !self.has_targets() && !self.is_loyalty()
    }

    /// Whether it could add mana and has a target. Until 2006 this is also a mana ability (406.1).
    #[must_use]
    pub fn is_targeted_mana_ability(&self) -> bool {
        self.could_add_mana() && self.has_targets()
    }

    /// The modes among which the controller chooses, if there are any.
    pub fn modes(&self) -> impl Iterator<Item = &Mode> {
        self.choose.iter().flat_map(|choose| choose.modes.iter().map(|(_, mode)| mode))
    }

    fn has_targets(&self) -> bool {
        !self.targets.is_empty() || self.modes().any(|mode| !mode.targets.is_empty())
    }

    fn could_add_mana(&self) -> bool {
        add_mana(&self.instructions) || self.modes().any(|mode| add_mana(&mode.instructions))
    }
}

/// Whether any of the instructions adds mana.
#[must_use]
pub fn add_mana(instructions: &[Effect]) -> bool {
    instructions.iter().any(|effect| effect.any(&|one| matches!(one, Effect::AddMana(_))))
}
