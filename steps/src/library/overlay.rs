//! A library with something laid over it: what one plays with who takes a card, a keyword or an edition for something else.

use std::sync::Arc;

use casebook_engine::{
    cards::{
        CardDef, Named,
        ability::Ability,
        check::{self, Fault},
        keyword::KeywordDef,
    },
    document::Document,
    edition::{Edition, EditionId},
};
use indexmap::IndexMap;
use serde_yaml::Value;

use super::Library;
use crate::{
    clauses::{Changed, Overlay},
    engines::reference::Setting,
};

/// A library with something laid over it.
#[derive(Debug)]
pub struct Overlaid<'l> {
    library: &'l Library,
    change: Change<'l>,
}

#[derive(Debug)]
enum Change<'l> {
    Card(Box<CardDef>),
    Keyword(Box<KeywordDef>),
    Edition(&'l IndexMap<String, String>),
}

impl Library {
    /// The library with something laid over it, without reading anything again.
    ///
    /// # Errors
    ///
    /// What is wrong with the overlay, in one sentence: it is laid over something that isn't there, changes nothing, or speaks of what
    /// isn't there.
    pub fn overlaid<'l>(&'l self, overlay: &'l Overlay) -> Result<Overlaid<'l>, String> {
        let change = match overlay {
            Overlay::Card(changed) => {
                let own = self.card(&changed.name).map_err(|near| unknown("card", &changed.name, near))?;
                let card = card_with(&own.card, changed)?;
                sound(&own.card, &card, check::card(&card, &self.lexicon()))?;
                Change::Card(Box::new(card))
            }
            Overlay::Keyword(changed) => {
                let own = self.keyword_in(&changed.name).map_err(|near| unknown("keyword", &changed.name, near))?;
                let mut keyword = own.clone();
                change_in(&mut [&mut keyword.expands_to], changed)?;
                sound(own, &keyword, check::keyword(&keyword, &self.lexicon()))?;
                Change::Keyword(Box::new(keyword))
            }
            Overlay::Edition(fields) => {
                self.editions.iter().try_for_each(|edition| edition_with(edition, fields).map(drop))?;
                Change::Edition(fields)
            }
        };
        Ok(Overlaid { library: self, change })
    }
}

impl Overlaid<'_> {
    /// What a game is played with in an edition; nothing for an unknown one.
    #[must_use]
    pub fn setting(&self, edition: &EditionId) -> Option<Setting> {
        let library = self.library;
        let mut rules = library.editions.get(&edition.0).ok()?.clone();
        if let Change::Edition(fields) = self.change {
            rules = edition_with(&rules, fields).ok()?;
        }
        let card = |own: &CardDef| match &self.change {
            Change::Card(card) if card.name == own.name => (**card).clone(),
            _ => own.clone(),
        };
        let keyword = |own: &KeywordDef| match &self.change {
            Change::Keyword(keyword) if keyword.keyword == own.keyword => (**keyword).clone(),
            _ => own.clone(),
        };
        let table = Arc::new(library.laid(&rules, card, keyword));
        Some(Setting { table, numbers: library.numbers_in(edition) })
    }
}

fn unknown(what: &str, name: &str, near: Option<String>) -> String {
    suggesting(format!("there is no {what} `{name}`"), near)
}

fn suggesting(message: String, near: Option<String>) -> String {
    near.map_or(message.clone(), |near| format!("{message}; did you mean `{near}`?"))
}

/// Whether an overlay says something else than what it is laid over, and nothing that isn't there.
fn sound<T: PartialEq>(own: &T, laid: &T, faults: Vec<Fault>) -> Result<(), String> {
    if let Some(fault) = faults.into_iter().next() {
        return Err(format!("{}: {}", fault.path.join("."), suggesting(fault.message, fault.suggestion)));
    }
    if own == laid { Err("it changes nothing".to_owned()) } else { Ok(()) }
}

/// The card with other abilities, in every edition alike.
fn card_with(own: &CardDef, changed: &Changed) -> Result<CardDef, String> {
    let mut card = own.clone();
    for (_, errata) in &mut card.editions.0 {
        let other = |id: &str| changed.with.get(id).is_none() && !changed.without.iter().any(|gone| gone == id);
        errata.abilities.0.retain(|(id, _)| other(id.as_str()));
    }
    let lower = card.flip.as_mut().map(|half| &mut half.abilities);
    let mut halves: Vec<&mut Named<Ability>> = std::iter::once(&mut card.abilities).chain(lower).collect();
    change_in(&mut halves, changed)?;
    Ok(card)
}

/// Changes abilities where they are; a new one is among the first.
fn change_in(halves: &mut [&mut Named<Ability>], changed: &Changed) -> Result<(), String> {
    for gone in &changed.without {
        let half = halves.iter_mut().find(|half| half.get(gone).is_some());
        let half = half.ok_or_else(|| format!("`{}` has no ability `{gone}` to be without", changed.name))?;
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
    let Value::Mapping(map) = &mut value else { return Err("an edition is no map".to_owned()) };
    map.extend(fields.iter().map(|(field, value)| (field.as_str().into(), value.as_str().into())));
    let text = serde_yaml::to_string(&value).map_err(|error| error.to_string())?;
    let read: Result<Edition, _> = Document { file: &own.id.0, text: &text }.read();
    read.map_err(|error| suggesting(error.message, error.suggestion))
}
