//! Which texts look back at events of the turn (608.2i).

use serde::Serialize;

use super::Catalog;
use crate::{
    cards::{Name, check::recalls},
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
        recalls(text, |word| self.word_recalls(word, &[]))
    }

    /// Whether that word is a keyword or keyword action whose text looks back. The text of one of `within` names it.
    fn word_recalls(&self, word: &str, within: &[&str]) -> bool {
        if within.contains(&word) {
            return false;
        }
        let (name, within) = (Name::from(word), [within, &[word]].concat());
        let inside = |word: &str| self.word_recalls(word, &within);
        let keyword = || self.keywords.get(&name).is_some_and(|keyword| recalls(&keyword.def.expands_to, inside));
        keyword() || self.actions.get(&name).is_some_and(|(def, _)| recalls(def, inside))
    }
}
