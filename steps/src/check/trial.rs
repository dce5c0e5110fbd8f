//! Trials: the scenarios of a clause are played without its rules and abilities, and under its misreadings.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::{edition::EditionId, rule::Rule};
use serde::Serialize;

use super::{Scope, Settings, index::Index};
use crate::{
    ablation::Piece,
    clauses::{Clause, ClauseId, Misreading},
    deviations::Deviations,
    engines::reference::ReferenceEngine,
    library::{Overlaid, Setting},
    needs,
    prove::Outcome,
    shared,
    suite::{Scenario, Suite},
};

/// A change under which a claim of a scenario fails.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Without this piece of the clause.
    Without(Piece),
    /// Under the misreading with this text.
    MisreadAs(String),
}

/// A proof, and where it shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Shows {
    /// What is changed.
    #[serde(flatten)]
    pub by: By,
    /// The lines of the claims that fail, in the feature of the scenario.
    pub fails: BTreeSet<usize>,
}

/// All clauses that have scenarios, and the changes of the library for their trials. A piece that several clauses share is removed only once.
pub(super) struct Trials<'s> {
    pub(super) suite: &'s Suite,
    deviations: &'s Deviations,
    pub(super) all: Vec<Trial<'s>>,
    layers: Vec<Layer<'s>>,
    /// The rules that are switched off in the trials of a scenario, by its index.
    switched_off: BTreeMap<usize, Vec<Rule>>,
    /// The misreadings that can't be applied, with their clauses and the reasons.
    pub(super) broken: Vec<(&'s ClauseId, &'s Misreading, String)>,
}

/// The trial of a clause.
pub(super) struct Trial<'s> {
    pub(super) clause: &'s Clause,
    /// The indices of its scenarios.
    pub(super) own: Vec<usize>,
    /// Its pieces that can be removed, with their indices in the list of changes.
    pieces: Vec<(Piece, usize)>,
    /// The indices of its misreadings that can be applied, with their indices in the list of changes.
    misread: Vec<(usize, usize)>,
}

/// A change of the library.
struct Layer<'s> {
    overlaid: Overlaid<'s>,
    /// The rule that is switched off, if the change is one.
    rule: Option<Rule>,
    /// The names of the cards without which the change has no effect, if it is about a card.
    only_with: Option<BTreeSet<String>>,
    /// The indices of the scenarios that are played with it.
    places: BTreeSet<usize>,
    /// For a misreading, the indices of other scenarios about the same thing.
    neighbours: Vec<usize>,
}

/// The outcomes of scenarios under a change of the library, in one edition.
#[derive(Default)]
struct Came {
    of: BTreeMap<usize, Outcome>,
    /// Whether a scenario about the same thing passed.
    beside: bool,
}

/// The outcomes of scenarios without a rule, by rule, edition and index of the scenario.
pub(super) type Without = BTreeMap<(Rule, EditionId, usize), Outcome>;

/// The result of a trial in one edition.
#[derive(Default)]
pub(super) struct Tried {
    /// Its scenarios that run there, with the proofs that each gives.
    pub(super) scenarios: Vec<(usize, Vec<Shows>)>,
    /// The indices of the misreadings under which no scenario about the same thing passes.
    pub(super) vandalised: Vec<usize>,
    /// The indices of the misreadings under which no claim fails.
    pub(super) unnoticed: Vec<usize>,
}

impl Tried {
    /// The rules whose ablations prove something.
    pub(super) fn proving_rules(&self) -> impl Iterator<Item = Rule> {
        let by = self.scenarios.iter().flat_map(|(_, by)| by);
        by.filter_map(|shows| match &shows.by {
            By::Without(Piece::Rule { rule }) => Some(*rule),
            _ => None,
        })
    }

    /// Removes the ablations of these rules from the proofs, because the rules are coarse.
    pub(super) fn passes_over(&mut self, coarse: &BTreeSet<Rule>) {
        for (_, by) in &mut self.scenarios {
            by.retain(|it| !matches!(&it.by, By::Without(Piece::Rule { rule }) if coarse.contains(rule)));
        }
    }
}

