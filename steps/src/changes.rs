//! What changes between two editions of the rules: every case is carried out in both, and what was observed is compared.

#[cfg(feature = "page")]
mod page;
mod switches;
mod told;

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::edition::Edition;
use serde::Serialize;

use self::switches::Switches;
pub use crate::outcome::Observed;
use crate::{
    case::Case,
    clauses::ClauseId,
    engines::reference::ReferenceEngine,
    library::Library,
    mechanics::{of_case, of_clause},
    outcome::{Outcome, asked, outcomes},
    port::EngineUnderTest,
    rulebook::Rulebook,
    shared,
    suite::{Scenario, Suite},
};

/// The changes between two editions, found by carrying out the cases.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Changes {
    /// The older edition.
    pub from: String,
    /// The newer edition.
    pub to: String,
    /// The number of cases that could be carried out in both editions.
    pub compared: usize,
    /// The causes of different outcomes, the one with the most cases first.
    pub causes: Vec<Cause>,
    /// The changed rules by which no case has another outcome.
    pub silent: Vec<Switch>,
    /// The cases that only one of the editions can carry out, by the reason.
    pub apart: Vec<Apart>,
}

/// Rules that were changed, and the cases in which the change shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Cause {
    /// What was changed. If there are several changes, each of them alone undoes the difference, or only all of them together make it. If there
    /// is none, the reference engine has no such difference.
    pub switches: Vec<Switch>,
    /// The cases with another outcome.
    pub cases: Vec<Difference>,
}

/// A change between two editions.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Another value of a field of the edition.
    Field {
        /// The field.
        field: String,
        /// What the rule is about.
        about: String,
        /// The value in the older edition.
        from: String,
        /// What that value means.
        was: String,
        /// The value in the newer edition.
        to: String,
        /// What that value means.
        is: String,
    },
    /// The texts of cards and keywords, and the creature types, as they are in the editions.
    Texts {
        /// The cards of the case whose texts differ; if there are none, keywords or creature types do.
        of: Vec<String>,
    },
}

/// A case with another outcome.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The case.
    pub case: String,
    /// The title of the scenario.
    pub title: String,
    /// Its clauses.
    pub clauses: Vec<ClauseThere>,
    /// Whether the scenario claims an outcome for both editions.
    pub holds_in_both: bool,
    /// Each different observation.
    pub observed: Vec<Observed>,
}

/// A clause with its numbers in both editions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClauseThere {
    /// The clause.
    pub id: String,
    /// Its numbers in the older edition.
    pub from: Vec<String>,
    /// Its numbers in the newer edition.
    pub to: Vec<String>,
}

/// Cases that only one edition can carry out, all for one reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Apart {
    /// The edition that can't carry them out.
    pub not_in: String,
    /// The mechanic that is new in the other edition, if that is the reason: `the keyword lifelink`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mechanic: Option<String>,
    /// The reason in words.
    pub why: String,
    /// The cases.
    pub cases: Vec<String>,
}

/// A case that is carried out in both editions.
struct Pair<'s> {
    scenario: &'s Scenario,
    case: Case,
    older: Result<Outcome, Missing>,
    newer: Result<Outcome, Missing>,
}

/// Why an edition can't carry out a case.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Missing {
    /// Its rules do not know that mechanic yet.
    Unknown(String),
    /// The reason that the engine gives.
    Other(String),
}

impl Missing {
    fn why(&self) -> String {
        match self {
            Missing::Unknown(what) => format!("its rules do not know {what} yet"),
            Missing::Other(why) => why.clone(),
        }
    }

    fn mechanic(&self) -> Option<String> {
        match self {
            Missing::Unknown(what) => Some(what.clone()),
            Missing::Other(_) => None,
        }
    }
}

impl Pair<'_> {
    /// Both outcomes, if they differ.
    fn different(&self) -> Option<(&Outcome, &Outcome)> {
        match (&self.older, &self.newer) {
            (Ok(older), Ok(newer)) if older != newer => Some((older, newer)),
            _ => None,
        }
    }
}

/// Carries out every case of a suite under two editions of the rules and finds the cause of each difference.
#[must_use]
pub fn changes(suite: &Suite, from: &Edition, to: &Edition) -> Changes {
    let switches = Switches::new(&suite.library, from, to);
    let pairs = pairs(suite, &switches);
    let different: Vec<&Pair<'_>> = pairs.iter().filter(|pair| pair.different().is_some()).collect();
    let causes = shared::each(&different, |pair| switches.cause(pair));
    told(suite, &switches, &pairs, different.into_iter().zip(causes))
}

/// Carries out every case of a suite on another engine in two editions that the engine has. The causes are those of the reference engine for the
/// same cases.
///
/// # Errors
///
/// The engine does not use one of the editions.
pub fn changes_of(
    suite: &Suite,
    engine: &mut dyn EngineUnderTest,
    from: &Edition,
    to: &Edition,
) -> Result<Changes, String> {
    let switches = Switches::new(&suite.library, from, to);
    let own = pairs(suite, &switches);
    let cases: Vec<&Case> = own.iter().map(|pair| &pair.case).collect();
    let mut seen = Vec::new();
    for edition in [from, to] {
        let using = engine.edition(&edition.id.0).using;
        if using.as_ref() != Some(&edition.id.0) {
            return Err(format!("the engine does not use the edition {}", edition.id));
        }
        seen.push(outcomes(engine, &cases));
    }
    let newer = seen.pop().unwrap_or_default();
    let older = seen.pop().unwrap_or_default();
    let pairs: Vec<Pair<'_>> = own
        .iter()
        .zip(older.into_iter().zip(newer))
        .map(|(own, (older, newer))| {
            let [older, newer] = [older, newer].map(|seen| seen.map_err(Missing::Other));
            Pair { scenario: own.scenario, case: own.case.clone(), older, newer }
        })
        .collect();
    let different: Vec<(&Pair<'_>, &Pair<'_>)> =
        pairs.iter().zip(&own).filter(|(pair, _)| pair.different().is_some()).collect();
    let causes = shared::each(&different, |(_, own)| switches.cause(own));
    Ok(told(suite, &switches, &pairs, different.into_iter().map(|(pair, _)| pair).zip(causes)))
}

