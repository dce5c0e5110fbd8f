//! `docs/library.md`: the cards of the library by document, for authors.

use std::fmt::Write as _;

use casebook_engine::cards::{CardDef, load};
use expect_test::expect_file;

use super::files;

const HEAD: &str = "# The cards that are there\n\nGenerated from `fixtures/cards` and the cards of `packs` by `tests/project/language`; renew it with `UPDATE_EXPECT=1 cargo test --test project language`. `casebook card \"NAME\"` says\nwhat a card does. An asterisk: it was made up, since no such card exists.\n";

#[test]
fn the_page_of_cards_names_each() {
    let mut page = HEAD.to_owned();
    let mut document = String::new();
    for file in files("fixtures/cards") {
        // A folder of `fixtures/cards` is named for a document, and so is a pack.
        let up = if file.path.starts_with("packs/") { 2 } else { 1 };
        let folder = file.path.split('/').rev().nth(up).unwrap_or_default().to_owned();
        if folder != document {
            let _ = write!(page, "\n## {folder}\n\n| card | cost | what it is |\n|---|---|---|\n");
            document = folder;
        }
        let card = load::card(file.document()).unwrap();
        let cost = card.cost.map(|cost| cost.to_string()).unwrap_or_default();
        let made_up = if card.stand_in.is_some() { " *" } else { "" };
        let _ = writeln!(page, "| {}{made_up} | {cost} | {} |", card.name, line(&card));
    }
    expect_file!["../../../docs/library.md"].assert_eq(&page);
}

/// Types, subtypes, power and toughness, and the other half of a flip card.
fn line(card: &CardDef) -> String {
    let word = |value: serde_yaml::Value| value.as_str().unwrap_or_default().to_owned();
    let supertypes = card.supertypes.iter().map(|one| word(serde_yaml::to_value(one).unwrap()));
    let types = card.types.iter().map(|one| word(serde_yaml::to_value(one).unwrap()));
    let mut text = supertypes.chain(types).collect::<Vec<_>>().join(" ");
    if !card.subtypes.is_empty() {
        let _ = write!(text, " – {}", card.subtypes.iter().map(|one| one.as_str()).collect::<Vec<_>>().join(" "));
    }
    if let Some((power, toughness)) = card.pt {
        let _ = write!(text, ", {power}/{toughness}");
    }
    if let Some(lower) = &card.flip {
        let _ = write!(text, "; flips to {}", lower.name);
    }
    text
}
