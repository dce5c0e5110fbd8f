//! What a claim stands out against: a point at which it was false, an object without the quality it depends on, a claim beside it that
//! something of its kind is possible.

use std::collections::BTreeSet;

use super::{Doubt, rival::Rival};
use crate::{
    case::{Action, Case, Legality, Query, ScriptOp, Value},
    expectation::{Counterfactual, Expectation, Expectations, Want},
    judge::holds,
    port::{End, EngineUnderTest, Ran, Seen},
};

/// What a "can't" stands out against.
pub(super) enum Contrast {
    /// The same was legal at an earlier point: the probe that asks.
    Before(usize),
    /// It is legal without the quality it depends on.
    Without(Box<Case>),
    /// Something of its kind is legal: the probe that asks.
    Beside(usize),
}

/// A case whose "can't"s were asked at every point, and what they stand out against.
pub(super) struct Tried<'c> {
    /// The case with what they stand out against, and nothing else that isn't claimed.
    pub(super) asked: Case,
    case: &'c Case,
    claims: &'c [Expectation],
    contrasts: Vec<Option<Contrast>>,
    /// By claim, what refuses it without the quality that it depends on, too.
    still: Vec<Option<String>>,
}

/// What a rival made of the case.
pub(super) struct Attempt {
    /// The case, its "can't"s asked at every point.
    pub(super) ran: Ran,
    /// By claim, the case without the quality that it depends on.
    without: Vec<Option<Ran>>,
}

impl<'c> Tried<'c> {
    /// `ran` is what came of the case as it is.
    pub(super) fn new(own: &mut dyn EngineUnderTest, case: &'c Case, expected: &'c Expectations, ran: &Ran) -> Self {
        let claims = &expected.0;
        let (asked, repeats) =
            case.with_early_probes(|probe| claims.iter().any(|it| it.probe == probe && unreasoned(it)));
        let mut tried = Tried { asked, case, claims, contrasts: Vec::new(), still: vec![None; claims.len()] };
        let early = (tried.asked.probes.len() > case.probes.len()).then(|| tried.early(own, &repeats));
        let early = early.as_ref().unwrap_or(ran);
        tried.contrasts = claims.iter().map(|claim| tried.contrast(own, claim, &repeats, early)).collect();
        tried.still = claims.iter().zip(&tried.contrasts).map(|(claim, it)| tried.still(own, claim, it)).collect();
        tried.ask_no_more();
        tried
    }

    /// Leaves out what nothing stands out against: a point that never comes is the place of it.
    fn ask_no_more(&mut self) {
        let against = |contrast: &Option<Contrast>| match contrast {
            Some(Contrast::Before(probe) | Contrast::Beside(probe)) => Some(*probe),
            Some(Contrast::Without(_)) | None => None,
        };
        let wanted: BTreeSet<usize> =
            self.contrasts.iter().filter_map(against).chain(self.claims.iter().map(|claim| claim.probe)).collect();
        let unwanted = self.asked.probes.iter_mut().enumerate().filter(|(index, _)| !wanted.contains(index));
        unwanted.for_each(|(_, probe)| probe.after = usize::MAX);
    }

    /// What there is to see before: no more than the start where every "can't" was possible there.
    fn early(&self, own: &mut dyn EngineUnderTest, repeats: &[usize]) -> Ran {
        let denied = || self.claims.iter().filter(|claim| unreasoned(claim));
        let earlier: BTreeSet<usize> = denied().flat_map(|claim| before(claim.probe, &self.asked, repeats)).collect();
        let at_start = |index: usize| earlier.contains(&index) && self.asked.probes[index].after == 0;
        let start = own.run(&only(self.asked.clone(), at_start));
        let legal = |claim: &Expectation| {
            before(claim.probe, &self.asked, repeats).any(|index| says(&start, index, &Want::Legal))
        };
        if denied().all(legal) { start } else { own.run(&only(self.asked.clone(), |index| earlier.contains(&index))) }
    }

