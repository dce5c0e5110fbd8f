//! A library with a change: a card, a keyword, a rule or an edition is replaced or removed.

use std::{borrow::Cow, collections::BTreeSet, sync::Arc};

use casebook_engine::{
    cards::{
        CardDef, Named,
        ability::Ability,
        check::{self, Fault, designations},
        keyword::KeywordDef,
    },
    document::Document,
    edition::Edition,
    game::Table,
    rule::Rule,
};
use indexmap::IndexMap;
use serde_yaml::Value;

use super::{Library, Setting};
use crate::{
    ablation::Piece,
    clauses::{Changed, Overlay},
    editions::Without,
};

/// A library with a change.
#[derive(Debug)]
pub struct Overlaid<'l> {
    library: &'l Library,
    change: Change<'l>,
}

#[derive(Debug, PartialEq)]
enum Change<'l> {
    Card(Box<CardDef>),
    Keyword(Box<KeywordDef>),
    Edition(Cow<'l, IndexMap<String, String>>),
    Rule(Rule),
}

impl Library {
    /// The library with an overlay, without reading the files again.
    ///
    /// # Errors
    ///
    /// The error in one sentence: the overlay is about something unknown, or changes nothing.
    pub fn overlaid<'l>(&'l self, overlay: &'l Overlay) -> Result<Overlaid<'l>, String> {
        let change = match overlay {
            Overlay::Card(changed) => {
                let own = self.card(&changed.name).map_err(|near| unknown("card", &changed.name, near))?;
                let card = card_with(&own.card, changed)?;
                let faults = [check::card(&card, &self.lexicon()), self.undesignated(changed)].concat();
                sound(&*own.card, &card, faults)?;
                Change::Card(Box::new(card))
            }
            Overlay::Keyword(changed) => {
                let own = self.keyword_in(&changed.name).map_err(|near| unknown("keyword", &changed.name, near))?;
                let mut keyword = own.clone();
                keyword_with(&mut keyword, changed)?;
                let faults = [check::keyword(&keyword, &self.lexicon()), self.undesignated(changed)].concat();
                sound(own, &keyword, faults)?;
                Change::Keyword(Box::new(keyword))
            }
            Overlay::Edition(fields) => {
                self.editions.iter().try_for_each(|edition| edition_with(edition, fields).map(drop))?;
                Change::Edition(Cow::Borrowed(fields))
            }
            Overlay::Rule(rule) => match self.taken(&Piece::Rule { rule: *rule }) {
                Some(overlaid) => return Ok(overlaid),
                None => return Err(format!("`{}` can't be switched off", rule.word())),
            },
        };
        Ok(Overlaid { library: self, change })
    }

    /// The faults of changed abilities that look for a designation which nobody gives, neither they nor anything of the library.
    fn undesignated(&self, changed: &Changed) -> Vec<Fault> {
        let unknown = |given: &BTreeSet<String>| designations::unknown_in(&changed.name, &changed.with, given);
        let mut given = designations::given_by(&changed.with);
        // Few texts look for a designation; only for these is the library read.
        if unknown(&given).is_empty() {
            return Vec::new();
        }
        given.extend(designations::known(&self.lexicon()));
        self.cards.values().for_each(|shelved| given.extend(designations::given_by(&*shelved.card)));
        unknown(&given)
    }

    /// An edition with other values in some fields.
    ///
    /// # Errors
    ///
    /// The error in one sentence, with the nearest word: there is no such field, or it has no such value.
    pub fn edition_with(&self, edition: &Edition, fields: &IndexMap<String, String>) -> Result<Edition, String> {
        edition_with(edition, fields)
    }

    /// What an engine plays with under these rules, with the cards and keywords as they are in the edition with that name.
    #[must_use]
    pub fn setting_under(&self, rules: &Edition) -> Setting {
        let table = self.laid(rules, Arc::clone, KeywordDef::clone);
        Setting { table: Arc::new(table), numbers: self.numbers_in(&rules.id) }
    }

    /// The library without a piece of a clause; `None` if the library doesn't have the piece.
    #[must_use]
    pub fn taken(&self, piece: &Piece) -> Option<Overlaid<'_>> {
        let change = match piece {
            Piece::Ability { card, ability } => {
                let changed = Changed { name: card.clone(), with: Named::default(), without: vec![ability.clone()] };
                Change::Card(Box::new(card_with(&self.find_card(card)?.card, &changed).ok()?))
            }
            Piece::Rule { rule } => match self.numbers.without(*rule)? {
                Without::Field { field, value } => {
                    Change::Edition(Cow::Owned(IndexMap::from([(field.clone(), value.clone())])))
                }
                Without::None(_) => return None,
                Without::NotDone | Without::NotRefused | Without::FirstOption | Without::Never => Change::Rule(*rule),
            },
            Piece::Keyword { keyword } => {
                let mut keyword = self.keyword_in(keyword).ok()?.clone();
                keyword.empty();
                Change::Keyword(Box::new(keyword))
            }
        };
        Some(Overlaid { library: self, change })
    }
}

