//! The page of the card language: a template, filled from the schema, the cards and the engine's English.

use std::fmt::Write as _;

use casebook_engine::cards::check::{IMPLICIT, OF_EACH, Reach, binds, instead_of};
use serde_json::Value as Schema;

use super::{SHOWN, examples::Examples, grammar::Grammar, phrases::Phrase};

/// The contents of the page.
pub(crate) struct Page<'a> {
    pub(crate) grammar: &'a Grammar,
    /// The form of the files of keywords.
    pub(crate) keyword: &'a Grammar,
    /// The form of the files of state-based actions.
    pub(crate) state_based: &'a Grammar,
    pub(crate) examples: &'a Examples,
    /// A card's file without its first comment lines, by name.
    pub(crate) card: &'a dyn Fn(&str) -> String,
    /// Rows of keywords: the keyword, its form with its argument, its meaning in English.
    pub(crate) keywords: Vec<[String; 3]>,
    /// Rows of keyword actions: the action, its form, its meaning in English.
    pub(crate) actions: Vec<[String; 3]>,
    /// The form of the files of keyword actions.
    pub(crate) action: &'a Grammar,
    /// Rows of shared selectors: the name, and its meaning in each edition that states it.
    pub(crate) selectors: Vec<[String; 2]>,
    /// Phrases of cards.
    pub(crate) phrases: Vec<Phrase>,
}

/// Where the list of the pages stands.
pub(crate) const INDEX: &str = "@index";

/// The types with their own heading: their name in the tables, and their place.
const PLACES: &[(&str, &str, &str)] = &[
    ("Ability", "ability", "abilities"),
    ("SpellAbility", "what a spell does", "of-a-spell"),
    ("Activated", "activated ability", "activated"),
    ("Triggered", "triggered ability", "triggered"),
    ("Static", "static ability", "static"),
    ("Replacement", "replacement", "replacement"),
    ("Instead", "what happens instead", "what-happens-instead"),
    ("EnterWith", "how it comes in", "how-a-permanent-comes-in"),
    ("TargetSpec", "target", "targets"),
    ("Modes", "modes", "modes"),
    ("Mode", "mode", "modes"),
    ("Effect", "instruction", "instructions"),
    ("Pick", "choice", "choosing"),
    ("AbilityIs", "abilities", "which-abilities"),
    ("AbilityKind", "kind of ability", "which-abilities"),
    ("Place", "place", "places"),
    ("Duration", "duration", "durations"),
    ("ValueKind", "value", "values-to-choose"),
    ("ExtraPhase", "phase", "phases-to-put-in"),
    ("ManaRider", "rider", "what-mana-does-to-a-spell"),
    ("Ref", "reference", "references"),
    ("Selector", "selector", "selectors"),
    ("Kind", "sort", "sorts-of-object"),
    ("Status", "state", "states"),
    ("Range", "range", "ranges"),
    ("Amount", "amount", "amounts"),
    ("Condition", "condition", "conditions"),
    ("EventPattern", "event", "events"),
    ("Cost", "cost", "costs"),
    ("Chosen", "chosen objects", "costs"),
    ("Modification", "modification", "modifications"),
    ("Keyword", "keyword", "keywords"),
    ("KeywordArgs", "what it is given", "keywords"),
    ("Half", "other half", "the-other-half-of-a-flip-card"),
    ("Side", "another part", "another-part-of-a-card"),
    ("Errata", "what differs", "what-differs-in-an-edition"),
    ("Deed", "what it can't", "what-can-be-forbidden"),
    ("Allowance", "what it may", "what-can-be-allowed"),
    ("RuleName", "rule", "rules-that-can-be-switched-off"),
    ("Builtin", "procedure", "keywords"),
    ("Act", "keyword action", "keyword-actions"),
    ("ActArgs", "what it is given", "keyword-actions"),
    ("ActParam", "what it asks for", "keyword-actions"),
    ("Rule", "rule mark", "keywords"),
    ("Param", "what it asks for", "keywords"),
    ("Outcome", "outcome", "rules-that-cards-bring-with-them"),
];

/// The closed words and the forms that are explained once, at the end.
const VALUES: [(&str, &str); 9] = [
    ("ManaKind", "kind of mana"),
    ("Color", "colour"),
    ("CardType", "card type"),
    ("Supertype", "supertype"),
    ("Zone", "zone"),
    ("Step", "step"),
    ("Aspect", "what differs"),
    ("CounterKind", "kind of counter"),
    ("ManaCost", "mana"),
];