    fn contrast(
        &self,
        own: &mut dyn EngineUnderTest,
        claim: &Expectation,
        repeats: &[usize],
        early: &Ran,
    ) -> Option<Contrast> {
        if let Some(because) = &claim.because {
            let (other, ran) = self.without(own, claim, because);
            return says(&ran, claim.probe, &Want::Legal).then(|| Contrast::Without(Box::new(other)));
        }
        if !unreasoned(claim) {
            return None;
        }
        let before = before(claim.probe, &self.asked, repeats).find(|index| says(early, *index, &Want::Legal));
        before.map(Contrast::Before).or_else(|| self.sibling(claim).map(Contrast::Beside))
    }

    /// The case without what a claim depends on, and what comes of it. What can't be done without that, as to play a spell that has no targets
    /// then, isn't done there.
    fn without(&self, own: &mut dyn EngineUnderTest, claim: &Expectation, because: &Counterfactual) -> (Case, Ran) {
        let mut case = only(self.case.without(&because.object, &because.quality), |index| index == claim.probe);
        loop {
            let ran = own.run(&case);
            match ran.end {
                End::Refused { step, .. } if ran.seen(claim.probe).is_none() && step < case.script.len() => {
                    case.leave_out(step);
                }
                _ => return (case, ran),
            }
        }
    }

    /// What keeps a "can't" that stands out against nothing from being possible without the quality it depends on.
    fn still(&self, own: &mut dyn EngineUnderTest, claim: &Expectation, contrast: &Option<Contrast>) -> Option<String> {
        let because = claim.because.as_ref().filter(|_| contrast.is_none())?;
        let (_, ran) = self.without(own, claim, because);
        if let End::Inconclusive { reason } = ran.end {
            return Some(reason);
        }
        match ran.seen(claim.probe)? {
            Seen::Value(Value::Legality(Legality::Refused { rule, reason })) => {
                let rule = rule.as_ref().map(|rule| format!("rule {rule}: ")).unwrap_or_default();
                Some(format!("{rule}{}", reason.as_deref().unwrap_or("no reason is given")))
            }
            _ => None,
        }
    }

    /// Whether any claim stands out against something: a "can't" against what can be, anything else against its being false before.
    pub(super) fn any_changes(&self, own: &mut dyn EngineUnderTest) -> bool {
        if self.contrasts.iter().any(Option::is_some) {
            return true;
        }
        let was_false = |early: &Ran, claim: &Expectation, index: usize| {
            // What couldn't be seen, since its object wasn't there yet, proves nothing.
            matches!(early.seen(index), Some(Seen::Value(value)) if holds(&claim.want, value, early) == Some(false))
        };
        // Most claims are false at the start already.
        let start = own.run(&self.start());
        let later = |claim: &&Expectation| self.case.probes[claim.probe].after > 0;
        if self.claims.iter().filter(later).any(|claim| was_false(&start, claim, claim.probe)) {
            return true;
        }
        let (asked, repeats) = self.case.with_early_probes(|_| true);
        let early = own.run(&asked);
        let ever = |claim: &Expectation| before(claim.probe, &asked, &repeats).any(|at| was_false(&early, claim, at));
        self.claims.iter().any(ever)
    }

    /// The case before anything is done, with all its probes there; but for what is claimed to be as it was at another point.
    fn start(&self) -> Case {
        let mut probes = self.case.probes.clone();
        probes.iter_mut().for_each(|probe| probe.after = 0);
        for claim in self.claims.iter().filter(|it| matches!(it.want, Want::SameAs { .. } | Want::NotSameAs { .. })) {
            probes[claim.probe].after = usize::MAX;
        }
        let Case { players, objects, setup, .. } = self.case;
        let (players, objects, setup) = (players.clone(), objects.clone(), setup.clone());
        Case { players, objects, setup, probes, ..Case::default() }
    }

