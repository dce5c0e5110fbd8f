//! Rule numbers across editions: a scenario names rules by the numbers of its own edition; where it is run in another one, the same rules have
//! other numbers.

use std::borrow::Cow;

use casebook_engine::{edition::EditionId, rule::Rule};

use crate::{
    expectation::{Expectations, Want},
    judge::same_rule,
    library::Library,
};

/// What a scenario expects, with the rules it names as an edition numbers them. A rule that the edition doesn't number can't be judged by its
/// number there: then any refusal will do.
#[must_use]
pub fn in_edition<'a>(
    expectations: &'a Expectations,
    home: &EditionId,
    edition: &EditionId,
    library: &Library,
) -> Cow<'a, Expectations> {
    let names_rules = expectations.0.iter().any(|one| matches!(&one.want, Want::Refused(rules) if !rules.is_empty()));
    if home == edition || !names_rules {
        return Cow::Borrowed(expectations);
    }
    let mut renumbered = expectations.clone();
    for one in &mut renumbered.0 {
        if let Want::Refused(rules) = &mut one.want {
            *rules = rules.iter().flat_map(|rule| elsewhere(rule, home, edition, library)).collect();
        }
    }
    Cow::Owned(renumbered)
}

/// The numbers that an edition gives to the rules which have this number, or one that belongs to it, at home.
fn elsewhere(number: &str, home: &EditionId, edition: &EditionId, library: &Library) -> Vec<String> {
    let editions = library.editions();
    let numbered =
        |rule: &Rule, edition: &EditionId| library.numbers().number(*rule, edition, editions).map(str::to_owned);
    let meant = Rule::ALL.iter().filter(|rule| numbered(rule, home).is_some_and(|found| same_rule(number, &found)));
    meant.filter_map(|rule| numbered(rule, edition)).collect()
}
