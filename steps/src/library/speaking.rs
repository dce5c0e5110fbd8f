//! The cards that a change of the library is about: a scenario without them comes out the same.

use std::collections::BTreeSet;

use casebook_engine::cards::CardDef;
use serde_yaml::Value;

use super::Library;
use crate::{ablation::Piece, clauses::Overlay};

impl Library {
    /// The names of the cards that are changed, or that have the changed keyword; `None` for a field of the edition or a rule.
    #[must_use]
    pub fn speaking_of(&self, overlay: &Overlay) -> Option<BTreeSet<String>> {
        match overlay {
            Overlay::Card(changed) => Some(self.halves_of(&changed.name)),
            Overlay::Keyword(changed) => Some(self.having(&changed.name)),
            Overlay::Edition(_) | Overlay::Rule(_) => None,
        }
    }

    /// The names of the cards that lack something without a piece of a clause; `None` for a rule.
    #[must_use]
    pub fn speaking_of_piece(&self, piece: &Piece) -> Option<BTreeSet<String>> {
        match piece {
            Piece::Ability { card, .. } => Some(self.halves_of(card)),
            Piece::Keyword { keyword } => Some(self.having(keyword)),
            Piece::Rule { .. } => None,
        }
    }

    /// The names of a card and of its parts.
    pub(crate) fn halves_of(&self, card: &str) -> BTreeSet<String> {
        self.card(card).iter().flat_map(|shelved| halves(&shelved.card)).collect()
    }

    /// The names of the cards whose definitions have a keyword anywhere.
    fn having(&self, keyword: &str) -> BTreeSet<String> {
        let has = |card: &&CardDef| serde_yaml::to_value(card).is_ok_and(|value| mentions(&value, keyword));
        self.cards().map(|shelved| &*shelved.card).filter(has).flat_map(halves).collect()
    }
}

fn halves(card: &CardDef) -> Vec<String> {
    let parts = card.parts().map(|part| part.name.to_string());
    std::iter::once(card.name.to_string()).chain(parts).collect()
}

/// Whether a definition has this word.
fn mentions(value: &Value, word: &str) -> bool {
    match value {
        Value::String(said) => said == word,
        Value::Sequence(all) => all.iter().any(|value| mentions(value, word)),
        Value::Mapping(map) => map.iter().any(|(key, value)| mentions(key, word) || mentions(value, word)),
        Value::Tagged(tagged) => tagged.tag == word || mentions(&tagged.value, word),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}
