//! What an engine is told of the ids in a case, so that it needs no card files of casebook: which printed ability each of them is, and what it says.

use std::iter;

use casebook_engine::{
    cards::{Named, ability::Ability, english},
    game::Table,
};

use crate::{
    case::{AbilityText, Case},
    needs,
};

/// The case with the abilities of its cards, in the wording of the table's edition.
#[must_use]
pub fn with_texts(case: &Case, table: &Table) -> Case {
    let mut abilities = Vec::new();
    for name in needs::cards(case) {
        let Some(id) = table.catalog.find(name).or_else(|| table.catalog.find_part(name)) else { continue };
        let card = table.catalog.card(id);
        let whole = iter::once((card.name.as_str(), &card.abilities));
        let parts = card.parts().map(|part| (part.name.as_str(), part.abilities));
        whole.chain(parts).for_each(|(name, said)| abilities.extend(texts(name, said, table)));
    }
    Case { abilities, ..case.clone() }
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
