//! Misreadings: under each of them a scenario of the clause must fail, and a scenario about the same thing must still pass.

use std::collections::BTreeMap;

use casebook_engine::edition::EditionId;

use super::{
    Finding, FindingKind,
    trial::{Trials, Tried},
};
use crate::clauses::{ClauseId, Misreading, Overlay};

/// The misreadings that can't be applied, or that two clauses share.
pub(super) fn unsound(trials: &Trials<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut known: BTreeMap<Option<&str>, Vec<(&ClauseId, &Overlay)>> = BTreeMap::new();
    for clause in trials.all.iter().map(|trial| trial.clause) {
        for misreading in &clause.misreadings {
            let known = known.entry(misreading.overlay.name()).or_default();
            if let Some((other, _)) = known.iter().find(|(_, overlay)| **overlay == misreading.overlay) {
                let what = format!(
                    "{other} has the same misreading, so the scenarios don't distinguish the two clauses: change one of the misreadings"
                );
                findings.push(about(&clause.id, misreading, FindingKind::MisreadingShared, &what));
            }
            known.push((&clause.id, &misreading.overlay));
        }
    }
    let broken = trials.broken.iter();
    findings
        .extend(broken.map(|(clause, misreading, why)| about(clause, misreading, FindingKind::MisreadingBroken, why)));
    findings
}

/// The misreadings under which no claim of the clause fails, with their editions; only of the clauses that are meant.
pub(super) fn unnoticed(
    trials: &Trials<'_>,
    editions: &[(&EditionId, &[Tried])],
    is_meant: impl Fn(&ClauseId) -> bool,
) -> Vec<Finding> {
    let what = "no claim of its scenarios fails under this misreading: add one that does";
    let mut findings = told(trials, editions, (FindingKind::MisreadingUnnoticed, what), |tried| &tried.unnoticed);
    findings.retain(|(clause, _)| is_meant(clause));
    findings.into_iter().map(|(_, finding)| finding).collect()
}

/// The misreadings under which no scenario about the same thing passes, with their editions.
pub(super) fn too_wide(trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])]) -> Vec<Finding> {
    let what = "no scenario about the same thing passes under this misreading: narrow it";
    let findings = told(trials, editions, (FindingKind::MisreadingVandalism, what), |tried| &tried.vandalised);
    findings.into_iter().map(|(_, finding)| finding).collect()
}

/// What a trial found about misreadings, by clause.
fn told<'s>(
    trials: &Trials<'s>,
    editions: &[(&EditionId, &[Tried])],
    (kind, what): (FindingKind, &str),
    of: impl Fn(&Tried) -> &Vec<usize>,
) -> Vec<(&'s ClauseId, Finding)> {
    let mut findings = Vec::new();
    for (at, trial) in trials.all.iter().enumerate() {
        for (place, misreading) in trial.clause.misreadings.iter().enumerate() {
            let meant = editions.iter().filter(|(edition, _)| misreading.is_in(edition));
            let there = meant.filter(|(_, tried)| of(&tried[at]).contains(&place));
            let named: Vec<&str> = there.map(|(edition, _)| edition.0.as_str()).collect();
            if !named.is_empty() {
                let what = format!("{what} (in {})", named.join(", "));
                findings.push((&trial.clause.id, about(&trial.clause.id, misreading, kind, &what)));
            }
        }
    }
    findings
}

fn about(clause: &ClauseId, misreading: &Misreading, kind: FindingKind, what: &str) -> Finding {
    Finding {
        file: misreading.file.clone(),
        line: misreading.line,
        kind,
        case: None,
        message: format!("{clause} read as \"{}\": {what}", misreading.says),
    }
}
