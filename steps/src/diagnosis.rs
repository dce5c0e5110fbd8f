//! The diagnosis of an engine: the misreadings that explain its failures.
//!
//! A misreading is named only if it is the best explanation of what the engine did in the whole run:
//! - under it the reference engine comes out as the engine did in every case of the clause that the engine decided, passes included;
//! - under it no case fails that the engine passed, of whatever clause;
//! - no other change of the library explains more of the failures, or exactly the same ones: a keyword without a meaning, a card without an ability,
//!   a rule that nobody heeds, another misreading. An engine that lacks a keyword does not misread it.

mod outcome;
mod trial;

use std::collections::BTreeSet;

use casebook_engine::edition::EditionId;

pub use self::outcome::Ended;
use self::{
    outcome::Outcome,
    trial::{Suspect, Trial},
};
pub use crate::record::{CaseIn, Explained, MisreadAs};
use crate::{
    ablation::Piece,
    clauses::{Clause, ClauseId},
    library::Library,
    record::CaseResult,
    suite::Scenario,
    verdict::Verdict,
};

/// More misreadings than these that explain the same failures explain nothing.
const ALTERNATIVES: usize = 2;

/// The cases that an engine decided, from which its misreadings are found.
pub struct Diagnosis<'s> {
    library: &'s Library,
    decided: Vec<Decided<'s>>,
}

/// A misreading is named only if it explains at least one failure of this many.
const SHARE: usize = 20;

/// A case that an engine decided.
struct Decided<'s> {
    scenario: &'s Scenario,
    edition: EditionId,
    outcome: Outcome,
}

/// A misreading that explains what an engine did.
struct Explanation<'s> {
    clause: &'s Clause,
    says: &'s str,
    suspect: Suspect<'s>,
    /// The decided cases of the clause.
    own: Vec<usize>,
    /// All failed cases that come out the same under it.
    failed: BTreeSet<usize>,
}

impl<'s> Diagnosis<'s> {
    /// Without a decided case.
    #[must_use]
    pub fn new(library: &'s Library) -> Self {
        Self { library, decided: Vec::new() }
    }

    /// Notes the result of a case, before deviations are applied. A case that the engine didn't decide says nothing.
    pub fn note(&mut self, scenario: &'s Scenario, ended: Ended, result: &CaseResult) {
        let outcome = match result.verdict {
            Verdict::Passed => Outcome::Passed,
            Verdict::Failed => Outcome::failed(ended, &result.claims),
            _ => return,
        };
        let edition = EditionId(result.edition.clone());
        self.decided.push(Decided { scenario, edition, outcome });
    }

    /// The misreadings that explain the failures, in the order of the clauses.
    #[must_use]
    pub fn explained(&self) -> Vec<Explained> {
        let failed: Vec<usize> = self.places(|it| it.outcome != Outcome::Passed);
        if failed.is_empty() {
            return Vec::new();
        }
        let trial = Trial::new(self.library, &self.decided);
        let mut found: Vec<Explanation<'_>> = Vec::new();
        for clause in self.clauses(&failed) {
            let own = self.places(|it| it.scenario.lowered.case.clauses.contains(&clause.id.0));
            found.extend(clause.misreadings.iter().filter_map(|misreading| {
                let suspect = trial.misreading(&misreading.overlay)?;
                let explains = trial.all_come_out(&suspect, &own) && trial.breaks_none(&suspect);
                explains.then(|| {
                    let failed = trial.come_out(&suspect, &failed);
                    Explanation { clause, says: &misreading.says, suspect, own: own.clone(), failed }
                })
            }));
        }
        // An engine with many other faults fails some cases as a misreading does, by chance.
        let notable = found.iter().filter(|it| it.failed.len() * SHARE >= failed.len());
        let best = notable.filter(|it| self.is_best(it, &found, &trial, &failed));
        best.map(|it| self.told(it)).collect()
    }

    fn places(&self, meant: impl Fn(&Decided<'s>) -> bool) -> Vec<usize> {
        let here = self.decided.iter().enumerate().filter(|(_, it)| meant(it));
        here.map(|(place, _)| place).collect()
    }

    /// The clauses of some decided cases.
    fn clauses(&self, places: &[usize]) -> Vec<&'s Clause> {
        let tags = places.iter().flat_map(|place| &self.decided[*place].scenario.lowered.case.clauses);
        let ids: BTreeSet<ClauseId> = tags.map(|tag| ClauseId(tag.clone())).collect();
        ids.iter().filter_map(|id| self.library.clauses().get(id)).collect()
    }

    /// Whether nothing explains the failures better, or as well and otherwise.
    fn is_best(
        &self,
        it: &Explanation<'_>,
        found: &[Explanation<'_>],
        trial: &Trial<'_, 's>,
        failed: &[usize],
    ) -> bool {
        let others = || found.iter().filter(|other| !other.suspect.is(&it.suspect));
        let more = others().any(|other| other.failed.is_superset(&it.failed) && other.failed.len() > it.failed.len());
        let same = others().filter(|other| other.failed == it.failed).count();
        if more || same >= ALTERNATIVES {
            return false;
        }
        let own: Vec<usize> = it.failed.iter().copied().collect();
        let pieces: BTreeSet<Piece> =
            self.clauses(&own).into_iter().flat_map(|clause| Piece::of(clause, self.library)).collect();
        let lacks = pieces.iter().filter_map(|piece| Some((piece, trial.lack(piece)?)));
        !lacks.filter(|(_, lack)| !lack.is(&it.suspect)).any(|(piece, lack)| {
            // A rule that isn't heeded is a misreading itself: only one that explains more is a better one.
            let enough = if matches!(piece, Piece::Rule { .. }) { own.len() + 1 } else { own.len() };
            trial.all_come_out(&lack, &own) && trial.come_out(&lack, failed).len() >= enough && trial.breaks_none(&lack)
        })
    }

    fn told(&self, it: &Explanation<'_>) -> Explained {
        let misread_as = MisreadAs { clause: it.clause.id.0.clone(), says: it.says.to_owned(), decided: it.own.len() };
        let own = it.own.iter().map(|place| &self.decided[*place]);
        let failed = own.filter(|decided| decided.outcome != Outcome::Passed);
        let cases = failed
            .map(|decided| CaseIn { id: decided.scenario.lowered.case.id.clone(), edition: decided.edition.0.clone() });
        Explained { misread_as, cases: cases.collect() }
    }
}
