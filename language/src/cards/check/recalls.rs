//! Texts that look back at events of the turn (608.2i).

use serde::Serialize;
use serde_yaml::Value;

use super::plain::plain;

/// The words that ask which events have happened, or who controlled an object as one happened.
const WORDS: [&str; 5] = ["happened", "happened_this_step", "nth", "killer_of", "defending_player"];

/// Whether a text asks which events have happened this turn. It does so, too, if it names a keyword or keyword action of which `named` says so.
pub fn recalls(text: &impl Serialize, named: impl Fn(&str) -> bool) -> bool {
    any_word(&plain(text), &|word| WORDS.contains(&word) || named(word))
}

fn any_word(value: &Value, is: &impl Fn(&str) -> bool) -> bool {
    match value {
        Value::String(word) => is(word),
        Value::Sequence(list) => list.iter().any(|value| any_word(value, is)),
        Value::Mapping(map) => map.iter().any(|(key, value)| any_word(key, is) || any_word(value, is)),
        _ => false,
    }
}
