//! Misreadings: whoever reads a clause wrongly has to get a scenario of it wrong, and not everything that speaks of the same thing.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use casebook_engine::edition::EditionId;

use super::{Finding, FindingKind};
use crate::{
    clauses::{Clause, ClauseId, Misreading, Overlay},
    deviations::Deviations,
    engines::reference::ReferenceEngine,
    judge::{holds, judge},
    library::{Library, Overlaid},
    needs,
    numbering::renumbered,
    port::{End, EngineUnderTest, Ran, Seen},
    suite::{Scenario, Suite},
    verdict::Verdict,
};

/// What is wrong with the misreadings of the clauses that have scenarios.
pub(super) fn misread(suite: &Suite, deviations: &Deviations) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut known: Vec<(&ClauseId, &Overlay)> = Vec::new();
    for clause in suite.library.clauses().iter() {
        let own: Vec<&Scenario> = suite.scenarios.iter().filter(|it| tagged(it, clause)).collect();
        for misreading in clause.misreadings.iter().filter(|_| !own.is_empty()) {
            let mut about = |kind, what: String| {
                let message = format!("{} read as \"{}\": {what}", clause.id, misreading.says);
                findings.push(Finding {
                    file: misreading.file.clone(),
                    line: misreading.line,
                    kind,
                    case: None,
                    message,
                });
            };
            if let Some((other, _)) = known.iter().find(|(_, overlay)| **overlay == misreading.overlay) {
                about(
                    FindingKind::MisreadingShared,
                    format!("{other} is misread in the same way, so neither is told from the other"),
                );
            }
            known.push((&clause.id, &misreading.overlay));
            match suite.library.overlaid(&misreading.overlay) {
                Err(why) => about(FindingKind::MisreadingBroken, why),
                Ok(overlaid) => {
                    let trial = Trial { suite, deviations, clause, own: &own, misreading, overlaid };
                    trial.findings().into_iter().for_each(|(kind, what)| about(kind, what));
                }
            }
        }
    }
    findings
}

fn tagged(scenario: &Scenario, clause: &Clause) -> bool {
    scenario.lowered.case.clauses.contains(&clause.id.0)
}

/// A misreading before the scenarios of its clause.
struct Trial<'s> {
    suite: &'s Suite,
    deviations: &'s Deviations,
    clause: &'s Clause,
    own: &'s [&'s Scenario],
    misreading: &'s Misreading,
    overlaid: Overlaid<'s>,
}

