//! All cases as a test of the engine, for mutation tests (`.ci/long engine`): the first scenario that doesn't pass, in any edition, ends it.
//! `casebook run` reports all of them.

use crate::common;
use std::collections::BTreeMap;

use casebook_engine::edition::EditionId;
use casebook_steps::{
    engines::reference::ReferenceEngine,
    judge::judge,
    numbering::renumbered,
    port::EngineUnderTest,
    prove::Prover,
    record::CaseResult,
    suite::{Scenario, Suite},
    verdict::Verdict,
};

/// The scenarios of all features.
pub(crate) fn suite() -> &'static Suite {
    common::whole()
}

/// The reason why a scenario doesn't pass in an edition.
fn fault(suite: &Suite, engine: &mut dyn EngineUnderTest, scenario: &Scenario, edition: &EditionId) -> Option<String> {
    let lowered = &scenario.lowered;
    let ran = engine.run(&lowered.case);
    let expected = renumbered(&lowered.expectations, &scenario.home, edition, &suite.library);
    let judgement = judge(&lowered.case, &expected, &ran);
    let unasked = ran.unused_answers.first().map(|step| format!("nobody asked for the answer of step {step}"));
    if judgement.verdict == Verdict::Passed { unasked } else { Some(format!("{:?}", judgement.detail)) }
}

/// Every scenario in the edition with this distance from its own, so that most differences are found early.
fn in_editions(suite: &Suite) -> impl Iterator<Item = (&Scenario, &EditionId)> {
    let most = suite.library.editions().iter().count();
    (0..most).flat_map(|after| {
        suite.scenarios.iter().filter_map(move |scenario| {
            let home = scenario.editions.iter().position(|edition| *edition == scenario.home)?;
            let many = scenario.editions.len();
            (after < many).then(|| (scenario, &scenario.editions[(home + after) % many]))
        })
    })
}

#[test]
#[ignore = "the conformance test plays them all, and tells all that is wrong"]
fn every_scenario_passes_in_every_edition() {
    let suite = suite();
    let settings = suite.library.settings();
    let mut cases = 0;
    for (scenario, edition) in in_editions(suite) {
        let mut engine = ReferenceEngine::of(&settings[edition]).without_notes();
        let fault = fault(suite, &mut engine, scenario, edition);
        assert_eq!(fault, None, "{} in {edition}", scenario.lowered.case.id);
        cases += 1;
    }
    let all: usize = suite.scenarios.iter().map(|scenario| scenario.editions.len()).sum();
    assert_eq!(cases, all, "each in each of its editions");
}

#[test]
#[ignore = "`casebook run` says it of each that passes"]
fn every_scenario_is_proven_as_a_run_asks_it() {
    let suite = suite();
    let editions = suite.library.editions().iter();
    let mut provers: BTreeMap<_, _> = editions.map(|it| (&it.id, Prover::new(&suite.library, &it.id))).collect();
    let mut noted = 0;
    for (scenario, edition) in in_editions(suite) {
        let prover = provers.get_mut(edition).unwrap_or_else(|| panic!("{edition} is one of those"));
        let mut passed = CaseResult { verdict: Verdict::Passed, ..CaseResult::default() };
        let ran = prover.run(&scenario.lowered);
        prover.mark(suite, scenario, &ran, &mut passed);
        assert_eq!(passed.unproven, Vec::<String>::new(), "{} in {edition}", scenario.lowered.case.id);
        noted += usize::from(!ran.marks.is_empty());
    }
    assert!(noted > 0, "engines that note nothing prove nothing");
}
