//! Rule numbers wander: a claim that names one in the numbering of its own edition is judged in another edition by the numbers that the
//! same rules have there.

use casebook_engine::{edition::EditionId, rule::Rule};

use crate::{
    expectation::{Expectations, Want},
    judge::same_rule,
    library::Library,
};

/// The expectations as another edition numbers them. A rule that has no number there isn't judged: the refusal still is.
#[must_use]
pub fn renumbered(said: &Expectations, home: &EditionId, edition: &EditionId, library: &Library) -> Expectations {
    let mut renumbered = said.clone();
    if home != edition {
        for expectation in &mut renumbered.0 {
            if let Want::Refused(rules) = &mut expectation.want {
                *rules = rules.iter().flat_map(|rule| elsewhere(rule, home, edition, library)).collect();
            }
        }
    }
    renumbered
}

/// The numbers in that edition of the rules that have this number, or one below it, at home.
fn elsewhere(number: &str, home: &EditionId, edition: &EditionId, library: &Library) -> Vec<String> {
    let of = |rule: Rule, edition: &EditionId| library.numbers().number(rule, edition, library.editions());
    let meant =
        Rule::ALL.iter().copied().filter(|rule| of(*rule, home).is_some_and(|at_home| same_rule(number, at_home)));
    let mut numbers: Vec<String> = meant.filter_map(|rule| of(rule, edition)).map(ToOwned::to_owned).collect();
    numbers.sort();
    numbers.dedup();
    numbers
}
