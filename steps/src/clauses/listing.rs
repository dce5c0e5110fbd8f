//! Reading the clause index from its files.

use std::collections::BTreeMap;

use casebook_engine::{
    document::{Document, DocumentError},
    edition::EditionId,
};
use indexmap::IndexMap;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use super::{Clause, ClauseId, ClauseIndex, NotBefore, Number, NumberIndex, Source, misreading};
use crate::{
    editions::{Editions, UnknownEdition},
    shared,
};

/// A source document as it is written.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Listing {
    /// The short name that its clause ids begin with.
    document: String,
    /// What a reader calls it. A further file of a document that is listed already leaves this and the edition out.
    #[serde(default)]
    title: Option<String>,
    /// The edition of the rules that it speaks of.
    #[serde(default)]
    edition: Option<EditionId>,
    /// Why it says nothing of earlier editions.
    #[serde(default)]
    not_before: Option<NotBefore>,
    /// Its clauses, rulings and examples.
    #[serde(default)]
    clauses: Vec<Clause>,
    /// Of a document that is a rules text: what its sections are called.
    #[serde(default)]
    sections: IndexMap<String, String>,
    /// Of a document that is a rules text: each of its numbers.
    #[serde(default)]
    numbers: IndexMap<String, Number>,
}

impl NumberIndex {
    /// Reads the numbers that a file lists.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] where the file is no listing.
    pub fn load(document: &Document<'_>) -> Result<NumberIndex, DocumentError> {
        let listing: Listing = document.read()?;
        Ok(NumberIndex::new(listing.sections, listing.numbers))
    }
}

