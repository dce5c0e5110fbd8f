//! The names that events bind, and the replacements that they allow.

use serde_yaml::Value;

use crate::cards::without_effect;

/// The names that an event with this word binds. With `would`, the names are those before the event happens: a card that would be drawn or a token
/// that would be created does not exist yet.
#[must_use]
pub fn binds(event: &str, would: bool) -> &'static [&'static str] {
    match event {
        "draws" if would => &["player"],
        "creates" if would => &["player", "amount"],
        "moves" | "dies" | "enters" => &["it", "card", "player"],
        "activates" => &["it", "card", "player", "x"],
        "taps_for_mana" => &["it", "player", "amount", "mana"],
        "deals_damage" => &["source", "it", "player", "amount"],
        "casts" => &["it", "player", "x"],
        "attacks" | "plays" | "draws" | "discards" | "sacrifices" | "copies" => &["it", "player"],
        "searches" | "shuffles" => &["player"],
        "blocks"
        | "becomes_blocked"
        | "attacks_unblocked"
        | "blocks_or_becomes_blocked"
        | "creatures_block"
        | "becomes_tapped"
        | "becomes_untapped"
        | "destroyed"
        | "turned_face_up"
        | "transforms"
        | "chapter" => &["it"],
        "blocks_creature" | "becomes_blocked_by" | "becomes_attached" | "becomes_unattached" => &["it", "other"],
        "becomes_designated" => &["it", "player"],
        "performs" => &["it", "player", "amount"],
        "becomes_target" => &["it", "player", "source", "controller"],
        "creates" | "gets_counters" | "loses_counters" => &["it", "player", "amount"],
        "gains_life" | "loses_life" | "loses_life_by_damage" => &["player", "amount"],
        "step_begins" | "passes" | "loses_game" => &["player"],
        _ => &[],
    }
}

/// The words that can stand under `instead` for an event with this word. Empty if the event cannot be replaced.
#[must_use]
pub fn instead_of(event: &str) -> &'static [&'static str] {
    without_effect::replaced_by(event)
}

/// The word of an event pattern, and the names that it binds. For several events, the names that all of them bind.
pub(super) fn of_pattern(pattern: &Value, would: bool) -> (String, Vec<&'static str>) {
    let word = without_effect::tag(pattern);
    if word == "nth" {
        return of_pattern(&pattern["nth"]["event"], would);
    }
    if word == "one_or_more" {
        let (event, mut names) = of_pattern(&pattern["one_or_more"], would);
        names.extend((!names.contains(&"amount")).then_some("amount"));
        return (event, names);
    }
    let Value::Sequence(any) = &pattern["any_of"] else {
        let names = binds(&word, would).to_vec();
        return (word, names);
    };
    let mut each = any.iter().map(|one| of_pattern(one, would).1);
    let first = each.next().unwrap_or_default();
    let names = each.fold(first, |names, one| names.into_iter().filter(|name| one.contains(name)).collect());
    (word, names)
}
