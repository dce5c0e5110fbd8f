//! Scenarios in editions in which their clauses don't hold: they must fail there, and another scenario must show what holds instead.

use std::collections::BTreeSet;

use casebook_engine::edition::EditionId;

use super::{Finding, FindingKind, Scope, about};
use crate::{
    clauses::{Clause, ClauseId},
    judge::judge,
    mechanics::{Since, of_case, of_clause},
    numbering::renumbered,
    prove::Prover,
    suite::{Scenario, Suite},
    verdict::Verdict,
};

/// The results of scenarios in editions in which they don't run.
#[derive(Default)]
pub(super) struct Elsewhere {
    findings: Vec<Finding>,
    /// Scenarios that pass where another clause replaces a clause of theirs, by clause and edition.
    passed: Vec<(ClauseId, EditionId, Finding)>,
    /// The clauses and editions in which a scenario fails.
    failed: BTreeSet<(ClauseId, EditionId)>,
}

/// Whether the rules of an edition don't have the mechanic of a clause or of the scenario's cards yet. Then the outcome there is undefined.
fn knows_nothing_of(suite: &Suite, scenario: &Scenario, gone: &[&Clause], edition: &EditionId) -> bool {
    let is_unknown = |since: &Since| since.is_after(edition, suite.library.editions());
    let of_clauses = gone.iter().filter_map(|clause| of_clause(clause, &suite.library)).any(|since| is_unknown(&since));
    of_clauses || of_case(&scenario.lowered.case, None, &suite.library).iter().any(is_unknown)
}

impl Elsewhere {
    /// Runs a scenario in an edition in which it doesn't run. It is a finding if it passes there although one of its clauses doesn't hold, or if
    /// it fails and no scenario shows the replacement of the clause.
    pub(super) fn look(
        &mut self,
        suite: &Suite,
        scenario: &Scenario,
        edition: &EditionId,
        prover: &mut Prover<'_>,
        whole: bool,
    ) {
        let index = suite.library.clauses();
        // For a clause of an unlisted document, the author limits the editions.
        if !scenario.lowered.case.clauses.iter().any(|tag| index.get(&ClauseId(tag.clone())).is_some()) {
            return;
        }
        let packs = suite.library.packs_of(&scenario.lowered.feature, &scenario.lowered.case);
        let library = &suite.library;
        if packs.iter().any(|pack| !library.is_played(pack, edition)) || !library.is_for(&packs, edition) {
            return;
        }
        let gone = not_holding(suite, scenario, edition);
        if gone.iter().any(|clause| index.in_place(clause, edition).is_none() && excused(suite, clause, edition)) {
            return;
        }
        if knows_nothing_of(suite, scenario, &gone, edition) {
            return;
        }
        let lowered = &scenario.lowered;
        let expected = renumbered(&lowered.expectations, &scenario.home, edition, &suite.library);
        let passes = judge(&lowered.case, &expected, &prover.run(lowered)).verdict == Verdict::Passed;
        let too_wide = |message| about(scenario, FindingKind::HoldsElsewhere, None, message);
        match (passes, gone.first()) {
            (true, None) => self.findings.push(too_wide(format!(
                "passes in {edition} too, where its clauses hold: remove its `@edition:` tags, or add `@edition:{edition}`"
            ))),
            (true, Some(clause)) => match index.in_place(clause, edition) {
                Some(other) => {
                    let (id, other) = (&clause.id, &other.id);
                    let message = format!(
                        "passes in {edition} too, where {other} replaces {id}, and so does every scenario of {id}: add one that fails there and shows the change"
                    );
                    self.passed.push((id.clone(), edition.clone(), too_wide(message)));
                }
                None => self.findings.push(too_wide(format!(
                    "passes in {edition}, where {} is listed as not holding: list the edition under `holds`, or state under `not_before` why it doesn't apply",
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

    /// Adds the results of another edition.
    pub(super) fn extend(&mut self, other: Elsewhere) {
        self.findings.extend(other.findings);
        self.passed.extend(other.passed);
        self.failed.extend(other.failed);
    }

    /// The findings. If one scenario of a clause shows the change, the others may pass on both sides of it.
    pub(super) fn findings(self) -> Vec<Finding> {
        let Elsewhere { mut findings, passed, failed } = self;
        let unchanged =
            passed.into_iter().filter(|(clause, edition, _)| !failed.contains(&(clause.clone(), edition.clone())));
        findings.extend(unchanged.map(|(_, _, finding)| finding));
        findings
    }
}

/// The message for a scenario that fails because a clause doesn't hold, if the replacement isn't shown.
fn unmet(suite: &Suite, clause: &Clause, edition: &EditionId, whole: bool) -> Option<String> {
    let id = &clause.id;
    match suite.library.clauses().in_place(clause, edition) {
        Some(other) => (whole && !shown(suite, &other.id, edition)).then(|| {
            format!("fails in {edition}, where {0} replaces {id}, and no scenario of {0} runs there: add one", other.id)
        }),
        None => Some(format!(
            "fails in {edition}, where {id} doesn't hold, and the clause has neither `superseded` nor `not_before`: add one of them"
        )),
    }
}

/// The clauses of a scenario that don't hold in an edition; empty if the scenario only limits itself to other editions.
fn not_holding<'s>(suite: &'s Suite, scenario: &Scenario, edition: &EditionId) -> Vec<&'s Clause> {
    let tags = scenario.lowered.case.clauses.iter().map(|tag| ClauseId(tag.clone()));
    tags.filter_map(|tag| suite.library.clauses().get(&tag)).filter(|clause| !clause.holds_in(edition)).collect()
}

/// Whether the clause or its document has `not_before` for this edition.
fn excused(suite: &Suite, clause: &Clause, edition: &EditionId) -> bool {
    let editions = suite.library.editions();
    suite.library.clauses().not_before(clause).is_some_and(|since| editions.is_before(edition, &since.edition))
}

/// Whether a scenario of a clause runs in an edition.
fn shown(suite: &Suite, id: &ClauseId, edition: &EditionId) -> bool {
    let of_it = |scenario: &&Scenario| scenario.lowered.case.clauses.contains(&id.0);
    suite.scenarios.iter().filter(of_it).any(|scenario| scenario.editions.contains(edition))
}

/// The clauses that have scenarios, but none in some edition in which they hold.
pub(super) fn not_shown(suite: &Suite, scope: &Scope) -> Vec<Finding> {
    let mut findings = Vec::new();
    let is_meant = |clause: &&Clause| scope.has_document(clause.id.document(), &suite.library);
    for clause in suite.library.clauses().iter().filter(|clause| clause.kind.is_testable()).filter(is_meant) {
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
                format!("{} also holds in {}, and no scenario of it runs there: add one", clause.id, dark.join(", "));
            findings.push(about(first, FindingKind::NotShown, None, message));
        }
    }
    findings
}
