//! Scenarios where their clauses don't hold: there they have to fail, and something else has to hold.

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

/// What is wrong with a scenario in an edition in which it doesn't run: it passes there though one of its clauses doesn't hold, or it
/// fails and nothing shows what took the clause's place.
pub(super) fn passing(
    suite: &Suite,
    scenario: &Scenario,
    edition: &EditionId,
    prover: &mut Prover,
    whole: bool,
) -> Option<Finding> {
    let gone = not_holding(suite, scenario, edition);
    let index = suite.library.clauses();
    if gone.iter().any(|clause| index.in_place(clause, edition).is_none() && excused(suite, clause, edition)) {
        return None;
    }
    let lowered = &scenario.lowered;
    let expected = renumbered(&lowered.expectations, &scenario.home, edition, &suite.library);
    let judgement = judge(&lowered.case, &expected, &prover.run(lowered));
    let finding = |kind, message| Some(about(scenario, kind, None, message));
    match (judgement.verdict == Verdict::Passed, gone.first()) {
        (true, None) => {
            let message = format!(
                "passes in {edition} too, where its clauses hold: pin it to no edition, or to that one as well"
            );
            finding(FindingKind::HoldsElsewhere, message)
        }
        (true, Some(clause)) => finding(FindingKind::HoldsElsewhere, too_wide(suite, clause, edition)),
        (false, None) => None,
        (false, Some(_)) => {
            let unmet = |clause: &&Clause| match index.in_place(clause, edition) {
                Some(other) => (whole && !shown(suite, &other.id, edition)).then(|| {
                    let (id, other) = (&clause.id, &other.id);
                    format!("fails in {edition}, where {other} has the place of {id}, and no scenario of it runs there")
                }),
                None => Some(format!(
                    "fails in {edition}, where {} doesn't hold, and its row says neither `superseded` nor `not_before`",
                    clause.id
                )),
            };
            finding(FindingKind::WithoutSuccessor, gone.iter().find_map(unmet)?)
        }
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

/// What is wrong where a scenario passes though its clause doesn't hold.
fn too_wide(suite: &Suite, clause: &Clause, edition: &EditionId) -> String {
    let id = &clause.id;
    match suite.library.clauses().in_place(clause, edition) {
        Some(other) => {
            format!("passes in {edition} too, where {} has the place of {id}: it doesn't show what changed", other.id)
        }
        None => format!(
            "passes in {edition}, where {id} doesn't hold by its row: it holds there by its outcome, or `not_before` says why not"
        ),
    }
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
