//! Checking definitions that are well formed: what they speak of has to be there, and what they cost has to be payable.
//!
//! The check walks a definition in its serialized form, in the order in which the text is read. So a new verb is checked without a word
//! here: whatever it calls `as` binds a name, and whatever points at `$name` needs one.

mod implicit;
mod printed;

use std::collections::BTreeSet;

use serde::Serialize;
use serde_yaml::Value;

use super::{
    CardDef, Named, futile,
    keyword::{KeywordDef, Param},
    selector::Selector,
};
use crate::document::{Document, DocumentError, listed, nearest};

pub use self::implicit::{IMPLICIT, Implicit, Reach};

/// What a definition may speak of.
#[derive(Debug, Clone, Default)]
pub struct Lexicon<'a> {
    /// The keywords.
    pub keywords: Vec<&'a KeywordDef>,
    /// The names of the selectors.
    pub selectors: BTreeSet<&'a str>,
    /// The editions.
    pub editions: BTreeSet<&'a str>,
    /// The creature types; where there are none, none is looked up.
    pub creature_types: BTreeSet<&'a str>,
}

/// Something wrong with a definition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The keys that lead to it, from the outside in.
    pub path: Vec<String>,
    /// The word that is wrong, as it is written.
    pub word: String,
    /// What is wrong with it.
    pub message: String,
    /// The nearest valid word.
    pub suggestion: Option<String>,
}

impl Fault {
    /// The fault at its place in the text: the word, after the keys that lead to it.
    #[must_use]
    pub fn place(self, document: &Document<'_>) -> DocumentError {
        let after_keys =
            self.path.iter().fold(0, |from, key| find_key(document.text, from, key).map_or(from, |at| at + key.len()));
        let at = find_word(document.text, after_keys, &self.word).unwrap_or(after_keys);
        DocumentError { suggestion: self.suggestion, ..document.place(at, self.message) }
    }
}

/// Where a key stands, from a byte of the text onwards.
fn find_key(text: &str, from: usize, key: &str) -> Option<usize> {
    text[from..].match_indices(key).map(|(at, _)| from + at).find(|&at| {
        let before = text[..at].trim_end_matches(['"', '\'']).chars().next_back();
        let after = text[at + key.len()..].trim_start_matches(['"', '\'']);
        after.starts_with(':') && before.is_none_or(|c| c.is_whitespace() || "{,".contains(c))
    })
}

/// Where a whole word stands, from a byte of the text onwards.
fn find_word(text: &str, from: usize, word: &str) -> Option<usize> {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    text[from..].match_indices(word).map(|(at, _)| from + at).find(|&at| {
        !text[..at].chars().next_back().is_some_and(part) && !text[at + word.len()..].chars().next().is_some_and(part)
    })
}

/// What is wrong with a card.
#[must_use]
pub fn card(card: &CardDef, lexicon: &Lexicon<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (edition, _) in card.editions.iter().filter(|(id, _)| !lexicon.editions.contains(id.as_str())) {
        faults.push(Fault {
            path: vec!["editions".to_owned()],
            word: edition.to_string(),
            message: format!("there is no edition `{edition}`"),
            suggestion: nearest(edition, lexicon.editions.iter().copied()),
        });
    }
    faults.append(&mut printed::printed(card, lexicon));
    let halves = [("abilities", &card.abilities)]
        .into_iter()
        .chain(card.flip.as_ref().map(|half| ("flip", &half.abilities)))
        .chain(card.editions.iter().map(|(_, errata)| ("editions", &errata.abilities)));
    // What was chosen as the permanent came into play is remembered by all its abilities, whichever half they are on.
    let chosen = remembered(&serialized(card));
    let generic_x = card.cost.is_some_and(|cost| cost.x > 0);
    for (place, abilities) in halves {
        for (id, ability) in abilities.iter() {
            let mut walk = Walk::new(lexicon, vec![place.to_owned(), id.to_string()], generic_x);
            walk.bound.extend(chosen.iter().cloned());
            walk.value("", &serialized(ability));
            faults.append(&mut walk.faults);
        }
    }
    faults
}

/// What is wrong with a keyword's definition.
#[must_use]
pub fn keyword(def: &KeywordDef, lexicon: &Lexicon<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, ability) in def.expands_to.iter() {
        let mut walk = Walk::new(lexicon, vec!["expands_to".to_owned(), id.to_string()], true);
        walk.quality = def.params.contains(&Param::Quality);
        walk.bind(|reach| matches!(reach, Reach::Keyword(param) if def.params.contains(&param)));
        walk.value("", &serialized(ability));
        faults.append(&mut walk.faults);
    }
    faults
}

