//! The words that the checks of cards look for. The checks walk through the written form of an ability, because the text of a keyword has
//! parameters whose values are not known yet. So a word there is a string, and this test does what the compiler would do for a typed word: a word
//! that the card language does not have, or has no longer, fails.

use std::{collections::BTreeSet, fs, path::Path};

use crate::common;
use serde_json::Value;
use syn::visit::{self, Visit};
use walkdir::WalkDir;

/// Names that the engine binds, words that authors write by mistake and that a message corrects, and names of designations that are refused or that the rules give. They are no words of the language.
const NAMES: [&str; 13] = [
    "an_opponent",
    "any_player",
    "archenemy",
    "blessed_by_the_city",
    "candidate",
    "commander",
    "exerted",
    "initiative",
    "it",
    "monstrous_x",
    "paired",
    "protector",
    "the_monarch",
];

/// The literals of the code that have the shape of a word, with the tests inside the files left out.
struct Literals(BTreeSet<String>);

impl<'f> Visit<'f> for Literals {
    fn visit_item_mod(&mut self, item: &'f syn::ItemMod) {
        if item.ident != "tests" {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_lit_str(&mut self, literal: &'f syn::LitStr) {
        let word = literal.value();
        if !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_') {
            self.0.insert(word);
        }
    }

    fn visit_macro(&mut self, asked: &'f syn::Macro) {
        // The arguments of `matches!`, which are patterns.
        for token in asked.tokens.clone().into_iter().filter(|_| asked.path.is_ident("matches")) {
            if let Ok(literal) = syn::parse2::<syn::LitStr>(token.into()) {
                self.visit_lit_str(&literal);
            }
        }
    }
}

/// The literals of a file.
fn literals(path: &Path) -> BTreeSet<String> {
    let mut literals = Literals(BTreeSet::new());
    literals.visit_file(&syn::parse_file(&fs::read_to_string(path).unwrap()).unwrap());
    literals.0
}

/// The words of the language: of its schemas, of every card, keyword and keyword action, and those that the written form has where authors write a
/// shorter one.
fn words() -> BTreeSet<String> {
    let mut words = literals(Path::new("language/src/cards/written.rs"));
    for schema in
        WalkDir::new("docs/schemas").into_iter().filter_map(Result::ok).filter(|entry| entry.file_type().is_file())
    {
        let text = fs::read_to_string(schema.path()).unwrap();
        of_schema(&serde_json::from_str(&text).unwrap(), &mut words);
    }
    let library = common::library();
    library.cards().for_each(|card| written(&serde_json::to_value(&*card.card).unwrap(), &mut words));
    library.keywords().for_each(|keyword| written(&serde_json::to_value(keyword).unwrap(), &mut words));
    library.actions().iter().for_each(|action| written(&serde_json::to_value(action).unwrap(), &mut words));
    words
}

fn of_schema(schema: &Value, words: &mut BTreeSet<String>) {
    match schema {
        Value::Object(map) => {
            words.extend(
                map.get("properties").and_then(Value::as_object).into_iter().flat_map(|all| all.keys().cloned()),
            );
            let values = map.get("enum").and_then(Value::as_array).into_iter().flatten().chain(map.get("const"));
            words.extend(values.filter_map(Value::as_str).map(str::to_owned));
            map.values().for_each(|part| of_schema(part, words));
        }
        Value::Array(list) => list.iter().for_each(|part| of_schema(part, words)),
        _ => {}
    }
}

fn written(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, part)| {
            words.insert(key.clone());
            written(part, words);
        }),
        Value::Array(list) => list.iter().for_each(|part| written(part, words)),
        _ => {}
    }
}

#[test]
fn a_check_of_cards_looks_for_words_that_the_language_has() {
    let words = words();
    let mut read = 0;
    let mut unknown = BTreeSet::new();
    let checks =
        WalkDir::new("language/src/cards/check").into_iter().filter_map(Result::ok).map(|entry| entry.into_path());
    let others =
        ["language/src/cards/check.rs", "language/src/cards/without_effect.rs"].map(|path| Path::new(path).to_owned());
    for path in checks.chain(others).filter(|path| path.extension().is_some_and(|extension| extension == "rs")) {
        let literals = literals(&path);
        read += literals.len();
        let strange = literals.into_iter().filter(|word| !words.contains(word) && !NAMES.contains(&word.as_str()));
        unknown.extend(strange.map(|word| format!("{}: {word}", path.display())));
    }
    assert!(read > 300, "only {read} words were read");
    assert!(unknown.is_empty(), "no word of the card language: {unknown:#?}");
}
