//! The clause index: every clause, ruling and example that the source documents state, with a title in our own words.

mod id;
mod misreading;

use casebook_engine::document::{Document, DocumentError, nearest};
use casebook_engine::edition::EditionId;
use casebook_engine::rule::Rule;
use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub use self::{
    id::{BEFORE, ClauseId, TODAY},
    misreading::{Changed, Misreading, Overlay},
};
use crate::editions::Editions;

/// What sort of passage a clause is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A numbered rule.
    Clause,
    /// A ruling on rules or on a card.
    Ruling,
    /// An example of a clause or ruling.
    Example,
    /// A ruling of our own, on a question that the document raises and leaves open.
    Ours,
    /// A pointer elsewhere: nothing to test.
    Reference,
    /// Advice to players: nothing to test.
    Advice,
}

impl Kind {
    /// Whether a scenario could show it.
    #[must_use]
    pub fn is_testable(self) -> bool {
        matches!(self, Kind::Clause | Kind::Ruling | Kind::Example | Kind::Ours)
    }
}

/// What took the place of a clause, or had it before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Superseded {
    /// The number of the rule that did: today's, or the one of its time.
    pub rule: String,
    /// How its outcome differs, in our own words.
    pub how: String,
    /// The editions in which that outcome holds; if none is named, all after the last, or before the first, in which the clause
    /// holds.
    #[serde(default)]
    pub holds: Vec<EditionId>,
    /// The rules that bring that outcome about; if none is named, those of the clause.
    #[serde(default)]
    pub marks: Vec<Rule>,
    /// How it is read wrongly, as for a clause of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub misreadings: Vec<Misreading>,
    /// Why nothing proves it, as for a clause of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unproven: Option<String>,
}

/// Since when there has been something to rule on, and why not before: no such card, no such rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NotBefore {
    /// The first edition.
    pub edition: EditionId,
    /// What there was none of.
    pub why: String,
}

/// A clause, ruling or example of a source document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Its id, and the tag of the scenarios that prove it.
    pub id: ClauseId,
    /// What sort of passage it is.
    pub kind: Kind,
    /// Where it stands in its document.
    pub citation: String,
    /// The first 16 hex digits of SHA-256 over the lower-cased ASCII letters and digits of the passage, where it is marked up.
    #[serde(default)]
    pub fingerprint: Option<String>,
    /// What it says, in our own words.
    pub title: String,
    /// The editions in which it holds: those in which its outcome is right, whether or not its text still stands in them.
    pub holds: Vec<EditionId>,
    /// The last edition whose rules have its text, where they lost it and kept its outcome.
    #[serde(default)]
    pub text: Option<EditionId>,
    /// Why it says nothing of earlier editions, where the reason isn't its document's.
    #[serde(default)]
    pub not_before: Option<NotBefore>,
    /// The number that says the same today.
    #[serde(default)]
    pub today: Option<String>,
    /// What took its place, where it no longer holds.
    #[serde(default)]
    pub superseded: Option<Superseded>,
    /// What had its place before, where it says that something has changed.
    #[serde(default)]
    pub replaced: Option<Superseded>,
    /// The rules it speaks of: a case that proves it carries out, asks or is refused by one of them.
    #[serde(default)]
    pub marks: Vec<Rule>,
    /// The cards it speaks of: a case that proves it has one of them take part.
    #[serde(default)]
    pub cards: Vec<String>,
    /// How it is read wrongly.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub misreadings: Vec<Misreading>,
    /// Why no misreading of it can be said as data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_misreading: Option<String>,
    /// Why nothing of it can be taken away, and no misreading of it be told, so that a scenario of it comes out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unproven: Option<String>,
    /// The clause whose place this one took or had: then no document states it, and its tag ends in [`TODAY`] or [`BEFORE`].
    #[serde(skip)]
    pub in_place_of: Option<ClauseId>,
}

impl Clause {
    /// What had the place of this clause and what took it, as clauses of their own: scenarios show them as they show any other.
    fn neighbours(&self, editions: &Editions) -> Vec<Clause> {
        let all = || editions.iter().map(|edition| &edition.id);
        let before = all().take_while(|edition| !self.holds_in(edition));
        let after = all().skip_while(|edition| !self.holds_in(edition)).filter(|edition| !self.holds_in(edition));
        let replaced = self.replaced.as_ref().map(|it| {
            let title = format!("Before: {}", it.how);
            Clause { today: None, ..self.neighbour(it, self.id.before(), title, before.cloned().collect()) }
        });
        let superseded = self.superseded.as_ref().map(|it| {
            let title = format!("Today: {}", it.how);
            self.neighbour(it, self.id.today(), title, after.cloned().collect())
        });
        replaced.into_iter().chain(superseded).collect()
    }