impl Overlaid<'_> {
    /// The rule that is switched off, if that is all.
    #[must_use]
    pub fn switched_off(&self) -> Option<Rule> {
        match &self.change {
            Change::Rule(rule) => Some(*rule),
            Change::Card(_) | Change::Keyword(_) | Change::Edition(_) => None,
        }
    }

    /// Whether the other one has the same change.
    #[must_use]
    pub fn is_as(&self, other: &Overlaid<'_>) -> bool {
        self.change == other.change
    }

    /// The setting of an edition with the change.
    #[must_use]
    pub fn setting(&self, own: &Setting) -> Setting {
        let (library, rules) = (self.library, &own.table.edition);
        let table = match &self.change {
            Change::Card(card) => {
                let catalog = own.table.catalog.with_cards([(**card).clone()]);
                Table::new(catalog, Arc::clone(rules))
            }
            Change::Keyword(keyword) => {
                let same = |own: &KeywordDef| own.keyword == keyword.keyword;
                let keyword = |own: &KeywordDef| if same(own) { (**keyword).clone() } else { own.clone() };
                library.laid(rules, Arc::clone, keyword)
            }
            // The fields were checked for every edition when the overlay was applied.
            Change::Edition(fields) => {
                let changed = edition_with(rules, fields).unwrap_or_else(|_| (**rules).clone());
                if changed.legends == rules.legends {
                    Table::new(own.table.catalog.clone(), Arc::new(changed))
                } else {
                    library.laid(&changed, Arc::clone, KeywordDef::clone)
                }
            }
            Change::Rule(rule) => own.table.without(*rule),
        };
        Setting { table: Arc::new(table), numbers: Arc::clone(&own.numbers) }
    }
}

fn unknown(what: &str, name: &str, near: Option<String>) -> String {
    suggesting(format!("there is no {what} `{name}`"), near)
}

fn suggesting(message: String, near: Option<String>) -> String {
    near.map_or(message.clone(), |near| format!("{message}; did you mean `{near}`?"))
}

/// Checks that a changed definition differs from the original and is valid.
fn sound<T: PartialEq>(own: &T, laid: &T, faults: Vec<Fault>) -> Result<(), String> {
    if let Some(fault) = faults.into_iter().next() {
        return Err(format!("{}: {}", fault.path.join("."), suggesting(fault.message, fault.suggestion)));
    }
    if own == laid { Err("it changes nothing".to_owned()) } else { Ok(()) }
}

/// The card with changed abilities, the same in every edition.
fn card_with(own: &CardDef, changed: &Changed) -> Result<CardDef, String> {
    let mut card = own.clone();
    let mut only_errata: Vec<String> = Vec::new();
    for (_, errata) in &mut card.editions.0 {
        let meant = |id: &str| changed.with.get(id).is_some() || changed.without.iter().any(|gone| gone == id);
        only_errata.extend(errata.abilities.iter().map(|(id, _)| id.to_string()).filter(|id| meant(id)));
        errata.abilities.0.retain(|(id, _)| !meant(id.as_str()));
    }
    let mut own = std::mem::take(&mut card.abilities);
    let mut halves: Vec<&mut Named<Ability>> = std::iter::once(&mut own).chain(card.abilities_of_parts()).collect();
    only_errata.retain(|id| halves.iter().all(|half| half.get(id).is_none()));
    let mut changed = changed.clone();
    changed.without.retain(|id| !only_errata.contains(id));
    change_in(&mut halves, &changed)?;
    card.abilities = own;
    Ok(card)
}

/// Changes the abilities of a keyword, the same in every edition.
fn keyword_with(keyword: &mut KeywordDef, changed: &Changed) -> Result<(), String> {
    for (_, errata) in &mut keyword.editions.0 {
        let meant = |id: &str| changed.with.get(id).is_some() || changed.without.iter().any(|gone| gone == id);
        errata.expands_to.0.retain(|(id, _)| !meant(id.as_str()));
    }
    change_in(&mut [&mut keyword.expands_to], changed)
}

/// Changes abilities in place; a new one is added to the first part.
fn change_in(halves: &mut [&mut Named<Ability>], changed: &Changed) -> Result<(), String> {
    for gone in &changed.without {
        let half = halves.iter_mut().find(|half| half.get(gone).is_some());
        let half =
            half.ok_or_else(|| format!("`{}` has no ability `{gone}`, so `without` can't remove it", changed.name))?;
        half.0.retain(|(id, _)| id.as_str() != gone);
    }
    for (id, ability) in changed.with.iter() {
        let old = halves.iter_mut().flat_map(|half| &mut half.0).find(|(old, _)| old == id);
        match old {
            Some((_, old)) => old.clone_from(ability),
            None => halves.iter_mut().take(1).for_each(|half| half.0.push((id.clone(), ability.clone()))),
        }
    }
    Ok(())
}

/// The edition with other values in some fields.
fn edition_with(own: &Edition, fields: &IndexMap<String, String>) -> Result<Edition, String> {
    let mut value = serde_yaml::to_value(own).map_err(|error| error.to_string())?;
    let Value::Mapping(map) = &mut value else { return Err("an edition must be a map".to_owned()) };
    map.extend(fields.iter().map(|(field, value)| (field.as_str().into(), value.as_str().into())));
    let text = serde_yaml::to_string(&value).map_err(|error| error.to_string())?;
    let read: Result<Edition, _> = Document { file: &own.id.0, text: &text }.read();
    read.map_err(|error| suggesting(error.message, error.suggestion))
}
