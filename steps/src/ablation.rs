//! Ablations: the parts that are removed from all cards of a library, to find the scenarios that depend on them.

mod piece;

use std::sync::Arc;

pub use piece::Piece;

use casebook_engine::cards::{CardDef, Named, ability::Ability, keyword::KeywordDef};

/// The part that is removed from every card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ablation {
    /// Nothing.
    None,
    /// The meaning of keywords: they are only words.
    Keywords,
    /// Triggered abilities, also those of keywords.
    Triggers,
    /// All parts of cards except the first, such as the lower halves of flip cards.
    Flips,
}

impl Ablation {
    /// All ablations.
    pub(crate) const ALL: [Self; 4] = [Self::None, Self::Keywords, Self::Triggers, Self::Flips];

    /// The card without the part.
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

    /// The keyword without the part.
    pub(crate) fn keyword(self, mut keyword: KeywordDef) -> KeywordDef {
        self.strip(&mut keyword.expands_to);
        keyword.editions.0.iter_mut().for_each(|(_, errata)| self.strip(&mut errata.expands_to));
        if self == Ablation::Keywords {
            keyword.empty();
        }
        keyword
    }

    fn strip(self, abilities: &mut Named<Ability>) {
        if self == Ablation::Triggers {
            abilities.0.retain(|(_, ability)| !matches!(ability, Ability::Triggered(_)));
        }
    }
}
