//! What proves which clause: the clause's pieces taken away, or the clause misread, one of its scenarios comes out otherwise.

use std::collections::BTreeMap;

use casebook_engine::edition::EditionId;
use serde::Serialize;

use super::{
    By,
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

/// How many clauses are proven.
pub(super) fn figures(trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])]) -> Figures {
    let mut figures = Figures::default();
    for (at, trial) in trials.all.iter().enumerate() {
        let mut shown = editions.iter().map(|(_, tried)| &tried[at].scenarios).filter(|it| !it.is_empty()).peekable();
        if shown.peek().is_none() {
            continue;
        }
        figures.clauses += 1;
        let shown: Vec<_> = shown.collect();
        let everywhere =
            |how: fn(&By) -> bool| shown.iter().all(|scenarios| scenarios.iter().any(|(_, by)| by.iter().any(how)));
        if everywhere(|by| matches!(by, By::Without(_))) {
            figures.by_ablation += 1;
        } else if everywhere(|_| true) {
            figures.by_misreading += 1;
        } else if trial.clause.unproven.is_some() {
            figures.explained += 1;
        }
    }
    figures
}
