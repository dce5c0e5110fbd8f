//! What the texts of a game mention, so that the engine looks for nothing that no text can bring about.

use std::{collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Serialize};

use super::Catalog;
use crate::{
    cards::{
        Name,
        action::ActionDef,
        check::{Form, each_word, looks_back, words},
        keyword::Builtin,
    },
    ids::DefId,
};

/// What a text mentions, by itself or by a keyword or keyword action that it names.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mentions(u8);

impl Mentions {
    /// Nothing of what is looked for.
    pub const NOTHING: Self = Self(0);
    /// Events of the turn: a text may ask which objects had which qualities as they happened (608.2i).
    pub const THE_PAST: Self = Self(1);
    /// Ascend (702.131).
    pub const ASCEND: Self = Self(2);
    /// Daybound or nightbound (702.145).
    pub const DAYBOUND: Self = Self(4);

    /// What one text or the other mentions.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of that is mentioned.
    #[must_use]
    pub fn has(self, what: Self) -> bool {
        self.0 & what.0 == what.0
    }

    /// What a word mentions that is no keyword.
    fn of_word(word: &str) -> Self {
        if looks_back(word) { Self::THE_PAST } else { Self::NOTHING }
    }

    /// What the name of a keyword with this procedure mentions.
    fn of_procedure(procedure: Option<Builtin>) -> Self {
        match procedure {
            Some(Builtin::Ascend) => Self::ASCEND,
            Some(Builtin::Daybound | Builtin::Nightbound) => Self::DAYBOUND,
            _ => Self::NOTHING,
        }
    }
}

impl Catalog {
    /// What the text of a card mentions.
    #[must_use]
    pub fn mentions(&self, id: DefId) -> Mentions {
        let here = self.worded(&self.cards[id.0 as usize]);
        *here.mentions.get_or_init(|| self.mentioned_in(&*here.card))
    }

    /// What the state-based actions that the set of cards adds mention.
    #[must_use]
    pub fn mentioned_in_rules(&self) -> Mentions {
        let each = || self.state_based.iter().map(|rule| self.mentioned_in(rule));
        *self.rules_mention.get_or_init(|| each().fold(Mentions::NOTHING, Mentions::and))
    }

    /// What a text mentions.
    #[must_use]
    pub fn mentioned_in(&self, text: &impl Serialize) -> Mentions {
        let names = self.names_mention.get_or_init(|| Arc::new(self.mentioned_by_names()));
        let mut mentioned = Mentions::NOTHING;
        each_word(text, Form::Plain, |word| mentioned = mentioned.and(mentioned_by(word, names)));
        mentioned
    }

    /// What the keywords and keyword actions mention by their procedures and texts. Those that mention nothing are left out.
    fn mentioned_by_names(&self) -> BTreeMap<Name, Mentions> {
        let keyword = |(name, keyword): (&Name, &super::CompiledKeyword)| {
            (name.clone(), Mentions::of_procedure(keyword.def.procedure), words(&keyword.def.expands_to, Form::Plain))
        };
        let action =
            |(name, (def, _)): (&Name, &(ActionDef, _))| (name.clone(), Mentions::NOTHING, words(def, Form::Plain));
        let texts: Vec<_> = self.keywords.iter().map(keyword).chain(self.actions.iter().map(action)).collect();
        let mut found = BTreeMap::new();
        loop {
            let mut more = false;
            for (name, own, text) in &texts {
                let all = text.iter().map(|word| mentioned_by(word, &found)).fold(*own, Mentions::and);
                let before = found.get(name).copied().unwrap_or_default();
                if all != before {
                    found.insert(name.clone(), all.and(before));
                    more = true;
                }
            }
            if !more {
                return found;
            }
        }
    }
}

fn mentioned_by(word: &str, names: &BTreeMap<Name, Mentions>) -> Mentions {
    Mentions::of_word(word).and(names.get(word).copied().unwrap_or_default())
}
