//! Checks well-formed definitions: every name, keyword, selector and edition must exist, and every cost must be payable.
//!
//! The check walks a definition in its serialized form, in the order in which the text is read. A new verb therefore needs no code here: every `as`
//! binds a name, and every `$name` needs a name that is bound.

mod announced;
mod by_name;
pub mod designations;
mod events;
mod fault;
mod implicit;
mod names;
pub mod picking;
mod plain;
mod printed;
mod reaching;
mod recalls;
mod rows;
mod sorts;
mod spelling;
mod standing;
mod subtypes;
mod walk;

use std::collections::BTreeSet;

use indexmap::IndexSet;
use serde_yaml::Value;

use super::{
    CardDef, Name, Named,
    ability::Ability,
    action::ActionDef,
    cost::Cost,
    keyword::{KeywordDef, Param},
    selector::Selector,
};
use crate::document::nearest;

pub(crate) use self::recalls::looks_back;
pub use self::{
    events::{binds, instead_of},
    fault::Fault,
    implicit::{IMPLICIT, Implicit, OF_EACH, Reach},
    spelling::{Form, each_word, words},
};
pub use self::{
    implicit::EACH,
    names::{free_names, read_once_triggered},
};
use self::{
    plain::plain,
    walk::{Walk, bindings},
};

/// The words that a definition can use.
#[derive(Debug, Clone, Default)]
pub struct Lexicon<'a> {
    /// The keywords.
    pub keywords: Vec<&'a KeywordDef>,
    /// The keyword actions.
    pub actions: Vec<&'a ActionDef>,
    /// The names of the shared selectors.
    pub selectors: BTreeSet<&'a str>,
    /// The editions.
    pub editions: BTreeSet<&'a str>,
    /// The creature types. If the set is empty, creature types are not checked.
    pub creature_types: BTreeSet<&'a str>,
}

/// The faults of a card.
#[must_use]
pub fn card(card: &CardDef, lexicon: &Lexicon<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    faults.extend(card.editions.iter().filter_map(|(id, _)| no_such_edition(id, lexicon)));
    faults.append(&mut printed::printed(card, lexicon));
    let halves = [("abilities", &card.abilities)]
        .into_iter()
        .chain(card.parts().map(|part| (part.key, part.abilities)))
        .chain(card.editions.iter().map(|(_, errata)| ("editions", &errata.abilities)));
    // All abilities of both halves remember the choices that were made as the permanent entered the battlefield.
    let written = plain(card);
    let (chosen, mut optional_costs) = (remembered(&written), optional_costs(&written));
    let keywords = keywords_of(&card.abilities);
    let others = card.parts().flat_map(|part| keywords_of(part.abilities));
    let held: BTreeSet<String> = keywords.iter().cloned().chain(others).collect();
    faults.extend(by_name::linked_by_craft(&written, &held).map(|(word, message)| Fault {
        path: vec!["abilities".to_owned()],
        word,
        message,
        suggestion: None,
    }));
    for def in lexicon.keywords.iter().filter(|def| keywords.contains(def.keyword.as_str())) {
        optional_costs.extend(self::optional_costs(&plain(&def.expands_to)));
    }
    for (place, abilities) in halves {
        let (generic_x, announced) = (announced::in_mana_cost(&written, place), announced::by_part(&written, place));
        for (id, ability) in abilities.iter() {
            let mut walk = Walk::new(lexicon, vec![place.to_owned(), id.to_string()], generic_x);
            walk.remember(&chosen);
            walk.bind(|reach| reach == Reach::Announced && announced);
            walk.optional_costs.clone_from(&optional_costs);
            let ability = plain(ability);
            walk.value("", &ability);
            walk.without_effect(standing::not_carried_out(&ability, false));
            walk.without_effect(by_name::refused(&ability));
            faults.append(&mut walk.faults);
        }
    }
    faults
}

/// The fault of a difference in an edition that is unknown.
fn no_such_edition(edition: &Name, lexicon: &Lexicon<'_>) -> Option<Fault> {
    (!lexicon.editions.contains(edition.as_str())).then(|| Fault {
        path: vec!["editions".to_owned()],
        word: edition.to_string(),
        message: format!("there is no edition `{edition}`"),
        suggestion: nearest(edition, lexicon.editions.iter().copied()),
    })
}

