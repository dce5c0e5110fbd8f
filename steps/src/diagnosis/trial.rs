//! The decided cases on the reference engine with a changed library.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, OnceLock},
};

use casebook_engine::{edition::EditionId, rule::Rule};

use super::{
    Decided,
    cause::Cause,
    outcome::{Ended, Outcome},
};
use crate::{
    ablation::Piece,
    case::{Case, SetupOp},
    engines::reference::{Played, ReferenceEngine},
    judge::judge,
    library::{Library, Overlaid, Setting},
    needs,
    numbering::renumbered,
    port::carried_out,
    shared,
    suite::Scenario,
    verdict::Verdict,
};

/// So many cases are played before it is seen whether one of them differs.
const AT_ONCE: usize = 64;

/// A change of the library that may explain what an engine did.
pub(super) struct Suspect<'l> {
    overlaid: Overlaid<'l>,
    /// The names of the cards without which it has no effect, if it is about cards.
    only_with: Option<BTreeSet<String>>,
    /// The reference engine with the change, for each edition in which it was needed.
    engines: BTreeMap<EditionId, OnceLock<ReferenceEngine>>,
}

impl Suspect<'_> {
    /// Whether it is the same change.
    pub(super) fn is(&self, other: &Suspect<'_>) -> bool {
        self.overlaid.is_as(&other.overlaid)
    }

    /// Whether a case may come out differently with it.
    fn touches(&self, case: &Case) -> bool {
        may_be_about(self.only_with.as_ref(), case)
    }
}

/// Whether a case has one of these cards, or keywords by its setup; every case if the change is not about cards.
fn may_be_about(cards: Option<&BTreeSet<String>>, case: &Case) -> bool {
    let has_keywords = |op: &SetupOp| matches!(op, SetupOp::Granted { .. } | SetupOp::Token { .. });
    cards.is_none_or(|names| {
        needs::cards(case).into_iter().any(|name| names.contains(name)) || case.setup.iter().any(has_keywords)
    })
}

/// The decided cases, to be played with suspects.
pub(super) struct Trial<'t, 's> {
    library: &'s Library,
    settings: Arc<BTreeMap<EditionId, Setting>>,
    decided: &'t [Decided<'s>],
}

