//! The scenarios of a suite by what they are about, so that nobody looks at all of them again for each clause.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    clauses::{Clause, ClauseId, Overlay},
    needs,
    suite::{Scenario, Suite},
};

/// The indices of scenarios, by a name that they share.
type Places<'s> = BTreeMap<&'s str, BTreeSet<usize>>;

/// The indices of the scenarios of a suite, by what they are about.
pub(super) struct Index<'s> {
    suite: &'s Suite,
    /// By the tag of a clause.
    tagged: Places<'s>,
    /// By the name of a card.
    with_card: Places<'s>,
    /// By the feature.
    in_feature: Places<'s>,
}

impl<'s> Index<'s> {
    /// The index of a suite.
    pub(super) fn new(suite: &'s Suite) -> Self {
        let mut index = Index { suite, tagged: Places::new(), with_card: Places::new(), in_feature: Places::new() };
        for (place, scenario) in suite.scenarios.iter().enumerate() {
            let (case, feature) = (&scenario.lowered.case, &scenario.lowered.feature);
            case.clauses.iter().for_each(|tag| note(&mut index.tagged, tag, place));
            needs::cards(case).into_iter().for_each(|card| note(&mut index.with_card, card, place));
            note(&mut index.in_feature, feature, place);
        }
        index
    }

    /// The scenarios with the tag of a clause.
    pub(super) fn of(&self, clause: &Clause) -> Vec<usize> {
        self.tagged.get(clause.id.0.as_str()).into_iter().flatten().copied().collect()
    }

    /// Other scenarios of the same document or feature about what is misread; for a field of the edition, those of the same features.
    pub(super) fn neighbours(&self, clause: &Clause, own: &[usize], overlay: &Overlay) -> Vec<usize> {
        let scenario = |place: &usize| &self.suite.scenarios[*place];
        let features: BTreeSet<&str> = own.iter().map(|place| scenario(place).lowered.feature.as_str()).collect();
        let names = self.suite.library.speaking_of(overlay);
        let near: BTreeSet<usize> = match &names {
            Some(names) => {
                let near = |it: &Scenario| features.contains(it.lowered.feature.as_str()) || shares(it, clause);
                let speaking = names.iter().filter_map(|name| self.with_card.get(name.as_str())).flatten();
                speaking.copied().filter(|place| near(scenario(place))).collect()
            }
            None => features.iter().filter_map(|feature| self.in_feature.get(feature)).flatten().copied().collect(),
        };
        near.into_iter().filter(|place| !scenario(place).lowered.case.clauses.contains(&clause.id.0)).collect()
    }
}

/// Whether a scenario has a clause of the same document.
fn shares(scenario: &Scenario, clause: &Clause) -> bool {
    let mut tags = scenario.lowered.case.clauses.iter();
    tags.any(|tag| ClauseId(tag.clone()).document() == clause.id.document())
}

fn note<'s>(places: &mut Places<'s>, name: &'s str, place: usize) {
    places.entry(name).or_default().insert(place);
}
