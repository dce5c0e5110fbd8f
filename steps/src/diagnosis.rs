//! What an engine that fails a case takes its clause for: the misreading under which our own engine sees the same.

use std::{collections::BTreeMap, sync::Arc};

use casebook_engine::edition::EditionId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    clauses::ClauseId,
    engines::reference::{ReferenceEngine, Setting},
    expectation::Expectations,
    judge::judge,
    library::Library,
    port::EngineUnderTest,
    record::CaseResult,
    suite::Scenario,
    verdict::Verdict,
};

/// A clause as an engine seems to read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MisreadAs {
    /// The clause.
    pub clause: String,
    /// What it seems to be taken to say.
    pub says: String,
}

/// Who knows what engines misread.
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

    /// Every misreading of the case's clauses under which our own engine fails it with the same to be seen, claim for claim.
    /// The expectations are in the numbering of the edition.
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
                if overlaid.is_some_and(|overlaid| same(overlaid.engine(own))) {
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