    fn neighbour(&self, other: &Superseded, id: ClauseId, title: String, holds: Vec<EditionId>) -> Clause {
        let marks = if other.marks.is_empty() { &self.marks } else { &other.marks };
        Clause {
            id,
            kind: self.kind,
            citation: format!("rule {} in place of {}", other.rule, self.citation),
            fingerprint: None,
            title,
            holds: if other.holds.is_empty() { holds } else { other.holds.clone() },
            text: None,
            not_before: None,
            today: Some(other.rule.clone()),
            superseded: None,
            replaced: None,
            marks: marks.clone(),
            cards: self.cards.clone(),
            misreadings: other.misreadings.clone(),
            no_misreading: None,
            unproven: other.unproven.clone(),
            in_place_of: Some(self.id.clone()),
        }
    }

    /// Whether the clause holds in an edition.
    #[must_use]
    pub fn holds_in(&self, edition: &EditionId) -> bool {
        self.holds.contains(edition)
    }

    /// Today's number: of the rule that says the same, or of the one that took its place.
    #[must_use]
    pub fn number_today(&self) -> Option<&str> {
        self.today.as_deref().or(self.superseded.as_ref().map(|superseded| superseded.rule.as_str()))
    }
}

/// A source document, without its clauses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The short name that its clause ids begin with.
    pub document: String,
    /// What a reader calls it.
    pub title: String,
    /// The edition of the rules that it speaks of.
    pub edition: EditionId,
    /// Why it says nothing of earlier editions.
    pub not_before: Option<NotBefore>,
}

/// A source document as it is written.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listing {
    /// The short name that its clause ids begin with.
    document: String,
    /// What a reader calls it.
    title: String,
    /// The edition of the rules that it speaks of.
    edition: EditionId,
    /// Why it says nothing of earlier editions.
    #[serde(default)]
    not_before: Option<NotBefore>,
    /// Its clauses, rulings and examples.
    clauses: Vec<Clause>,
}

/// All clauses of all documents, in the documents' own order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClauseIndex {
    sources: IndexMap<String, Source>,
    clauses: IndexMap<ClauseId, Clause>,
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
        for document in documents {
            let listing: Listing = document.read()?;
            editions.get(&listing.edition.0).map_err(|unknown| {
                let mut error = document.error_at("edition", format!("there is no edition `{}`", unknown.id));
                error.suggestion = unknown.suggestion;
                error
            })?;
            let Listing { document: name, title, edition, not_before, clauses } = listing;
            let source = Source { document: name.clone(), title, edition, not_before };
            let since = source.not_before.iter().find_map(|since| editions.get(&since.edition.0).err());
            if let Some(unknown) = since {
                return Err(document.error_at("not_before", format!("there is no edition `{}`", unknown.id)));
            }
            if index.sources.contains_key(&name) {
                return Err(document.error_at("document", format!("document `{name}` is already listed")));
            }
            let lines = lines_of_ids(document.text);
            for mut clause in clauses {
                check(&clause, &source, document, editions)?;
                let line = lines.get(clause.id.0.as_str()).copied();
                misreading::place(&mut clause, document.file, line.unwrap_or_default());
                let (id, neighbours) = (clause.id.clone(), clause.neighbours(editions));
                if index.clauses.insert(id.clone(), clause).is_some() {
                    return Err(at_clause(document, &id, format!("clause `{id}` is listed twice")));
                }
                index.clauses.extend(neighbours.into_iter().map(|it| (it.id.clone(), it)));
            }
            index.sources.insert(name, source);
        }
        Ok(index)
    }

    /// The clause of that id.
    #[must_use]
    pub fn get(&self, id: &ClauseId) -> Option<&Clause> {
        self.clauses.get(id)
    }

    /// Every clause, in the documents' own order; behind one that has changed, what had its place or took it.
    pub fn iter(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.values()
    }

    /// Every source document.
    pub fn sources(&self) -> impl Iterator<Item = &Source> {
        self.sources.values()
    }

    /// The source document of that short name: a tag of a document without an index isn't ours to judge.
    #[must_use]
    pub fn source(&self, document: &str) -> Option<&Source> {
        self.sources.get(document)
    }

    /// What holds in an edition in place of a clause: what had its place, what took it, or what either of these changed.
    #[must_use]
    pub fn in_place(&self, clause: &Clause, edition: &EditionId) -> Option<&Clause> {
        let stated = clause.in_place_of.as_ref().unwrap_or(&clause.id);
        let family = [stated.clone(), stated.before(), stated.today()];
        let others = family.iter().filter(|id| **id != clause.id).filter_map(|id| self.clauses.get(id));
        others.into_iter().find(|other| other.holds_in(edition))
    }

    /// Why a clause says nothing of editions before some: by its own reason, or by its document's.
    #[must_use]
    pub fn not_before(&self, clause: &Clause) -> Option<&NotBefore> {
        let own = self.clauses.get(clause.in_place_of.as_ref().unwrap_or(&clause.id))?.not_before.as_ref();
        own.or_else(|| self.source(clause.id.document())?.not_before.as_ref())
    }

    /// The id nearest to one that doesn't exist.
    #[must_use]
    pub fn nearest(&self, wrong: &str) -> Option<String> {
        nearest(wrong, self.clauses.keys().map(|id| id.0.as_str()))
    }
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
    if !clause.holds_in(&source.edition) {
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

#[cfg(test)]
mod tests;
