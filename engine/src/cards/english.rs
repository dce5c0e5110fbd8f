//! A card as English.
use super::CardDef;
use crate::game::Table;
/// The card.
#[must_use]
pub fn card(card: &CardDef, _table: &Table) -> String {
    card.name.to_string()
}
