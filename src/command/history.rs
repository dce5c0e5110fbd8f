//! `casebook show --history`: a ruling through the editions, from the first to the last.

use std::fmt::Write as _;

use casebook_engine::edition::Edition;
use casebook_steps::{
    clauses::Clause,
    plain::shown,
    record::{CaseResult, Record},
    rulebook::Rulebook,
    suite::Suite,
};

/// The number of scenarios that are listed for each clause in an edition.
const FEW: usize = 3;

/// What the clauses say in each edition, with the number of the rule there and the scenarios that show it. Successive editions in which nothing
/// differs are told together.
pub(super) fn history(clauses: &[&Clause], suite: &Suite, record: &Record) -> String {
    let mut spans: Vec<(Vec<String>, String)> = Vec::new();
    let editions = suite.library.editions();
    // An edition of a pack says something only of clauses that hold in it.
    let is_told = |edition: &&Edition| {
        !editions.is_of_a_pack(&edition.id) || clauses.iter().any(|clause| clause.holds_in(&edition.id))
    };
    for edition in editions.iter().filter(is_told) {
        let here: String = clauses
            .iter()
            .filter(|clause| clause.holds_in(&edition.id))
            .map(|clause| entry(clause, &edition.id.0, suite, record))
            .collect();
        match spans.last_mut().filter(|(_, same)| *same == here) {
            Some((editions, _)) => editions.push(edition.id.0.clone()),
            None => spans.push((vec![edition.id.0.clone()], here)),
        }
    }
    let mut text = String::new();
    for (editions, here) in spans {
        let here = if here.is_empty() { "  nothing is stated\n".to_owned() } else { here };
        let editions = match &editions[..] {
            [first, .., last] => format!("{first} to {last}"),
            others => others.concat(),
        };
        let _ = write!(text, "{editions}\n{here}\n");
    }
    text
}

/// A clause in an edition: its numbers, what it says, and its scenarios with their verdicts.
fn entry(clause: &Clause, edition: &str, suite: &Suite, record: &Record) -> String {
    let numbers = Rulebook::of(&suite.library).numbers(clause);
    let numbers = numbers.get(edition).map_or_else(|| "no number".to_owned(), |numbers| numbers.join(", "));
    let mut text = format!("  {numbers}  {}\n", shown(&clause.title));
    let of_it = |result: &&CaseResult| result.edition == edition && result.clauses.contains(&clause.id.0);
    let shows: Vec<&CaseResult> = record.results.iter().filter(of_it).collect();
    for result in shows.iter().take(FEW) {
        let (name, feature) = (shown(&result.name), shown(&result.feature));
        let _ = writeln!(text, "      {}: {name} ({feature}:{})", result.verdict.words(), result.line);
    }
    match shows.len().saturating_sub(FEW) {
        0 => {}
        more => {
            let _ = writeln!(text, "      and {more} more");
        }
    }
    text
}
