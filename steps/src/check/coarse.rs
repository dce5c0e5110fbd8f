//! Rules too coarse to prove anything: without them far more comes out otherwise than what speaks of them.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::{edition::EditionId, rule::Rule};

use super::{Settings, in_each};
use crate::{
    clauses::ClauseId,
    engines::reference::Setting,
    prove::{Outcome, Piece},
    suite::{Scenario, Suite},
};

/// How many times the scenarios that cite a rule may break without it before it proves nothing.
const TIMES: usize = 3;

/// The rules that break more than [`TIMES`] times the scenarios that cite them when they are switched off. `used` are the places of the
/// scenarios in whose home edition a rule, by its mark, played a part.
pub(super) fn coarse(
    suite: &Suite,
    settings: &Settings,
    used: &BTreeMap<EditionId, BTreeMap<String, Vec<usize>>>,
) -> BTreeSet<Rule> {
    let mut limits = limits(suite);
    limits.retain(|rule, limit| {
        let places = used.values().filter_map(|used| used.get(rule.word()));
        places.map(Vec::len).sum::<usize>() > *limit
    });
    let broken = in_each(settings, |setting| broken(suite, setting, &limits, used.get(&setting.table.edition.id)));
    let count = |rule: &Rule| broken.iter().filter_map(|(_, broken)| broken.get(rule)).sum::<usize>();
    limits.iter().filter(|(rule, limit)| count(rule) > **limit).map(|(rule, _)| *rule).collect()
}

/// Every rule that scenarios cite by a clause of theirs, and how many may break without it.
fn limits(suite: &Suite) -> BTreeMap<Rule, usize> {
    let mut limits = BTreeMap::new();
    for scenario in &suite.scenarios {
        for rule in cited(suite, scenario) {
            *limits.entry(rule).or_default() += TIMES;
        }
    }
    limits
}

fn cited(suite: &Suite, scenario: &Scenario) -> BTreeSet<Rule> {
    let tags = scenario.lowered.case.clauses.iter().map(|tag| ClauseId(tag.clone()));
    let clauses = tags.filter_map(|tag| suite.library.clauses().get(&tag));
    clauses.flat_map(|clause| clause.marks.iter().copied()).collect()
}

/// How many scenarios at home in an edition don't pass without each of the rules, counted until they are too many.
fn broken(
    suite: &Suite,
    setting: &Setting,
    limits: &BTreeMap<Rule, usize>,
    used: Option<&BTreeMap<String, Vec<usize>>>,
) -> BTreeMap<Rule, usize> {
    let edition = &setting.table.edition.id;
    let count = |(rule, limit): (&Rule, &usize)| {
        let places = used?.get(rule.word())?;
        let overlaid = suite.library.taken(&Piece::Rule { rule: *rule })?;
        let mut engine = overlaid.engine(setting);
        let breaks = |place: &&usize| {
            Outcome::of(&suite.scenarios[**place], edition, &suite.library, &mut engine) != Outcome::Passed
        };
        Some((*rule, places.iter().filter(breaks).take(limit + 1).count()))
    };
    limits.iter().filter_map(count).collect()
}
