//! An example of each word: the shortest use of it among the project's cards, or a card made up to show it.

use std::collections::BTreeMap;

use serde_yaml::Value;

use super::grammar::{Grammar, flow};

/// A word in the text of a card.
#[derive(Clone)]
pub(crate) struct Example {
    /// The card's name.
    pub(crate) card: String,
    /// The word with its arguments.
    pub(crate) written: String,
    /// The whole ability.
    pub(crate) whole: String,
    /// The ability in English.
    pub(crate) english: String,
}

/// The examples, by type and word.
#[derive(Default)]
pub(crate) struct Examples(BTreeMap<(String, String), Example>);

impl Examples {
    /// Whether words of that type have examples.
    pub(crate) fn has(&self, kind: &str) -> bool {
        self.0.keys().any(|(known, _)| known == kind)
    }

    /// The example of a word.
    pub(crate) fn of(&self, kind: &str, word: &str) -> Option<&Example> {
        self.0.get(&(kind.to_owned(), word.to_owned()))
    }

    /// Adds the uses on a card of this `shelf` that are the first or the shortest examples of their words.
    pub(crate) fn learn(&mut self, grammar: &Grammar, card: &Value, english: &dyn Fn(&str) -> String) {
        let name = card["name"].as_str().unwrap_or_default();
        for half in [&card["abilities"], &card["flip"]["abilities"]] {
            for (id, ability) in half.as_mapping().into_iter().flatten() {
                let id = id.as_str().unwrap_or_default();
                let whole = format!("{id}: {}", flow(ability));
                grammar.uses_in("Ability", ability, &mut |found| {
                    let written = flow(found.written);
                    let key = (found.kind.to_owned(), found.word.to_owned());
                    let is_verb = found.kind == "Effect";
                    let shorter = self.0.get(&key).is_none_or(|known| match is_verb {
                        true => (whole.len(), name) < (known.whole.len(), &known.card),
                        false => (written.len(), name) < (known.written.len(), &known.card),
                    });
                    if shorter {
                        let whole = whole.clone();
                        self.0.insert(key, Example { card: name.to_owned(), written, whole, english: english(id) });
                    }
                });
            }
        }
    }

    /// The examples of instructions only.
    pub(crate) fn of_instructions(mut self) -> Self {
        self.0.retain(|(kind, _), _| kind == "Effect");
        self
    }

    /// Takes examples for the words that have none.
    pub(crate) fn fill(&mut self, others: Examples) -> Vec<(String, String)> {
        let mut filled = Vec::new();
        for (key, example) in others.0 {
            if let std::collections::btree_map::Entry::Vacant(place) = self.0.entry(key) {
                filled.push(place.key().clone());
                place.insert(example);
            }
        }
        filled
    }
}
