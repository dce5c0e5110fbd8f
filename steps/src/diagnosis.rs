//! The diagnosis of an engine: the misreadings that explain its failures.
//!
//! What an engine may do wrong is a change of the library: a misreading of a clause, or a lack: a rule that is not carried out, a keyword without a
//! meaning, a card without an ability. A change is named only if it is the best explanation of what the engine did in the whole run:
//! - under it the reference engine comes out as the engine did in every case of the clause that the engine decided, passes included;
//! - under it no case fails that the engine passed, of whatever clause;
//! - no other change explains more of the failures, or exactly the same ones. Rivals are all misreadings and lacks of the clauses with a failure, and
//!   of whatever clause those that make a difference in each failure to be explained; a field of the edition only if it is of such a clause, because
//!   it would touch every case.
//!
//! The rivals of a failure are few, because a lack must touch it. Each is played first with one failure, which nearly always settles it.

mod cause;
pub mod outcome;
mod trial;

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::edition::EditionId;

use self::{
    cause::Cause,
    outcome::Outcome,
    trial::{Suspect, Trial},
};
pub use self::{outcome::Ended, trial::heeded};
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

/// Of an engine that fails more cases than it passes, and more than these, nothing is said: no single change explains it.
const MANY: usize = 200;

/// A lack is named only if it explains at least so many failures: in fewer, an engine that is wrong about a piece in any way fails as one without it.
const LACKING: usize = 3;

/// A case that an engine decided.
struct Decided<'s> {
    scenario: &'s Scenario,
    edition: EditionId,
    outcome: Outcome,
}

/// A change of the library that explains what an engine did.
struct Explanation<'s> {
    clause: &'s Clause,
    cause: Cause<'s>,
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
        if failed.is_empty() || (failed.len() > MANY && failed.len() * 2 > self.decided.len()) {
            return Vec::new();
        }
        let trial = Trial::new(self.library, &self.decided);
        let mut found: Vec<Explanation<'_>> = Vec::new();
        for (clause, cause, own) in self.causes(&failed) {
            let Some(suspect) = trial.suspect(&cause) else { continue };
            let known = cause.is_lack() && found.iter().any(|it| it.suspect.is(&suspect));
            if !known && trial.all_come_out(&suspect, &own) && trial.breaks_none(&suspect) {
                let failed = trial.come_out(&suspect, &failed);
                found.push(Explanation { clause, cause, suspect, own, failed });
            }
        }
        // An engine with many other faults fails some cases as a change of the library does, by chance.
        let least = |it: &Explanation<'_>| if it.cause.is_lack() { LACKING } else { 1 };
        let notable = found.iter().filter(|it| it.failed.len() * SHARE >= failed.len() && it.failed.len() >= least(it));
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

    /// What an engine may do wrong in the clauses of some cases: the misreadings of these clauses, then what it may lack, each with the decided cases
    /// of all clauses that it belongs to, and with that one of them that is about least else.
    fn causes(&self, places: &[usize]) -> Vec<(&'s Clause, Cause<'s>, Vec<usize>)> {
        let (mut causes, mut lacks) = (Vec::new(), BTreeMap::<Piece, (&'s Clause, BTreeSet<usize>)>::new());
        for clause in self.clauses(places) {
            let own = self.places(|it| it.scenario.lowered.case.clauses.contains(&clause.id.0));
            for piece in Piece::of(clause, self.library) {
                let (of, cases) = lacks.entry(piece).or_insert_with(|| (clause, BTreeSet::new()));
                if clause.marks.len() < of.marks.len() {
                    *of = clause;
                }
                cases.extend(own.iter().copied());
            }
            let misreadings = clause.misreadings.iter();
            causes.extend(misreadings.map(|it| (clause, Cause::Misreading(clause, it), own.clone())));
        }
        let lacks =
            lacks.into_iter().map(|(piece, (clause, own))| (clause, Cause::Lack(piece), own.into_iter().collect()));
        causes.extend(lacks);
        causes
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
        let equals = || others().filter(|other| other.failed == it.failed);
        let rivals = || equals().filter(|other| !it.cause.outranks(&other.cause, self.library));
        let alternatives = rivals().filter(|other| !it.cause.is_lack() && !other.cause.is_lack()).count();
        if more || rivals().count() > alternatives || alternatives >= ALTERNATIVES {
            return false;
        }
        let explained: Vec<usize> = it.failed.iter().copied().collect();
        let clauses = self.library.clauses().iter();
        let misreadings =
            clauses.flat_map(|clause| clause.misreadings.iter().map(move |it| Cause::Misreading(clause, it)));
        let lacks = trial.lacks_in(&explained).into_iter().map(Cause::Lack);
        let misreadings = misreadings.filter(|cause| !cause.is_of_edition() && trial.may_touch(cause, &explained));
        !lacks.chain(misreadings).any(|cause| {
            let rival = trial.suspect(&cause).filter(|rival| found.iter().all(|known| !known.suspect.is(rival)));
            let Some(rival) = rival else { return false };
            let enough = explained.len() + usize::from(it.cause.outranks(&cause, self.library));
            trial.all_come_out(&rival, &explained)
                && trial.come_out(&rival, failed).len() >= enough
                && trial.breaks_none(&rival)
        })
    }

    fn told(&self, it: &Explanation<'_>) -> Explained {
        let says = it.cause.says();
        let misread_as = MisreadAs { clause: it.clause.id.0.clone(), says, decided: it.own.len() };
        let own = it.own.iter().map(|place| &self.decided[*place]);
        let failed = own.filter(|decided| decided.outcome != Outcome::Passed);
        let cases = failed
            .map(|decided| CaseIn { id: decided.scenario.lowered.case.id.clone(), edition: decided.edition.0.clone() });
        Explained { misread_as, cases: cases.collect() }
    }
}
