//! The words in a text that text-changing effects can change.

use std::collections::BTreeSet;

use serde_yaml::Value;

use super::{
    Name,
    ability::Ability,
    values::{Color, LandType},
};

/// The colour words in an ability, each once.
#[must_use]
pub fn colors_in(ability: &Ability) -> Vec<Color> {
    found_in(ability, &Color::of_word)
}

/// The basic land types in an ability, each once.
#[must_use]
pub fn lands_in(ability: &Ability) -> Vec<LandType> {
    found_in(ability, &LandType::of)
}

/// The subtypes that the text of an ability asks for or gives, each once (612.2).
#[must_use]
pub fn subtypes_in(ability: &Ability) -> Vec<Name> {
    let mut found = BTreeSet::new();
    if let Ok(value) = serde_yaml::to_value(ability) {
        subtypes(&value, false, &mut found);
    }
    found.into_iter().collect()
}

/// Collects the subtypes in a part of a text. A word is a subtype if it is the value of a key that takes subtypes.
fn subtypes(value: &Value, asked: bool, found: &mut BTreeSet<Name>) {
    let asks = |key: &str| matches!(key, "subtype" | "subtypes" | "add_subtypes" | "set_subtypes");
    match value {
        Value::String(word) => found.extend(asked.then(|| Name::from(word.as_str()))),
        Value::Sequence(items) => items.iter().for_each(|item| subtypes(item, asked, found)),
        Value::Mapping(map) => {
            map.iter().for_each(|(key, item)| subtypes(item, key.as_str().is_some_and(asks), found));
        }
        Value::Tagged(tagged) => subtypes(&tagged.value, asks(tagged.tag.to_string().trim_start_matches('!')), found),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn found_in<T: PartialEq>(ability: &Ability, known: &dyn Fn(&str) -> Option<T>) -> Vec<T> {
    let mut found = Vec::new();
    if let Ok(value) = serde_yaml::to_value(ability) {
        walk(&value, known, &mut found);
    }
    found
}

fn walk<T: PartialEq>(value: &Value, known: &dyn Fn(&str) -> Option<T>, found: &mut Vec<T>) {
    match value {
        Value::String(word) => {
            let word = known(word).filter(|word| !found.contains(word));
            found.extend(word);
        }
        Value::Sequence(items) => items.iter().for_each(|item| walk(item, known, found)),
        // A name is not a word of the text (201.3).
        Value::Mapping(map) => {
            let others = map.iter().filter(|(key, _)| key.as_str() != Some("name"));
            others.for_each(|(_, item)| walk(item, known, found));
        }
        Value::Tagged(tagged) => walk(&tagged.value, known, found),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
