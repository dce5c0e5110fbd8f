//! Which texts look back at events of the turn (608.2i).

use std::{collections::BTreeSet, sync::Arc};

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

    /// Whether a text, or a keyword or keyword action that it names, looks back at events of the turn.
    #[must_use]
    pub fn recall(&self, text: &impl Serialize) -> bool {
        recalls(text, |word| self.recalling().contains(&Name::from(word)))
    }

    /// Keywords and actions may name each other, so the search is repeated until it finds nothing more.
    fn recalling(&self) -> &BTreeSet<Name> {
        self.recalling.get_or_init(|| {
            let mut found: BTreeSet<Name> = BTreeSet::new();
            loop {
                let named = |word: &str| found.contains(&Name::from(word));
                let keywords = self.keywords.iter().filter(|(_, keyword)| recalls(&keyword.def.expands_to, named));
                let actions = self.actions.iter().filter(|(_, (def, _))| recalls(def, named));
                let all = keywords.map(|(name, _)| name).chain(actions.map(|(name, _)| name)).cloned().collect();
                if found == all {
                    return Arc::new(found);
                }
                found = all;
            }
        })
    }
}
