//! What proves which clause: the clause's pieces taken away, or the clause misread, one of its scenarios comes out otherwise.

use std::collections::BTreeMap;

use casebook_engine::edition::EditionId;
use serde::Serialize;

use super::{
    By, Finding, FindingKind, about,
    trial::{Trials, Tried},
};
use crate::suite::Suite;

/// By what a scenario proves a clause, edition by edition. Where there is nothing, it stands beside one that does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Proof {
    /// The clause.
    pub clause: String,
    /// The case.
    pub case: String,
    /// By what, in each edition in which it runs.
    pub by: BTreeMap<EditionId, Vec<By>>,
}

/// How many clauses are proven by what, in every edition in which scenarios of theirs run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// Clauses that have scenarios.
    pub clauses: usize,
    /// Proven by taking it away.
    pub by_ablation: usize,
    /// Proven by a misreading at least.
    pub by_misreading: usize,
    /// Proven by neither, of which the row says why.
    pub explained: usize,
}

/// The proofs of every pair of a scenario and a clause of it.
pub(super) fn proofs(suite: &Suite, trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])]) -> Vec<Proof> {
    let mut proofs = Vec::new();
    for (at, trial) in trials.all.iter().enumerate() {
        for place in &trial.own {
            let in_edition = |(edition, tried): &(&EditionId, &[Tried])| {
                let (_, by) = tried[at].scenarios.iter().find(|(own, _)| own == place)?;
                Some(((*edition).clone(), by.clone()))
            };
            let case = suite.scenarios[*place].lowered.case.id.clone();
            let by = editions.iter().filter_map(in_edition).collect();
            proofs.push(Proof { clause: trial.clause.id.0.clone(), case, by });
        }
    }
    proofs
}

/// How a clause is proven: in every edition in which a scenario of it runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Proven {
    ByAblation,
    ByMisreading,
    Nowise,
}

/// How a clause on trial is proven, and where it isn't; nothing where no scenario of it runs.
fn proven<'e>(at: usize, editions: &[(&'e EditionId, &[Tried])]) -> Option<(Proven, Vec<&'e EditionId>)> {
    let shown =
        || editions.iter().map(|(edition, tried)| (*edition, &tried[at].scenarios)).filter(|it| !it.1.is_empty());
    let lacking = |how: fn(&By) -> bool| {
        let lacks = shown().filter(|(_, scenarios)| !scenarios.iter().any(|(_, by)| by.iter().any(how)));
        lacks.map(|(edition, _)| edition).collect::<Vec<_>>()
    };
    shown().next()?;
    if lacking(|by| matches!(by, By::Without(_))).is_empty() {
        return Some((Proven::ByAblation, Vec::new()));
    }
    let lacking = lacking(|_| true);
    Some((if lacking.is_empty() { Proven::ByMisreading } else { Proven::Nowise }, lacking))
}

/// How many clauses are proven.
pub(super) fn figures(trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])]) -> Figures {
    let mut figures = Figures::default();
    for (at, trial) in trials.all.iter().enumerate() {
        let Some((how, _)) = proven(at, editions) else { continue };
        figures.clauses += 1;
        match how {
            Proven::ByAblation => figures.by_ablation += 1,
            Proven::ByMisreading => figures.by_misreading += 1,
            Proven::Nowise => figures.explained += usize::from(trial.clause.unproven.is_some()),
        }
    }
    figures
}

/// The clauses that nothing proves in some edition, though their rows don't say why; and those whose rows do, though something does.
pub(super) fn unproven(suite: &Suite, trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, trial) in trials.all.iter().enumerate() {
        let Some((how, lacking)) = proven(at, editions) else { continue };
        let id = &trial.clause.id;
        let named: Vec<&str> = lacking.iter().map(|edition| edition.0.as_str()).collect();
        let message = match (how, &trial.clause.unproven) {
            (Proven::Nowise, None) => format!(
                "{id} isn't proven in {}: neither without it nor misread does a scenario of it come out otherwise; a finer mark, a misreading, or `unproven` with the reason",
                named.join(", ")
            ),
            (Proven::ByAblation | Proven::ByMisreading, Some(_)) => {
                format!("{id} says why it is `unproven`, and is proven")
            }
            _ => continue,
        };
        let first = &suite.scenarios[trial.own[0]];
        findings.push(about(first, FindingKind::UnprovenClause, None, message));
    }
    findings
}
