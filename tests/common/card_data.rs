//! The printed data of every card, as scenarios: a row of `tests/card_data.tsv` is one that claims mana cost, colours, types and size of the card
//! in hand.

use casebook_steps::files::File;

const TABLE: &str = include_str!("../card_data.tsv");

/// How the types of a card end that has every creature type besides: then no more is claimed than that it has the others.
const EVERY: &str = "every creature type";

/// The printed data of a card, in the newest edition.
pub(crate) struct Printed {
    pub(crate) name: &'static str,
    /// Nothing for a card without a mana cost.
    pub(crate) cost: &'static str,
    colors: Vec<&'static str>,
    /// Supertypes, types and subtypes.
    types: Vec<&'static str>,
    /// Power and toughness; nothing where an ability defines them, or no rule gives the card in hand a size.
    size: &'static str,
}

/// Every row of the table.
pub(crate) fn printed() -> Vec<Printed> {
    let row = |line: &'static str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let [name, cost, colors, types, size] = cells[..] else { panic!("tests/card_data.tsv: five cells: {line}") };
        let (colors, types) = (colors.split(' ').collect(), types.split(", ").collect());
        Printed { name, cost, colors, types, size }
    };
    TABLE.lines().skip(1).map(row).collect()
}

/// The table as features, each with as many scenarios as a feature may have.
pub(crate) fn features() -> Vec<File> {
    let printed = printed();
    let parts = printed.chunks(casebook_steps::limits::SCENARIOS.most as usize).enumerate();
    let feature = |(place, part): (usize, &[Printed])| {
        let scenarios = part.iter().map(scenario).collect::<Vec<_>>().join("\n");
        let text = format!("Feature: The printed data of cards, part {}\n\n{scenarios}", place + 1);
        File { path: format!("tests/card_data_{}.feature", place + 1), text }
    };
    parts.map(feature).collect()
}

fn scenario(card: &Printed) -> String {
    let name = card.name;
    let mut claims = Vec::new();
    if !card.cost.is_empty() {
        claims.push(format!("the mana cost of \"{name}\" is {}", card.cost));
    }
    let colors: Vec<String> = card.colors.iter().map(|color| (*color).to_owned()).collect();
    claims.push(format!("\"{name}\" is {}", listed(&colors)));
    let own: Vec<String> = card.types.iter().filter(|word| **word != EVERY).map(|word| format!("\"{word}\"")).collect();
    let exactly = if card.types.contains(&EVERY) { "" } else { "exactly " };
    let s = if own.len() > 1 { "s" } else { "" };
    claims.push(format!("\"{name}\" has {exactly}the type{s} {}", listed(&own)));
    if !card.size.is_empty() {
        claims.push(format!("\"{name}\" is {}", card.size));
    }
    let claims: Vec<String> = claims.iter().map(|claim| format!("    And {claim}\n")).collect();
    let claims = claims.concat().replacen("And", "Then", 1);
    format!("  @edition:2026-01\n  Scenario: {name}\n    Given Alice has \"{name}\" in hand\n{claims}")
}

/// `a, b and c`.
fn listed(words: &[String]) -> String {
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}