/// What is wrong with named selectors.
#[must_use]
pub fn selectors(named: &Named<Selector>, lexicon: &Lexicon<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (name, selector) in named.iter() {
        let mut walk = Walk::new(lexicon, vec![name.to_string()], true);
        walk.value("", &serialized(selector));
        faults.append(&mut walk.faults);
    }
    faults
}

/// A definition as plain data. All of the card language serializes: its maps have names for keys.
fn serialized(definition: &impl Serialize) -> Value {
    serde_yaml::with::singleton_map_recursive::serialize(definition, serde_yaml::value::Serializer).unwrap_or_default()
}

/// The names that are bound while a permanent comes into play.
fn remembered(card: &Value) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    each_map(card, &mut |key, value| {
        if key == "enter_with" {
            each_map(value, &mut |key, value| names.extend(bindings(key, value)));
        }
    });
    names
}

fn each_map(value: &Value, see: &mut impl FnMut(&str, &Value)) {
    match value {
        Value::Mapping(map) => map.iter().for_each(|(key, value)| {
            see(key.as_str().unwrap_or_default(), value);
            each_map(value, see);
        }),
        Value::Sequence(list) => list.iter().for_each(|value| each_map(value, see)),
        _ => {}
    }
}

/// The names that an entry binds.
fn bindings(key: &str, value: &Value) -> Vec<String> {
    match (key, value) {
        ("as" | "chosen" | "rest", Value::String(name)) => vec![name.clone()],
        ("targets" | "let" | "remember" | "optional_costs", Value::Mapping(map)) => {
            map.keys().filter_map(Value::as_str).map(str::to_owned).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a cost has an {X} that is announced with it.
fn announces_x(cost: &Value) -> bool {
    cost.get("mana").and_then(Value::as_str).is_some_and(|mana| mana.contains("{X}"))
}

/// A walk through one ability.
struct Walk<'a> {
    lexicon: &'a Lexicon<'a>,
    path: Vec<String>,
    bound: BTreeSet<String>,
    /// Whether `quality` means something here.
    quality: bool,
    /// Whether there is an {X} to announce.
    has_x: bool,
    faults: Vec<Fault>,
}

impl<'a> Walk<'a> {
    fn new(lexicon: &'a Lexicon<'a>, path: Vec<String>, has_x: bool) -> Self {
        let mut walk = Self { lexicon, path, bound: BTreeSet::new(), quality: false, has_x, faults: Vec::new() };
        walk.bind(|reach| reach == Reach::Everywhere);
        walk
    }

    /// Binds the implicit names that reach here.
    fn bind(&mut self, here: impl Fn(Reach) -> bool) {
        self.bound.extend(IMPLICIT.iter().filter(|name| here(name.reach)).map(|implicit| implicit.name.to_owned()));
    }

    fn value(&mut self, key: &str, value: &Value) {
        self.entry(key, value);
        self.bind(|reach| matches!(reach, Reach::Inside(keys) if keys.contains(&key)));
        match value {
            Value::Mapping(map) => {
                for (inner, value) in map {
                    let inner = inner.as_str().unwrap_or_default();
                    self.value(inner, value);
                    // 601.2c: targets are chosen in the order of the text, so a later one may speak of an earlier one.
                    self.bound.extend((key == "targets").then(|| inner.to_owned()));
                }
            }
            Value::Sequence(list) => {
                if list.iter().filter(|part| futile::tag(part) == "only_on_x").count() > 1 {
                    self.fault("only_on_x", "one colour only is spent on {X}".to_owned(), None);
                }
                let outer = self.has_x;
                self.has_x |= key == "costs" && list.iter().any(announces_x);
                list.iter().for_each(|item| self.value(key, item));
                self.has_x = outer;
            }
            _ => {}
        }
        // A name is bound once what binds it has been read: a target's own description can't speak of itself.
        self.bound.extend(bindings(key, value));
        self.bind(|reach| matches!(reach, Reach::After(keys) if keys.contains(&key)));
    }

    fn entry(&mut self, key: &str, value: &Value) {
        match (key, value) {
            ("bound", Value::String(name)) => self.needs(name, &format!("${name}")),
            (
                "chosen_color" | "chosen_name" | "set_chosen_color" | "add_chosen_subtype" | "set_chosen_subtype"
                | "add_chosen_ability",
                Value::String(name),
            )
            | ("color_words" | "did" | "paid" | "other_than" | "target", Value::String(name)) => self.needs(name, name),
            ("amount" | "count" | "times" | "next" | "divide", Value::Mapping(amount)) => {
                self.not_negative(key, amount)
            }
            ("named", Value::String(name)) => self.selector(name),
            ("lose_keyword" | "keyword" | "keywords" | "exempt_keyword", Value::String(name)) => {
                self.keyword(name);
            }
            ("keyword" | "add_keyword", Value::Mapping(map)) if map.contains_key("with") => self.keyword_with(value),
            ("costs" | "cost" | "additional_costs", Value::Mapping(cost)) => self.cost(cost),
            ("replacement", Value::Mapping(replacement)) => self.futile(futile::replacement(replacement)),
            ("enter_with", Value::Mapping(with)) => self.futile(futile::entering(&with["do"])),
            ("create_token", Value::Mapping(token)) => self.futile(futile::token(token)),
            _ => {}
        }
    }

    fn futile(&mut self, said: impl IntoIterator<Item = (String, String)>) {
        said.into_iter().for_each(|(word, message)| self.fault(&word, message, None));
    }

    fn fault(&mut self, word: &str, message: String, suggestion: Option<String>) {
        let fault = Fault { path: self.path.clone(), word: word.to_owned(), message, suggestion };
        // A word that is wrong twice is told once, where it stands first.
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    fn needs(&mut self, name: &str, word: &str) {
        if self.bound.contains(name) {
            return;
        }
        // A wrong name stands where it is written: `it` without, all others with their sign.
        let word = if word == "$it" { "it" } else { word };
        let near = nearest(name, self.bound.iter().map(String::as_str));
        let near = near.map(|near| if word.starts_with('$') { format!("${near}") } else { near });
        let sign = |bound: &String| match bound.as_str() {
            "x" | "it" => bound.clone(),
            name => format!("${name}"),
        };
        let bound: Vec<String> = self.bound.iter().filter(|bound| *bound != "kicker").map(sign).collect();
        let bound: Vec<&str> = bound.iter().map(String::as_str).collect();
        let bound = listed(&bound, near.is_some());
        self.fault(word, format!("nothing before this binds the name `{name}`{bound}"), near);
    }

    /// Less than nothing can't be done.
    fn not_negative(&mut self, key: &str, amount: &serde_yaml::Mapping) {
        if let Some(number) = amount.get("fixed").and_then(Value::as_i64).filter(|number| *number < 0) {
            self.fault(&number.to_string(), format!("`{key}` can't be negative"), None);
        }
    }

    fn selector(&mut self, name: &str) {
        if (self.quality && name == "quality") || self.lexicon.selectors.contains(name) {
            return;
        }
        let references =
            ["self", "you", "it", "host", "opponents", "each_player", "active_player", "defending_player", "linked"];
        let near = nearest(name, self.lexicon.selectors.iter().copied().chain(references));
        let valid: Vec<&str> = self.lexicon.selectors.iter().copied().collect();
        let message = format!("there is no selector `{name}`{}", listed(&valid, near.is_some()));
        self.fault(name, message, near);
    }

    fn keyword(&mut self, name: &str) -> Option<&'a KeywordDef> {
        let found = self.lexicon.keywords.iter().find(|def| &*def.keyword == name).copied();
        if found.is_none() {
            let valid: Vec<&str> = self.lexicon.keywords.iter().map(|def| def.keyword.as_str()).collect();
            let near = nearest(name, valid.iter().copied());
            let message = format!("there is no keyword `{name}`{}", listed(&valid, near.is_some()));
            self.fault(name, message, near);
        }
        found
    }

    fn keyword_with(&mut self, keyword: &Value) {
        let name = keyword["name"].as_str().unwrap_or_default();
        let Some(def) = self.keyword(name) else { return };
        let with = &keyword["with"];
        let cost = with["cost"].as_sequence().is_some_and(|cost| !cost.is_empty());
        let given = [(Param::N, "number", !with["n"].is_null()), (Param::Cost, "cost", cost)];
        for (param, called, given) in given.into_iter().chain([(Param::Quality, "quality", !with["quality"].is_null())])
        {
            match (def.params.contains(&param), given) {
                (true, false) => self.fault(name, format!("keyword `{name}` needs a {called}"), None),
                (false, true) => self.fault(name, format!("keyword `{name}` has no {called}"), None),
                _ => {}
            }
        }
    }

    /// A cost that nobody could ever pay, or that asks for nothing, is a mistake.
    fn cost(&mut self, cost: &serde_yaml::Mapping) {
        for (kind, part) in cost {
            let kind = kind.as_str().unwrap_or_default();
            let amount = if part.get("fixed").is_some() { part } else { &part["count"] };
            let amount = amount["fixed"].as_i64().or_else(|| part["amount"]["fixed"].as_i64());
            if let Some(number) = amount.filter(|number| *number < 1) {
                self.fault(kind, format!("a cost of {number} can't be paid"), None);
            }
            if kind == "only_on_x" && !self.has_x {
                self.fault(kind, "there is no {X} in the mana cost".to_owned(), None);
            }
            if kind == "tap" && matches!(part.as_str(), Some("you" | "opponents" | "each_player" | "active_player")) {
                self.fault(kind, "a player can't be tapped".to_owned(), None);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::load;

    fn faults(abilities: &str) -> Vec<String> {
        let bushido = load::keyword(Document { file: "k", text: "keyword: bushido\nparams: [n]\n" }).unwrap();
        let lexicon = Lexicon {
            keywords: vec![&bushido],
            selectors: ["any_target"].into(),
            editions: ["2004-10", "2026-01"].into(),
            creature_types: ["Goblin"].into(),
        };
        let text = format!("name: A\ncost: \"{{1}}\"\ntypes: [creature]\npt: [1, 1]\n{abilities}");
        let document = Document { file: "a.yaml", text: &text };
        let card = load::card(document).unwrap();
        super::card(&card, &lexicon).into_iter().map(|fault| fault.place(&document).to_string()).collect()
    }

    #[test]
    fn a_sound_card_has_no_faults() {
        let sound = "abilities:\n  ray: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 2, to: $victim } } ] } }\n";
        assert_eq!(faults(sound), [""; 0]);
    }

    #[test]
    fn a_target_may_speak_of_one_before_it() {
        let text = |first: &str, second: &str| {
            format!(
                "abilities:\n  ray: {{ spell: {{ targets: {{ {first}: any_target, {second}: {{ target: {{ zone: graveyard, owner: $a }} }} }}, do: [] }} }}\n"
            )
        };
        assert_eq!(faults(&text("a", "b")), [""; 0]);
        assert_eq!(faults(&text("b", "a")).len(), 1, "not of itself");
    }

    #[test]
    fn mana_only_on_x_needs_an_x() {
        let text = |mana: &str| {
            format!(
                "abilities:\n  prevent: {{ activated: {{ costs: [ {{ mana: \"{mana}\" }}, {{ only_on_x: white }} ], do: [] }} }}\n"
            )
        };
        assert_eq!(faults(&text("{X}")), [""; 0]);
        assert_eq!(faults(&text("{2}")).len(), 1);
    }

    #[test]
    fn an_unbound_name_is_placed() {
        let text = "abilities:\n  ray: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 2, to: $victm } } ] } }\n";
        assert_eq!(
            faults(text),
            [
                "a.yaml:6:90: nothing before this binds the name `victm`; there are `$victim`, `x`; did you mean `$victim`?"
            ]
        );
    }

    #[test]
    fn a_name_is_bound_before_it_is_used() {
        let text = "abilities:\n  trick: { spell: { do: [ { tap: { what: $one } }, { choose: { from: any_target, as: one } } ] } }\n";
        assert_eq!(faults(text), ["a.yaml:6:42: nothing before this binds the name `one`; there is only `x`"]);
    }

    #[test]
    fn events_bind_names() {
        let text = "abilities:\n  revenge: { triggered: { when: { dies: self }, do: [ { tap: { what: it } } ] } }\n  trick: { spell: { do: [ { tap: { what: it } } ] } }\n";
        assert_eq!(faults(text), ["a.yaml:7:42: nothing before this binds the name `it`; there is only `x`"]);
    }

    #[test]
    fn keywords_selectors_and_editions_are_there() {
        let text = "abilities:\n  b: { keyword: { bushdo: 1 } }\n  c: { keyword: bushido }\n  d: { static: { affects: any_targt, apply: [] } }\neditions:\n  2004-11: {}\n";
        assert_eq!(
            faults(text),
            [
                "a.yaml:10:3: there is no edition `2004-11`; did you mean `2004-10`?",
                "a.yaml:6:19: there is no keyword `bushdo`; there is only `bushido`; did you mean `bushido`?",
                "a.yaml:7:17: keyword `bushido` needs a number",
                "a.yaml:8:27: there is no selector `any_targt`; there is only `any_target`; did you mean `any_target`?",
            ]
        );
    }

    #[test]
    fn a_replacement_that_would_do_nothing_is_refused() {
        let text = |would: &str, instead: &str| {
            format!("abilities:\n  r: {{ replacement: {{ would: {{ {would} }}, instead: {instead} }} }}\n")
        };
        for (would, instead, message) in [
            ("turned_face_up: self", "nothing", "`turned_face_up` can't be replaced"),
            ("becomes_tapped: self", "nothing", "`becomes_tapped` can't be replaced"),
            ("loses_game: you", "nothing", "`loses_game` can't be replaced"),
            ("step_begins: { step: draw }", "nothing", "`step_begins` can't be replaced"),
            ("draws: you", "{ multiply: 2 }", "`draws` can't be replaced by `multiply`"),
            ("enters: self", "{ multiply: 2 }", "`enters` can't be replaced by `multiply`"),
            ("destroyed: self", "{ move_to: { zone: exile } }", "`destroyed` can't be replaced by `move_to`"),
        ] {
            let faults = faults(&text(would, instead));
            assert_eq!(faults.len(), 1, "{faults:?}");
            assert!(faults[0].ends_with(message), "{faults:?}");
        }
        assert_eq!(faults(&text("draws: you", "nothing")), [""; 0]);
    }

    #[test]
    fn a_token_that_is_a_copy_is_nothing_besides() {
        let text = |besides: &str| {
            format!("abilities:\n  r: {{ spell: {{ do: [ {{ create_token: {{ copy_of: self{besides} }} }} ] }} }}\n")
        };
        assert_eq!(faults(&text("")), [""; 0]);
        let faults = faults(&text(", types: [artifact]"));
        assert!(faults.len() == 1 && faults[0].ends_with("no `types` of its own"), "{faults:?}");
    }

    #[test]
    fn one_colour_is_spent_on_x() {
        let text = "abilities:\n  a: { activated: { costs: [ { mana: \"{X}\" }, { only_on_x: white }, { only_on_x: red } ], do: [] } }\n";
        assert_eq!(faults(text), ["a.yaml:6:49: one colour only is spent on {X}"]);
    }

    #[test]
    fn what_only_enters_is_not_changed() {
        let text = |verb: &str| {
            format!(
                "abilities:\n  r: {{ replacement: {{ would: {{ enters: self }}, instead: {{ enter_with: {{ do: [ {verb} ] }} }} }} }}\n"
            )
        };
        let size = "{ apply: { to: self, apply: [ { set_pt: [3, 3] } ] } }";
        let copy = "{ put_counters: { kind: +1/+1, on: self } }";
        for verb in [size, copy] {
            let faults = faults(&text(verb));
            assert!(faults.len() == 1 && faults[0].ends_with("does nothing to what is only entering"), "{faults:?}");
        }
        assert_eq!(faults(&text("{ choose_value: { kind: color, as: hue } }")), [""; 0]);
    }

    #[test]
    fn an_impossible_cost_is_refused() {
        let text = "abilities:\n  a: { activated: { costs: [ { pay_life: -1 } ] } }\n  b: { activated: { costs: [ { tap: you } ] } }\n";
        assert_eq!(faults(text), ["a.yaml:6:32: a cost of -1 can't be paid", "a.yaml:7:32: a player can't be tapped"]);
    }

    #[test]
    fn less_than_nothing_is_refused() {
        let text = "abilities:\n  a: { spell: { do: [ { draw: { who: you, count: -1 } } ] } }\n";
        assert_eq!(faults(text), ["a.yaml:6:50: `count` can't be negative"]);
    }

    #[test]
    fn what_is_printed_is_looked_at() {
        let lexicon = Lexicon { creature_types: ["Goblin", "Spirit"].into(), ..Lexicon::default() };
        let faults = |printed: &str| -> Vec<String> {
            let text = format!("name: A\n{printed}");
            let document = Document { file: "a.yaml", text: &text };
            let card = load::card(document).unwrap();
            super::card(&card, &lexicon).into_iter().map(|fault| fault.place(&document).to_string()).collect()
        };
        let sound = "types: [creature]\nsubtypes: [Goblin, Wizzrobe]\npt: [1, 1]\n";
        assert_eq!(faults(sound), [""; 0], "a set may have types of its own");
        let near = sound.replace("Goblin", "Gobiln");
        assert_eq!(faults(&near), ["a.yaml:3:12: there is no subtype `Gobiln`; did you mean `Goblin`?"]);
        assert!(faults("types: [creature]\n")[0].starts_with("a.yaml:2:9: a creature has power and toughness"));
        let lower = format!("{sound}flip: {{ name: B, types: [creature] }}\n");
        assert!(
            faults(&lower)[0].starts_with("a.yaml:5:26: a creature has power and toughness"),
            "{:?}",
            faults(&lower)
        );
    }
}
