//! Clauses on trial: what their scenarios make of a library without them, and of one in which they are misread.

use std::{collections::BTreeSet, iter};

use casebook_engine::{cards::CardDef, edition::EditionId, rule::Rule};
use serde::Serialize;

use crate::{
    clauses::{Clause, ClauseId, Misreading, Overlay},
    deviations::Deviations,
    engines::reference::{ReferenceEngine, Setting},
    library::{Library, Overlaid},
    needs,
    prove::{Outcome, Piece},
    suite::{Scenario, Suite},
};

/// What shows that a scenario proves a clause: it comes out otherwise so.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Without this.
    Without(Piece),
    /// For whoever reads the clause so.
    MisreadAs(String),
}

/// All clauses that have scenarios, with what is laid over the library to try them.
pub(super) struct Trials<'s> {
    suite: &'s Suite,
    deviations: &'s Deviations,
    pub(super) all: Vec<Trial<'s>>,
}

/// A clause on trial.
pub(super) struct Trial<'s> {
    pub(super) clause: &'s Clause,
    /// The places of its scenarios.
    pub(super) own: Vec<usize>,
    pieces: Vec<(Piece, Overlaid<'s>)>,
    misread: Vec<Misread<'s>>,
}

/// A misreading that can be laid over the library.
struct Misread<'s> {
    /// Its place among those of the clause.
    place: usize,
    overlaid: Overlaid<'s>,
    /// The places of the scenarios that speak of the same thing.
    neighbours: Vec<usize>,
}

/// What came of a trial in an edition.
#[derive(Default)]
pub(super) struct Tried {
    /// By what each of its scenarios that run there proves it.
    pub(super) scenarios: Vec<(usize, Vec<By>)>,
    /// The places of the misreadings under which nothing passes that speaks of the same thing.
    pub(super) vandalised: Vec<usize>,
    /// The places of the misreadings that no scenario tells from the clause.
    pub(super) unnoticed: Vec<usize>,
}

impl Tried {
    /// Counts nothing as a proof that these rules are missing: too much else needs them.
    pub(super) fn passes_over(&mut self, coarse: &BTreeSet<Rule>) {
        for (_, by) in &mut self.scenarios {
            by.retain(|by| !matches!(by, By::Without(Piece::Rule { rule }) if coarse.contains(rule)));
        }
    }
}

impl<'s> Trials<'s> {
    /// The trials of a suite; misreadings that can't be laid over its library are left out.
    pub(super) fn new(suite: &'s Suite, deviations: &'s Deviations) -> Self {
        let trial = |clause: &'s Clause| {
            let own: Vec<usize> = places(suite, |it| tagged(it, clause));
            let library = &*suite.library;
            let taken = |piece: Piece| library.taken(&piece).map(|overlaid| (piece, overlaid));
            let misread = |(place, misreading): (usize, &'s Misreading)| {
                let overlaid = library.overlaid(&misreading.overlay).ok()?;
                let neighbours = neighbours(suite, clause, &own, &misreading.overlay);
                Some(Misread { place, overlaid, neighbours })
            };
            let pieces = Piece::of(clause, library).into_iter().filter_map(taken).collect();
            let misread = clause.misreadings.iter().enumerate().filter_map(misread).collect();
            (!own.is_empty()).then_some(Trial { clause, own, pieces, misread })
        };
        Trials { suite, deviations, all: suite.library.clauses().iter().filter_map(trial).collect() }
    }

    /// No trials at all.
    pub(super) fn none(suite: &'s Suite, deviations: &'s Deviations) -> Self {
        Trials { suite, deviations, all: Vec::new() }
    }

    /// What comes of every trial in an edition.
    pub(super) fn in_edition(&self, own: &Setting) -> Vec<Tried> {
        self.all.iter().map(|trial| self.tried(trial, own)).collect()
    }

    fn tried(&self, trial: &Trial<'s>, own: &Setting) -> Tried {
        let edition = &own.table.edition.id;
        let runs = |place: &usize| {
            let scenario = &self.suite.scenarios[*place];
            scenario.editions.contains(edition) && !self.deviations.declares(&scenario.lowered.case.id, &edition.0)
        };
        let mut scenarios: Vec<(usize, Vec<By>)> =
            trial.own.iter().filter(|place| runs(place)).map(|place| (*place, Vec::new())).collect();
        let mut tried = Tried::default();
        if scenarios.is_empty() {
            return tried;
        }
        for (piece, overlaid) in &trial.pieces {
            let mut engine = overlaid.engine(own);
            for (place, by) in &mut scenarios {
                if self.outcome(*place, edition, &mut engine) == Outcome::Otherwise {
                    by.push(By::Without(piece.clone()));
                }
            }
        }
        for misread in &trial.misread {
            let mut engine = misread.overlaid.engine(own);
            let (mut noticed, mut passed) = (false, false);
            for (place, by) in &mut scenarios {
                match self.outcome(*place, edition, &mut engine) {
                    Outcome::Otherwise => {
                        noticed = true;
                        by.push(By::MisreadAs(trial.clause.misreadings[misread.place].says.clone()));
                    }
                    Outcome::Passed => passed = true,
                    Outcome::Unclear => {}
                }
            }
            let mut beside = misread.neighbours.iter().filter(|place| runs(place));
            passed |= beside.any(|place| self.outcome(*place, edition, &mut engine) == Outcome::Passed);
            tried.unnoticed.extend((!noticed).then_some(misread.place));
            tried.vandalised.extend((!passed).then_some(misread.place));
        }
        tried.scenarios = scenarios;
        tried
    }

    fn outcome(&self, place: usize, edition: &EditionId, engine: &mut ReferenceEngine) -> Outcome {
        Outcome::of(&self.suite.scenarios[place], edition, &self.suite.library, engine)
    }
}

