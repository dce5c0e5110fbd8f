//! The printed data of the cards: mana cost, colours, types and size are as a table says that was written apart from the cards, and every card
//! has a row in it.

use crate::{common, table};
use std::collections::BTreeSet;

use casebook_steps::{suite::Suite, verdict::Verdict};
use pretty_assertions::assert_eq;

#[test]
fn cards_have_the_data_that_is_printed_on_them() {
    let library = common::library();
    let suite = Suite::load(library.clone(), &table::features()).unwrap();
    let record = common::own_results(&suite, &common::deviations());
    let wrong: Vec<String> = record
        .results
        .iter()
        .filter(|result| result.verdict != Verdict::Passed)
        .map(|result| format!("{}: {}", result.name, result.detail.as_deref().unwrap_or_default()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(record.results.len(), table::printed().len());
}

/// A split card has two mana costs and names in hand: its halves are claimed in scenarios of their own.
#[test]
fn every_card_has_a_row() {
    let library = common::library();
    let cards = library.cards().filter(|shelved| shelved.card.split.is_none());
    let cards: BTreeSet<String> = cards.map(|shelved| shelved.card.name.to_string()).collect();
    let rows: BTreeSet<String> = table::printed().iter().map(|card| card.name.to_owned()).collect();
    assert_eq!(rows, cards, "tests/card_data.tsv has a row for each card of fixtures/cards, and no other");
}

/// A wrong cell is found: each column is compared.
#[test]
fn a_row_that_differs_from_its_card_is_found() {
    let library = common::library();
    let features = table::features();
    let feature = features.iter().find(|file| file.text.contains("\"Grizzly Bears\" is 2/2")).unwrap();
    let wrong = [
        ("the mana cost of \"Grizzly Bears\" is {1}{G}", "the mana cost of \"Grizzly Bears\" is {G}{G}"),
        ("\"Grizzly Bears\" is green", "\"Grizzly Bears\" is red"),
        (
            "\"Grizzly Bears\" has exactly the types \"creature\" and \"Bear\"",
            "\"Grizzly Bears\" has exactly the type \"creature\"",
        ),
        ("\"Grizzly Bears\" is 2/2", "\"Grizzly Bears\" is 2/3"),
    ];
    for (right, wrong) in wrong {
        let text = feature.text.replace(right, wrong);
        assert!(text != feature.text, "{right}");
        let mut file = feature.clone();
        file.text = text;
        let suite = Suite::load(library.clone(), &[file]).unwrap();
        let record = common::own_results(&suite, &common::deviations());
        let failed: Vec<&str> = record
            .results
            .iter()
            .filter(|result| result.verdict == Verdict::Failed)
            .map(|result| result.name.as_str())
            .collect();
        assert_eq!(failed, ["Grizzly Bears"], "{wrong}");
    }
}
