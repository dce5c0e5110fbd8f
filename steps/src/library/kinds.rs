//! The words for the permanents of a card and for its tokens.

use std::collections::BTreeSet;

use casebook_engine::cards::{
    subtypes::without_creature_types,
    values::{CardType, Supertype},
};
use serde::Serialize;
use serde_yaml::Value;

/// Whether the rules have the word for permanents, whatever cards there are: a card type, a supertype, a subtype of no creatures, or `token`.
pub(super) fn is_of_rules(word: &str) -> bool {
    word.eq_ignore_ascii_case("token")
        || CardType::of_word(word).is_some()
        || Supertype::of_word(word).is_some()
        || without_creature_types().any(|known| known.eq_ignore_ascii_case(word))
}

/// The types, supertypes and subtypes of a card or keyword, and the names and types of the tokens that it creates.
pub(super) fn of(card: &impl Serialize) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    collect(&serde_yaml::to_value(card).unwrap_or_default(), &mut words);
    words
}

fn collect(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::Mapping(map) => {
            for (key, value) in map {
                match (key.as_str(), value) {
                    (Some("name"), Value::String(name)) => drop(words.insert(name.clone())),
                    (
                        Some("types" | "supertypes" | "subtypes" | "add_types" | "add_subtypes" | "set_subtypes"),
                        Value::Sequence(all),
                    ) => {
                        words.extend(all.iter().filter_map(Value::as_str).map(str::to_owned));
                    }
                    (_, value) => collect(value, words),
                }
            }
        }
        Value::Sequence(all) => all.iter().for_each(|value| collect(value, words)),
        Value::Tagged(tagged) => collect(&tagged.value, words),
        _ => {}
    }
}
