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

    /// The card without the part. A card that never had it is shared and not copied, because each engine of a proof has all cards.
    pub(crate) fn card(self, card: &Arc<CardDef>) -> Arc<CardDef> {
        let mut without = Arc::clone(card);
        match self {
            Ablation::None | Ablation::Keywords => {}
            Ablation::Flips if card.parts().next().is_none() => {}
            Ablation::Flips => Arc::make_mut(&mut without).leave_parts_out(),
            Ablation::Triggers if !has_triggers(card) => {}
            Ablation::Triggers => {
                let card = Arc::make_mut(&mut without);
                strip(&mut card.abilities);
                card.abilities_of_parts().for_each(strip);
                card.editions.0.iter_mut().for_each(|(_, errata)| strip(&mut errata.abilities));
            }
        }
        without
    }

    /// The keyword without the part.
    pub(crate) fn keyword(self, mut keyword: KeywordDef) -> KeywordDef {
        match self {
            Ablation::None | Ablation::Flips => {}
            Ablation::Keywords => keyword.empty(),
            Ablation::Triggers => {
                strip(&mut keyword.expands_to);
                keyword.editions.0.iter_mut().for_each(|(_, errata)| strip(&mut errata.expands_to));
            }
        }
        keyword
    }
}

/// Whether the card has triggered abilities, in any part and any edition.
fn has_triggers(card: &CardDef) -> bool {
    let of_parts = card.parts().map(|part| part.abilities);
    let of_editions = card.editions.0.iter().map(|(_, errata)| &errata.abilities);
    let mut all = std::iter::once(&card.abilities).chain(of_parts).chain(of_editions).flat_map(|named| &named.0);
    all.any(|(_, ability)| matches!(ability, Ability::Triggered(_)))
}

/// Removes the triggered abilities.
fn strip(abilities: &mut Named<Ability>) {
    abilities.0.retain(|(_, ability)| !matches!(ability, Ability::Triggered(_)));
}
