//! The cards that a change of the library is about: a scenario without them comes out the same.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, OnceLock},
};

use casebook_engine::cards::{
    CardDef, Name,
    check::{Form, words},
};
use serde::Serialize;

use super::Library;
use crate::{
    ablation::{Ablation, Piece},
    case::{Case, SetupOp},
    clauses::Overlay,
    needs,
};

/// Words by which an object or a player gets the abilities of a keyword that they don't name: what disguise or a cloaking puts face down has ward
/// (702.168a, 701.58a), and the monarch has the abilities of the designation (724.2).
const GIVING: [(&str, &str); 3] = [("disguise", "ward"), ("cloaked", "ward"), ("the_monarch", "monarch")];

/// What the definitions of a library speak of, found when it is first asked for.
#[derive(Debug, Default)]
pub(super) struct Spoken {
    /// The definitions, and which of them name which others.
    speakers: OnceLock<Speakers>,
    /// For each keyword the names of the cards whose definitions have it anywhere, with the names of their parts.
    having: OnceLock<BTreeMap<String, BTreeSet<String>>>,
    /// The names of what each ablation changes, in the order of [`Ablation::ALL`].
    changed: [OnceLock<Option<Arc<BTreeSet<String>>>>; Ablation::ALL.len()],
}

/// The definitions of a library, and which of them name which others.
#[derive(Debug, Default)]
struct Speakers {
    /// Keywords, keyword actions and cards, and the words by which one gets a keyword without its name.
    all: Vec<Speaker>,
    /// The names that the state-based actions speak of.
    by_rules: BTreeSet<String>,
}

/// A definition.
#[derive(Debug)]
struct Speaker {
    /// Whether it is a card, and none that another card replaces.
    is_card: bool,
    /// Its own names: one, or those of a card and its parts.
    names: Vec<String>,
    /// The names of definitions that it speaks of.
    speaks_of: BTreeSet<String>,
}

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
        let mut words: BTreeSet<String> = BTreeSet::new();
        setup.for_each(|op| words.extend(words_of(op)));
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
        self.spoken.having.get_or_init(|| {
            let mut having: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
            for card in self.speakers().all.iter().filter(|one| one.is_card) {
                for word in card.speaks_of.iter().filter(|word| self.keywords.contains_key(word.as_str())) {
                    having.entry(word.clone()).or_default().extend(card.names.iter().cloned());
                }
            }
            having
        })
    }

    /// The definitions, each with the names of others that it speaks of.
    fn speakers(&self) -> &Speakers {
        self.spoken.speakers.get_or_init(|| {
            let rule = |name: &str, speaks_of| Speaker { is_card: false, names: vec![name.to_owned()], speaks_of };
            let giving = GIVING.map(|(word, keyword)| rule(word, BTreeSet::from([keyword.to_owned()])));
            let keywords = self.keywords().map(|keyword| rule(keyword.keyword.as_str(), words_of(keyword)));
            let actions = self.actions().iter().map(|action| rule(action.action.as_str(), words_of(action)));
            let card = |card: &CardDef, is_card| Speaker { is_card, names: halves(card), speaks_of: words_of(card) };
            let cards = self.cards().map(|shelved| card(&shelved.card, true));
            let replaced = self.cards().filter_map(|shelved| Some(card(shelved.replaces.as_ref()?, false)));
            let mut all: Vec<Speaker> =
                giving.into_iter().chain(keywords).chain(actions).chain(cards).chain(replaced).collect();
            let names: BTreeSet<String> = all.iter().flat_map(|one| &one.names).cloned().collect();
            all.iter_mut().for_each(|one| one.speaks_of.retain(|word| names.contains(word)));
            let of_rules = self.state_based.iter().flat_map(|(_, rule)| words_of(rule));
            let by_rules = of_rules.filter(|word| names.contains(word)).collect();
            Speakers { all, by_rules }
        })
    }

    /// The cards, also those that others replace.
    fn all_cards(&self) -> impl Iterator<Item = &Arc<CardDef>> {
        self.cards().flat_map(|shelved| std::iter::once(&shelved.card).chain(&shelved.replaces))
    }

    /// The names of the cards, keywords and keyword actions that an ablation changes, or whose definitions name one of these. Where none of them is
    /// named, everything is as without the ablation. `None` if a rule of the game itself names one.
    pub(crate) fn changed_by(&self, ablation: Ablation) -> Option<Arc<BTreeSet<String>>> {
        let place = Ablation::ALL.iter().position(|other| *other == ablation)?;
        self.spoken.changed[place].get_or_init(|| self.found_changed(ablation).map(Arc::new)).clone()
    }

    fn found_changed(&self, ablation: Ablation) -> Option<BTreeSet<String>> {
        let is_other = |card: &&Arc<CardDef>| !Arc::ptr_eq(card, &ablation.card(card));
        let mut changed: BTreeSet<String> = self.all_cards().filter(is_other).flat_map(|card| halves(card)).collect();
        let lessened = self.keywords().filter(|keyword| ablation.keyword((*keyword).clone()) != **keyword);
        changed.extend(lessened.map(|keyword| keyword.keyword.to_string()));
        let Speakers { all, by_rules } = self.speakers();
        let mut rest: Vec<&Speaker> = all.iter().collect();
        loop {
            let (naming, others): (Vec<_>, Vec<_>) =
                rest.into_iter().partition(|one| !one.speaks_of.is_disjoint(&changed));
            if naming.is_empty() {
                return by_rules.is_disjoint(&changed).then_some(changed);
            }
            changed.extend(naming.into_iter().flat_map(|one| one.names.iter().cloned()));
            rest = others;
        }
    }
}

/// Whether a case names one of these, by itself or with a number or a quality: `bushido 2`, `protection from red`.
pub(crate) fn names_any(words: &BTreeSet<String>, names: &BTreeSet<String>) -> bool {
    let begins = |word: &str| word.match_indices(' ').any(|(end, _)| names.contains(&word[..end]));
    words.iter().any(|word| names.contains(word) || begins(word))
}

/// Every word of a text.
pub(crate) fn words_of(text: &impl Serialize) -> BTreeSet<String> {
    words(text, Form::Short)
}

fn halves(card: &CardDef) -> Vec<String> {
    let parts = card.parts().map(|part| part.name.to_string());
    std::iter::once(card.name.to_string()).chain(parts).collect()
}
