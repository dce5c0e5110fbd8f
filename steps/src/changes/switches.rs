//! The cause of a difference between two editions: their rules are switched one at a time.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, PoisonError},
};

use casebook_engine::edition::{Edition, FIELDS, Field};
use indexmap::IndexMap;

use super::{Pair, Switch, outcome};
use crate::outcome::Outcome;
use crate::{
    case::Case,
    engines::reference::ReferenceEngine,
    library::{Library, Setting},
    needs,
};

/// All changes between two editions. A set of them names a mixture of the editions: the newer one, with what the older one has in these places.
pub(super) struct Switches<'l> {
    library: &'l Library,
    from: &'l Edition,
    to: &'l Edition,
    all: Vec<Place>,
    /// The mixtures that were asked for.
    made: Mutex<BTreeMap<BTreeSet<usize>, Setting>>,
}

/// A place in which two editions differ.
enum Place {
    Field { field: &'static Field, from: String, to: String },
    Texts,
}

impl<'l> Switches<'l> {
    pub(super) fn new(library: &'l Library, from: &'l Edition, to: &'l Edition) -> Self {
        let (before, after) = (values(from), values(to));
        let fields = FIELDS.iter().filter_map(|field| {
            let [from, to] = [&before, &after].map(|values| values.get(field.name).cloned().unwrap_or_default());
            (from != to).then_some(Place::Field { field, from, to })
        });
        let texts = (from.lineage != to.lineage).then_some(Place::Texts);
        let all = fields.chain(texts).collect();
        Self { library, from, to, all, made: Mutex::new(BTreeMap::new()) }
    }

    /// An engine with the older edition.
    pub(super) fn older(&self) -> ReferenceEngine {
        self.engine(&self.every())
    }

    /// An engine with the newer edition.
    pub(super) fn newer(&self) -> ReferenceEngine {
        self.engine(&BTreeSet::new())
    }

    fn every(&self) -> BTreeSet<usize> {
        (0..self.all.len()).collect()
    }

    fn engine(&self, switched: &BTreeSet<usize>) -> ReferenceEngine {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let setting = made.entry(switched.clone()).or_insert_with(|| self.mixture(switched));
        ReferenceEngine::of(setting).without_notes()
    }

    /// The newer edition with the values of the older one in these places.
    fn mixture(&self, switched: &BTreeSet<usize>) -> Setting {
        let texts = switched.iter().any(|place| matches!(self.all[*place], Place::Texts));
        let named = if texts { self.from } else { self.to };
        let mut fields = values(self.to);
        for place in switched {
            if let Place::Field { field, from, .. } = &self.all[*place] {
                fields.insert(field.name.to_owned(), from.clone());
            }
        }
        // All values come from editions, so that they are valid.
        let mixed = self.library.edition_with(named, &fields).unwrap_or_else(|_| named.clone());
        self.library.setting_under(&mixed)
    }

    /// The changes that make the difference between both outcomes of a case. These are all changes each of which undoes it in the newer edition;
    /// if there is none, all changes each of which makes it in the older edition; if there is none either, the fewest that make it together.
    /// There are none if the outcomes are the same.
    pub(super) fn cause(&self, pair: &Pair<'_>) -> BTreeSet<usize> {
        let Some((older, newer)) = pair.different() else { return BTreeSet::new() };
        let is = |switched: &BTreeSet<usize>, wanted: &Outcome| {
            outcome(&mut self.engine(switched), &pair.case).is_ok_and(|found| found == *wanted)
        };
        let every = self.every();
        let undo: BTreeSet<usize> =
            every.iter().copied().filter(|place| is(&BTreeSet::from([*place]), older)).collect();
        if !undo.is_empty() {
            return undo;
        }
        let but = |set: &BTreeSet<usize>, place: usize| set.iter().copied().filter(|one| *one != place).collect();
        let make: BTreeSet<usize> = every.iter().copied().filter(|place| is(&but(&every, *place), newer)).collect();
        if !make.is_empty() {
            return make;
        }
        let mut fewest = every.clone();
        for place in every {
            let less = but(&fewest, place);
            if is(&less, older) {
                fewest = less;
            }
        }
        fewest
    }

    /// The older and the newer edition.
    pub(super) fn editions(&self) -> (&'l Edition, &'l Edition) {
        (self.from, self.to)
    }

    /// The changes in words, as they concern a case.
    pub(super) fn named(&self, which: &BTreeSet<usize>, case: &Case) -> Vec<Switch> {
        which.iter().map(|place| self.switch(*place, || self.other_texts(case))).collect()
    }

    /// The changed rules that are not among those.
    pub(super) fn silent(&self, shown: &BTreeSet<usize>) -> Vec<Switch> {
        let is_silent = |place: &usize| matches!(self.all[*place], Place::Field { .. }) && !shown.contains(place);
        (0..self.all.len()).filter(is_silent).map(|place| self.switch(place, Vec::new)).collect()
    }

    fn switch(&self, place: usize, of: impl FnOnce() -> Vec<String>) -> Switch {
        match &self.all[place] {
            Place::Texts => Switch::Texts { of: of() },
            Place::Field { field, from, to } => {
                let meaning = |value: &str| field.meaning(value).unwrap_or_default().to_owned();
                Switch::Field {
                    field: field.name.to_owned(),
                    about: field.about().to_owned(),
                    from: from.clone(),
                    was: meaning(from),
                    to: to.clone(),
                    is: meaning(to),
                }
            }
        }
    }

    /// The cards of a case whose texts differ between the editions.
    fn other_texts(&self, case: &Case) -> Vec<String> {
        let [from, to] = [self.from, self.to].map(|edition| self.library.table(&edition.id));
        let (Some(from), Some(to)) = (from, to) else { return Vec::new() };
        let printed = |name: &str| {
            let [from, to] = [&from, &to].map(|table| {
                let found = table.catalog.find(name).or_else(|| table.catalog.find_part(name));
                found.map(|card| table.catalog.printed(card).as_ref().clone())
            });
            from != to
        };
        let mut names: Vec<String> =
            needs::cards(case).into_iter().filter(|name| printed(name)).map(|name| name.to_string()).collect();
        names.sort();
        names.dedup();
        names
    }
}

/// The value of each field of an edition.
fn values(edition: &Edition) -> IndexMap<String, String> {
    let value = serde_yaml::to_value(edition).unwrap_or_default();
    let field = |field: &Field| Some((field.name.to_owned(), value.get(field.name)?.as_str()?.to_owned()));
    FIELDS.iter().filter_map(field).collect()
}
