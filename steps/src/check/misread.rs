//! Misreadings: under each of them a scenario of the clause must fail, and a scenario about the same thing must still pass.

use casebook_engine::edition::EditionId;

use super::{
    Finding, FindingKind,
    trial::{Trials, Tried},
};
use crate::{
    clauses::{ClauseId, Misreading, Overlay},
    suite::Suite,
};

/// The misreadings that can't be applied, or that two clauses share.
pub(super) fn unsound(suite: &Suite, trials: &Trials<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut known: Vec<(&ClauseId, &Overlay)> = Vec::new();
    for clause in trials.all.iter().map(|trial| trial.clause) {
        for misreading in &clause.misreadings {
            if let Some((other, _)) = known.iter().find(|(_, overlay)| **overlay == misreading.overlay) {
                let what = format!(
                    "{other} has the same misreading, so the scenarios don't distinguish the two clauses: change one of the misreadings"
                );
                findings.push(about(&clause.id, misreading, FindingKind::MisreadingShared, &what));
            }
            known.push((&clause.id, &misreading.overlay));
            if let Err(why) = suite.library.overlaid(&misreading.overlay) {
                findings.push(about(&clause.id, misreading, FindingKind::MisreadingBroken, &why));
            }
        }
    }
    findings
}

/// The misreadings under which no claim of the clause fails, or under which no scenario about the same thing passes, with their editions.
pub(super) fn untold(trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, trial) in trials.all.iter().enumerate() {
        for (place, misreading) in trial.clause.misreadings.iter().enumerate() {
            let mut tell = |kind, what: &str, of: fn(&Tried) -> &Vec<usize>| {
                let meant = editions.iter().filter(|(edition, _)| misreading.is_in(edition));
                let there = meant.filter(|(_, tried)| of(&tried[at]).contains(&place));
                let named: Vec<&str> = there.map(|(edition, _)| edition.0.as_str()).collect();
                if !named.is_empty() {
                    let what = format!("{what} (in {})", named.join(", "));
                    findings.push(about(&trial.clause.id, misreading, kind, &what));
                }
            };
            let same = "no claim of its scenarios fails under this misreading: add one that does";
            tell(FindingKind::MisreadingUnnoticed, same, |tried| &tried.unnoticed);
            let none = "no scenario about the same thing passes under this misreading: narrow it";
            tell(FindingKind::MisreadingVandalism, none, |tried| &tried.vandalised);
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
