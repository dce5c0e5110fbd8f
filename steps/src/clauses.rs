//! The clause index: every clause, ruling and example that the source documents state, with a title in our own words.

mod id;
mod listing;
mod misreading;
mod moved;
mod numbered;

use casebook_engine::{document::nearest, edition::EditionId, rule::Rule};
use std::collections::BTreeMap;

use indexmap::IndexMap;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
pub(crate) use self::listing::Listing;
pub use self::{
    id::{BEFORE, ClauseId, TODAY},
    misreading::{Changed, Misreading, Overlay},
    moved::Moved,
    numbered::{Example, Number, NumberIndex, NumberKind, Untestable},
};
use crate::editions::Editions;

/// What sort of passage a clause is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A numbered rule.
    Clause,
    /// A ruling on rules or on a card.
    Ruling,
    /// An example of a clause or ruling.
    Example,
    /// A pointer elsewhere: nothing to test.
    Reference,
    /// Advice to players: nothing to test.
    Advice,
}

impl Kind {
    /// Whether a scenario could show it.
    #[must_use]
    pub fn is_testable(self) -> bool {
        matches!(self, Kind::Clause | Kind::Ruling | Kind::Example)
    }
}

/// What took the place of a clause, or had it before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NotBefore {
    /// The first edition.
    pub edition: EditionId,
    /// What there was none of.
    pub why: String,
}

/// A clause, ruling or example of a source document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Its id, and the tag of the scenarios that prove it.
    pub id: ClauseId,
    /// What sort of passage it is.
    pub kind: Kind,
    /// Where it stands in its document; of a clause of the Comprehensive Rules, `rule` and its number unless it says otherwise.
    #[serde(default)]
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
    /// The number that says the same today. A clause of the Comprehensive Rules needs it only once a later text has renumbered its rule.
    #[serde(default)]
    pub today: Option<String>,
    /// The number of its rule in the last edition in which it holds, where a clause of the Comprehensive Rules holds in older editions alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_number: Option<String>,
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
            last_number: None,
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

/// All clauses of all documents, in the documents' own order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClauseIndex {
    sources: IndexMap<String, Source>,
    clauses: IndexMap<ClauseId, Clause>,
    /// The numbers of each document that is a rules text.
    numbers: IndexMap<String, NumberIndex>,
}

impl ClauseIndex {
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

    /// Every number of the rules text that a document is; nothing of a document that is none.
    #[must_use]
    pub fn numbers(&self, document: &str) -> Option<&NumberIndex> {
        self.numbers.get(document)
    }

    /// The clauses that each number of a rules text carries: those that have it in their id, or that moved to it; and those of other
    /// documents that have it today.
    #[must_use]
    pub fn by_number(&self, document: &str) -> BTreeMap<&str, Vec<&Clause>> {
        let mut carried: BTreeMap<&str, Vec<&Clause>> = BTreeMap::new();
        let is_own = |clause: &&Clause| clause.id.document() == document;
        for clause in self.iter().filter(is_own).chain(self.iter().filter(|clause| !is_own(clause))) {
            if let Some(number) =
                clause.today.as_deref().filter(|_| !clause.id.is_past() || clause.in_place_of.is_some())
            {
                carried.entry(number).or_default().push(clause);
            }
        }
        carried
    }

    /// Limits the clauses of documents to some editions.
    ///
    /// # Errors
    ///
    /// The first clause that is listed for another edition, and the edition.
    pub(crate) fn limit(&mut self, documents: &[String], editions: &[EditionId]) -> Result<(), (String, EditionId)> {
        let is_meant = |id: &ClauseId| documents.iter().any(|document| document == id.document());
        for (id, clause) in self.clauses.iter_mut().filter(|(id, _)| is_meant(id)) {
            if clause.in_place_of.is_some() {
                clause.holds.retain(|edition| editions.contains(edition));
            } else if let Some(other) = clause.holds.iter().find(|edition| !editions.contains(edition)) {
                return Err((id.0.clone(), other.clone()));
            }
        }
        Ok(())
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
