//! What an engine is told of the ids in a case, so that it needs no card files of casebook: which printed ability each of them is, and what it says;
//! and the definitions of what packs add.

use std::iter;

use casebook_engine::{
    cards::{Named, ability::Ability, english},
    game::Table,
};

use serde::Serialize;
use serde_json::Value;

use crate::{
    case::{AbilityText, Case, Definition, DefinitionKind},
    library::{Defined, Library},
    needs,
};

/// The case with the abilities of its cards and the definitions of packs that it uses, in the wording of the table's edition.
#[must_use]
pub fn with_texts(case: &Case, table: &Table, library: &Library) -> Case {
    let mut abilities = Vec::new();
    for name in needs::cards(case) {
        let Some(id) = table.catalog.find(name).or_else(|| table.catalog.find_part(name)) else { continue };
        let card = table.catalog.card(id);
        let whole = iter::once((card.name.as_str(), &card.abilities));
        let parts = card.parts().map(|part| (part.name.as_str(), part.abilities));
        whole.chain(parts).for_each(|(name, said)| abilities.extend(texts(name, said, table)));
    }
    let definitions = library.definitions(case).into_iter().map(|(of, pack)| definition(of, pack, table)).collect();
    Case { abilities, definitions, ..case.clone() }
}

/// The definition of a card, a keyword or a keyword action of a pack.
fn definition(of: Defined<'_>, pack: Option<&str>, table: &Table) -> Definition {
    let wording = table.wording();
    let (kind, name, definition, says) = match of {
        Defined::Card(def) => (DefinitionKind::Card, &def.name, written(def), english::card(def, wording)),
        Defined::Keyword(def) => (DefinitionKind::Keyword, &def.keyword, written(def), english::keyword(def, wording)),
        Defined::Action(def) => (DefinitionKind::Action, &def.action, written(def), english::action(def, wording)),
    };
    Definition { kind, name: name.to_string(), pack: pack.map(str::to_owned), definition, says }
}

/// Definitions are plain data, so serializing them can't fail. What a file leaves out is left out.
fn written(definition: &impl Serialize) -> Value {
    let mut value = serde_json::to_value(definition).unwrap_or_default();
    if let Value::Object(keys) = &mut value {
        let is_empty = |value: &Value| match value {
            Value::Null => true,
            Value::Array(all) => all.is_empty(),
            Value::Object(all) => all.is_empty(),
            Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
        };
        keys.retain(|_, value| !is_empty(value));
    }
    value
}

/// The texts of the abilities of a card or of a part of one.
fn texts<'a>(
    card: &'a str,
    abilities: &'a Named<Ability>,
    table: &'a Table,
) -> impl Iterator<Item = AbilityText> + use<'a> {
    (1..).zip(abilities.iter()).map(move |(printed, (id, ability))| {
        let modes = ability.body().and_then(|body| body.choose);
        let modes = modes.into_iter().flat_map(|choice| choice.modes.iter());
        AbilityText {
            card: card.to_owned(),
            id: id.to_string(),
            printed,
            keyword: match ability {
                Ability::Keyword(keyword) => Some(keyword.name.to_string()),
                _ => None,
            },
            modes: modes.map(|(mode, _)| mode.to_string()).collect(),
            says: english::ability(ability, table.wording()).text,
        }
    })
}
