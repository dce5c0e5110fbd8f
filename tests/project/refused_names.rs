//! The names of refused mechanics in the index of the rulebook: the engine or the checker of cards gives each of them.

use crate::common;
use std::{collections::BTreeSet, fs};

use casebook_engine::{
    cards::{
        check::{self, Lexicon},
        lacking::{subtypes_of_lacking, without_words},
        load,
    },
    document::Document,
};
use pretty_assertions::assert_eq;
use walkdir::WalkDir;

/// The kinds of counters after which the engine names what it refuses (`engine/src/unsupported.rs`).
const COUNTERS: [&str; 4] = ["shield counters", "stun counters", "finality counters", "rad counters"];

/// The names of the refused numbers and examples of the rulebook.
fn refused() -> BTreeSet<String> {
    let library = common::library();
    let numbers = library.clauses().numbers("cr26").unwrap();
    let names = numbers.iter().flat_map(|(_, is)| {
        let of_examples = is.examples.iter().filter_map(|example| example.refused.clone());
        is.refused.clone().into_iter().chain(of_examples).collect::<Vec<String>>()
    });
    names.collect()
}

/// What the checker says of a card whose text asks for that mechanic as a keyword action.
fn tried(mechanic: &str) -> Vec<String> {
    checked(&format!(
        "name: A\ntypes: [sorcery]\nabilities: {{ a: {{ spell: {{ do: [ {{ action: {mechanic:?} }} ] }} }} }}\n"
    ))
}

fn checked(text: &str) -> Vec<String> {
    let document = Document { file: "a.yaml", text };
    let card = load::card(document).unwrap();
    check::card(&card, &Lexicon::default()).into_iter().map(|fault| fault.place(&document).message).collect()
}

/// The names by which the engine refuses a game: the words that stand in calls of `refuse`, and those of `unsupported.rs`.
fn of_the_engine() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = COUNTERS.into_iter().map(str::to_owned).collect();
    for file in WalkDir::new("engine/src").into_iter().filter_map(Result::ok) {
        let Ok(text) = fs::read_to_string(file.path()) else { continue };
        let own = file.path().ends_with("unsupported.rs");
        let calls = text.split("refuse(").skip(1).chain(text.split("Some(").skip(1).filter(|_| own));
        let quoted = |call: &str| call.trim_start().strip_prefix('"')?.split_once('"').map(|(name, _)| name.to_owned());
        names.extend(calls.filter_map(quoted));
        if own {
            let owned = text.split("(|| \"").skip(1).filter_map(|rest| rest.split_once("\".to_owned()"));
            names.extend(owned.map(|(name, _)| name.to_owned()));
        }
    }
    names
}

#[test]
fn each_refused_mechanic_is_refused_by_its_name() {
    let engine = of_the_engine();
    let given = |name: &String| {
        engine.contains(name)
            || tried(name)
                .iter()
                .any(|said| said.starts_with("the engine does not carry out") && said.contains(name.as_str()))
            || subtypes_of_lacking().any(|(_, mechanic)| mechanic == name)
    };
    let wrong: Vec<String> = refused().into_iter().filter(|name| !given(name)).collect();
    assert_eq!(wrong, [""; 0], "neither the engine nor the checker refuses a mechanic by these names");
}

#[test]
fn each_mechanic_without_a_word_is_refused_somewhere() {
    let refused = refused();
    let unused: Vec<&str> = without_words().filter(|name| !refused.contains(*name)).collect();
    assert_eq!(unused, [""; 0], "no number of the rulebook is refused by these names");
}

/// A card of a mechanic that only its subtype asks for: without a refusal, an Omen would be played as an Adventure, and a Room as a split card.
#[test]
fn a_subtype_that_needs_a_lacking_mechanic_is_refused_by_its_name() {
    let card = |subtype: &str| {
        match subtype {
        "Omen" => {
            "name: A\ncost: \"{1}{U}\"\ntypes: [creature]\npt: [1, 1]\nadventure: { name: B, cost: \"{U}\", types: [sorcery], subtypes: [Omen] }\n".to_owned()
        }
        "Room" => {
            "name: A // B\ncost: \"{1}{W}\"\ntypes: [enchantment]\nsubtypes: [Room]\nsplit: { name: B, cost: \"{W}\", types: [enchantment], subtypes: [Room] }\n".to_owned()
        }
        _ => format!("name: A\ntypes: [artifact]\nsubtypes: [{subtype}]\n"),
    }
    };
    for (subtype, mechanic) in subtypes_of_lacking() {
        let said = checked(&card(subtype));
        let named = format!("the engine does not carry out {mechanic} ");
        assert!(said.iter().any(|said| said.starts_with(&named)), "{subtype}: {said:?}");
    }
}

/// A word that is no name of a mechanic is only an unknown word.
#[test]
fn an_unknown_word_is_no_refused_mechanic() {
    let said = tried("juggle");
    assert!(said.iter().all(|said| said.starts_with("there is no keyword action `juggle`")), "{said:?}");
    assert_eq!(said.len(), 1);
}
