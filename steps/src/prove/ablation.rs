//! What may be taken out of a library, to see which scenarios miss it.

use std::sync::Arc;

use casebook_engine::cards::{CardDef, Named, ability::Ability, keyword::KeywordDef};

/// Something that is taken away from every card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ablation {
    /// Nothing.
    None,
    /// What keywords stand for: they are only words.
    Keywords,
    /// Triggered abilities, those that keywords stand for included.
    Triggers,
    /// The lower halves of flip cards, and all other parts besides the first.
    Flips,
}

impl Ablation {
    /// Each of them.
    pub(crate) const ALL: [Self; 4] = [Self::None, Self::Keywords, Self::Triggers, Self::Flips];

    /// A card without it.
    pub(crate) fn card(self, card: &Arc<CardDef>) -> Arc<CardDef> {
        if self == Ablation::None {
            return Arc::clone(card);
        }
        let mut card = CardDef::clone(card);
        self.strip(&mut card.abilities);
        if self == Ablation::Flips {
            card.leave_parts_out();
        }
        card.abilities_of_parts().for_each(|abilities| self.strip(abilities));
        for (_, errata) in &mut card.editions.0 {
            self.strip(&mut errata.abilities);
        }
        Arc::new(card)
    }

    /// A keyword without it.
    pub(crate) fn keyword(self, mut keyword: KeywordDef) -> KeywordDef {
        self.strip(&mut keyword.expands_to);
        if self == Ablation::Keywords {
            (keyword.procedure, keyword.expands_to) = (None, Named::default());
        }
        keyword
    }

    fn strip(self, abilities: &mut Named<Ability>) {
        if self == Ablation::Triggers {
            abilities.0.retain(|(_, ability)| !matches!(ability, Ability::Triggered(_)));
        }
    }
}
