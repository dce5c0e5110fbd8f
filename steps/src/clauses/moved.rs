//! Clauses that had another id once.

use std::collections::BTreeMap;

use casebook_engine::document::{Document, DocumentError};
use indexmap::IndexMap;

use super::{ClauseId, ClauseIndex};

/// The id of each clause that had another one, by the id that it had.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Moved {
    /// Nothing stands for what is no clause any more.
    ids: BTreeMap<String, Option<ClauseId>>,
}

impl Moved {
    /// Reads the tables: `old: new`, or `old: null` for what is a convention of the suite and no ruling.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] where one is no such table, or names a clause that the index doesn't have.
    pub fn load<'d>(
        documents: impl Iterator<Item = Document<'d>>,
        index: &ClauseIndex,
    ) -> Result<Moved, DocumentError> {
        let mut moved = Moved::default();
        for document in documents {
            let ids: IndexMap<String, Option<ClauseId>> = document.read()?;
            let unknown = ids.values().flatten().find(|id| index.get(id).is_none());
            if let Some(id) = unknown {
                let at = document.text.find(&id.0).unwrap_or(0);
                let error = document.place(at, format!("no clause is called `{id}`"));
                return Err(DocumentError { suggestion: index.nearest(&id.0), ..error });
            }
            moved.ids.extend(ids);
        }
        Ok(moved)
    }

    /// The id that a clause has now, by the one that it had; also of what took its place or had it before. `Some(None)` for what is no
    /// clause any more.
    #[must_use]
    pub fn get(&self, old: &str) -> Option<Option<ClauseId>> {
        let stem = old.strip_suffix(super::TODAY).or_else(|| old.strip_suffix(super::BEFORE)).unwrap_or(old);
        let suffix = &old[stem.len()..];
        let now = self.ids.get(stem)?;
        Some(now.as_ref().map(|id| ClauseId(format!("{id}{suffix}"))))
    }

    /// Every id that is another now, or none.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Option<&ClauseId>)> {
        self.ids.iter().map(|(old, now)| (old.as_str(), now.as_ref()))
    }
}
