//! Misreadings: whoever reads a clause wrongly has to get a scenario of it wrong, and not everything that speaks of the same thing.

use casebook_engine::edition::EditionId;

use super::{
    Finding, FindingKind,
    trial::{Trials, Tried},
};
use crate::{
    clauses::{ClauseId, Misreading, Overlay},
    suite::Suite,
};

/// The misreadings that can't be tried, or that two clauses share.
pub(super) fn unsound(suite: &Suite, trials: &Trials<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut known: Vec<(&ClauseId, &Overlay)> = Vec::new();
    for clause in trials.all.iter().map(|trial| trial.clause) {
        for misreading in &clause.misreadings {
            if let Some((other, _)) = known.iter().find(|(_, overlay)| **overlay == misreading.overlay) {
                let what = format!("{other} is misread in the same way, so neither is told from the other");
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

/// The misreadings that no scenario tells from the clause, or that leave nothing as it is, with the editions in which that is so.
pub(super) fn untold(trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, trial) in trials.all.iter().enumerate() {
        for (place, misreading) in trial.clause.misreadings.iter().enumerate() {
            let mut tell = |kind, what: &str, of: fn(&Tried) -> &Vec<usize>| {
                let there = editions.iter().filter(|(_, tried)| of(&tried[at]).contains(&place));
                let named: Vec<&str> = there.map(|(edition, _)| edition.0.as_str()).collect();
                if !named.is_empty() {
                    let what = format!("{what} (in {})", named.join(", "));
                    findings.push(about(&trial.clause.id, misreading, kind, &what));
                }
            };
            let same = "no claim of its scenarios comes out otherwise";
            tell(FindingKind::MisreadingUnnoticed, same, |tried| &tried.unnoticed);
            let none = "nothing passes that speaks of the same thing";
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
