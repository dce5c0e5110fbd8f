//! Where a text may speak of X: where it is announced (107.3a), and after what it is chosen for as an ability resolves (107.3f).

use serde_yaml::{Mapping, Value};

/// Whether something has an X in it: `{X}` in mana, `-X` in loyalty, or the number.
pub(super) fn has_x(value: &Value) -> bool {
    match value {
        Value::Mapping(map) => map.iter().any(|(key, value)| match (key.as_str(), value.as_str()) {
            (Some("mana"), Some(mana)) => mana.contains("{X}"),
            (Some("bound"), Some(name)) => name == "x",
            (Some("loyalty"), Some(symbol)) => symbol == "-X",
            _ => has_x(value),
        }),
        Value::Sequence(list) => list.iter().any(has_x),
        _ => false,
    }
}

/// Whether every ability of a part of a card may speak of the X that was announced as it was played, or for a keyword.
pub(super) fn by_part(card: &Value, part: &str) -> bool {
    let mut found = in_mana_cost(card, part);
    super::each_map(card, &mut |key, value| {
        let of_the_card =
            matches!(key, "additional_costs" | "alternative_costs" | "optional_costs" | "repeatable_costs" | "with");
        found |= of_the_card && has_x(value);
    });
    found
}

/// Whether there is an X in the mana cost of a part of a card, or of the card where the part has none of its own.
pub(super) fn in_mana_cost(card: &Value, part: &str) -> bool {
    let own = card[part]["cost"].as_str().or_else(|| card["cost"].as_str());
    own.is_some_and(|mana| mana.contains("{X}"))
}

/// Whether an X is announced for what is inside of this.
pub(super) fn inside(key: &str, map: &Mapping) -> bool {
    match key {
        "activated" => has_x(&map["costs"]),
        "may_pay" => has_x(&map["cost"]),
        // {X} is the mana value of what is played so; that of a keyword is the keyword's.
        "alternative_cost" | "with" => true,
        _ => false,
    }
}

/// Whether the X is there once this has been read: what was paid is known.
pub(super) fn stays(key: &str) -> bool {
    key == "may_pay"
}
