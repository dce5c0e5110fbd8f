//! Coarse rules, which prove nothing: without such a rule many scenarios fail that aren't about it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::{AtomicUsize, Ordering},
};

use casebook_engine::{edition::EditionId, rule::Rule};

use super::{Settings, trial::Without};
use crate::{
    ablation::Piece,
    clauses::ClauseId,
    engines::reference::ReferenceEngine,
    library::{Library, Overlaid},
    prove::Outcome,
    shared,
    suite::{Scenario, Suite},
};

/// How many times more scenarios than those that cite a rule may fail without it before the rule is coarse.
const TIMES: usize = 3;

/// A cited rule that may be coarse.
struct Suspect<'s> {
    rule: Rule,
    overlaid: Option<Overlaid<'s>>,
    limit: usize,
    /// The number of scenarios known to fail without it.
    broken: AtomicUsize,
}

impl<'s> Suspect<'s> {
    fn of(library: &'s Library, rule: Rule, limit: usize) -> Self {
        let overlaid = library.taken(&Piece::Rule { rule });
        Suspect { rule, overlaid, limit, broken: AtomicUsize::new(0) }
    }
}

impl Suspect<'_> {
    /// Whether it is known to be coarse; then no more scenarios are tried.
    fn is_coarse(&self) -> bool {
        self.broken.load(Ordering::Relaxed) > self.limit
    }

    fn came(&self, outcome: &Outcome) {
        self.broken.fetch_add(usize::from(*outcome != Outcome::Passed), Ordering::Relaxed);
    }
}

/// The rules that are coarse: among the `proving` ones if there are other scenarios to count in, which are asked for only if some rule proves
/// something; else those of the suite itself.
pub(super) fn found(
    suite: &Suite,
    others: &dyn Fn() -> Option<Suite>,
    settings: &Settings,
    (used, known): (&BTreeMap<EditionId, BTreeMap<String, Vec<usize>>>, &Without),
    proving: &BTreeSet<Rule>,
) -> BTreeSet<Rule> {
    let others = if proving.is_empty() { None } else { others() };
    match others {
        Some(others) => coarse_among(suite, &others, settings, (used, known), proving),
        None => coarse(suite, settings, used, known),
    }
}

/// The rules without which more than [`TIMES`] times as many scenarios fail as cite them. `used` has, for each edition and mark, the indices of
/// the scenarios with that home edition in which the rule was used; `known` has the outcomes that are known already.
fn coarse(
    suite: &Suite,
    settings: &Settings,
    used: &BTreeMap<EditionId, BTreeMap<String, Vec<usize>>>,
    known: &Without,
) -> BTreeSet<Rule> {
    let places = |rule: Rule| used.values().filter_map(move |used| used.get(rule.word()));
    let limits = limits(suite).into_iter().filter(|(rule, limit)| places(*rule).map(Vec::len).sum::<usize>() > *limit);
    let suspects: Vec<Suspect<'_>> = limits.map(|(rule, limit)| Suspect::of(&suite.library, rule, limit)).collect();
    count(suite, settings, used, known, &suspects);
    suspects.iter().filter(|suspect| suspect.is_coarse()).map(|suspect| suspect.rule).collect()
}

/// Those of some rules that are coarse if the scenarios of another suite with the same library are counted in: a pack has too few scenarios to
/// tell what else needs a rule. `used` and `known` are of the first suite.
fn coarse_among(
    suite: &Suite,
    others: &Suite,
    settings: &Settings,
    (used, known): (&BTreeMap<EditionId, BTreeMap<String, Vec<usize>>>, &Without),
    rules: &BTreeSet<Rule>,
) -> BTreeSet<Rule> {
    let (own, all) = (limits(suite), limits(others));
    let limit = |rule| [&own, &all].into_iter().filter_map(|limits| limits.get(&rule)).sum();
    let suspects: Vec<Suspect<'_>> =
        rules.iter().map(|rule| Suspect::of(&suite.library, *rule, limit(*rule))).collect();
    count(suite, settings, used, known, &suspects);
    count(others, settings, &used_in(others, settings, rules), &Without::new(), &suspects);
    suspects.iter().filter(|suspect| suspect.is_coarse()).map(|suspect| suspect.rule).collect()
}

