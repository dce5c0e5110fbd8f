//! The words in a text that effects can change.

use serde_yaml::Value;

use super::{
    ability::Ability,
    values::{Color, LandType},
};

/// The colour words in an ability, each once.
#[must_use]
pub fn colors_in(ability: &Ability) -> Vec<Color> {
    let color = |word: &str| Color::ALL.iter().copied().find(|c| format!("{c:?}").eq_ignore_ascii_case(word));
    found_in(ability, &color)
}

/// The basic land types that an ability speaks of, each once.
#[must_use]
pub fn lands_in(ability: &Ability) -> Vec<LandType> {
    found_in(ability, &LandType::of)
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
        // A name is no word of the text (201.3).
        Value::Mapping(map) => {
            let others = map.iter().filter(|(key, _)| key.as_str() != Some("name"));
            others.for_each(|(_, item)| walk(item, known, found));
        }
        Value::Tagged(tagged) => walk(&tagged.value, known, found),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