/// Every case, carried out by the reference engine in both editions.
fn pairs<'s>(suite: &'s Suite, switches: &Switches<'_>) -> Vec<Pair<'s>> {
    let (older, newer) = (switches.older(), switches.newer());
    let scenarios: Vec<&Scenario> = suite.scenarios.iter().collect();
    shared::each(&scenarios, |scenario| {
        let case = asked(&scenario.lowered.case);
        let (from, to) = switches.editions();
        let [older, newer] =
            [(&older, from), (&newer, to)].map(|(engine, edition)| match unknown(suite, scenario, edition) {
                Some(what) => Err(Missing::Unknown(what)),
                None => outcome(&mut engine.clone(), &case).map_err(Missing::Other),
            });
        Pair { scenario, case, older, newer }
    })
}

/// The mechanic of a scenario that does not run in an edition because the rules of that edition do not know it: of its clauses, or of its cards.
fn unknown(suite: &Suite, scenario: &Scenario, edition: &Edition) -> Option<String> {
    if scenario.editions.contains(&edition.id) {
        return None;
    }
    let library = &suite.library;
    let clauses = scenario.lowered.case.clauses.iter().filter_map(|id| library.clauses().get(&ClauseId(id.clone())));
    let of_clauses = clauses.filter_map(|clause| of_clause(clause, library));
    let mut all = of_clauses.chain(of_case(&scenario.lowered.case, None, library));
    all.find(|since| since.is_after(&edition.id, library.editions())).map(|since| since.what)
}

/// The changes by their causes.
fn told<'p>(
    suite: &Suite,
    switches: &Switches<'_>,
    pairs: &'p [Pair<'p>],
    different: impl Iterator<Item = (&'p Pair<'p>, BTreeSet<usize>)>,
) -> Changes {
    let (from, to) = switches.editions();
    let mut by_cause: BTreeMap<Vec<Switch>, Vec<Difference>> = BTreeMap::new();
    let mut shown: BTreeSet<usize> = BTreeSet::new();
    for (pair, cause) in different {
        let Some((older, newer)) = pair.different() else { continue };
        let difference = Difference {
            case: pair.case.id.clone(),
            title: pair.case.name.clone(),
            clauses: there(pair.scenario, &suite.library, [from, to]),
            holds_in_both: [from, to].iter().all(|edition| pair.scenario.editions.contains(&edition.id)),
            observed: older.against(newer, &pair.scenario.lowered),
        };
        by_cause.entry(switches.named(&cause, &pair.case)).or_default().push(difference);
        shown.extend(cause);
    }
    let mut causes: Vec<Cause> = by_cause.into_iter().map(|(switches, cases)| Cause { switches, cases }).collect();
    causes.sort_by_key(|cause| std::cmp::Reverse(cause.cases.len()));
    let mut apart: BTreeMap<(&str, &Missing), Vec<String>> = BTreeMap::new();
    for pair in pairs {
        let (edition, why) = match (&pair.older, &pair.newer) {
            (Err(why), Ok(_)) => (from, why),
            (Ok(_), Err(why)) => (to, why),
            _ => continue,
        };
        apart.entry((&edition.id.0, why)).or_default().push(pair.case.id.clone());
    }
    let mut apart: Vec<Apart> = apart
        .into_iter()
        .map(|((not_in, missing), cases)| Apart {
            not_in: not_in.to_owned(),
            mechanic: missing.mechanic(),
            why: missing.why(),
            cases,
        })
        .collect();
    apart.sort_by_key(|one| (one.mechanic.is_none(), std::cmp::Reverse(one.cases.len())));
    Changes {
        from: from.id.0.clone(),
        to: to.id.0.clone(),
        compared: pairs.iter().filter(|pair| pair.older.is_ok() && pair.newer.is_ok()).count(),
        causes,
        silent: switches.silent(&shown),
        apart,
    }
}

/// What an engine observes in a case, or the reason why it can't carry the case out.
fn outcome(engine: &mut ReferenceEngine, case: &Case) -> Result<Outcome, String> {
    Outcome::of(case, engine.run(case))
}

/// The clauses of a scenario with their numbers in both editions.
fn there(scenario: &Scenario, library: &Library, [from, to]: [&Edition; 2]) -> Vec<ClauseThere> {
    let rulebook = Rulebook::of(library);
    let clause = |id: &String| {
        let numbers = library.clauses().get(&ClauseId(id.clone())).map(|clause| rulebook.numbers(clause));
        let numbers = numbers.unwrap_or_default();
        let of = |edition: &Edition| numbers.get(&edition.id.0).cloned().unwrap_or_default();
        ClauseThere { id: id.clone(), from: of(from), to: of(to) }
    };
    scenario.lowered.case.clauses.iter().map(clause).collect()
}