impl Page<'_> {
    /// The page.
    pub(crate) fn written(&self, template: &str) -> String {
        let mut page = String::new();
        for line in template.lines() {
            match line.strip_prefix('@') {
                Some(order) => page += &self.filled(order),
                None => page += &format!("{line}\n"),
            }
        }
        page
    }

    fn filled(&self, order: &str) -> String {
        let (what, of) = order.split_once(' ').unwrap_or((order, ""));
        match what {
            "card" => (self.card)(of),
            "about" => format!("{}\n", text(&self.grammar.definition(of)["description"])),
            "arguments" => self.arguments(of, self.definition(of)),
            "words" => self.words(of),
            "events" => self.events(),
            "verbs" => self.verbs(),
            "values" => self.values(of),
            "implicit" => implicit(),
            "keywords" => {
                rows("| keyword | written, where it is given something | stands for |\n|---|---|---|\n", &self.keywords)
            }
            "actions" => rows("| action | is written | is |\n|---|---|---|\n", &self.actions),
            "guide" => self.phrases(of, true),
            "phrases" => self.phrases(of, false),
            "index" => format!("{INDEX}\n"),
            "selectors" => rows("| selector | is |\n|---|---|\n", &self.selectors),
            _ => panic!("the template asks for `{order}`"),
        }
    }

    /// The phrases of a chapter: those of the guide, or all of them.
    fn phrases(&self, chapter: &str, in_guide: bool) -> String {
        let asked = self.phrases.iter().filter(|it| it.chapter == chapter && (it.is_in_guide || !in_guide));
        let asked: Vec<[String; 3]> = asked.map(|it| it.row.clone()).collect();
        assert!(!asked.is_empty(), "phrases.tsv has nothing for the chapter {chapter}");
        rows("| what a card says | is written | as on |\n|---|---|---|\n", &asked)
    }

    /// The definition of a type, from any kind of file that has it.
    fn definition(&self, kind: &str) -> &Schema {
        let all = [self.grammar, self.keyword, self.action, self.state_based].into_iter();
        let found = all.map(|grammar| grammar.definition_or_root(kind)).find(|schema| schema.is_object());
        found.unwrap_or_else(|| panic!("no kind of file has {kind}"))
    }

    /// The keys of a map.
    fn arguments(&self, kind: &str, schema: &Schema) -> String {
        let examples = self.examples.has(kind) && SHOWN.contains(&kind);
        let mut table = String::from("| key | takes | what it is | left out |");
        table += if examples { " for example |\n|---|---|---|---|---|\n" } else { "\n|---|---|---|---|\n" };
        for (key, property, needed) in keys(schema).into_iter().filter(|(key, ..)| !is_other_word(kind, key)) {
            let about = self.about(property);
            assert!(!about.is_empty(), "`{key}` of {kind} has no doc comment");
            let default = if needed { "needed".to_owned() } else { default(property) };
            let _ = write!(table, "| `{key}` | {} | {} | {default} |", self.takes(property), cell(&about));
            table += &match self.examples.of(kind, key) {
                Some(example) if examples => format!(" `{}` |\n", example.written.replace('|', "\\|")),
                _ => "\n".to_owned(),
            };
        }
        table
    }

    /// The words of a type.
    fn words(&self, kind: &str) -> String {
        let examples = self.examples.has(kind);
        let mut table = String::from("| word | takes | what it is |");
        table += if examples { " for example |\n|---|---|---|---|\n" } else { "\n|---|---|---|\n" };
        for word in self.grammar.words_of(self.definition(kind)) {
            let takes = word.takes.map(|schema| self.takes_inside(schema)).unwrap_or_default();
            let about = word.takes.map_or_else(String::new, |schema| self.about(schema));
            let about = if word.about.is_empty() { about } else { word.about };
            assert!(!about.is_empty(), "`{}` of {kind} has no doc comment", word.word);
            let _ = write!(table, "| {} | {takes} | {} |", word.word, cell(&about));
            table += &match self.examples.of(kind, &word.key) {
                Some(example) if examples => format!(" `{}` |\n", example.written.replace('|', "\\|")),
                None if examples => " |\n".to_owned(),
                _ => "\n".to_owned(),
            };
        }
        table
    }

    /// The words of events: the names that each binds, and what can replace it.
    fn events(&self) -> String {
        let mut table = String::from(
            "| word | takes | what it is | binds | under `would`: what may stand under `instead` | for example |\n|---|---|---|---|---|---|\n",
        );
        let listed = |words: &[&str], sign: &str| {
            words.iter().map(|word| format!("`{sign}{word}`")).collect::<Vec<_>>().join(", ")
        };
        for word in self.grammar.words_of(self.definition("EventPattern")) {
            let takes = word.takes.map(|schema| self.takes_inside(schema)).unwrap_or_default();
            let (now, would) = (binds(&word.key, false), binds(&word.key, true));
            let mut bound = listed(now, "$");
            if now != would && !instead_of(&word.key).is_empty() {
                bound += &format!("; under `would` {}", listed(would, "$"));
            }
            let example = self.examples.of("EventPattern", &word.key);
            let example = example.map(|example| format!("`{}`", example.written.replace('|', "\\|")));
            let _ = writeln!(
                table,
                "| {} | {takes} | {} | {bound} | {} | {} |",
                word.word,
                cell(&word.about),
                listed(instead_of(&word.key), ""),
                example.unwrap_or_default()
            );
        }
        table
    }

    /// A section for each verb.
    fn verbs(&self) -> String {
        let mut text = String::new();
        for word in self.grammar.words("Effect") {
            let schema = word.takes.unwrap_or_else(|| panic!("{} takes nothing", word.key));
            let (kind, definition) = self.grammar.meant(schema);
            let kind = kind.unwrap_or("Effect");
            let about = self.about(schema);
            assert!(!about.is_empty(), "the verb `{}` has no doc comment", word.key);
            let _ = write!(text, "### {}\n\n{about}\n\n", word.key);
            if definition["properties"].is_object() {
                text += &self.arguments(kind, definition);
            } else {
                let _ = writeln!(text, "Takes {}.", self.takes(definition));
            }
            if let Some(example) = self.examples.of("Effect", &word.key) {
                let _ = write!(
                    text,
                    "\n```yaml\n{}\n```\n\nSo *{}*: {}\n",
                    example.whole,
                    example.card,
                    cell(&example.english.replace(&example.card, "this card").replace(". this card", ". This card"))
                );
            }
            text.push('\n');
        }
        text.trim_end().to_owned() + "\n"
    }

    fn values(&self, of: &str) -> String {
        let mut table = String::new();
        for kind in of.split(' ') {
            let words: Vec<String> = self.grammar.words(kind).into_iter().map(|word| word.word).collect();
            let name = VALUES.iter().find(|(known, _)| *known == kind).map_or(kind, |(_, name)| name);
            let _ = writeln!(table, "| {name} | {} |", words.join(", "));
        }
        table
    }

    /// The description of a schema, or of the type to which it refers.
    fn about(&self, schema: &Schema) -> String {
        let own = text(&schema["description"]);
        if own.is_empty() { text(&self.grammar.meant(schema).1["description"]) } else { own }
    }

    /// The possible values; the keys, if it is a map of its own.
    fn takes_inside(&self, schema: &Schema) -> String {
        let (name, meant) = self.grammar.meant(schema);
        if name.is_some_and(|name| PLACES.iter().any(|(kind, ..)| *kind == name)) || !meant["properties"].is_object() {
            return self.takes(schema);
        }
        let key = |(key, property, needed): (&str, &Schema, bool)| {
            let about = self.about(property);
            let default = default(property);
            let left_out = if needed || default.is_empty() { String::new() } else { format!(", else {default}") };
            format!("`{key}`: {}{left_out} – {}", self.takes(property), cell(&about))
        };
        keys(meant).into_iter().map(key).collect::<Vec<_>>().join("<br>")
    }

    /// The possible values.
    fn takes(&self, schema: &Schema) -> String {
        let (name, meant) = self.grammar.meant(schema);
        if let Some(name) = name {
            if let Some((_, called, anchor)) = PLACES.iter().find(|(kind, ..)| *kind == name) {
                return format!("[{called}](#{anchor})");
            }
            if let Some((_, called)) = VALUES.iter().find(|(kind, _)| *kind == name) {
                return format!("[{called}](#words-and-values)");
            }
        }
        if meant["anyOf"].is_array() || meant["oneOf"].is_array() {
            let forms = self.grammar.forms(meant).into_iter().map(|form| self.takes(form));
            return forms.filter(|form| !form.is_empty()).collect::<Vec<_>>().join(" or ");
        }
        if let Some(word) = meant["const"].as_str() {
            return format!("`{word}`");
        }
        if meant["const"] == Schema::Bool(true) {
            return "`true`".to_owned();
        }
        if let Some(words) = meant["enum"].as_array() {
            let words = words.iter().filter_map(Schema::as_str).map(|word| format!("`{word}`"));
            return words.collect::<Vec<_>>().join(", ");
        }
        match meant["type"].as_str() {
            Some("boolean") if schema["default"] == Schema::Bool(false) => "`true`".to_owned(),
            Some("boolean") => "`true` or `false`".to_owned(),
            Some("integer") => "number".to_owned(),
            Some("string") => "name".to_owned(),
            Some("array") => match &meant["items"] {
                Schema::Array(each) => {
                    format!("`[…]`: {}", each.iter().map(|one| self.takes(one)).collect::<Vec<_>>().join(", "))
                }
                each => format!("list: {}", self.takes(each)),
            },
            Some("object") if meant["additionalProperties"].is_object() => {
                format!("names: {}", self.takes(&meant["additionalProperties"]))
            }
            Some("object") => format!("map: {}", name.unwrap_or_default()),
            _ => String::new(),
        }
    }
}

