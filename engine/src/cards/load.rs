//! Loading card files: YAML in, definitions out, every fault with its place.

use super::{CardDef, Named, keyword::KeywordDef, selector::Selector};
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

/// Reads named selectors.
///
/// # Errors
///
/// As [`card`].
pub fn selectors(document: Document<'_>) -> Result<Named<Selector>, DocumentError> {
    document.read()
}
