//! Texts that look back at events of the turn (608.2i).

use std::collections::BTreeSet;

use serde::Serialize;
use serde_yaml::Value;

use super::plain::plain;

/// Whether a word of a text asks which events have happened, or who controlled an object as one happened.
pub(crate) fn looks_back(word: &str) -> bool {
    ["happened", "happened_this_step", "nth", "killer_of", "defending_player"].contains(&word)
}

/// Every word of a text: its keys and values.
pub(crate) fn words(text: &impl Serialize) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    collect(plain(text), &mut found);
    found
}

fn collect(value: Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => {
            into.insert(word);
        }
        Value::Sequence(list) => list.into_iter().for_each(|value| collect(value, into)),
        Value::Mapping(map) => map.into_iter().for_each(|(key, value)| {
            collect(key, into);
            collect(value, into);
        }),
        _ => {}
    }
}