impl<'s> Trials<'s> {
    /// The trials of a suite. Misreadings that can't be applied to its library are left out.
    pub(super) fn new(suite: &'s Suite, deviations: &'s Deviations, scope: &Scope) -> Self {
        let mut trials = Self::none(suite, deviations);
        let (index, mut known) = (Index::new(suite), BTreeMap::new());
        let is_meant = |clause: &&Clause| scope.has_document(clause.id.document(), &suite.library);
        for clause in suite.library.clauses().iter().filter(is_meant) {
            let own = index.of(clause);
            if !own.is_empty() {
                let pieces = Piece::of(clause, &suite.library).into_iter();
                let pieces = pieces.filter_map(|piece| Some((piece.clone(), trials.take(piece, &own, &mut known)?)));
                let pieces = pieces.collect();
                let misread = trials.misread(clause, &own, &index);
                trials.all.push(Trial { clause, own, pieces, misread });
            }
        }
        for layer in &trials.layers {
            if let Some(rule) = layer.overlaid.switched_off() {
                layer.places.iter().for_each(|place| trials.switched_off.entry(*place).or_default().push(rule));
            }
        }
        trials
    }

    /// No trials.
    pub(super) fn none(suite: &'s Suite, deviations: &'s Deviations) -> Self {
        let (all, layers, broken) = (Vec::new(), Vec::new(), Vec::new());
        Trials { suite, deviations, all, layers, switched_off: BTreeMap::new(), broken }
    }

    /// Adds the removal of a piece for these scenarios; returns its index in the list of changes, or `None` if the piece can't be removed.
    fn take(&mut self, piece: Piece, own: &[usize], known: &mut BTreeMap<Piece, Option<usize>>) -> Option<usize> {
        let library = &*self.suite.library;
        let at = match known.get(&piece) {
            Some(at) => *at,
            None => {
                let overlaid = library.taken(&piece);
                let (rule, only_with) = match &piece {
                    Piece::Rule { rule } => (Some(*rule), None),
                    Piece::Ability { card, .. } => (None, library.find_card(card).map(|_| library.halves_of(card))),
                    Piece::Keyword { .. } => (None, None),
                };
                let layer = overlaid.map(|overlaid| Layer { rule, only_with, ..Layer::of(overlaid) });
                let at = layer.as_ref().map(|_| self.layers.len());
                self.layers.extend(layer);
                known.insert(piece, at);
                at
            }
        }?;
        self.layers[at].places.extend(own);
        Some(at)
    }

    /// Adds the changes for the misreadings of a clause.
    fn misread(&mut self, clause: &'s Clause, own: &[usize], index: &Index<'s>) -> Vec<(usize, usize)> {
        let mut misread = Vec::new();
        for (place, misreading) in clause.misreadings.iter().enumerate() {
            match self.suite.library.overlaid(&misreading.overlay) {
                Ok(overlaid) => {
                    misread.push((place, self.layers.len()));
                    let neighbours = index.neighbours(clause, own, &misreading.overlay);
                    let places = own.iter().copied().collect();
                    self.layers.push(Layer { places, neighbours, ..Layer::of(overlaid) });
                }
                Err(why) => self.broken.push((&clause.id, misreading, why)),
            }
        }
        misread
    }

    /// The rules that are switched off in the trials of a scenario.
    pub(super) fn switched_off(&self, place: usize) -> impl Iterator<Item = Rule> {
        self.switched_off.get(&place).into_iter().flatten().copied()
    }

