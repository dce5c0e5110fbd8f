//! The English of a card is complete: every change in its file changes the English.

use std::collections::BTreeMap;

use casebook_engine::{
    cards::{english, load},
    document::Document,
};
use serde_yaml::Value;

use super::{files, library};
use crate::mutants;

/// Changes that don't need to change the English, each with the reason: the end of the path, and the change.
const UNSAID: [(&str, &str, &str); 7] = [
    (".zone", "dropped", "what has a type and no zone is on the battlefield (109.2)"),
    (".zone", "battlefield → stack", "a permanent is on the battlefield, whatever else is said (110.1)"),
    (".zone", "stack → battlefield", "a spell is on the stack, whatever else is said (112.1)"),
    (".kind", "dropped", "what is on the battlefield is a permanent (110.1)"),
    (".move.under", "dropped", "who moves it controls it, said or not"),
    (".all_of", "all_of → any_of", "all of one is any of it"),
    (".apply.to", "", "what changes the rules changes them, and nothing in particular"),
];

#[test]
fn whatever_changes_a_card_changes_its_english() {
    let (_, table) = library();
    let (mut tried, mut unsaid) = (0, BTreeMap::<String, Vec<String>>::new());
    let mut needed = [false; UNSAID.len()];
    for file in files("fixtures/cards").into_iter().chain(files(super::MADE_UP)) {
        let mut whole: Value = serde_yaml::from_str(&file.text).unwrap();
        // The catalog has no such card, so the text is about this card.
        let name = whole["name"].clone();
        whole["name"] = "The Card".into();
        let read = |value: &Value| load::card(Document { file: "", text: &mutants::text(value) });
        let card = read(&whole).unwrap();
        let said = english::card(&card, table.wording());
        for mutant in mutants::of(&whole) {
            let Ok(other) = read(&mutant.value) else { continue };
            if other == card || mutant.path.starts_with("editions") {
                continue;
            }
            tried += 1;
            if english::card(&other, table.wording()) != said {
                continue;
            }
            let is_it =
                |(path, change, _): &(&str, &str, &str)| mutant.path.ends_with(path) && mutant.change.ends_with(change);
            if let Some(reason) = UNSAID.iter().position(is_it) {
                needed[reason] = true;
            } else {
                let key = mutant
                    .path
                    .split('.')
                    .filter(|part| part.parse::<u32>().is_err())
                    .rev()
                    .take(2)
                    .collect::<Vec<_>>();
                let place = format!("{}: {} {}", name.as_str().unwrap_or_default(), mutant.path, mutant.change);
                unsaid.entry(key.join(" of ")).or_default().push(place);
            }
        }
    }
    assert!(tried > 10_000, "only {tried} changes were tried");
    let told = unsaid.iter().map(|(key, places)| format!("{key}: {} times, as in {}", places.len(), places[0]));
    let needless = UNSAID.iter().zip(needed).filter(|(_, needed)| !needed).map(|(reason, _)| format!("{reason:?}"));
    assert_eq!(needless.collect::<Vec<_>>(), [""; 0], "the English says that now");
    assert!(unsaid.is_empty(), "of {tried} changes the English drops:\n{}", told.collect::<Vec<_>>().join("\n"));
}

#[test]
fn one_is_spoken_of_as_one_and_several_as_several() {
    let (library, table) = library();
    let says = |name: &str, words: &str| {
        let said = english::card(&library.card(name).unwrap().card, table.wording());
        assert!(said.contains(words), "{said}");
    };
    says("Splinter", "The namesakes are exiled.");
    says("Higure, the Still Wind", "for up to one Ninja card, and reveal it (");
    says("Kodama's Reach", ", and reveal them (");
    says("Marching Song", "Attacking creatures you control get +0/+2.");
    says("Humility", "Creatures lose all abilities; their power is 1 and their toughness 1.");
    says(
        "March of the Machines",
        "Artifacts that aren't creatures are creatures too; the power of each of them is its mana value",
    );
    says("Hokori, Dust Drinker", "Lands don't untap in their controllers' untap steps.");
    says("Smoke", "Players can't untap more than one creature in their untap steps.");
}

#[test]
fn it_is_said_as_on_cards() {
    let (library, table) = library();
    let says = |name: &str, words: &str| {
        let said = english::card(&library.card(name).unwrap().card, table.wording());
        assert!(said.contains(words), "{said}");
    };
    says("Skirk Marauder", "When Skirk Marauder is turned face up: ");
    says("Thicket Basilisk", "Whenever Thicket Basilisk blocks ");
    says("Renewed Faith", "When you cycle Renewed Faith: ");
    says("Closed Ledger", "At the beginning of your next end step: put the loan into its owner's hand");
    says("Shining Shoal", "You may exile a white card in your hand with mana value X rather than ");
    says("Vampiric Tutor", "You search your library for a card (the found).");
    says("Rust Imp", "gets +X/+0, where X is the number of exiled cards");
    says("Blademane Baku", "gets +Y/+0 until end of turn, where Y is 2 times X.");
    says("Kentaro, the Smiling Cat", "instead of paying its mana cost: pay {X} (X is its mana value).");
    says("Fist of Suns", "instead of paying its mana cost: pay {W}{U}{B}{R}{G}.");
    says(
        "Higure, the Still Wind",
        "reveal this card, put an unblocked creature you control (the returned) into its owner's hand: ",
    );
    says("Echoing Imp", "Put that source's card into its owner's hand");
}

#[test]
fn what_no_card_shows_is_said_as_well() {
    let (_, table) = library();
    for (written, words) in [
        (
            "{ triggered: { when: { deals_damage: { to: self, one_or_more: true } }, do: [ { draw: { who: you } } ] } }",
            "Whenever one or more sources deal damage to The Card: ",
        ),
        (
            "{ triggered: { when: { moves: { what: self, from: battlefield } }, do: [ { move: { what: linked, from: exile, to: battlefield, under: { owner_of: linked } } } ] } }",
            "Put what was exiled with The Card on the battlefield, under its owner's control",
        ),
        (
            "{ triggered: { when: { dies: creature }, do: [ { move: { what: $card, to: battlefield, under: { owner_of: $card } } } ] } }",
            "under its owner's control",
        ),
        (
            "{ triggered: { when: { step_begins: { step: upkeep } }, do: [ { lose_life: { who: { controller_of: host }, amount: 1 } } ] } }",
            "The controller of what it is attached to loses 1 life.",
        ),
        (
            "{ spell: { do: [ { replace: { replacement: { would: { draws: you }, instead: nothing }, once: true, until: end_of_turn } } ] } }",
            "The next time you would draw a card until end of turn, nothing happens instead.",
        ),
    ] {
        let text = format!("name: The Card\ntypes: [artifact]\nabilities: {{ a: {written} }}\n");
        let card = load::card(Document { file: "a.yaml", text: &text }).unwrap();
        let said = english::card(&card, table.wording());
        assert!(said.contains(words), "{said}");
    }
}