    /// The probe of a claim that something of the same kind is possible: another action of that kind, another answer.
    fn sibling(&self, claim: &Expectation) -> Option<usize> {
        let sort = |action: &Action| match action {
            Action::Attack { .. } | Action::AttackSeveral { .. } => None,
            other => Some(std::mem::discriminant(other)),
        };
        let kind = |claim: &Expectation| match &self.case.probes.get(claim.probe)?.query {
            Query::CanDo(action) => Some((true, sort(action))),
            Query::WouldAccept(_) => Some((false, None)),
            _ => None,
        };
        let beside = self.claims.iter().find(|other| other.want == Want::Legal && kind(other) == kind(claim));
        beside.map(|other| other.probe)
    }

    /// The "can't"s that stand out against nothing.
    pub(super) fn doubts(&self) -> Vec<Doubt> {
        let flat = self.claims.iter().zip(&self.contrasts).zip(&self.still);
        let flat = flat.filter(|((claim, contrast), _)| matches!(claim.want, Want::Refused(_)) && contrast.is_none());
        let doubt = |claim: &Expectation, still: &Option<String>| {
            let (text, line) = (claim.text.clone(), claim.line);
            match claim.because {
                Some(_) => Doubt::SameWithout { text, line, still: still.clone() },
                None => Doubt::NeverPossible { text, line },
            }
        };
        flat.map(|((claim, _), still)| doubt(claim, still)).collect()
    }

    /// Lets a rival try the same.
    pub(super) fn attempt(&self, rival: &mut Rival) -> Attempt {
        let ran = rival.run(&self.asked);
        let without = self.contrasts.iter().map(|contrast| match contrast {
            Some(Contrast::Without(case)) => Some(rival.run(case)),
            _ => None,
        });
        Attempt { ran, without: without.collect() }
    }

    /// Whether a rival gets everything right, what the "can't"s stand out against included.
    pub(super) fn all_right(&self, attempt: &Attempt) -> bool {
        let Attempt { ran, without } = attempt;
        let stands_out = |place: usize, probe: usize| match &self.contrasts[place] {
            None => true,
            Some(Contrast::Before(other) | Contrast::Beside(other)) => says(ran, *other, &Want::Legal),
            Some(Contrast::Without(_)) => without[place].as_ref().is_some_and(|ran| says(ran, probe, &Want::Legal)),
        };
        let claims = self.claims.iter().enumerate();
        claims.into_iter().all(|(place, claim)| says(ran, claim.probe, &claim.want) && stands_out(place, claim.probe))
    }
}

/// The case with these probes alone, the others at a point that never comes; and no longer than they need it.
fn only(mut case: Case, wanted: impl Fn(usize) -> bool) -> Case {
    let mut last = 0;
    for (index, probe) in case.probes.iter_mut().enumerate() {
        if wanted(index) {
            last = last.max(probe.after);
        } else {
            probe.after = usize::MAX;
        }
    }
    // Answers belong to the operation before them.
    let goes_on = |op: &&ScriptOp| matches!(op, ScriptOp::Answer(_));
    let end = last + case.script.iter().skip(last).take_while(goes_on).count();
    case.script.truncate(end);
    case
}

/// A "can't" without an object whose quality it depends on.
fn unreasoned(claim: &Expectation) -> bool {
    matches!(claim.want, Want::Refused(_)) && claim.because.is_none()
}

/// The places at which a probe is asked before its own point.
fn before<'a>(probe: usize, asked: &'a Case, repeats: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
    (0..repeats.len())
        .filter(move |index| repeats[*index] == probe && asked.probes[*index].after < asked.probes[probe].after)
}

/// Whether what was seen for a probe is as wanted.
fn says(ran: &Ran, probe: usize, want: &Want) -> bool {
    matches!(ran.seen(probe), Some(Seen::Value(value)) if holds(want, value, ran) == Some(true))
}
