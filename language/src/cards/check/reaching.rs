//! How far names reach. A name that is bound inside an ability of another object, or inside instructions that are carried out later, means nothing
//! outside. Alternatives do not see each other's names.

use std::collections::{BTreeMap, BTreeSet};

use serde_yaml::{Mapping, Value};

use super::{
    EACH, optional_costs, remembered, sorts,
    walk::{Walk, read_for_each},
};

/// The way in which an entry is carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Within {
    /// With the text that it stands in.
    TheText,
    /// By itself, later.
    Later,
    /// As abilities of another object.
    Abilities,
    /// As the mana is spent (106.6).
    Mana,
}

/// The way in which the entry with that key is carried out.
pub(super) fn within(key: &str) -> Within {
    match key {
        "delay" | "replace" => Within::Later,
        "abilities" | "add_abilities" => Within::Abilities,
        "only_for" | "rider" => Within::Mana,
        _ => Within::TheText,
    }
}

/// The keys of alternatives: the instructions under a later key of a pair are carried out in place of those under the former.
const ALTERNATIVES: [(&str, &str); 5] =
    [("then", "else"), ("then", "otherwise"), ("do", "otherwise"), ("do", "of"), ("win", "lose")];

impl Walk<'_> {
    /// Walks through something whose names mean nothing outside.
    pub(super) fn apart(&mut self, word: &str, walk: impl FnOnce(&mut Self)) {
        let (bound, meant, out_of_reach) = (self.bound.clone(), self.meant.clone(), self.out_of_reach.clone());
        walk(self);
        let mut inside = std::mem::replace(&mut self.bound, bound);
        self.meant = meant;
        let further = std::mem::replace(&mut self.out_of_reach, out_of_reach);
        inside.extend(further.into_keys().filter(|name| !self.out_of_reach.contains_key(name)));
        for name in inside.difference(&self.bound) {
            let why = format!("`{word}` binds `{name}` only for its own text");
            self.out_of_reach.insert(name.clone(), why);
        }
    }

    /// Walks through abilities that another object has. The names of this text reach them: they get the values that these have as the abilities are
    /// given (201.5a). The costs that were paid for this object do not.
    pub(super) fn abilities(&mut self, abilities: &Value) {
        let costs = std::mem::replace(&mut self.optional_costs, optional_costs(abilities));
        let quality = std::mem::replace(&mut self.quality, false);
        for id in costs.difference(&self.optional_costs) {
            let why = format!(
                "the cost `{id}` is paid for the object with this text; an ability that it gives to another object can't ask for it"
            );
            self.bound.remove(id);
            self.out_of_reach.insert(id.clone(), why);
        }
        let chosen = remembered(abilities);
        self.bound.extend(chosen.iter().cloned());
        let outer = std::mem::replace(&mut self.remembered, chosen);
        for (_, ability) in abilities.as_mapping().into_iter().flatten() {
            self.apart("an ability beside this one", |walk| walk.value("", ability));
        }
        self.remembered = outer;
        self.quality = quality;
        self.optional_costs = costs;
    }

    /// Walks through words that are read as mana is spent. They know the choices that the object with the text remembers, and no other names.
    pub(super) fn of_mana(&mut self, key: &str, value: &Value) {
        let kept = self.remembered.clone();
        let lost: Vec<String> = self.bound.iter().filter(|name| !kept.contains(*name)).cloned().collect();
        for name in lost {
            let why = format!("`{key}` is read as the mana is spent, and `{name}` has no value then");
            self.bound.remove(&name);
            self.out_of_reach.insert(name, why);
        }
        self.inside(key, value);
    }

    /// Walks through the entries of a map. Alternatives do not see each other's names.
    pub(super) fn parts(&mut self, key: &str, map: &Mapping) {
        if matches!(key, "modes" | "options") {
            return self.alternatives(map.iter().map(|(_, mode)| ("", mode)));
        }
        let mut before: BTreeMap<&str, (_, _)> = BTreeMap::new();
        for (inner, value) in map {
            let inner = inner.as_str().unwrap_or_default();
            let instead = ALTERNATIVES.iter().filter(|(_, other)| *other == inner);
            let instead = instead.filter_map(|(one, _)| before.remove(*one)).next();
            if ALTERNATIVES.iter().any(|(one, _)| *one == inner) {
                before.insert(inner, (self.bound.clone(), self.meant.clone()));
            }
            let new = read_for_each(key, map, inner) && self.bound.insert(EACH.to_owned());
            match instead {
                Some((bound, meant)) => {
                    let former = std::mem::replace(&mut self.bound, bound);
                    let former_meant = std::mem::replace(&mut self.meant, meant);
                    self.out_of_reach_of_the_other(&former);
                    self.value(inner, value);
                    self.bound.extend(former);
                    self.meant.extend(former_meant);
                }
                None => self.value(inner, value),
            }
            self.bound.retain(|name| !(new && name == EACH));
            if let Some((name, meant)) = value.as_str().zip(sorts::of_verb(key, inner, map)) {
                self.meant.insert(name.to_owned(), meant);
            }
            // Targets are chosen in the order of the text (601.2c), so a later target can refer to an earlier one.
            if key == "targets" {
                self.binds(inner, sorts::of_target(value));
            }
        }
    }

    /// Walks through alternatives. What follows them can read the names of each.
    pub(super) fn alternatives<'v>(&mut self, each: impl Iterator<Item = (&'v str, &'v Value)>) {
        let (bound, meant) = (self.bound.clone(), self.meant.clone());
        let (mut all, mut all_meant) = (bound.clone(), meant.clone());
        for (key, value) in each {
            (self.bound, self.meant) = (bound.clone(), meant.clone());
            self.out_of_reach_of_the_other(&all);
            self.value(key, value);
            all.extend(std::mem::take(&mut self.bound));
            all_meant.extend(std::mem::take(&mut self.meant));
        }
        (self.bound, self.meant) = (all, all_meant);
    }

    fn out_of_reach_of_the_other(&mut self, former: &BTreeSet<String>) {
        for name in former.difference(&self.bound.clone()) {
            let why = format!("an alternative to these instructions binds `{name}`");
            self.out_of_reach.insert(name.clone(), why);
        }
    }
}
