//! The words in a text that effects can change.

use super::{ability::Ability, values::Color};

/// The colour words in an ability, each once.
#[must_use]
pub fn colors_in(ability: &Ability) -> Vec<Color> {
    let mut found = Vec::new();
    if let Ok(value) = serde_yaml::to_value(ability) {
        walk(&value, &mut found);
    }
    found
}

fn walk(value: &serde_yaml::Value, found: &mut Vec<Color>) {
    match value {
        serde_yaml::Value::String(word) => {
            let color = Color::ALL.iter().copied().find(|c| format!("{c:?}").eq_ignore_ascii_case(word));
            found.extend(color.filter(|c| !found.contains(c)));
        }
        serde_yaml::Value::Sequence(items) => items.iter().for_each(|item| walk(item, found)),
        serde_yaml::Value::Mapping(map) => map.iter().for_each(|(_, item)| walk(item, found)),
        serde_yaml::Value::Tagged(tagged) => walk(&tagged.value, found),
        serde_yaml::Value::Null | serde_yaml::Value::Bool(_) | serde_yaml::Value::Number(_) => {}
    }
}
