//! The places where a text can use X: after X was announced (107.3a), and after a player chose X for a cost during the resolution of an ability
//! (107.3f).

use serde_yaml::{Mapping, Value};

/// Whether a value contains X: `{X}` in mana, `-X` as a loyalty cost, or the amount `x`.
pub(super) fn has_x(value: &Value) -> bool {
    match value {
        Value::Mapping(map) => map.iter().any(|(key, value)| match (key.as_str(), value.as_str()) {
            (Some("mana"), Some(mana)) => mana.contains("{X}"),
            (Some("bound_number"), Some(name)) => name == "x",
            (Some("loyalty"), Some(symbol)) => symbol == "-X",
            _ => has_x(value),
        }),
        Value::Sequence(list) => list.iter().any(has_x),
        _ => false,
    }
}

/// Whether every ability of a part of a card can use X: X was announced as the card was cast, or for a keyword.
pub(super) fn by_part(card: &Value, part: &str) -> bool {
    let mut found = in_mana_cost(card, part);
    super::each_map(card, &mut |key, value| {
        let of_the_card =
            matches!(key, "additional_costs" | "alternative_costs" | "optional_costs" | "repeatable_costs" | "with");
        found |= of_the_card && has_x(value);
    });
    found
}

/// Whether the mana cost of a part of a card contains X. A part without a mana cost has that of the card.
pub(super) fn in_mana_cost(card: &Value, part: &str) -> bool {
    let own = card[part]["cost"].as_str().or_else(|| card["cost"].as_str());
    own.is_some_and(|mana| mana.contains("{X}"))
}

/// Whether X is announced for the parts inside this entry.
pub(super) fn inside(key: &str, map: &Mapping) -> bool {
    match key {
        "activated" => has_x(&map["costs"]),
        "may_pay" => has_x(&map["cost"]),
        "triggered" => map.get("choose_x").is_some_and(|chosen| chosen.as_bool() == Some(true)),
        // {X} is the mana value of the spell that is cast this way. The {X} of a keyword's cost belongs to the keyword.
        "alternative_cost" | "with" => true,
        _ => false,
    }
}

/// Whether X can still be used after this entry, because the player has paid the cost.
pub(super) fn stays(key: &str) -> bool {
    key == "may_pay"
}
