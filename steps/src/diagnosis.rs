//! The diagnosis of a failed case: the misreadings of its clauses under which the reference engine makes the same observations.

use std::{collections::BTreeMap, sync::Arc};

use casebook_engine::edition::EditionId;

pub use crate::record::MisreadAs;
use crate::{
    clauses::ClauseId,
    engines::reference::ReferenceEngine,
    expectation::Expectations,
    judge::judge,
    library::{Library, Setting},
    port::EngineUnderTest,
    record::CaseResult,
    suite::Scenario,
    verdict::Verdict,
};

/// Finds the misreadings that engines seem to have.
pub struct Diagnosis<'l> {
    library: &'l Library,
    settings: Arc<BTreeMap<EditionId, Setting>>,
}

impl<'l> Diagnosis<'l> {
    /// With the misreadings of a library.
    #[must_use]
    pub fn new(library: &'l Library) -> Self {
        Self { library, settings: library.settings() }
    }

    /// Every misreading of the case's clauses under which the reference engine fails the case with the same observations, claim by claim. The
    /// expectations are in the numbering of the edition.
    #[must_use]
    pub fn of(&self, scenario: &Scenario, expected: &Expectations, result: &CaseResult) -> Vec<MisreadAs> {
        let own = self.settings.get(&EditionId(result.edition.clone()));
        let Some(own) = own.filter(|_| result.verdict == Verdict::Failed) else { return Vec::new() };
        let tags = scenario.lowered.case.clauses.iter().map(|tag| ClauseId(tag.clone()));
        let mut found = Vec::new();
        for clause in tags.filter_map(|tag| self.library.clauses().get(&tag)) {
            for misreading in &clause.misreadings {
                let overlaid = self.library.overlaid(&misreading.overlay).ok();
                let same = |mut engine| self.sees_the_same(&mut engine, scenario, expected, result);
                if overlaid.is_some_and(|overlaid| same(ReferenceEngine::changed(&overlaid, own))) {
                    found.push(MisreadAs { clause: clause.id.0.clone(), says: misreading.says.clone() });
                }
            }
        }
        found
    }

    fn sees_the_same(
        &self,
        engine: &mut ReferenceEngine,
        scenario: &Scenario,
        expected: &Expectations,
        result: &CaseResult,
    ) -> bool {
        let case = &scenario.lowered.case;
        let mut same = false;
        engine.run_all(&[case], &mut |_, ran, _| {
            let judgement = judge(case, expected, &ran);
            same = judgement.verdict == Verdict::Failed && judgement.claims == result.claims;
        });
        same
    }
}