impl ClauseIndex {
    /// Reads the index, one document of ours for each source.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] where a document is no listing; an id is used twice or belongs to another source; an edition is unknown; or
    /// a clause doesn't hold in the edition of its own document.
    pub fn load(documents: &[Document<'_>], editions: &Editions) -> Result<ClauseIndex, DocumentError> {
        let mut index = ClauseIndex::default();
        let listings = shared::each(documents, Document::read::<Listing>);
        for (document, listing) in documents.iter().zip(listings) {
            index.add(listing?, document, editions)?;
        }
        Ok(index)
    }

    fn add(&mut self, listing: Listing, document: &Document<'_>, editions: &Editions) -> Result<(), DocumentError> {
        let source = self.source_of(&listing, document, editions)?;
        let name = source.document.clone();
        if !listing.numbers.is_empty() {
            let numbers = NumberIndex::new(listing.sections, listing.numbers);
            numbers
                .check()
                .map_err(|(number, message)| document.place(document.text.find(&number).unwrap_or(0), message))?;
            self.numbers.insert(name.clone(), numbers);
        }
        let lines = lines_of_ids(document.text);
        for mut clause in listing.clauses {
            if let Some(numbers) = self.numbers.get(&name) {
                numbered(&mut clause, numbers, document)?;
            }
            check(&clause, &source, document, editions)?;
            let line = lines.get(clause.id.0.as_str()).copied();
            misreading::place(&mut clause, document.file, line.unwrap_or_default());
            let (id, neighbours) = (clause.id.clone(), clause.neighbours(editions));
            if self.clauses.insert(id.clone(), clause).is_some() {
                return Err(at_clause(document, &id, format!("clause `{id}` is listed twice")));
            }
            self.clauses.extend(neighbours.into_iter().map(|it| (it.id.clone(), it)));
        }
        self.sources.entry(name).or_insert(source);
        Ok(())
    }

    /// The document that a listing is of: a new one, which has a title and an edition, or one that is listed already, with neither.
    fn source_of(&self, listing: &Listing, file: &Document<'_>, editions: &Editions) -> Result<Source, DocumentError> {
        let name = &listing.document;
        let unknown = |key: &str, unknown: UnknownEdition| {
            let mut error = file.error_at(key, format!("there is no edition `{}`", unknown.id));
            error.suggestion = unknown.suggestion;
            error
        };
        let (title, edition) = match (self.sources.get(name), &listing.title, &listing.edition) {
            (Some(known), None, None) => return Ok(known.clone()),
            (Some(_), ..) => {
                let message = format!(
                    "document `{name}` is already listed: a further file of it has no `title` and no `edition`"
                );
                return Err(file.error_at("document", message));
            }
            (None, Some(title), Some(edition)) => (title.clone(), edition.clone()),
            (None, ..) => {
                let message = format!("document `{name}` needs a `title` and an `edition` in its first file");
                return Err(file.error_at("document", message));
            }
        };
        editions.get(&edition.0).map_err(|it| unknown("edition", it))?;
        let since = listing.not_before.iter().find_map(|since| editions.get(&since.edition.0).err());
        since.map_or(Ok(()), |it| Err(unknown("not_before", it)))?;
        Ok(Source { document: name.clone(), title, edition, not_before: listing.not_before.clone() })
    }
}

/// Fills in what a clause of the Comprehensive Rules has by its id: its citation and today's number.
fn numbered(clause: &mut Clause, numbers: &NumberIndex, document: &Document<'_>) -> Result<(), DocumentError> {
    let id = clause.id.clone();
    let Some(number) = id.rule_number() else {
        let form = "the id of a clause of the Comprehensive Rules is its document, its number and where there are several a count: `cr26:702.108a.2`";
        return Err(at_clause(document, &id, format!("`{id}` has no rule number: {form}")));
    };
    if clause.citation.is_empty() {
        clause.citation = format!("rule {number}");
    }
    if id.is_past() {
        return Ok(());
    }
    let today = clause.today.get_or_insert_with(|| number.to_owned());
    if numbers.get(today).is_none() {
        let message = format!("`{id}` stands on number {today}, which its rules text doesn't have");
        return Err(at_clause(document, &id, message));
    }
    Ok(())
}

/// What the types don't say of a clause.
fn check(clause: &Clause, source: &Source, document: &Document<'_>, editions: &Editions) -> Result<(), DocumentError> {
    let id = &clause.id;
    if id.document() != source.document {
        return Err(at_clause(document, id, format!("`{id}` is no clause of `{}`", source.document)));
    }
    if clause.no_misreading.is_some() && !clause.misreadings.is_empty() {
        return Err(at_clause(document, id, format!("`{id}` has misreadings, and says why it has none")));
    }
    let named = clause.holds.iter().chain(&clause.text).chain(clause.not_before.iter().map(|since| &since.edition));
    let named = named.chain(clause.superseded.iter().chain(&clause.replaced).flat_map(|it| &it.holds));
    if let Some(unknown) = named.into_iter().find_map(|edition| editions.get(&edition.0).err()) {
        let mut error = at_clause(document, id, format!("there is no edition `{}`", unknown.id));
        error.suggestion = unknown.suggestion;
        return Err(error);
    }
    if !clause.holds_in(&source.edition) && clause.last_number.is_none() && !id.is_past() {
        let message = format!("`{id}` has to hold in the edition of its own document, `{}`", source.edition);
        return Err(at_clause(document, id, message));
    }
    if let Some(both) = clause
        .superseded
        .iter()
        .chain(&clause.replaced)
        .flat_map(|it| &it.holds)
        .find(|edition| clause.holds_in(edition))
    {
        return Err(at_clause(
            document,
            id,
            format!("`{id}` can't hold and have something in its place in one edition, `{both}`"),
        ));
    }
    let place = |id: &EditionId| editions.iter().position(|edition| edition.id == *id);
    if let Some(early) = clause
        .not_before
        .iter()
        .find_map(|since| clause.holds.iter().find(|edition| place(edition) < place(&since.edition)))
    {
        return Err(at_clause(document, id, format!("`{id}` holds in `{early}`, so there was something to rule on")));
    }
    if let Some(text) = clause.text.as_ref().filter(|text| !clause.holds_in(text)) {
        return Err(at_clause(document, id, format!("`{id}` has its text until `{text}`, and doesn't hold there")));
    }
    Ok(())
}

/// The line that begins each clause, by its id.
fn lines_of_ids(text: &str) -> BTreeMap<&str, usize> {
    let lines = text.lines().enumerate();
    lines.filter_map(|(at, line)| Some((line.trim().strip_prefix("- id: ")?, at + 1))).collect()
}

/// An error at the last place where the id of a clause stands.
fn at_clause(document: &Document<'_>, id: &ClauseId, message: String) -> DocumentError {
    let stands = |at: &usize| document.text[at + id.0.len()..].starts_with(['\n', '\r', ' ']);
    let at = document.text.match_indices(&id.0).map(|(at, _)| at).filter(stands).last();
    document.place(at.unwrap_or(0), message)
}
