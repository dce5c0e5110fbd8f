//! The walk through an ability, in the order in which it is read.

use std::collections::{BTreeMap, BTreeSet};

use serde_yaml::Value;

use super::{
    Fault, IMPLICIT, Lexicon, OF_EACH, Reach, announced, events,
    implicit::MONSTROUS_X,
    reaching::{Within, within},
    sorts::{self, Meant},
    subtypes,
};
use crate::{
    cards::{subtypes::EVERY_CREATURE_TYPE, without_effect},
    document::{listed, nearest},
};

mod amounts;
mod named;

/// A walk through one ability.
pub(super) struct Walk<'a> {
    lexicon: &'a Lexicon<'a>,
    path: Vec<String>,
    pub(super) bound: BTreeSet<String>,
    /// What the names are bound to, as far as the text tells.
    pub(super) meant: BTreeMap<String, Meant>,
    /// The names of the text that do not reach the place, each with the reason.
    pub(super) out_of_reach: BTreeMap<String, String>,
    /// The names that the text reads although nothing in it binds them.
    pub(super) unbound: BTreeSet<String>,
    /// The names that the object with the text remembers.
    pub(super) remembered: BTreeSet<String>,
    /// Whether the selector `quality` has a meaning here.
    pub(super) quality: bool,
    /// The ids of the card's optional costs, which every ability of the card can name.
    pub(super) optional_costs: BTreeSet<String>,
    /// Whether an {X} is announced.
    has_x: bool,
    /// The last event that was read, and the names that it binds.
    event: Option<(String, Vec<&'static str>)>,
    pub(super) faults: Vec<Fault>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(lexicon: &'a Lexicon<'a>, path: Vec<String>, has_x: bool) -> Self {
        let mut walk = Self {
            lexicon,
            path,
            bound: BTreeSet::new(),
            meant: sorts::implicit(),
            out_of_reach: BTreeMap::new(),
            unbound: BTreeSet::new(),
            remembered: BTreeSet::new(),
            quality: false,
            optional_costs: BTreeSet::new(),
            has_x,
            event: None,
            faults: Vec::new(),
        };
        walk.bind(|reach| reach == Reach::Everywhere);
        walk
    }

    /// Binds the implicit names that have a meaning here.
    pub(super) fn bind(&mut self, here: impl Fn(Reach) -> bool) {
        self.bound.extend(IMPLICIT.iter().filter(|name| here(name.reach)).map(|implicit| implicit.name.to_owned()));
    }

    /// Binds the names of the choices that the object with the text remembers.
    pub(super) fn remember(&mut self, chosen: &BTreeSet<String>) {
        self.bound.extend(chosen.iter().cloned());
        self.remembered.extend(chosen.iter().cloned());
    }

    /// Walks through an entry. The names that it binds reach what follows, unless the entry is carried out by itself.
    pub(super) fn value(&mut self, key: &str, value: &Value) {
        match within(key) {
            Within::TheText => self.inside(key, value),
            Within::Later => self.apart(key, |walk| walk.inside(key, value)),
            Within::Abilities => self.apart(key, |walk| walk.abilities(value)),
            Within::Mana => self.apart(key, |walk| walk.of_mana(key, value)),
        }
    }

    pub(super) fn inside(&mut self, key: &str, value: &Value) {
        let x_inside = value.as_mapping().is_some_and(|map| announced::inside(key, map));
        let x_outside = !x_inside || announced::stays(key) || self.bound.contains("x");
        self.bind(|reach| reach == Reach::Announced && x_inside);
        self.entry(key, value);
        let outside = self.bound.clone();
        self.bind(|reach| matches!(reach, Reach::Inside(keys) if keys.contains(&key)));
        let inside: Vec<String> = self.bound.difference(&outside).cloned().collect();
        match value {
            Value::Mapping(map) => {
                // The names that an event binds have no meaning outside the ability that waits for it.
                let before = ["when", "would"]
                    .iter()
                    .any(|key| map.contains_key(*key))
                    .then(|| (self.bound.clone(), self.event.take()));
                self.parts(key, map);
                if let Some((outer, event)) = before {
                    let own = std::mem::replace(&mut self.event, event).map(|(_, names)| names).unwrap_or_default();
                    self.bound.retain(|name| outer.contains(name) || !own.contains(&name.as_str()));
                }
            }
            Value::Sequence(list) => {
                if list.iter().filter(|part| without_effect::tag(part) == "only_on_x").count() > 1 {
                    self.fault("only_on_x", "write all colours for {X} in one `only_on_x` list".to_owned(), None);
                }
                let outer = self.has_x;
                self.has_x |= key == "costs" && list.iter().any(announces_x);
                if key == "at_once" {
                    self.alternatives(list.iter().map(|item| (key, item)));
                } else {
                    list.iter().for_each(|item| self.value(key, item));
                }
                self.has_x = outer;
            }
            _ => {}
        }
        self.bound.retain(|name| !inside.contains(name) && (x_outside || name != "x"));
        // The name for each of several players or objects is bound only in the amount that is read for each.
        if matches!(key, "least_of" | "greatest_of") {
            self.bound = outside;
        }
        // A name is bound after the entry that binds it has been read: the description of a target cannot refer to the target itself.
        for name in bindings(key, value) {
            self.binds(&name, sorts::of_entry(key, value, &name));
        }
        if matches!(key, "when" | "would") {
            let (word, names) = events::of_pattern(value, key == "would");
            let meant = sorts::implicit();
            names.iter().for_each(|name| self.binds(name, meant.get(*name).copied()));
            self.event = Some((word, names));
        }
    }

    /// Binds a name.
    pub(super) fn binds(&mut self, name: &str, meant: Option<Meant>) {
        self.bound.insert(name.to_owned());
        self.out_of_reach.remove(name);
        match meant {
            Some(meant) => drop(self.meant.insert(name.to_owned(), meant)),
            None => drop(self.meant.remove(name)),
        }
    }

    fn entry(&mut self, key: &str, value: &Value) {
        let of_the_card = |name: &&str| matches!(key, "paid" | "times_paid") && self.optional_costs.contains(*name);
        if let Some(name) = read(key, value).filter(|name| !of_the_card(name)) {
            let written = if key.starts_with("bound") { format!("${name}") } else { name.to_owned() };
            if name == "x" {
                self.needs_x("x")
            } else {
                self.needs(name, &written)
            }
            self.is_meant(key, name, &written);
        }
        match (key, value) {
            ("amount" | "count" | "times" | "next" | "divide", Value::Mapping(amount)) => {
                self.not_negative(key, amount)
            }
            ("divided", Value::Mapping(parts)) => self.divisible(parts),
            ("mana_symbols", Value::Mapping(parts)) => self.mana_symbols(parts),
            ("mana", Value::String(mana)) if mana.contains("{X}") => self.needs_x("{X}"),
            ("subtype" | "subtypes", Value::String(word)) if word == EVERY_CREATURE_TYPE => {
                let so = "`every_creature_type` is allowed only in `add_subtypes` and `set_subtypes`; a card with every creature type has the keyword `changeling`";
                self.fault(word, so.to_owned(), None);
            }
            (key, Value::String(word)) if subtypes::NAMED.contains(&key) => self.subtype(word),
            ("be_blocked_by_more_than", Value::Number(most)) if most.as_u64() == Some(0) => {
                self.fault(key, "use `be_blocked` for a creature that can't be blocked".to_owned(), None);
            }
            ("named", Value::String(name)) => self.selector(name),
            ("lose_keyword" | "keyword" | "keywords", Value::String(name)) => {
                self.keyword(name);
            }
            ("keyword" | "add_keyword", Value::Mapping(map)) if map.contains_key("with") => self.keyword_with(value),
            ("action", Value::Mapping(map)) if map.contains_key("with") => self.action_with(value),
            ("performs", Value::Mapping(event)) => {
                self.action(event["action"].as_str().unwrap_or_default());
            }
            ("costs" | "cost" | "additional_costs", Value::Mapping(cost)) => self.cost(cost),
            // A hybrid symbol is refused where mana is added or a cost is reduced, because no colour is chosen there (106.8, 118.7e).
            ("less", Value::String(mana)) => self.of_either(mana),
            ("apply", Value::Mapping(apply)) => self.applied_to(apply),
            ("tapped_makes", Value::Mapping(makes)) => {
                self.of_either(makes["mana"].as_str().unwrap_or_default());
                self.without_effect(without_effect::tapped_makes(makes));
            }
            ("add_mana", Value::Mapping(adds)) => {
                self.of_either(adds["mana"].as_str().unwrap_or_default());
                self.without_effect(without_effect::mana(adds));
            }
            ("replacement", Value::Mapping(replacement)) => {
                self.without_effect(without_effect::replacement(replacement))
            }
            ("create_token", Value::Mapping(token)) => {
                self.without_effect(without_effect::token(token).into_iter().chain(without_effect::exceptions(token)));
            }
            ("enter_with", Value::Mapping(with)) => self.without_effect(without_effect::exceptions(with)),
            ("prevent_damage" | "redirect_damage", Value::Mapping(shield)) => {
                self.without_effect(without_effect::shield(shield))
            }
            _ => {}
        }
    }

    pub(super) fn without_effect(&mut self, said: impl IntoIterator<Item = (String, String)>) {
        said.into_iter().for_each(|(word, message)| self.fault(&word, message, None));
    }

    pub(super) fn fault(&mut self, word: &str, message: String, suggestion: Option<String>) {
        let fault = Fault { path: self.path.clone(), word: word.to_owned(), message, suggestion };
        // The same fault is reported only once, at its first place.
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// The name of a chosen subtype is checked elsewhere.
    fn subtype(&mut self, word: &str) {
        if word == EVERY_CREATURE_TYPE || word.starts_with('$') {
            return;
        }
        if let Some((message, suggestion)) = subtypes::wrong(word, self.lexicon) {
            self.fault(word, message, suggestion);
        }
    }

    /// An X that is not announced must be chosen by an instruction or be stated by the text.
    fn needs_x(&mut self, word: &str) {
        if !self.bound.contains("x") {
            self.unbound.insert("x".to_owned());
            let else_so = "pay it with `may_pay`, choose it first with `choose_value: { kind: number, as: x }`, or set it with `let`";
            self.fault(word, format!("no X is announced here: {else_so}"), None);
        }
    }

    fn needs(&mut self, name: &str, word: &str) {
        if self.bound.contains(name) {
            return;
        }
        self.unbound.insert(name.to_owned());
        if let Some(why) = self.out_of_reach.get(name).cloned() {
            return self.fault(word, why, None);
        }
        if let Some(message) = self.unbound_by_the_event(name) {
            return self.fault(word, message, None);
        }
        if let Some(bare) = name.strip_prefix('$').filter(|bare| self.bound.contains(*bare)) {
            return self.fault(
                word,
                format!("the name is written without the sign `$` here: `{bare}`"),
                Some(bare.to_owned()),
            );
        }
        // The wrong name as it is written: `it` without a sign, every other name with the sign `$`.
        let word = if word == "$it" { "it" } else { word };
        let near = nearest(name, self.bound.iter().map(String::as_str));
        let near = near.map(|near| if word.starts_with('$') { format!("${near}") } else { near });
        let sign = |bound: &String| match bound.as_str() {
            "x" | "it" => bound.clone(),
            name => format!("${name}"),
        };
        let bound: Vec<String> =
            self.bound.iter().filter(|bound| !["kicker", MONSTROUS_X].contains(&bound.as_str())).map(sign).collect();
        let bound: Vec<&str> = bound.iter().map(String::as_str).collect();
        let bound = listed(&bound, near.is_some());
        self.fault(word, format!("nothing before this binds the name `{name}`{bound}"), near);
    }

    /// The message for a name that some events bind, but not this one.
    fn unbound_by_the_event(&self, name: &str) -> Option<String> {
        let (event, names) = self.event.as_ref()?;
        let of_events = IMPLICIT.iter().any(|implicit| implicit.reach == Reach::Event && implicit.name == name);
        let names: Vec<String> = names.iter().map(|name| format!("`${name}`")).collect();
        let binds = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
        of_events.then(|| format!("`{event}` binds no `${name}`; it binds {binds}"))
    }
}

/// The name that an entry reads.
pub(super) fn read<'v>(key: &str, value: &'v Value) -> Option<&'v str> {
    let reads = matches!(
        key,
        "bound"
            | "bound_number"
            | "chosen_color"
            | "chosen_name"
            | "chosen_subtype"
            | "set_chosen_color"
            | "add_chosen_color"
            | "add_chosen_subtype"
            | "set_chosen_subtype"
            | "add_chosen_ability"
            | "color_words"
            | "word"
            | "becomes"
            | "one_kind_of"
            | "did"
            | "paid"
            | "other_than"
            | "target"
    );
    value.as_str().filter(|_| reads)
}

/// Whether an argument of a verb is read for each of several players.
pub(super) fn read_for_each(verb: &str, arguments: &serde_yaml::Mapping, key: &str) -> bool {
    let Some((_, who, _)) = OF_EACH.iter().find(|(of, _, keys)| *of == verb && keys.contains(&key)) else {
        return false;
    };
    match arguments.get(*who) {
        Some(Value::String(word)) => matches!(word.as_str(), "each_player" | "opponents"),
        Some(other) => ["all", "each", "except"].iter().any(|several| other["of"].get(several).is_some()),
        None => false,
    }
}

/// The names that an entry binds.
pub(super) fn bindings(key: &str, value: &Value) -> Vec<String> {
    match (key, value) {
        ("as" | "chosen" | "rest" | "dealt" | "lost" | "gained", Value::String(name)) => vec![name.clone()],
        ("targets" | "let" | "remember" | "optional_costs" | "repeatable_costs", Value::Mapping(map)) => {
            map.keys().filter_map(Value::as_str).map(str::to_owned).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a cost has an {X} that is announced with it.
fn announces_x(cost: &Value) -> bool {
    cost.get("mana").and_then(Value::as_str).is_some_and(|mana| mana.contains("{X}"))
}
