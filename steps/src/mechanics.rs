//! Which edition's rules know a mechanic: keywords and keyword actions say it in their own files, everything else in one table.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::{
    cards::{CardDef, ability::Ability, name::Named},
    document::{Document, DocumentError},
    edition::EditionId,
};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;
use serde_yaml::Value;

use crate::{
    case::{Case, Quality, SetupOp},
    clauses::Clause,
    editions::{Editions, is_part},
    library::Library,
    needs,
};

/// The first edition whose rules know a kind of counter, a card type or a form of card. What isn't named is known in every edition.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Mechanics {
    /// By kinds of counters.
    counters: BTreeMap<String, EditionId>,
    /// By card types.
    card_types: BTreeMap<String, EditionId>,
    /// By the key that gives a card its second half or face: `flip`, `back`, `modal`, `adventure`, `split`.
    forms: BTreeMap<String, EditionId>,
}

impl Mechanics {
    /// Reads the table.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] where it is none, or names an edition that there is not.
    pub fn load(document: &Document<'_>, editions: &Editions) -> Result<Mechanics, DocumentError> {
        let mechanics: Mechanics = document.read()?;
        let mut named =
            mechanics.counters.values().chain(mechanics.card_types.values()).chain(mechanics.forms.values());
        match named.find_map(|edition| editions.get(&edition.0).err()) {
            Some(unknown) => {
                let at = document.text.find(&unknown.id).unwrap_or(0);
                let error = document.place(at, format!("there is no edition `{}`", unknown.id));
                Err(DocumentError { suggestion: unknown.suggestion, ..error })
            }
            None => Ok(mechanics),
        }
    }
}

/// A mechanic, and the first edition whose rules know it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Since {
    /// The mechanic: `the keyword prowess`.
    pub what: String,
    /// The edition.
    pub edition: EditionId,
}

impl Since {
    fn of(what: &str, name: &str, edition: &EditionId) -> Since {
        Since { what: format!("the {what} {name}"), edition: edition.clone() }
    }

    /// Whether an edition comes before it.
    #[must_use]
    pub fn is_after(&self, edition: &EditionId, editions: &Editions) -> bool {
        editions.is_before(edition, &self.edition)
    }
}

/// The keyword or keyword action that a clause is about, by its number: `702.108a` is part of prowess.
#[must_use]
pub fn of_clause(clause: &Clause, library: &Library) -> Option<Since> {
    let number = clause.id.rule_number().filter(|_| !clause.id.is_past() && clause.in_place_of.is_none())?;
    let is_its = |own: &Option<String>| own.as_deref().is_some_and(|own| is_part(own, number));
    let keyword = || {
        let def = library.keywords().find(|def| is_its(&def.number) && def.since.is_some())?;
        Some(Since::of("keyword", &def.keyword, def.since.as_ref()?))
    };
    let action = || {
        let def = library.actions().iter().find(|def| is_its(&def.number) && def.since.is_some())?;
        Some(Since::of("keyword action", &def.action, def.since.as_ref()?))
    };
    // Several keywords may share a rule (kicker and multikicker): then the first of them counts.
    let known_before = library.keywords().any(|def| is_its(&def.number) && def.since.is_none());
    if known_before { None } else { keyword().or_else(action) }
}

/// The mechanics that a case sets up, and those of the abilities that did something in it (or that its cards have, where nothing is said of
/// that), which some edition doesn't know.
#[must_use]
pub fn of_case(case: &Case, exercised: Option<&[(String, String)]>, library: &Library) -> BTreeSet<Since> {
    let mut found = BTreeSet::new();
    for op in &case.setup {
        let granted: Vec<&str> = match op {
            SetupOp::Counters { kind, .. } | SetupOp::PlayerCounters { kind, .. } => {
                found.extend(of_counter(kind, library));
                continue;
            }
            SetupOp::Granted { keyword, .. } => vec![keyword],
            SetupOp::Without { quality: Quality::Keyword(keyword), .. } => vec![keyword],
            SetupOp::Token { token, .. } => token.keywords.iter().map(String::as_str).collect(),
            _ => continue,
        };
        found.extend(granted.into_iter().filter_map(|keyword| of_keyword(keyword, library)));
    }
    for name in needs::cards(case) {
        let Some(shelved) = library.find_card(name) else { continue };
        found.extend(of_form(&shelved.card, library));
        let halves = std::iter::once((shelved.card.name.as_str(), &shelved.card.abilities));
        for (half, abilities) in halves.chain(shelved.card.parts().map(|part| (part.name.as_str(), part.abilities))) {
            found.extend(of_abilities(half, abilities, exercised, library));
        }
    }
    found
}

fn of_counter(kind: &str, library: &Library) -> Option<Since> {
    Some(Since::of("counter", kind, library.mechanics().counters.get(kind)?))
}

fn of_keyword(written: &str, library: &Library) -> Option<Since> {
    let def = library.keyword_in(written).ok()?;
    Some(Since::of("keyword", &def.keyword, def.since.as_ref()?))
}

fn of_form(card: &CardDef, library: &Library) -> Vec<Since> {
    let mechanics = library.mechanics();
    let types = card.types.iter().filter_map(|one| {
        let word = serde_json::to_value(one).ok()?;
        let (word, since) = mechanics.card_types.get_key_value(word.as_str()?)?;
        Some(Since::of("card type", word, since))
    });
    let parts = card.parts().filter_map(|part| {
        let since = mechanics.forms.get(part.key)?;
        Some(Since::of("form of card", part.key, since))
    });
    types.chain(parts).collect()
}

/// The keywords and keyword actions in those abilities of a card that did something.
fn of_abilities(
    half: &str,
    abilities: &Named<Ability>,
    exercised: Option<&[(String, String)]>,
    library: &Library,
) -> Vec<Since> {
    let did = |id: &str| exercised.is_none_or(|all| all.iter().any(|(card, ability)| card == half && ability == id));
    let mut found = Vec::new();
    for (_, ability) in abilities.iter().filter(|(id, _)| did(id)) {
        if let Ability::Keyword(keyword) = ability {
            found.extend(of_keyword(&keyword.name, library));
        }
        let mut actions = Vec::new();
        named_actions(&serde_yaml::to_value(ability).unwrap_or_default(), &mut actions);
        found.extend(actions.iter().filter_map(|name| {
            let def = library.actions().iter().find(|def| def.action.as_str() == name)?;
            Some(Since::of("keyword action", name, def.since.as_ref()?))
        }));
    }
    found
}

/// The names of keyword actions: a word alone, or the keys of a map.
fn named_by(value: &Value) -> Vec<String> {
    match value {
        Value::String(name) => vec![name.clone()],
        Value::Mapping(named) => named.keys().filter_map(Value::as_str).map(str::to_owned).collect(),
        _ => Vec::new(),
    }
}

/// The names under every key `action` of a value.
fn named_actions(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::Tagged(tagged) => {
            if tagged.tag == "action" {
                into.extend(named_by(&tagged.value));
            }
            named_actions(&tagged.value, into);
        }
        Value::Mapping(map) => {
            for (key, value) in map {
                if key.as_str() == Some("action") {
                    into.extend(named_by(value));
                }
                named_actions(value, into);
            }
        }
        Value::Sequence(all) => all.iter().for_each(|value| named_actions(value, into)),
        _ => {}
    }
}