    /// Plays every trial in every edition. `known` has outcomes without a rule that are known already; new ones are added.
    pub(super) fn tried(&self, settings: &Settings, known: &mut Without) -> Vec<(EditionId, Vec<Tried>)> {
        let layers = settings.values().flat_map(|own| self.layers.iter().map(move |layer| (own, layer)));
        let layers: Vec<(&Setting, &Layer<'_>)> = layers.collect();
        let mut came = shared::each(&layers, |(own, layer)| self.came(layer, own, known)).into_iter();
        let mut tried = Vec::new();
        for edition in settings.keys() {
            let came: Vec<Came> = came.by_ref().take(self.layers.len()).collect();
            for (layer, came) in self.layers.iter().zip(&came) {
                let rule = layer.rule.into_iter();
                let outcomes =
                    rule.flat_map(|rule| came.of.iter().map(move |(place, came)| (rule, *place, came.clone())));
                known.extend(outcomes.map(|(rule, place, came)| ((rule, edition.clone(), place), came)));
            }
            tried.push((edition.clone(), self.all.iter().map(|trial| self.trial(trial, edition, &came)).collect()));
        }
        tried
    }

    /// Whether a scenario is played in trials in an edition.
    pub(super) fn runs(&self, place: usize, edition: &EditionId) -> bool {
        let scenario = &self.suite.scenarios[place];
        scenario.editions.contains(edition) && !self.deviations.declares(&scenario.lowered.case.id, &edition.0)
    }

    /// Plays the scenarios of a change in an edition.
    fn came(&self, layer: &Layer<'_>, own: &Setting, known: &Without) -> Came {
        let edition = &own.table.edition.id;
        let here: Vec<usize> = layer.places.iter().copied().filter(|place| self.runs(*place, edition)).collect();
        if here.is_empty() {
            return Came::default();
        }
        let mut engine = None;
        let switched_off = layer.overlaid.switched_off();
        let known = |place: usize| known.get(&(switched_off?, edition.clone(), place)).cloned();
        let mut outcome = |place: usize| match &layer.only_with {
            Some(names) if !speaks_of(&self.suite.scenarios[place], names) => Outcome::Passed,
            _ => known(place).unwrap_or_else(|| {
                let engine = engine.get_or_insert_with(|| ReferenceEngine::changed(&layer.overlaid, own));
                self.outcome(place, edition, engine)
            }),
        };
        let of: BTreeMap<usize, Outcome> = here.into_iter().map(|place| (place, outcome(place))).collect();
        let mut beside = layer.neighbours.iter().filter(|place| self.runs(**place, edition));
        let passed = of.values().any(|came| *came == Outcome::Passed);
        let beside = passed || beside.any(|place| outcome(*place) == Outcome::Passed);
        Came { of, beside }
    }

    /// The result of a trial in an edition, from the outcomes of its changes.
    fn trial(&self, trial: &Trial<'s>, edition: &EditionId, came: &[Came]) -> Tried {
        let here = trial.own.iter().filter(|place| self.runs(**place, edition));
        let mut tried = Tried { scenarios: here.map(|place| (*place, Vec::new())).collect(), ..Tried::default() };
        if tried.scenarios.is_empty() {
            return tried;
        }
        let fails = |at: usize, place: &usize| match came[at].of.get(place) {
            Some(Outcome::Otherwise(lines)) => Some(lines.clone()),
            Some(Outcome::Passed | Outcome::Unclear) | None => None,
        };
        for (place, shows) in &mut tried.scenarios {
            let without = trial.pieces.iter().map(|(piece, at)| (By::Without(piece.clone()), *at));
            let misread = trial.misread.iter();
            let misread =
                misread.map(|(which, at)| (By::MisreadAs(trial.clause.misreadings[*which].says.clone()), *at));
            let changes = without.chain(misread);
            shows.extend(changes.filter_map(|(by, at)| Some(Shows { by, fails: fails(at, place)? })));
        }
        let noticed = |at: usize| tried.scenarios.iter().any(|(place, _)| fails(at, place).is_some());
        tried.unnoticed = trial.misread.iter().filter(|(_, at)| !noticed(*at)).map(|(which, _)| *which).collect();
        tried.vandalised = trial.misread.iter().filter(|(_, at)| !came[*at].beside).map(|(which, _)| *which).collect();
        tried
    }

    fn outcome(&self, place: usize, edition: &EditionId, engine: &mut ReferenceEngine) -> Outcome {
        Outcome::of(&self.suite.scenarios[place], edition, &self.suite.library, engine)
    }
}

impl<'s> Layer<'s> {
    fn of(overlaid: Overlaid<'s>) -> Self {
        Layer { overlaid, rule: None, only_with: None, places: BTreeSet::new(), neighbours: Vec::new() }
    }
}

fn speaks_of(scenario: &Scenario, names: &BTreeSet<String>) -> bool {
    needs::cards(&scenario.lowered.case).into_iter().any(|name| names.contains(name))
}
