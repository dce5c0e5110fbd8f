//! The cards that a change of the library is about: a scenario without them comes out the same.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::cards::{CardDef, Name};
use serde_yaml::Value;

use super::Library;
use crate::{
    ablation::Piece,
    case::{Case, SetupOp},
    clauses::Overlay,
    needs,
};

impl Library {
    /// The names of the cards that are changed, or that have the changed keyword; `None` for a field of the edition or a rule.
    #[must_use]
    pub fn speaking_of(&self, overlay: &Overlay) -> Option<BTreeSet<String>> {
        match overlay {
            Overlay::Card(changed) => Some(self.halves_of(&changed.name)),
            Overlay::Keyword(changed) => Some(self.with_keyword(&changed.name)),
            Overlay::Edition(_) | Overlay::Rule(_) => None,
        }
    }

    /// The names of the cards that lack something without a piece of a clause; `None` for a rule.
    #[must_use]
    pub fn speaking_of_piece(&self, piece: &Piece) -> Option<BTreeSet<String>> {
        match piece {
            Piece::Ability { card, .. } => Some(self.halves_of(card)),
            Piece::Keyword { keyword } => Some(self.with_keyword(keyword)),
            Piece::Rule { .. } => None,
        }
    }

    /// The keywords of a case's cards, and of what its setup grants and which tokens it places.
    pub(crate) fn keywords_of(&self, case: &Case) -> BTreeSet<String> {
        let setup = case.setup.iter().filter(|op| matches!(op, SetupOp::Granted { .. } | SetupOp::Token { .. }));
        let mut words = BTreeSet::new();
        setup.flat_map(serde_yaml::to_value).for_each(|value| collect(&value, &mut words));
        let cards = needs::cards(case);
        let has = |names: &BTreeSet<String>| cards.iter().any(|name| names.contains(*name));
        let on_cards = self.having().iter().filter(|(_, names)| has(names)).map(|(keyword, _)| keyword.clone());
        // A grant names a keyword with its number.
        let granted = |keyword: &&str| words.iter().any(|word| word.starts_with(*keyword));
        let granted = self.keywords.keys().map(Name::as_str).filter(granted).map(str::to_owned);
        on_cards.chain(granted).collect()
    }

    /// The names of a card and of its parts.
    pub(crate) fn halves_of(&self, card: &str) -> BTreeSet<String> {
        self.card(card).iter().flat_map(|shelved| halves(&shelved.card)).collect()
    }

    /// The names of the cards whose definitions have a keyword anywhere.
    fn with_keyword(&self, keyword: &str) -> BTreeSet<String> {
        self.having().get(keyword).cloned().unwrap_or_default()
    }

    /// For each keyword the names of the cards whose definitions have it anywhere.
    fn having(&self) -> &BTreeMap<String, BTreeSet<String>> {
        self.having.get_or_init(|| {
            let mut having: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
            for card in self.cards().map(|shelved| &*shelved.card) {
                let mut words = BTreeSet::new();
                serde_yaml::to_value(card).into_iter().for_each(|value| collect(&value, &mut words));
                for word in words.into_iter().filter(|word| self.keywords.contains_key(word.as_str())) {
                    having.entry(word).or_default().extend(halves(card));
                }
            }
            having
        })
    }
}

fn halves(card: &CardDef) -> Vec<String> {
    let parts = card.parts().map(|part| part.name.to_string());
    std::iter::once(card.name.to_string()).chain(parts).collect()
}

/// Adds the words of a definition.
pub(super) fn collect(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(said) => drop(words.insert(said.clone())),
        Value::Sequence(all) => all.iter().for_each(|value| collect(value, words)),
        Value::Mapping(map) => map.iter().for_each(|(key, value)| {
            collect(key, words);
            collect(value, words);
        }),
        Value::Tagged(tagged) => {
            words.insert(tagged.tag.to_string());
            collect(&tagged.value, words);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
