//! Phrases of cards that an author looks for, each with an ability of an existing card.

use std::collections::BTreeSet;

use casebook_steps::library::Library;
use serde_yaml::Value;

use super::grammar::flow;

/// The phrases, a row for each, in the order of the page: chapter, place (`guide`, or `page` for the page of all phrases alone), the text of
/// a card, the card, and the id of the ability.
const PHRASES: &str = include_str!("phrases.tsv");

/// A phrase with its form.
pub(crate) struct Phrase {
    /// The chapter.
    pub(crate) chapter: &'static str,
    /// Whether the guide has it too.
    pub(crate) is_in_guide: bool,
    /// The text of cards, its form, and a card with it.
    pub(crate) row: [String; 3],
}

/// The rows of the table: chapter, place, text, card, id of the ability.
fn table() -> impl Iterator<Item = [&'static str; 5]> {
    PHRASES.lines().skip(1).map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        cells.try_into().unwrap_or_else(|_| panic!("phrases.tsv: a row has five cells: {line}"))
    })
}

/// The phrases of the pages.
pub(crate) fn all(library: &Library) -> Vec<Phrase> {
    let phrase = |[chapter, place, says, card, id]: [&'static str; 5]| {
        assert!(["guide", "page"].contains(&place), "phrases.tsv: there is no place {place}");
        let row = [says.to_owned(), ability(library, card, id), card.to_owned()];
        Phrase { chapter, is_in_guide: place == "guide", row }
    };
    table().map(phrase).collect()
}

/// The cards that show a phrase.
pub(crate) fn cards() -> BTreeSet<&'static str> {
    table().map(|[_, _, _, card, _]| card).collect()
}

/// The ability as in its card's file, on one line.
fn ability(library: &Library, card: &str, id: &str) -> String {
    let file = &library.card(card).unwrap_or_else(|_| panic!("there is no {card}")).file;
    let written: Value = serde_yaml::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let parts = ["flip", "back", "modal", "adventure", "split"].map(|part| &written[part]["abilities"]);
    let ability = std::iter::once(&written["abilities"])
        .chain(parts)
        .map(|half| &half[id])
        .find(|ability| !ability.is_null())
        .unwrap_or(&Value::Null);
    assert!(!ability.is_null(), "{card} has no ability {id}");
    format!("`{}`", flow(ability))
}
