//! Scenarios where their clauses don't hold: there they have to fail, and something else has to hold.

use std::collections::BTreeSet;

use casebook_engine::edition::EditionId;

use super::{Finding, FindingKind, about};
use crate::{
    clauses::{Clause, ClauseId},
    judge::judge,
    numbering::renumbered,
    prove::Prover,
    suite::{Scenario, Suite},
    verdict::Verdict,
};

/// What came of scenarios in editions in which they don't run.
#[derive(Default)]
pub(super) struct Elsewhere {
    findings: Vec<Finding>,
    /// Scenarios that pass where something else has the place of a clause of theirs, by clause and edition.
    passed: Vec<(ClauseId, EditionId, Finding)>,
    /// Where a scenario of a clause fails.
    failed: BTreeSet<(ClauseId, EditionId)>,
}

impl Elsewhere {
    /// Runs a scenario in an edition in which it doesn't run: wrong is that it passes there though one of its clauses doesn't hold, or
    /// that it fails and nothing shows what has the clause's place.
    pub(super) fn look(
        &mut self,
        suite: &Suite,
        scenario: &Scenario,
        edition: &EditionId,
        prover: &mut Prover<'_>,
        whole: bool,
    ) {
        let index = suite.library.clauses();
        // Of a clause that no document of the library has nobody knows where it holds: the author says so by the edition.
        if !scenario.lowered.case.clauses.iter().any(|tag| index.get(&ClauseId(tag.clone())).is_some()) {
            return;
        }
        let gone = not_holding(suite, scenario, edition);
        if gone.iter().any(|clause| index.in_place(clause, edition).is_none() && excused(suite, clause, edition)) {
            return;
        }
        let lowered = &scenario.lowered;
        let expected = renumbered(&lowered.expectations, &scenario.home, edition, &suite.library);
        let passes = judge(&lowered.case, &expected, &prover.run(lowered)).verdict == Verdict::Passed;
        let too_wide = |message| about(scenario, FindingKind::HoldsElsewhere, None, message);
        match (passes, gone.first()) {
            (true, None) => self.findings.push(too_wide(format!(
                "passes in {edition} too, where its clauses hold: pin it to no edition, or to that one as well"
            ))),
            (true, Some(clause)) => match index.in_place(clause, edition) {
                Some(other) => {
                    let (id, other) = (&clause.id, &other.id);
                    let message = format!(
                        "passes in {edition} too, where {other} has the place of {id}, as does every scenario of it: none shows what changed"
                    );
                    self.passed.push((id.clone(), edition.clone(), too_wide(message)));
                }
                None => self.findings.push(too_wide(format!(
                    "passes in {edition}, where {} doesn't hold by its row: it holds there by its outcome, or `not_before` says why not",
                    clause.id
                ))),
            },
            (false, _) => {
                self.failed.extend(gone.iter().map(|clause| (clause.id.clone(), edition.clone())));
                let unmet = gone.iter().find_map(|clause| unmet(suite, clause, edition, whole));
                self.findings.extend(unmet.map(|it| about(scenario, FindingKind::WithoutSuccessor, None, it)));
            }
        }
    }

    /// Adds what came of another edition.
    pub(super) fn extend(&mut self, other: Elsewhere) {
        self.findings.extend(other.findings);
        self.passed.extend(other.passed);
        self.failed.extend(other.failed);
    }

    /// What is wrong. Beside a scenario that shows what changed, the counter-cases of its clause may pass on both sides.
    pub(super) fn findings(self) -> Vec<Finding> {
        let Elsewhere { mut findings, passed, failed } = self;
        let unchanged =
            passed.into_iter().filter(|(clause, edition, _)| !failed.contains(&(clause.clone(), edition.clone())));
        findings.extend(unchanged.map(|(_, _, finding)| finding));
        findings
    }
}

/// What is missing where a scenario fails since a clause doesn't hold.
fn unmet(suite: &Suite, clause: &Clause, edition: &EditionId, whole: bool) -> Option<String> {
    let id = &clause.id;
    match suite.library.clauses().in_place(clause, edition) {
        Some(other) => (whole && !shown(suite, &other.id, edition)).then(|| {
            format!("fails in {edition}, where {} has the place of {id}, and no scenario of it runs there", other.id)
        }),
        None => Some(format!(
            "fails in {edition}, where {id} doesn't hold, and its row says neither `superseded` nor `not_before`"
        )),
    }
}

/// The clauses of a scenario that don't hold in an edition; none where it only pins itself elsewhere.
fn not_holding<'s>(suite: &'s Suite, scenario: &Scenario, edition: &EditionId) -> Vec<&'s Clause> {
    let tags = scenario.lowered.case.clauses.iter().map(|tag| ClauseId(tag.clone()));
    tags.filter_map(|tag| suite.library.clauses().get(&tag)).filter(|clause| !clause.holds_in(edition)).collect()
}

/// Whether a clause or its document says that there was nothing to rule on yet.
fn excused(suite: &Suite, clause: &Clause, edition: &EditionId) -> bool {
    let place = |id: &EditionId| suite.library.editions().iter().position(|edition| edition.id == *id);
    suite.library.clauses().not_before(clause).is_some_and(|since| place(edition) < place(&since.edition))
}

/// Whether a scenario of a clause runs in an edition.
fn shown(suite: &Suite, id: &ClauseId, edition: &EditionId) -> bool {
    let of_it = |scenario: &&Scenario| scenario.lowered.case.clauses.contains(&id.0);
    suite.scenarios.iter().filter(of_it).any(|scenario| scenario.editions.contains(edition))
}

/// The clauses that have scenarios, but none in some edition in which they hold: what is claimed to hold everywhere is shown everywhere.
pub(super) fn not_shown(suite: &Suite) -> Vec<Finding> {
    let mut findings = Vec::new();
    for clause in suite.library.clauses().iter().filter(|clause| clause.kind.is_testable()) {
        let Some(first) = suite.scenarios.iter().find(|scenario| scenario.lowered.case.clauses.contains(&clause.id.0))
        else {
            continue;
        };
        let dark: Vec<&str> = clause
            .holds
            .iter()
            .filter(|edition| !shown(suite, &clause.id, edition))
            .map(|edition| edition.0.as_str())
            .collect();
        if !dark.is_empty() {
            let message =
                format!("{} holds in {} as well, and no scenario of it runs there", clause.id, dark.join(", "));
            findings.push(about(first, FindingKind::NotShown, None, message));
        }
    }
    findings
}
