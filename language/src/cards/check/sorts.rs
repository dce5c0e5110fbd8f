//! What a name is bound to, as far as the text tells: a number, or objects and players.

use std::collections::BTreeMap;

use serde_yaml::{Mapping, Value};

use super::{
    implicit::MONSTROUS_X,
    picking,
    standing::{NOT_OF_PLAYERS, of_objects},
    walk::Walk,
};
use crate::{cards::without_effect::tag, reserved::is_of_references};

/// What a name is bound to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meant {
    /// A number.
    Number,
    /// Objects, or objects and players.
    Objects,
    /// Players.
    Players,
}

/// What the implicit names are bound to.
pub(super) fn implicit() -> BTreeMap<String, Meant> {
    let numbers = ["x", "n", "amount", MONSTROUS_X].map(|name| (name, Meant::Number));
    let objects = ["it", "card", "source", "other", "candidate"].map(|name| (name, Meant::Objects));
    let all = numbers.into_iter().chain(objects).chain([("player", Meant::Players)]);
    all.map(|(name, meant)| (name.to_owned(), meant)).collect()
}

/// The shared selectors that match only players in every edition (`fixtures/selectors`).
const NAMED_PLAYERS: [&str; 2] = ["an_opponent", "any_player"];

/// What a target is.
pub(super) fn of_target(spec: &Value) -> Option<Meant> {
    let by_name = spec["target"]["named"].as_str().is_some_and(|name| NAMED_PLAYERS.contains(&name));
    Some(if by_name || picking::is_of_players(&spec["target"]) { Meant::Players } else { Meant::Objects })
}

/// What a name is bound to by an entry that binds several names.
pub(super) fn of_entry(key: &str, value: &Value, name: &str) -> Option<Meant> {
    match key {
        "let" => Some(Meant::Number),
        "targets" => of_target(&value[name]),
        // A triggered ability remembers amounts, the verb of that word objects and players.
        "remember" if is_amount(&value[name]) => Some(Meant::Number),
        "remember" if picking::is_of_players(&is(&value[name])) => Some(Meant::Players),
        "remember" => Some(Meant::Objects),
        _ => None,
    }
}

fn is_amount(value: &Value) -> bool {
    match tag(value).as_str() {
        "fixed" | "bound_number" => true,
        "of" => !is_of_references(&tag(&value["of"])),
        _ => false,
    }
}

/// The reference as a selector.
fn is(reference: &Value) -> Value {
    Value::Mapping([("is".into(), reference.clone())].into_iter().collect())
}

/// What a verb or a cost binds to the name under that key.
pub(super) fn of_verb(verb: &str, key: &str, arguments: &Mapping) -> Option<Meant> {
    match (verb, key) {
        (_, "dealt" | "lost" | "gained") => Some(Meant::Number),
        ("choose_value", "as") => match arguments.get("kind").and_then(Value::as_str) {
            Some("number") => Some(Meant::Number),
            Some("opponent") => Some(Meant::Players),
            _ => None,
        },
        // Whether something was done or paid, and an ability.
        ("may" | "may_pay" | "choose_ability", "as") => None,
        (_, "as" | "chosen" | "rest") => Some(Meant::Objects),
        _ => None,
    }
}

impl Walk<'_> {
    /// A number must be bound to a number, and a reference to objects or players.
    pub(super) fn is_meant(&mut self, key: &str, name: &str, word: &str) {
        match (key, self.meant.get(name)) {
            ("bound_number", Some(Meant::Objects | Meant::Players)) => {
                let so = format!(
                    "`{word}` isn't a number: write `{{ number: {word} }}` for how many objects or players it is"
                );
                self.fault(word, so, None);
            }
            ("bound", Some(Meant::Number)) => {
                self.fault(word, format!("`{word}` is a number, and no object or player"), None);
            }
            _ => {}
        }
    }

    /// Effects change objects. A player is changed by words of the rules for players.
    pub(super) fn applied_to(&mut self, apply: &Mapping) {
        let Some(name) = apply.get("to").and_then(|to| to["is"]["bound"].as_str()) else { return };
        if self.meant.get(name) == Some(&Meant::Players) {
            of_objects(apply).for_each(|word| self.fault(&word, NOT_OF_PLAYERS.to_owned(), None));
        }
    }
}
