//! The contrast of a claim: a point at which it was false, the same position without the reason that it gives, or another claim that a similar
//! action is possible.

use std::collections::BTreeSet;

use super::{Doubt, rival::Rival};
use crate::{
    case::{Action, Case, Legality, Query, ScriptOp, Value},
    expectation::{Counterfactual, Expectation, Expectations, Want},
    judge::holds,
    port::{End, EngineUnderTest, Ran, Seen},
};

/// The contrast of a "can't".
pub(super) enum Contrast {
    /// The action was legal at an earlier point: the probe that asks there.
    Before(usize),
    /// The action is legal without the reason: the case without it.
    Without(Box<Case>),
    /// A similar action is legal: the probe that asks for it.
    Beside(usize),
}

/// A case that asks for each "can't" at every point, and the contrasts of its claims.
pub(super) struct Tried<'c> {
    /// The case with the probes of the claims and their contrasts, and no others.
    pub(super) asked: Case,
    pub(super) case: &'c Case,
    claims: &'c [Expectation],
    contrasts: Vec<Option<Contrast>>,
    /// For each claim, the reason why the action is refused even without the stated reason.
    still: Vec<Option<String>>,
}

/// The run of a rival.
pub(super) struct Attempt {
    /// The run of the case that asks for each "can't" at every point.
    pub(super) ran: Ran,
    /// For each claim with a reason, the run of the case without the reason.
    without: Vec<Option<Ran>>,
}

impl<'c> Tried<'c> {
    /// `ran` is the run of the unchanged case.
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

    /// Leaves out the probes that are no contrast, by moving them to a point that never comes.
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

    /// The run with the earlier probes. It ends at the start if every "can't" was possible there.
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

    /// The case without the reason of a claim, and its run. Operations that become impossible, such as a spell that has no targets any more, are
    /// left out.
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

    /// The reason why a "can't" without a contrast is refused even without the stated reason.
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

    /// Whether any claim has a contrast or was false at an earlier point.
    pub(super) fn any_changes(&self, own: &mut dyn EngineUnderTest) -> bool {
        if self.contrasts.iter().any(Option::is_some) {
            return true;
        }
        let was_false = |early: &Ran, claim: &Expectation, index: usize| {
            // If the object didn't exist yet, the observation proves nothing.
            matches!(early.seen(index), Some(Seen::Value(value)) if holds(&claim.want, value, early) == Some(false))
        };
        // Most claims are false at the start.
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

    /// The case at its start with all its probes, except comparisons with another point.
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

    /// The probe of a claim that a similar action or answer is possible.
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

    /// The doubts about each "can't" without a contrast.
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

    /// Runs the case on a rival.
    pub(super) fn attempt(&self, rival: &mut Rival) -> Attempt {
        let ran = rival.run(&self.asked);
        let without = self.contrasts.iter().map(|contrast| match contrast {
            Some(Contrast::Without(case)) => Some(rival.run(case)),
            _ => None,
        });
        Attempt { ran, without: without.collect() }
    }

    /// Whether a rival gets every claim and every contrast right.
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

/// The case with only these probes, the others at a point that never comes, and with no more operations than they need.
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

/// Whether a claim is a "can't" without a reason.
fn unreasoned(claim: &Expectation) -> bool {
    matches!(claim.want, Want::Refused(_)) && claim.because.is_none()
}

/// The probes that repeat a probe at earlier points.
fn before<'a>(probe: usize, asked: &'a Case, repeats: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
    (0..repeats.len())
        .filter(move |index| repeats[*index] == probe && asked.probes[*index].after < asked.probes[probe].after)
}

/// Whether the observation for a probe fits the expected value.
fn says(ran: &Ran, probe: usize, want: &Want) -> bool {
    matches!(ran.seen(probe), Some(Seen::Value(value)) if holds(want, value, ran) == Some(true))
}
