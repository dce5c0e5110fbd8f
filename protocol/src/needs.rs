//! The requirements of a case, in the words that an engine's hello uses.

use serde::Serialize;
use serde_json::Value;

use crate::{
    case::{Case, Origin},
    port::{Hello, Unsupported, UnsupportedKind},
};

/// The operations of a script, by the names that a hello uses: actions by their own names.
pub const OPS: [&str; 17] = [
    "play",
    "activate",
    "play_land",
    "attack",
    "attack_several",
    "block",
    "turn_face_up",
    "look",
    "pass",
    "try",
    "resolve_top",
    "resolve_all",
    "advance_to",
    "combat_damage",
    "first_strike_damage",
    "damage_on_stack",
    "answer",
];

/// The queries, by the names that a hello uses; `object` is every aspect of an object.
pub const PROBES: [&str; 54] = [
    "object",
    "counters",
    "life",
    "mana_pool",
    "cards_drawn",
    "standing",
    "contents",
    "size",
    "tokens",
    "stack",
    "now",
    "priority",
    "tried",
    "can_do",
    "would_accept",
    "decision",
    "legal_targets",
    "times_triggered",
    "damage_dealt",
    "knows",
    "history",
    "fingerprint",
    "object.zone",
    "object.power_toughness",
    "object.name",
    "object.types",
    "object.colors",
    "object.keywords",
    "object.abilities",
    "object.text_words",
    "object.mana_cost",
    "object.mana_value",
    "object.controller",
    "object.owner",
    "object.tapped",
    "object.flipped",
    "object.transformed",
    "object.phased",
    "object.face",
    "object.damage_marked",
    "object.attached_to",
    "object.attached_to_player",
    "object.attachments",
    "object.combat",
    "object.fate",
    "object.how_it_came_there",
    "object.targets",
    "object.modes",
    "object.total_cost",
    "object.mana_spent",
    "object.revealed",
    "object.killed_by",
    "object.identity",
    "object.spliced",
];

/// The setup operations, by the names that a hello uses.
pub const SETUP: [&str; 24] = [
    "in_play",
    "token",
    "hand",
    "library",
    "graveyard",
    "exile",
    "can_pay",
    "mana_pool",
    "tapped",
    "flipped",
    "transformed",
    "face_down",
    "new",
    "attached",
    "counters",
    "player_counters",
    "chosen",
    "damage",
    "granted",
    "without",
    "pumped",
    "life",
    "now",
    "land_played",
];

/// The names in a hello that mean nothing, each with the list in which it is: a case never needs them, so they are misspelt.
#[must_use]
pub fn unknown(hello: &Hello) -> Vec<(UnsupportedKind, &str)> {
    let ops = hello.ops.iter().filter(|name| !OPS.contains(&name.as_str()));
    let probes = hello.probes.iter().filter(|name| !PROBES.contains(&name.as_str()));
    let setup = hello.setup.iter().filter(|name| !SETUP.contains(&name.as_str()));
    let ops = ops.map(|name| (UnsupportedKind::Op, name.as_str()));
    let probes = probes.map(|name| (UnsupportedKind::Probe, name.as_str()));
    ops.chain(probes).chain(setup.map(|name| (UnsupportedKind::Setup, name.as_str()))).collect()
}

/// The first requirement of a case that an engine's hello doesn't list. An empty list means everything.
#[must_use]
pub fn lacking(hello: &Hello, case: &Case) -> Option<Unsupported> {
    requirements(hello, case).next()
}

/// Every requirement of a case that an engine's hello doesn't list, each once.
#[must_use]
pub fn all_lacking(hello: &Hello, case: &Case) -> Vec<Unsupported> {
    let mut all: Vec<Unsupported> = requirements(hello, case).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The requirements that a hello doesn't list. This runs for every case, so nothing is computed for a list that is empty.
fn requirements<'h>(hello: &'h Hello, case: &'h Case) -> impl Iterator<Item = Unsupported> + use<'h> {
    type Needed = fn(&Case) -> Vec<String>;
    let of = |kind, known: &'h Vec<String>, needed: Needed| {
        let needed = if known.is_empty() { Vec::new() } else { needed(case) };
        let missing = needed.into_iter().filter(|word| !knows(known, word));
        missing.map(move |what| Unsupported { kind, what })
    };
    of(UnsupportedKind::Setup, &hello.setup, setup).chain(of(UnsupportedKind::Op, &hello.ops, ops)).chain(of(
        UnsupportedKind::Probe,
        &hello.probes,
        probes,
    ))
}

/// `object` includes `object.zone`.
fn knows(known: &[String], word: &str) -> bool {
    let family = word.split_once('.').map(|(family, _)| family);
    known.iter().any(|one| one == word || Some(one.as_str()) == family)
}

/// The names of the cards of a case, each once.
#[must_use]
pub fn cards(case: &Case) -> Vec<&str> {
    let mut names: Vec<&str> = case
        .objects
        .iter()
        .filter_map(|object| match &object.origin {
            Origin::Card { name, .. } => Some(name.as_str()),
            _ => None,
        })
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The setup operations of a case.
#[must_use]
pub fn setup(case: &Case) -> Vec<String> {
    case.setup.iter().map(|op| variant(op).0).collect()
}

/// The script operations of a case; for an action, the name of the action.
#[must_use]
pub fn ops(case: &Case) -> Vec<String> {
    let name = |(name, inner): (String, Value)| if name == "act" { within(&inner).0 } else { name };
    case.script.iter().map(|op| name(variant(op))).collect()
}

/// The queries of a case; for an aspect of an object, `object.` and the aspect.
#[must_use]
pub fn probes(case: &Case) -> Vec<String> {
    let name = |(name, inner): (String, Value)| match inner.get("aspect").and_then(Value::as_str) {
        Some(aspect) => format!("{name}.{aspect}"),
        None => name,
    };
    case.probes.iter().map(|probe| name(variant(&probe.query))).collect()
}

/// The JSON name of a variant, and its content.
fn variant(value: &impl Serialize) -> (String, Value) {
    serde_json::to_value(value).map(|value| within(&value)).unwrap_or_default()
}

fn within(value: &Value) -> (String, Value) {
    match value {
        Value::String(name) => (name.clone(), Value::Null),
        Value::Object(fields) => {
            fields.iter().next().map(|(name, inner)| (name.clone(), inner.clone())).unwrap_or_default()
        }
        _ => Default::default(),
    }
}
