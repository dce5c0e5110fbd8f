//! Rules too coarse to prove anything: without them far more comes out otherwise than what speaks of them.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::{edition::EditionId, rule::Rule};

use super::{Settings, shared, trial::Broken};
use crate::{
    clauses::ClauseId,
    engines::reference::ReferenceEngine,
    prove::{Outcome, Piece},
    suite::{Scenario, Suite},
};

/// How many times the scenarios that cite a rule may break without it before it proves nothing.
const TIMES: usize = 3;

/// The rules that break more than [`TIMES`] times the scenarios that cite them when they are switched off. `used` are the places of the
/// scenarios in whose home edition a rule, by its mark, played a part; `known` is what was tried already.
pub(super) fn coarse(
    suite: &Suite,
    settings: &Settings,
    used: &BTreeMap<EditionId, BTreeMap<String, Vec<usize>>>,
    known: &Broken,
) -> BTreeSet<Rule> {
    let mut limits = limits(suite);
    limits.retain(|rule, limit| {
        let places = used.values().filter_map(|used| used.get(rule.word()));
        places.map(Vec::len).sum::<usize>() > *limit
    });
    let limits: Vec<(Rule, usize)> = limits.into_iter().collect();
    let found = shared::each(&limits, |(rule, limit)| {
        let at = |(edition, used): (&EditionId, &BTreeMap<String, Vec<usize>>)| {
            let places = used.get(rule.word()).into_iter().flatten();
            places.map(|place| (*rule, edition.clone(), *place)).collect::<Vec<_>>()
        };
        breaks_more(suite, settings, used.iter().flat_map(at).collect(), known, *limit)
    });
    limits.iter().zip(found).filter(|(_, coarse)| *coarse).map(|((rule, _), _)| *rule).collect()
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

/// Whether more scenarios than that don't pass without the rule. Those that were tried already are counted first, and no more are tried
/// than are needed to say so.
fn breaks_more(
    suite: &Suite,
    settings: &Settings,
    at: Vec<(Rule, EditionId, usize)>,
    known: &Broken,
    limit: usize,
) -> bool {
    let (tried, untried): (Vec<_>, Vec<_>) = at.into_iter().partition(|it| known.contains_key(it));
    let mut broken = tried.iter().filter(|it| known[*it]).count();
    let mut engine: Option<(EditionId, ReferenceEngine)> = None;
    for (rule, edition, place) in untried {
        if broken > limit {
            break;
        }
        if engine.as_ref().is_none_or(|(of, _)| *of != edition) {
            let overlaid = suite.library.taken(&Piece::Rule { rule });
            engine = overlaid.zip(settings.get(&edition)).map(|(it, own)| (edition.clone(), it.engine(own)));
        }
        let Some((_, engine)) = &mut engine else { continue };
        let came = Outcome::of(&suite.scenarios[place], &edition, &suite.library, engine);
        broken += usize::from(came != Outcome::Passed);
    }
    broken > limit
}