impl Trial<'_> {
    /// What is wrong, with the editions in which it is.
    fn findings(&self) -> Vec<(FindingKind, String)> {
        let neighbours = self.neighbours();
        let (mut unnoticed, mut vandalised) = (Vec::new(), Vec::new());
        for edition in self.editions() {
            let Some(setting) = self.overlaid.setting(edition) else { continue };
            let settings = BTreeMap::from([(edition.clone(), setting)]);
            let mut engine = ReferenceEngine::new(Arc::new(settings)).without_trace();
            engine.edition(&edition.0);
            let runs = |it: &&&Scenario| {
                it.editions.contains(edition) && !self.deviations.declares(&it.lowered.case.id, &edition.0)
            };
            let (mut noticed, mut passed) = (false, false);
            for scenario in self.own.iter().filter(runs) {
                let outcome = self.outcome(scenario, edition, &mut engine);
                noticed |= outcome == Outcome::Otherwise;
                passed |= outcome == Outcome::Passed;
            }
            let mut beside = neighbours.iter().filter(runs);
            passed |= beside.any(|it| self.outcome(it, edition, &mut engine) == Outcome::Passed);
            unnoticed.extend((!noticed).then_some(edition.0.as_str()));
            vandalised.extend((!passed).then_some(edition.0.as_str()));
        }
        let unnoticed = (!unnoticed.is_empty()).then(|| {
            let what = format!("no claim of its scenarios comes out otherwise (in {})", unnoticed.join(", "));
            (FindingKind::MisreadingUnnoticed, what)
        });
        let vandalised = (!vandalised.is_empty()).then(|| {
            let what = format!("nothing passes that speaks of the same thing (in {})", vandalised.join(", "));
            (FindingKind::MisreadingVandalism, what)
        });
        unnoticed.into_iter().chain(vandalised).collect()
    }

    /// The editions in which scenarios of the clause run: first those that are their homes.
    fn editions(&self) -> Vec<&EditionId> {
        let homes: BTreeSet<&EditionId> = self.own.iter().map(|scenario| &scenario.home).collect();
        let all: BTreeSet<&EditionId> = self.own.iter().flat_map(|scenario| &scenario.editions).collect();
        homes.iter().copied().chain(all.difference(&homes).copied()).collect()
    }

    /// Scenarios of the same document that speak of what is misread; of an edition's field, those of the same features.
    fn neighbours(&self) -> Vec<&Scenario> {
        let document = self.clause.id.document();
        let names = speaking(&self.suite.library, &self.misreading.overlay);
        let same_feature = |it: &Scenario| self.own.iter().any(|own| own.lowered.feature == it.lowered.feature);
        let same_document =
            |it: &Scenario| it.lowered.case.clauses.iter().any(|tag| ClauseId(tag.clone()).document() == document);
        let speaks = |it: &Scenario| match &names {
            Some(names) => {
                (same_feature(it) || same_document(it))
                    && needs::cards(&it.lowered.case).into_iter().any(|name| names.contains(name))
            }
            None => same_feature(it),
        };
        self.suite.scenarios.iter().filter(|it| !tagged(it, self.clause) && speaks(it)).collect()
    }

    /// What comes of a scenario for whoever misreads the clause.
    fn outcome(&self, scenario: &Scenario, edition: &EditionId, engine: &mut ReferenceEngine) -> Outcome {
        let case = &scenario.lowered.case;
        let expected = renumbered(&scenario.lowered.expectations, &scenario.home, edition, &self.suite.library);
        let mut ran = Ran::ended(End::Completed);
        engine.run_all(&[case], &mut |_, answer, _| ran = answer);
        let otherwise = |probe, want| match ran.seen(probe) {
            Some(Seen::Value(value)) => holds(want, value, &ran) == Some(false),
            _ => false,
        };
        let ended = matches!(ran.end, End::Completed | End::Refused { .. });
        if judge(case, &expected, &ran).verdict == Verdict::Passed {
            Outcome::Passed
        } else if ended && expected.0.iter().any(|claim| otherwise(claim.probe, &claim.want)) {
            Outcome::Otherwise
        } else {
            Outcome::Unclear
        }
    }
}

/// What came of a scenario.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Passed,
    /// A claim was looked at and was otherwise.
    Otherwise,
    /// It ended before anything was seen to be otherwise.
    Unclear,
}

/// The names of the cards that are overlaid, or that have the keyword that is; none where that is an edition's field.
fn speaking(library: &Library, overlay: &Overlay) -> Option<BTreeSet<String>> {
    let has = |word: &str, card: &casebook_engine::cards::CardDef| {
        serde_json::to_string(card).is_ok_and(|text| text.contains(&format!("\"{word}\"")))
    };
    let cards = library.cards().map(|shelved| &shelved.card);
    let meant: Vec<_> = match overlay {
        Overlay::Card(changed) => library.card(&changed.name).iter().map(|shelved| &shelved.card).collect(),
        Overlay::Keyword(changed) => cards.filter(|card| has(&changed.name, card)).collect(),
        Overlay::Edition(_) => return None,
    };
    let lower = |card: &casebook_engine::cards::CardDef| card.flip.as_ref().map(|half| half.name.to_string());
    Some(meant.into_iter().flat_map(|card| std::iter::once(card.name.to_string()).chain(lower(card))).collect())
}