/// The indices of the scenarios that use each of some rules in their home edition, by the home edition and mark.
fn used_in(
    suite: &Suite,
    settings: &Settings,
    rules: &BTreeSet<Rule>,
) -> BTreeMap<EditionId, BTreeMap<String, Vec<usize>>> {
    let marks = |scenario: &Scenario| -> BTreeSet<String> {
        let Some(engine) = settings.get(&scenario.home).map(ReferenceEngine::of) else { return BTreeSet::new() };
        let is_meant = |mark: &str| rules.iter().any(|rule| rule.word() == mark);
        engine.play(&scenario.lowered.case, |played| {
            let all = played.ran().marks.iter().map(|used| used.mark.as_ref());
            all.filter(|mark| is_meant(mark)).map(str::to_owned).collect()
        })
    };
    let mut used: BTreeMap<EditionId, BTreeMap<String, Vec<usize>>> = BTreeMap::new();
    let all = shared::each(&suite.scenarios, marks);
    for (place, (scenario, marks)) in suite.scenarios.iter().zip(all).enumerate() {
        let here = used.entry(scenario.home.clone()).or_default();
        marks.into_iter().for_each(|mark| here.entry(mark).or_default().push(place));
    }
    used
}

/// Counts the scenarios that fail without each suspect rule, until it is known to be coarse.
fn count(
    suite: &Suite,
    settings: &Settings,
    used: &BTreeMap<EditionId, BTreeMap<String, Vec<usize>>>,
    known: &Without,
    suspects: &[Suspect<'_>],
) {
    let mut played: BTreeMap<(&EditionId, usize), Vec<&Suspect<'_>>> = BTreeMap::new();
    let mut laid: Vec<(&EditionId, &Suspect<'_>, Vec<usize>)> = Vec::new();
    for (edition, used) in used {
        for suspect in suspects {
            let places = used.get(suspect.rule.word()).into_iter().flatten().copied();
            let (tried, untried): (Vec<_>, Vec<_>) = places
                .map(|place| (place, known.get(&(suspect.rule, edition.clone(), place))))
                .partition(|it| it.1.is_some());
            tried.into_iter().filter_map(|(_, came)| came).for_each(|came| suspect.came(came));
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
}

/// Plays a scenario once, then again without each suspect rule that isn't known to be coarse.
fn play(suite: &Suite, settings: &Settings, (edition, place): (&EditionId, usize), suspects: &[&Suspect<'_>]) {
    let scenario = &suite.scenarios[place];
    let open = || suspects.iter().filter(|suspect| !suspect.is_coarse());
    let Some(engine) = settings.get(edition).map(ReferenceEngine::of).filter(|_| open().next().is_some()) else {
        return;
    };
    engine.play(&scenario.lowered.case, |played| {
        open().for_each(|suspect| {
            suspect.came(&Outcome::told(scenario, edition, &suite.library, &played.without(suspect.rule)));
        });
    });
}

/// Plays scenarios in an edition with a changed field of the rules until the rule is known to be coarse.
fn lay(suite: &Suite, settings: &Settings, edition: &EditionId, suspect: &Suspect<'_>, places: &[usize]) {
    let engine =
        suspect.overlaid.as_ref().zip(settings.get(edition)).map(|(it, own)| ReferenceEngine::changed(it, own));
    let Some(mut engine) = engine else { return };
    for place in places {
        if suspect.is_coarse() {
            return;
        }
        suspect.came(&Outcome::of(&suite.scenarios[*place], edition, &suite.library, &mut engine));
    }
}

/// Every rule that scenarios cite through their clauses, with the number of scenarios that may fail without it.
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
