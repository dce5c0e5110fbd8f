//! What the reference engine shows of the cases of a site: what happens in each, the positions before and after, and what an engine with a
//! misreading observes. A record has none of this for cases that passed.

use std::{
    collections::{BTreeMap, BTreeSet},
    panic::{self, AssertUnwindSafe},
};

use casebook_engine::{cards::english, edition::EditionId};
use indexmap::IndexMap;
use serde::Serialize;

use crate::{
    case::Origin,
    clauses::{Clause, ClauseId, Misreading},
    engines::reference::{ReferenceEngine, Replayed},
    judge::{NOT_SEEN, judge},
    numbering::renumbered,
    port::EngineUnderTest,
    record::{CaseResult, Record},
    report::compare::ClauseRow,
    shared,
    suite::{Scenario, Suite},
};

/// What the reference engine shows.
#[derive(Debug, Default)]
pub(super) struct Played {
    /// For each case, the edition in which it was played again, and what it shows there.
    pub(super) cases: BTreeMap<String, (String, Replayed)>,
    /// For each clause, what an engine with each of its misreadings observes.
    pub(super) misread: BTreeMap<String, Vec<Option<Symptom>>>,
    /// The cards of each case.
    pub(super) cards: BTreeMap<String, Vec<String>>,
    /// The cards in casebook's English, in the wording of the newest edition.
    pub(super) english: IndexMap<String, String>,
}

/// A claim that is false for an engine with a misreading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Symptom {
    /// The case.
    case: String,
    /// Its title.
    name: String,
    /// The edition.
    edition: String,
    /// The claim, or what stopped the case.
    claim: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    expected: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    seen: String,
}

impl Played {
    /// Plays the cases of the records again, as far as the suite has the same cases.
    pub(super) fn of(suite: &Suite, records: &[Record], clauses: &[ClauseRow]) -> Self {
        let known: BTreeMap<&str, &Scenario> =
            suite.scenarios.iter().map(|scenario| (scenario.lowered.case.id.as_str(), scenario)).collect();
        let mut newest: BTreeMap<&str, (&Scenario, EditionId)> = BTreeMap::new();
        for result in records.iter().flat_map(|record| &record.results) {
            let Some(scenario) = known.get(result.id.as_str()).filter(|scenario| is_the_same(scenario, result)) else {
                continue;
            };
            let edition = EditionId(result.edition.clone());
            let entry = newest.entry(&result.id).or_insert_with(|| (*scenario, edition.clone()));
            entry.1 = edition.max(entry.1.clone());
        }
        let engine = ReferenceEngine::new(suite.library.settings());
        let all: Vec<(&Scenario, EditionId)> = newest.into_values().collect();
        let shown = shared::each(&all, |(scenario, edition)| replayed(&engine, scenario, edition));
        let cases = all.iter().zip(shown).filter_map(|((scenario, edition), shown)| {
            Some((scenario.lowered.case.id.clone(), (edition.0.clone(), shown?)))
        });
        let mut played = Played { cases: cases.collect(), ..Played::default() };
        let tested: BTreeSet<&str> = all.iter().map(|(scenario, _)| scenario.lowered.case.id.as_str()).collect();
        played.misread(suite, clauses, &tested);
        for (scenario, _) in &all {
            played.name_cards(suite, scenario);
        }
        played
    }

    /// Plays the cases of each clause on engines that have its misreadings.
    fn misread(&mut self, suite: &Suite, clauses: &[ClauseRow], tested: &BTreeSet<&str>) {
        let listed = |row: &ClauseRow| suite.library.clauses().get(&ClauseId(row.id.clone()));
        let jobs: Vec<(&Clause, &Misreading)> = clauses
            .iter()
            .filter_map(listed)
            .flat_map(|clause| clause.misreadings.iter().map(move |misreading| (clause, misreading)))
            .collect();
        let mut of_clause: BTreeMap<&str, Vec<&Scenario>> = BTreeMap::new();
        for scenario in suite.scenarios.iter().filter(|scenario| tested.contains(scenario.lowered.case.id.as_str())) {
            for clause in &scenario.lowered.case.clauses {
                of_clause.entry(clause).or_default().push(scenario);
            }
        }
        let scenarios = |clause: &Clause| of_clause.get(clause.id.0.as_str()).map_or(&[][..], Vec::as_slice);
        let shown = shared::each(&jobs, |(clause, misreading)| symptom(suite, misreading, scenarios(clause)));
        for ((clause, _), symptom) in jobs.iter().zip(shown) {
            self.misread.entry(clause.id.0.clone()).or_default().push(symptom);
        }
    }