/// The faults of a keyword's definition.
#[must_use]
pub fn keyword(def: &KeywordDef, lexicon: &Lexicon<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let written: serde_yaml::Value = def.expansions().map(|(_, abilities)| plain(abilities)).collect();
    let (chosen, mut optional_costs) = (remembered(&written), optional_costs(&written));
    // A cost that a keyword offers for its card has the name of the keyword as its id.
    each_map(&written, &mut |key, said| {
        let lets = matches!(key, "play_card" | "may_play" | "alternative_cost") && !said["cost"].is_null();
        optional_costs.extend(lets.then(|| def.keyword.to_string()));
    });
    if let Some(of) = &def.counts_as {
        let mut walk = Walk::new(lexicon, vec!["counts_as".to_owned()], true);
        walk.counts_as(&def.keyword, of);
        faults.extend(walk.faults);
    }
    faults.extend(def.editions.iter().filter_map(|(id, _)| no_such_edition(id, lexicon)));
    let abilities = def.expansions().flat_map(|(key, abilities)| abilities.iter().map(move |one| (key, one)));
    for (key, (id, ability)) in abilities {
        let mut walk = Walk::new(lexicon, vec![key.to_owned(), id.to_string()], true);
        walk.remember(&chosen);
        walk.optional_costs.clone_from(&optional_costs);
        walk.quality = def.params.contains(&Param::Quality);
        walk.bind(|reach| match reach {
            Reach::Keyword(param) => def.params.contains(&param),
            reach => reach == Reach::Announced,
        });
        let ability = plain(ability);
        walk.value("", &ability);
        walk.without_effect(standing::not_carried_out(&ability, def.params.contains(&Param::Cost)));
        walk.without_effect(by_name::refused(&ability));
        faults.append(&mut walk.faults);
    }
    faults
}

/// The faults of a keyword action's definition.
#[must_use]
pub fn action(def: &ActionDef, lexicon: &Lexicon<'_>) -> Vec<Fault> {
    let mut faults: Vec<Fault> = def.editions.iter().filter_map(|(id, _)| no_such_edition(id, lexicon)).collect();
    let later = def.editions.iter().map(|(id, errata)| {
        let def = ActionDef { instructions: errata.instructions.clone(), ..def.clone() };
        (def, vec!["editions".to_owned(), id.to_string()])
    });
    for (def, at) in std::iter::once((def.clone(), vec!["do".to_owned()])).chain(later) {
        let mut walk = Walk::new(lexicon, at, false);
        walk.bound.extend(def.params.iter().map(|param| param.word().to_owned()));
        walk.value("", &plain(&def.text()));
        walk.gives(&def);
        faults.append(&mut walk.faults);
    }
    faults
}

/// The faults of shared selectors.
#[must_use]
pub fn selectors(named: &Named<Selector>, lexicon: &Lexicon<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (name, selector) in named.iter() {
        let mut walk = Walk::new(lexicon, vec![name.to_string()], true);
        walk.bind(|reach| reach == Reach::Announced);
        walk.value("", &plain(selector));
        faults.append(&mut walk.faults);
    }
    faults
}

/// Whether the costs contain X.
pub(super) fn speak_of_x(costs: &[Cost]) -> bool {
    announced::has_x(&plain(&costs))
}

/// The keywords that the abilities are or give, each once.
pub(super) fn keywords_of(abilities: &Named<Ability>) -> IndexSet<String> {
    let mut names = IndexSet::new();
    let mut see = |key: &str, value: &Value| {
        let several = value.as_sequence().filter(|_| key == "keywords").into_iter().flatten();
        let one = Some(value).filter(|_| matches!(key, "keyword" | "add_keyword"));
        names.extend(several.chain(one).filter_map(|keyword| keyword["name"].as_str()).map(str::to_owned));
    };
    abilities.iter().for_each(|(_, ability)| each_map(&plain(ability), &mut see));
    names
}

/// The keyword actions that the abilities perform, each once.
pub(super) fn actions_of(abilities: &Named<Ability>) -> IndexSet<String> {
    let mut names = IndexSet::new();
    let mut see = |key: &str, value: &Value| {
        let name = if key == "action" { value["name"].as_str() } else { None };
        names.extend(name.map(str::to_owned));
    };
    abilities.iter().for_each(|(_, ability)| each_map(&plain(ability), &mut see));
    names
}

/// The ids of the optional additional costs and of the alternative costs of a card.
fn optional_costs(card: &Value) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    each_map(card, &mut |key, value| {
        let costs = value
            .as_mapping()
            .filter(|_| matches!(key, "optional_costs" | "repeatable_costs" | "alternative_costs" | "any_of"));
        let keywords = value.as_mapping().filter(|_| key == "abilities").into_iter().flatten();
        let cost =
            |ability: &Value| ability["keyword"]["with"]["cost"].as_sequence().is_some_and(|cost| !cost.is_empty());
        let given = keywords.filter(|(_, ability)| cost(ability));
        ids.extend(given.filter_map(|(id, _)| id.as_str()).map(str::to_owned));
        ids.extend(costs.into_iter().flat_map(|costs| costs.keys().filter_map(Value::as_str)).map(str::to_owned));
    });
    ids
}

/// The names that are bound while a permanent enters the battlefield or as it attacks.
fn remembered(card: &Value) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    each_map(card, &mut |key, value| {
        if matches!(key, "enter_with" | "may_pay_to_attack") {
            each_map(value, &mut |key, value| names.extend(bindings(key, value)));
        }
    });
    names
}

fn each_map(value: &Value, see: &mut impl FnMut(&str, &Value)) {
    match value {
        Value::Mapping(map) => map.iter().for_each(|(key, value)| {
            see(key.as_str().unwrap_or_default(), value);
            each_map(value, see);
        }),
        Value::Sequence(list) => list.iter().for_each(|value| each_map(value, see)),
        _ => {}
    }
}
