//! Loading of card files: YAML is read into definitions, and every error has its place.

use super::{CardDef, Named, action::ActionDef, keyword::KeywordDef, selector::Selector, state_based::StateBasedRule};
use crate::document::{Document, DocumentError};

/// Reads one card.
///
/// # Errors
///
/// A [`DocumentError`] with file, line, column and, for a misspelt word, the nearest valid one.
pub fn card(document: Document<'_>) -> Result<CardDef, DocumentError> {
    document.read()
}

/// Reads one keyword.
///
/// # Errors
///
/// As [`card`].
pub fn keyword(document: Document<'_>) -> Result<KeywordDef, DocumentError> {
    document.read()
}

/// Reads one keyword action.
///
/// # Errors
///
/// As [`card`].
pub fn action(document: Document<'_>) -> Result<ActionDef, DocumentError> {
    document.read()
}

/// Reads named selectors.
///
/// # Errors
///
/// As [`card`].
pub fn selectors(document: Document<'_>) -> Result<Named<Selector>, DocumentError> {
    document.read()
}

/// Reads state-based actions that a set of cards adds to the rules.
///
/// # Errors
///
/// As [`card`].
pub fn state_based(document: Document<'_>) -> Result<Named<StateBasedRule>, DocumentError> {
    document.read()
}
