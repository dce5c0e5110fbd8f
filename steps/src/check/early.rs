//! Clauses and scenarios that hold in editions whose rules don't have their mechanic yet.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::edition::EditionId;

use super::{Finding, FindingKind, about};
use crate::{
    mechanics::{Since, of_case, of_clause},
    suite::{Scenario, Suite},
};

/// The mechanics that scenarios use in editions whose rules don't have them yet, by the index of the scenario.
pub(super) type Early = BTreeMap<usize, BTreeMap<Since, BTreeSet<EditionId>>>;

/// The mechanics that a scenario uses in an edition whose rules don't have them yet.
pub(super) fn used(
    suite: &Suite,
    scenario: &Scenario,
    edition: &EditionId,
    exercised: &[(String, String)],
) -> Vec<Since> {
    let used = of_case(&scenario.lowered.case, Some(exercised), &suite.library);
    used.into_iter().filter(|since| since.is_after(edition, suite.library.editions())).collect()
}

/// The findings about scenarios, and about clauses that hold before the rules have their mechanic.
pub(super) fn findings(suite: &Suite, early: Early) -> Vec<Finding> {
    let of_scenario = early.into_iter().flat_map(|(place, used)| {
        used.into_iter().map(move |(since, editions)| {
            let named: Vec<&str> = editions.iter().map(|edition| edition.0.as_str()).collect();
            let message = format!(
                "runs in {}, whose rules don't have {} yet (new in {}): limit the scenario to later editions with `@edition:` tags, or use another card",
                named.join(", "),
                since.what,
                since.edition
            );
            about(&suite.scenarios[place], FindingKind::TooEarly, None, message)
        })
    });
    let of_clauses = suite.library.clauses().iter().filter_map(|clause| {
        let since = of_clause(clause, &suite.library)?;
        let early: Vec<&str> = clause
            .holds
            .iter()
            .filter(|edition| since.is_after(edition, suite.library.editions()))
            .map(|edition| edition.0.as_str())
            .collect();
        if early.is_empty() {
            return None;
        }
        let first = suite.scenarios.iter().find(|scenario| scenario.lowered.case.clauses.contains(&clause.id.0))?;
        let message = format!(
            "{} holds in {}, whose rules don't have {} yet (new in {}): correct the editions of the clause",
            clause.id,
            early.join(", "),
            since.what,
            since.edition
        );
        Some(about(first, FindingKind::TooEarly, None, message))
    });
    of_scenario.chain(of_clauses).collect()
}