fn places(suite: &Suite, meant: impl Fn(&Scenario) -> bool) -> Vec<usize> {
    suite.scenarios.iter().enumerate().filter(|(_, it)| meant(it)).map(|(place, _)| place).collect()
}

fn tagged(scenario: &Scenario, clause: &Clause) -> bool {
    scenario.lowered.case.clauses.contains(&clause.id.0)
}

/// Scenarios of the same document that speak of what is misread; of an edition's field, those of the same features.
fn neighbours(suite: &Suite, clause: &Clause, own: &[usize], overlay: &Overlay) -> Vec<usize> {
    let document = clause.id.document();
    let names = speaking(&suite.library, overlay);
    let features: BTreeSet<&str> = own.iter().map(|place| suite.scenarios[*place].lowered.feature.as_str()).collect();
    let same_feature = |it: &Scenario| features.contains(it.lowered.feature.as_str());
    let same_document =
        |it: &Scenario| it.lowered.case.clauses.iter().any(|tag| ClauseId(tag.clone()).document() == document);
    let speaks = |it: &Scenario| match &names {
        Some(names) => {
            (same_feature(it) || same_document(it))
                && needs::cards(&it.lowered.case).into_iter().any(|name| names.contains(name))
        }
        None => same_feature(it),
    };
    places(suite, |it| !tagged(it, clause) && speaks(it))
}

/// The names of the cards that are overlaid, or that have the keyword that is; none where that is an edition's field.
fn speaking(library: &Library, overlay: &Overlay) -> Option<BTreeSet<String>> {
    let has = |word: &str, card: &CardDef| {
        serde_json::to_string(card).is_ok_and(|text| text.contains(&format!("\"{word}\"")))
    };
    let cards = library.cards().map(|shelved| &shelved.card);
    let meant: Vec<_> = match overlay {
        Overlay::Card(changed) => library.card(&changed.name).iter().map(|shelved| &shelved.card).collect(),
        Overlay::Keyword(changed) => cards.filter(|card| has(&changed.name, card)).collect(),
        Overlay::Edition(_) | Overlay::Rule(_) => return None,
    };
    let lower = |card: &CardDef| card.flip.as_ref().map(|half| half.name.to_string());
    Some(meant.into_iter().flat_map(|card| iter::once(card.name.to_string()).chain(lower(card))).collect())
}