    /// Notes the cards of a case and their English.
    fn name_cards(&mut self, suite: &Suite, scenario: &Scenario) {
        let case = &scenario.lowered.case;
        let newest = suite.library.editions().newest().and_then(|edition| suite.library.table(&edition.id));
        let mut names = Vec::new();
        for object in &case.objects {
            let Origin::Card { name, .. } = &object.origin else { continue };
            let (Ok(found), Some(table)) = (suite.library.card(name), &newest) else { continue };
            if !names.contains(name) {
                names.push(name.clone());
                let english = || english::card(&found.card, table.wording());
                self.english.entry(name.clone()).or_insert_with(english);
            }
        }
        self.cards.insert(case.id.clone(), names);
    }
}

/// Whether a result is of the case as it is in the suite.
fn is_the_same(scenario: &Scenario, result: &CaseResult) -> bool {
    let edition = EditionId(result.edition.clone());
    scenario.lowered.case.hash == result.hash && scenario.editions.contains(&edition)
}

/// A case on the reference engine; `None` if it can't be placed, or breaks the engine.
fn replayed(engine: &ReferenceEngine, scenario: &Scenario, edition: &EditionId) -> Option<Replayed> {
    let mut engine = engine.clone();
    engine.edition(&edition.0);
    panic::catch_unwind(AssertUnwindSafe(|| engine.replayed(&scenario.lowered.case))).ok().flatten()
}

/// The first claim of these scenarios that is false with a misreading, in the newest edition in which there is one.
fn symptom(suite: &Suite, misreading: &Misreading, scenarios: &[&Scenario]) -> Option<Symptom> {
    let overlaid = suite.library.overlaid(&misreading.overlay).ok()?;
    let editions: Vec<&EditionId> = suite.library.editions().iter().map(|edition| &edition.id).collect();
    editions.into_iter().rev().filter(|edition| misreading.is_in(edition)).find_map(|edition| {
        let mut here = scenarios.iter().filter(|scenario| scenario.editions.contains(edition)).peekable();
        here.peek()?;
        let own = suite.library.setting(edition, crate::ablation::Ablation::None)?;
        let mut engine = ReferenceEngine::changed(&overlaid, &own);
        here.find_map(|scenario| failing(suite, &mut engine, scenario, edition))
    })
}

/// The first claim of a scenario that is false on an engine.
fn failing(suite: &Suite, engine: &mut ReferenceEngine, scenario: &Scenario, edition: &EditionId) -> Option<Symptom> {
    let (case, lowered) = (&scenario.lowered.case, &scenario.lowered);
    let ran = panic::catch_unwind(AssertUnwindSafe(|| engine.run(case))).ok()?;
    let expectations = renumbered(&lowered.expectations, &scenario.home, edition, &suite.library);
    let judged = judge(case, &expectations, &ran);
    let of = |claim: String, expected: String, seen: String| Symptom {
        case: case.id.clone(),
        name: case.name.clone(),
        edition: edition.0.clone(),
        claim,
        expected,
        seen,
    };
    let wrong = judged.claims.into_iter().find(|claim| !claim.held && claim.seen != NOT_SEEN);
    match (wrong, judged.verdict) {
        (Some(claim), _) => Some(of(claim.text, claim.expected, claim.seen)),
        (None, crate::verdict::Verdict::Failed) => Some(of(judged.detail?, String::new(), String::new())),
        _ => None,
    }
}