impl<'t, 's> Trial<'t, 's> {
    pub(super) fn new(library: &'s Library, decided: &'t [Decided<'s>]) -> Self {
        Trial { library, settings: library.settings(), decided }
    }

    /// A change of the library; `None` if it can't be applied, or the library doesn't have what it is about.
    pub(super) fn suspect(&self, cause: &Cause<'s>) -> Option<Suspect<'s>> {
        let (overlaid, only_with) = match cause {
            Cause::Misreading(_, it) => {
                (self.library.overlaid(&it.overlay).ok()?, self.library.speaking_of(&it.overlay))
            }
            Cause::Lack(piece) => (self.library.taken(piece)?, self.library.speaking_of_piece(piece)),
        };
        let engines = self.settings.keys().map(|edition| (edition.clone(), OnceLock::new())).collect();
        Some(Suspect { overlaid, only_with, engines })
    }

    /// Whether a misreading may make a difference in each of these cases.
    pub(super) fn may_touch(&self, cause: &Cause<'_>, places: &[usize]) -> bool {
        let Cause::Misreading(_, it) = cause else { return true };
        let only_with = self.library.speaking_of(&it.overlay);
        places.iter().all(|place| may_be_about(only_with.as_ref(), &self.decided[*place].scenario.lowered.case))
    }

    /// The pieces that may make a difference in every one of these cases: rules, the keywords of what the case places, and the abilities of its cards.
    pub(super) fn lacks_in(&self, places: &[usize]) -> Vec<Piece> {
        let all = |has: &dyn Fn(usize) -> bool| places.iter().all(|place| has(*place));
        let Some((first, rest)) = places.split_first() else { return Vec::new() };
        let rules = Rule::ALL.iter().copied().filter(|rule| all(&|place| self.heeds(place, *rule)));
        let mut pieces: Vec<Piece> = rules.map(|rule| Piece::Rule { rule }).collect();
        let keywords = |place: &usize| self.library.keywords_of(&self.decided[*place].scenario.lowered.case);
        let mut others = rest.iter().map(keywords);
        let keywords = keywords(first);
        let keywords = others.try_fold(keywords, |all, more| {
            let both: BTreeSet<String> = all.intersection(&more).cloned().collect();
            (!both.is_empty()).then_some(both)
        });
        pieces.extend(keywords.into_iter().flatten().map(|keyword| Piece::Keyword { keyword }));
        let cards = |place: usize| needs::cards(&self.decided[place].scenario.lowered.case);
        let everywhere = |name: &&str| all(&|place| cards(place).contains(name));
        let cards: BTreeSet<&str> = cards(*first).into_iter().filter(everywhere).collect();
        let cards = cards.iter().filter_map(|name| self.library.find_card(name));
        pieces.extend(cards.flat_map(|shelved| Piece::of_card(&shelved.card)));
        pieces
    }

    /// Whether each of these cases comes out with the suspect as it did on the engine.
    pub(super) fn all_come_out(&self, suspect: &Suspect<'_>, places: &[usize]) -> bool {
        let (failed, passed): (Vec<usize>, Vec<usize>) =
            places.iter().partition(|place| self.decided[**place].outcome != Outcome::Passed);
        // A failed case that the suspect doesn't explain settles it.
        let mut parts = failed.chunks(1).chain(passed.chunks(AT_ONCE));
        parts.all(|places| self.same(suspect, places).into_iter().all(|same| same))
    }

    /// Those of these cases that come out with the suspect as they did on the engine.
    pub(super) fn come_out(&self, suspect: &Suspect<'_>, places: &[usize]) -> BTreeSet<usize> {
        let same = self.same(suspect, places);
        places.iter().zip(same).filter(|(_, same)| *same).map(|(place, _)| *place).collect()
    }

    /// Whether every case that the engine passed passes with the suspect.
    pub(super) fn breaks_none(&self, suspect: &Suspect<'_>) -> bool {
        let is_passed = |place: &usize| self.decided[*place].outcome == Outcome::Passed;
        let passed: Vec<usize> = (0..self.decided.len()).filter(is_passed).collect();
        self.all_come_out(suspect, &passed)
    }

    /// For each of these cases whether it comes out with the suspect as it did on the engine.
    fn same(&self, suspect: &Suspect<'_>, places: &[usize]) -> Vec<bool> {
        shared::each(places, |place| {
            let decided = &self.decided[*place];
            let touched = suspect.touches(&decided.scenario.lowered.case)
                && suspect.overlaid.switched_off().is_none_or(|rule| self.heeds(*place, rule));
            match touched {
                true => self.outcome(suspect, decided).as_ref() == Some(&decided.outcome),
                false => decided.outcome == Outcome::Passed,
            }
        })
    }

    /// Whether a rule makes a difference in a case, so that the case may come out differently without it.
    fn heeds(&self, place: usize, rule: Rule) -> bool {
        let decided = &self.decided[place];
        let Some(own) = self.settings.get(&decided.edition) else { return true };
        heeded(decided.scenario, own).contains(&rule)
    }

    /// How a case comes out with the suspect; `None` if the reference engine doesn't decide it.
    fn outcome(&self, suspect: &Suspect<'_>, decided: &Decided<'_>) -> Option<Outcome> {
        let own = self.settings.get(&decided.edition)?;
        let engine = suspect.engines.get(&decided.edition)?;
        let mut engine = engine.get_or_init(|| ReferenceEngine::changed(&suspect.overlaid, own)).clone();
        let lowered = &decided.scenario.lowered;
        let (ran, _) = carried_out(&mut engine, &lowered.case);
        let expected = renumbered(&lowered.expectations, &decided.scenario.home, &decided.edition, self.library);
        let judgement = judge(&lowered.case, &expected, &ran);
        match (judgement.verdict, Ended::of(&ran.end)) {
            (Verdict::Passed, _) => Some(Outcome::Passed),
            (Verdict::Failed, ended) => Some(Outcome::failed(ended, &judgement.claims)),
            // The reference engine observes everything that exists.
            (Verdict::Unsupported, Ended::Completed) => Some(Outcome::failed(Ended::Completed, &judgement.claims)),
            _ => None,
        }
    }
}

/// The rules that make a difference in a scenario, with the setting of an edition.
#[must_use]
pub fn heeded(scenario: &Scenario, own: &Setting) -> Arc<BTreeSet<Rule>> {
    scenario.heeded.or_else(&own.table.edition.id, || {
        let engine: ReferenceEngine = ReferenceEngine::of(own).without_notes();
        let heeded = |played: &Played<'_>| Rule::ALL.iter().copied().filter(|rule| played.heeds(*rule)).collect();
        engine.play(&scenario.lowered.case, heeded)
    })
}
