//! Designations that a text looks for: an ability that waits for one that nobody gives would never do anything.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Fault, Lexicon, each_map, plain::plain};
use crate::{
    cards::{CardDef, Named, ability::Ability},
    document::nearest,
};

/// The designations that the rules give: by the city's blessing (702.131), by exerting (701.43) and to the monarch (724).
const OF_THE_RULES: [&str; 3] = ["blessed_by_the_city", "exerted", "the_monarch"];

/// The designations that the rules, the keywords and the keyword actions give.
#[must_use]
pub fn known(lexicon: &Lexicon<'_>) -> BTreeSet<String> {
    let mut known: BTreeSet<String> = OF_THE_RULES.map(str::to_owned).into();
    known.extend(lexicon.keywords.iter().flat_map(|def| def.expansions()).flat_map(|(_, given)| given_by(given)));
    for def in &lexicon.actions {
        known.extend(given_by(&def.instructions));
        known.extend(def.editions.iter().flat_map(|(_, errata)| given_by(&errata.instructions)));
    }
    known
}

/// The designations that a text gives.
pub fn given_by(text: &impl Serialize) -> BTreeSet<String> {
    let mut given = BTreeSet::new();
    each_map(&plain(text), &mut |key, said| {
        let gives = matches!(key, "designate" | "may_pay_to_attack");
        given.extend(said["to_be"].as_str().filter(|_| gives).map(str::to_owned));
    });
    given
}

/// The faults of a card that looks for a designation which is not among those given.
#[must_use]
pub fn unknown(card: &CardDef, given: &BTreeSet<String>) -> Vec<Fault> {
    let halves = std::iter::once(("abilities", &card.abilities));
    let halves = halves.chain(card.parts().map(|part| (part.key, part.abilities)));
    let halves = halves.chain(card.editions.iter().map(|(_, errata)| ("editions", &errata.abilities)));
    halves.flat_map(|(place, abilities)| unknown_in(place, abilities, given)).collect()
}

/// The faults of abilities, at a place of their definition, that look for a designation which is not among those given.
#[must_use]
pub fn unknown_in(place: &str, abilities: &Named<Ability>, given: &BTreeSet<String>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, ability) in abilities.iter() {
        each_map(&plain(ability), &mut |key, said| {
            let word = match key {
                "becomes_designated" => said["to_be"].as_str(),
                "designated" => said.as_str(),
                _ => None,
            };
            let unknown = word.filter(|word| !given.contains(*word));
            faults.extend(unknown.map(|word| none_gives(word, vec![place.to_owned(), id.to_string()], given)));
        });
    }
    faults
}

/// The fault of a designation that nobody gives, with those that there are.
fn none_gives(word: &str, path: Vec<String>, given: &BTreeSet<String>) -> Fault {
    let known: Vec<&str> = given.iter().map(String::as_str).collect();
    Fault {
        path,
        word: word.to_owned(),
        message: format!(
            "no card, keyword or rule gives the designation `{word}`; the designations are {}",
            known.join(", ")
        ),
        suggestion: nearest(word, known.iter().copied()),
    }
}
