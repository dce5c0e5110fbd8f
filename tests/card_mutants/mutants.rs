//! Every card that differs from one in a single place: a number, a word, a condition, a part of a list.

use std::collections::BTreeSet;

use serde_yaml::{Mapping, Value};

use super::{mana, words};

/// A document with one change.
#[derive(Debug, Clone)]
pub(crate) struct Mutant {
    /// Where: the keys and places on the way, with dots between.
    pub(crate) path: String,
    /// What: the old and the new, or that it is gone.
    pub(crate) change: String,
    /// The document with the change.
    pub(crate) value: Value,
}

/// Names, and what only the English of a card says: not behaviour.
const LEFT_ALONE: &[&str] = &[
    "name",
    "flip.name",
    "stand_in",
    "printings",
    "keyword",
    "rule",
    "rules",
    "params",
    "procedure",
    "redundant",
    "number",
    "since",
];

/// Lists of instructions, which are followed in order; costs, conditions and modifications have none.
const IN_ORDER: &[&str] = &["do", "then", "else", "win", "lose"];
/// Zones in which an object has an owner only, who counts as its controller (108.4).
const UNCONTROLLED: &[&str] = &["hand", "library", "graveyard", "exile"];

impl Mutant {
    fn here(change: String, value: Value) -> Self {
        Mutant { path: String::new(), change, value }
    }

    /// The same change seen from one level further out.
    fn within(self, key: &str, around: impl FnOnce(Value) -> Value) -> Self {
        let path = if self.path.is_empty() { key.to_owned() } else { format!("{key}.{}", self.path) };
        Mutant { path, change: self.change, value: around(self.value) }
    }
}

/// Every mutant of a document, each once.
pub(crate) fn of(document: &Value) -> Vec<Mutant> {
    let mut references = BTreeSet::new();
    collect_references(document, &mut references);
    let mut found = Changes { references }.of(document, "");
    found.extend(recolored(document));
    let mut seen = BTreeSet::from([text(document)]);
    found.retain(|mutant| {
        let alone = LEFT_ALONE.iter().any(|path| mutant.path == *path || mutant.path.starts_with(&format!("{path}.")));
        !alone && seen.insert(text(&mutant.value))
    });
    found
}

/// A document as YAML.
pub(crate) fn text(document: &Value) -> String {
    serde_yaml::to_string(document).unwrap_or_default()
}

/// A card without the colours of its mana cost, and one with another colour.
fn recolored(document: &Value) -> Vec<Mutant> {
    let colors = |list: Vec<Value>| {
        let mut card = document.as_mapping()?.clone();
        let cost = card.get("cost")?.as_str()?;
        let red = cost.contains('R');
        let list = if list.is_empty() { list } else { vec![if red { "green" } else { "red" }.into()] };
        let change = list.first().and_then(Value::as_str).unwrap_or("none").to_owned();
        card.insert("colors".into(), Value::Sequence(list));
        Some(Mutant { path: "colors".to_owned(), change: format!("→ {change}"), value: Value::Mapping(card) })
    };
    if document.get("colors").is_some() {
        return Vec::new();
    }
    [colors(Vec::new()), colors(vec![Value::Null])].into_iter().flatten().collect()
}

/// The references that a document speaks with: `self`, `$victim`.
fn collect_references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(word) if is_reference(word) => {
            found.insert(word.clone());
        }
        Value::Sequence(items) => items.iter().for_each(|item| collect_references(item, found)),
        Value::Mapping(map) => map.values().for_each(|item| collect_references(item, found)),
        _ => {}
    }
}

fn is_reference(word: &str) -> bool {
    word.starts_with('$') || word == "self"
}

/// What changes are made.
struct Changes {
    references: BTreeSet<String>,
}

impl Changes {
    /// The changes of a value and of everything in it; `key` is the nearest key around it.
    fn of(&self, value: &Value, key: &str) -> Vec<Mutant> {
        match value {
            Value::Number(number) => numbers(number.as_i64().unwrap_or_default()),
            Value::Bool(so) => vec![Mutant::here(format!("{so} → {}", !so), Value::Bool(!so))],
            Value::String(word) => self.words(word, key),
            Value::Sequence(items) => self.sequence(items, key),
            Value::Mapping(map) => self.mapping(map),
            _ => Vec::new(),
        }
    }

    fn words(&self, word: &str, key: &str) -> Vec<Mutant> {
        let others = if mana::is_mana(word) {
            mana::near(word)
        } else if is_reference(word) {
            self.references.iter().filter(|other| *other != word).cloned().collect()
        } else {
            words::instead_of(word, key)
        };
        others.into_iter().map(|other| Mutant::here(format!("{word} → {other}"), Value::String(other))).collect()
    }

    fn sequence(&self, items: &[Value], key: &str) -> Vec<Mutant> {
        let mut found = Vec::new();
        for (at, item) in items.iter().enumerate() {
            let place = at.to_string();
            let replaced = |by: &[Value]| {
                let (before, after) = (&items[..at], &items[at + 1..]);
                Value::Sequence([before, by, after].concat())
            };
            found.extend(self.of(item, key).into_iter().map(|m| m.within(&place, |value| replaced(&[value]))));
            found.push(Mutant::here("dropped".to_owned(), replaced(&[])).within(&place, |value| value));
            if let Some(next) = items.get(at + 1).filter(|_| IN_ORDER.contains(&key)) {
                let mut swapped = items.to_vec();
                swapped[at] = next.clone();
                swapped[at + 1] = item.clone();
                let mutant = Mutant::here("after the next".to_owned(), Value::Sequence(swapped));
                found.push(mutant.within(&place, |value| value));
            }
            if let Some(must) = item.get("may").and_then(|may| may.get("do")).and_then(Value::as_sequence) {
                found.push(Mutant::here("may → must".to_owned(), replaced(must)).within(&place, |value| value));
            }
        }
        found
    }

    fn mapping(&self, map: &Mapping) -> Vec<Mutant> {
        let mut found = Vec::new();
        for (place, (key, value)) in map.iter().enumerate() {
            let Some(key) = key.as_str() else { continue };
            let with = |new: Option<(&str, Value)>| {
                let entries = map.iter().enumerate().filter_map(|(at, (old, value))| match (&new, at == place) {
                    (_, false) => Some((old.clone(), value.clone())),
                    (Some((key, value)), true) => Some(((*key).into(), value.clone())),
                    (None, true) => None,
                });
                Value::Mapping(entries.collect())
            };
            found.extend(self.of(value, key).into_iter().map(|m| m.within(key, |value| with(Some((key, value))))));
            found.push(Mutant::here("dropped".to_owned(), with(None)).within(key, |value| value));
            let elsewhere = map.get("zone").and_then(Value::as_str).is_some_and(|zone| UNCONTROLLED.contains(&zone));
            let same = |other: &str| map.contains_key(other) || elsewhere && other == "controller";
            for other in words::keys_instead_of(key).filter(|other| !same(other)) {
                let mutant = Mutant::here(format!("{key} → {other}"), with(Some((other, value.clone()))));
                found.push(mutant.within(key, |value| value));
            }
        }
        found
    }
}

/// One more, one less, and none.
fn numbers(number: i64) -> Vec<Mutant> {
    let others = BTreeSet::from([number + 1, number - 1, 0]);
    let others = others.into_iter().filter(|other| *other != number && *other >= 0);
    others.map(|other| Mutant::here(format!("{number} → {other}"), other.into())).collect()
}