/// The keys of a map in order, the required ones first.
fn keys(schema: &Schema) -> Vec<(&str, &Schema, bool)> {
    let all = schema["properties"].as_object().into_iter().flatten();
    let needed: Vec<&str> = schema["required"].as_array().into_iter().flatten().filter_map(Schema::as_str).collect();
    let first = needed.iter().map(|key| (*key, &schema["properties"][*key], true));
    let others = all.map(|(key, property)| (key.as_str(), property, false));
    first.chain(others.filter(|(key, ..)| !needed.contains(key))).collect()
}

/// Whether a key is a synonym of a listed one: a keyword's quality has several.
fn is_other_word(kind: &str, key: &str) -> bool {
    kind == "KeywordArgsMap" && ["onto", "from", "to", "what"].contains(&key)
}

/// The default of a key.
fn default(property: &Schema) -> String {
    match &property["default"] {
        Schema::Null | Schema::Bool(false) => String::new(),
        Schema::Array(list) if list.is_empty() => String::new(),
        Schema::String(word) => format!("`{word}`"),
        other => format!("`{other}`"),
    }
}

fn implicit() -> String {
    let mut table = String::from("| name | where | what it is |\n|---|---|---|\n");
    for name in IMPLICIT {
        let keys = |keys: &[&str]| keys.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ");
        let place = match name.reach {
            Reach::Everywhere => "everywhere".to_owned(),
            Reach::Announced => {
                "where a cost has an X: of the card, of the ability, or of a `may_pay` before it".to_owned()
            }
            Reach::Inside(within) => format!("inside {}", keys(within)),
            Reach::OfEach => {
                let verb =
                    |(verb, who, keys_of): &(&str, &str, &[&str])| format!("{} of `{verb}` (`{who}`)", keys(keys_of));
                let verbs = OF_EACH.iter().map(verb).collect::<Vec<_>>().join("; ");
                format!(
                    "where several players are spoken of by `each_player`, `opponents`, `all`, `each` or `except`: in {verbs}"
                )
            }
            Reach::Event => "after an [event](#events) that binds it".to_owned(),
            Reach::Keyword(_) => "in the definition of a keyword that asks for it".to_owned(),
        };
        let _ = writeln!(table, "| `{}` | {place} | {} |", name.name, name.says);
    }
    table
}

fn rows<const N: usize>(head: &str, rows: &[[String; N]]) -> String {
    let row =
        |cells: &[String; N]| format!("| {} |\n", cells.iter().map(|one| cell(one)).collect::<Vec<_>>().join(" | "));
    format!("{head}{}", rows.iter().map(row).collect::<String>())
}

/// A text on one line.
fn text(schema: &Schema) -> String {
    schema.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text as a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}
