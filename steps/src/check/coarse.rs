//! Rules too coarse to prove anything: without them far more comes out otherwise than what speaks of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::{AtomicUsize, Ordering},
};

use casebook_engine::{edition::EditionId, rule::Rule};

use super::{Settings, trial::Without};
use crate::{
    clauses::ClauseId,
    engines::reference::Setting,
    library::Overlaid,
    prove::{Outcome, Piece},
    shared,
    suite::{Scenario, Suite},
};

/// How many times the scenarios that cite a rule may break without it before it proves nothing.
const TIMES: usize = 3;

/// A rule that scenarios cite, without which more of them may break than that.
struct Suspect<'s> {
    rule: Rule,
    overlaid: Option<Overlaid<'s>>,
    limit: usize,
    /// How many break without it, as far as is known.
    broken: AtomicUsize,
}

impl Suspect<'_> {
    /// Whether more are known to break than may: then no more are tried.
    fn is_coarse(&self) -> bool {
        self.broken.load(Ordering::Relaxed) > self.limit
    }

    fn came(&self, outcome: Outcome) {
        self.broken.fetch_add(usize::from(outcome != Outcome::Passed), Ordering::Relaxed);
    }
}

/// The rules that break more than [`TIMES`] times the scenarios that cite them when they are switched off. `used` are the places of the
/// scenarios in whose home edition a rule, by its mark, played a part; `known` is what was tried already.
pub(super) fn coarse(
    suite: &Suite,
    settings: &Settings,
    used: &BTreeMap<EditionId, BTreeMap<String, Vec<usize>>>,
    known: &Without,
) -> BTreeSet<Rule> {
    let places = |rule: Rule| used.values().filter_map(move |used| used.get(rule.word()));
    let limits = limits(suite).into_iter().filter(|(rule, limit)| places(*rule).map(Vec::len).sum::<usize>() > *limit);
    let suspect = |(rule, limit)| {
        let overlaid = suite.library.taken(&Piece::Rule { rule });
        Suspect { rule, overlaid, limit, broken: AtomicUsize::new(0) }
    };
    let suspects: Vec<Suspect<'_>> = limits.map(suspect).collect();
    let mut played: BTreeMap<(&EditionId, usize), Vec<&Suspect<'_>>> = BTreeMap::new();
    let mut laid: Vec<(&EditionId, &Suspect<'_>, Vec<usize>)> = Vec::new();
    for (edition, used) in used {
        for suspect in &suspects {
            let places = used.get(suspect.rule.word()).into_iter().flatten().copied();
            let (tried, untried): (Vec<_>, Vec<_>) = places
                .map(|place| (place, known.get(&(suspect.rule, edition.clone(), place))))
                .partition(|it| it.1.is_some());
            tried.into_iter().filter_map(|(_, came)| came).for_each(|came| suspect.came(*came));
            let untried = untried.into_iter().map(|(place, _)| place);
            match suspect.overlaid.as_ref().map(Overlaid::switched_off) {
                Some(Some(_)) => untried.for_each(|place| played.entry((edition, place)).or_default().push(suspect)),
                Some(None) => laid.push((edition, suspect, untried.collect())),
                None => {}
            }
        }
    }
    let played: Vec<_> = played.into_iter().collect();
    shared::each(&played, |((edition, place), suspects)| play(suite, settings, (edition, *place), suspects));
    shared::each(&laid, |(edition, suspect, places)| lay(suite, settings, edition, suspect, places));
    suspects.iter().filter(|suspect| suspect.is_coarse()).map(|suspect| suspect.rule).collect()
}

/// Plays a scenario once, and goes on without each rule of which it isn't known yet that it is too coarse.
fn play(suite: &Suite, settings: &Settings, (edition, place): (&EditionId, usize), suspects: &[&Suspect<'_>]) {
    let scenario = &suite.scenarios[place];
    let open = || suspects.iter().filter(|suspect| !suspect.is_coarse());
    let Some(engine) = settings.get(edition).map(Setting::engine).filter(|_| open().next().is_some()) else { return };
    engine.play(&scenario.lowered.case, |played| {
        open().for_each(|suspect| {
            suspect.came(Outcome::told(scenario, edition, &suite.library, &played.without(suspect.rule)));
        });
    });
}

/// Plays scenarios in an edition that has the rule otherwise, until it is known that it is too coarse.
fn lay(suite: &Suite, settings: &Settings, edition: &EditionId, suspect: &Suspect<'_>, places: &[usize]) {
    let engine = suspect.overlaid.as_ref().zip(settings.get(edition)).map(|(it, own)| it.engine(own));
    let Some(mut engine) = engine else { return };
    for place in places {
        if suspect.is_coarse() {
            return;
        }
        suspect.came(Outcome::of(&suite.scenarios[*place], edition, &suite.library, &mut engine));
    }
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
