//! The names that a text reads.

use std::collections::BTreeSet;

use serde_yaml::Value;

use super::{
    IMPLICIT, Lexicon, Reach,
    plain::plain,
    walk::{self, Walk},
};
use crate::{cards::ability::Ability, cards::characteristics::HeldAbility};

/// The names that an ability reads after it has triggered, and the names that any text can read. Other names that its event bound no longer matter.
pub fn read_once_triggered(held: &HeldAbility) -> BTreeSet<String> {
    let everywhere = IMPLICIT.iter().filter(|implicit| matches!(implicit.reach, Reach::Everywhere | Reach::Announced));
    let mut names: BTreeSet<String> = everywhere.map(|implicit| implicit.name.to_owned()).collect();
    let condition = match &*held.ability {
        Ability::Triggered(triggered) => triggered.condition.as_ref(),
        _ => None,
    };
    collect("", &plain(&condition), &mut names);
    if let Some(body) = held.ability.body() {
        [plain(body.targets), plain(&body.choose), plain(&body.instructions)]
            .iter()
            .for_each(|part| collect("", part, &mut names));
    }
    collect("", &plain(&held.keyword), &mut names);
    names
}

/// The names that an ability reads although nothing in it binds them: its text has them from the effect that gives the ability, from its keyword, or
/// from the choices that its object remembers.
pub fn free_names(ability: &Ability) -> BTreeSet<String> {
    let lexicon = Lexicon::default();
    let mut walk = Walk::new(&lexicon, Vec::new(), true);
    walk.value("", &plain(ability));
    walk.unbound
}

fn collect(key: &str, value: &Value, names: &mut BTreeSet<String>) {
    names.extend(walk::read(key, value).map(str::to_owned));
    match value {
        Value::Mapping(map) => {
            map.iter().for_each(|(key, value)| collect(key.as_str().unwrap_or_default(), value, names));
        }
        Value::Sequence(list) => list.iter().for_each(|value| collect(key, value, names)),
        _ => {}
    }
}
