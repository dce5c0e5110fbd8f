//! Which texts look back at events of the turn (608.2i).

use std::{collections::BTreeSet, sync::Arc};

use serde::Serialize;

use super::Catalog;
use crate::{
    cards::{
        Name,
        check::{looks_back, words},
    },
    ids::DefId,
};

impl Catalog {
    /// Whether a text of the card looks back at events of the turn, and so may ask which objects had which qualities then (608.2i).
    #[must_use]
    pub fn recalls(&self, id: DefId) -> bool {
        let here = self.worded(&self.cards[id.0 as usize]);
        *here.recalls.get_or_init(|| self.recall(&*here.card))
    }

    /// Whether a state-based action that the set of cards adds looks back at events of the turn.
    #[must_use]
    pub fn rules_recall(&self) -> bool {
        *self.rules_recall.get_or_init(|| self.state_based.iter().any(|rule| self.recall(rule)))
    }

    /// Whether a text, or a keyword or keyword action that it names, looks back at events of the turn.
    #[must_use]
    pub fn recall(&self, text: &impl Serialize) -> bool {
        let naming = self.recalling.get_or_init(|| Arc::new(self.recalling_words()));
        words(text).iter().any(|word| looks_back(word) || naming.contains(word.as_str()))
    }

    /// The keywords and keyword actions whose texts look back, or name one whose text does.
    fn recalling_words(&self) -> BTreeSet<Name> {
        let keywords = self.keywords.iter().map(|(name, keyword)| (name, words(&keyword.def.expands_to)));
        let actions = self.actions.iter().map(|(name, (def, _))| (name, words(def)));
        let mut others: Vec<(&Name, BTreeSet<String>)> = keywords.chain(actions).collect();
        let mut found = BTreeSet::new();
        loop {
            let is = |words: &BTreeSet<String>| words.iter().any(|w| looks_back(w) || found.contains(w.as_str()));
            let (more, rest): (Vec<_>, Vec<_>) = others.into_iter().partition(|(_, words)| is(words));
            if more.is_empty() {
                return found;
            }
            found.extend(more.into_iter().map(|(name, _)| name.clone()));
            others = rest;
        }
    }
}
