//! The editions of the rules, and the number of each rule in each edition.

use std::collections::BTreeSet;

use casebook_engine::{
    document::{Document, DocumentError, nearest},
    edition::{Edition, EditionId},
    rule::Rule,
};
use indexmap::IndexMap;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

/// All editions, each complete, an edition after the one that it inherits from: first those of the project, then those of packs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Editions {
    editions: IndexMap<EditionId, Edition>,
    /// For each edition, itself and the editions that it inherits from, up to the root.
    lineages: IndexMap<EditionId, Vec<EditionId>>,
    /// The editions that packs bring.
    of_packs: BTreeSet<EditionId>,
}

/// An edition as its document states it, without inherited values.
struct Stated<'a> {
    document: Document<'a>,
    inherits: Option<EditionId>,
}

impl Editions {
    /// Reads editions from their documents, in any order.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] if a document is invalid, two documents state the same edition, or an edition inherits from an unknown edition or
    /// from itself.
    pub fn load(documents: &[Document<'_>]) -> Result<Editions, DocumentError> {
        Self::with_packs(documents, &[])
    }

    /// Reads the editions of the project and those that packs bring. An edition of a pack stands on another one.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`], as of [`load`](Self::load); or if an edition of a pack inherits from none.
    pub fn with_packs(own: &[Document<'_>], of_packs: &[Document<'_>]) -> Result<Editions, DocumentError> {
        let mut stated: IndexMap<EditionId, Stated<'_>> = IndexMap::new();
        let mut brought: BTreeSet<EditionId> = BTreeSet::new();
        for (document, is_own) in own.iter().map(|it| (*it, true)).chain(of_packs.iter().map(|it| (*it, false))) {
            let (id, inherits) = Edition::heading(&document)?;
            if !is_own && inherits.is_none() {
                let message = format!(
                    "the edition `{id}` of a pack stands on another edition: say on which, such as `inherits: 2026-01`"
                );
                return Err(document.error_at("id", message));
            }
            brought.extend((!is_own).then(|| id.clone()));
            if let Some(first) = stated.get(&id) {
                let message = format!("edition `{id}` is already stated in {}", first.document.file);
                return Err(document.error_at("id", message));
            }
            stated.insert(id, Stated { document, inherits });
        }
        let mut complete = Vec::new();
        for id in stated.keys() {
            let lineage = lineage(id, &stated)?;
            let chain: Vec<Document<'_>> = lineage.iter().rev().map(|id| stated[id].document).collect();
            complete.push((lineage, Edition::from_yaml_chain(&chain)?));
        }
        complete.sort_by_key(|(lineage, edition)| (brought.contains(&edition.id), lineage.len(), edition.id.clone()));
        let lineages = complete.iter().map(|(lineage, edition)| (edition.id.clone(), lineage.clone())).collect();
        let editions = complete.into_iter().map(|(_, edition)| (edition.id.clone(), edition)).collect();
        Ok(Editions { editions, lineages, of_packs: brought })
    }

    /// The edition with this name.
    ///
    /// # Errors
    ///
    /// An [`UnknownEdition`] with the nearest name.
    pub fn get(&self, id: &str) -> Result<&Edition, UnknownEdition> {
        self.editions.get(&EditionId(id.to_owned())).ok_or_else(|| UnknownEdition::new(id, self))
    }

    /// Every edition, the root first.
    pub fn iter(&self) -> impl Iterator<Item = &Edition> {
        self.editions.values()
    }

    /// The editions of the project, the root first.
    pub fn own(&self) -> impl DoubleEndedIterator<Item = &Edition> {
        self.editions.values().filter(|edition| !self.is_of_a_pack(&edition.id))
    }

    /// The newest edition of the project.
    #[must_use]
    pub fn newest(&self) -> Option<&Edition> {
        self.own().next_back()
    }

    /// Whether a pack brings the edition.
    #[must_use]
    pub fn is_of_a_pack(&self, id: &EditionId) -> bool {
        self.of_packs.contains(id)
    }

    /// The edition of the project on which an edition stands: itself, if no pack brings it.
    #[must_use]
    pub fn ground<'e>(&'e self, id: &'e EditionId) -> &'e EditionId {
        self.lineage(id).iter().find(|id| !self.is_of_a_pack(id)).unwrap_or(id)
    }

    /// Whether an edition comes before another one. An edition of a pack comes with the edition on which it stands, and behind it.
    #[must_use]
    pub fn is_before(&self, edition: &EditionId, other: &EditionId) -> bool {
        let edition = if self.is_of_a_pack(other) { edition } else { self.ground(edition) };
        let place = |id: &EditionId| self.editions.get_index_of(id);
        place(edition) < place(other)
    }

    /// The edition, the one that it inherits from, and so on up to the root; `None` for an unknown edition.
    #[must_use]
    pub fn lineage(&self, id: &EditionId) -> &[EditionId] {
        self.lineages.get(id).map_or(&[], Vec::as_slice)
    }
}

/// A name that no edition has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no edition `{id}`{}", suggestion.as_ref().map(|word| format!("; did you mean `{word}`?")).unwrap_or_default())]
pub struct UnknownEdition {
    /// The name as it was given.
    pub id: String,
    /// The nearest name of an edition.
    pub suggestion: Option<String>,
}

impl UnknownEdition {
    fn new(id: &str, editions: &Editions) -> Self {
        let suggestion = nearest(id, editions.editions.keys().map(|known| known.0.as_str()));
        UnknownEdition { id: id.to_owned(), suggestion }
    }
}

/// The editions from one to the root.
fn lineage(id: &EditionId, stated: &IndexMap<EditionId, Stated<'_>>) -> Result<Vec<EditionId>, DocumentError> {
    let mut lineage = vec![id.clone()];
    let mut document = stated[id].document;
    let mut next = stated[id].inherits.as_ref();
    while let Some(parent) = next {
        let Some(found) = stated.get(parent) else {
            let mut error = document.error_at("inherits", format!("there is no edition `{parent}` to inherit from"));
            error.suggestion = nearest(&parent.0, stated.keys().map(|known| known.0.as_str()));
            return Err(error);
        };
        if lineage.contains(parent) {
            return Err(document
                .error_at("inherits", format!("edition `{parent}` inherits from itself through other editions")));
        }
        lineage.push(parent.clone());
        document = found.document;
        next = found.inherits.as_ref();
    }
    Ok(lineage)
}

/// The behaviour of the reference engine with a rule switched off, as a neutral alternative to the rule.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Without {
    /// The change isn't made.
    NotDone,
    /// Nothing is refused.
    NotRefused,
    /// The decision takes the first option.
    FirstOption,
    /// The fact is ignored.
    Never,
    /// The edition's field has that value.
    Field {
        /// The field.
        field: String,
        /// Its value.
        value: String,
    },
    /// There is no alternative, for this reason.
    None(String),
}

/// The row of a mark in the table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default, deny_unknown_fields)]
struct Row {
    /// The behaviour without the rule.
    without: Option<Without>,
    /// Its number in each edition.
    is: IndexMap<EditionId, Option<String>>,
}

impl Row {
    /// The number in an edition, which is given with the editions that it inherits from.
    fn number(&self, lineage: &[EditionId]) -> Option<&str> {
        // A row states few editions: to look through them is quicker than to look one up.
        let stated = |id: &EditionId| self.is.iter().find(|(edition, _)| *edition == id);
        lineage.iter().find_map(stated)?.1.as_deref()
    }
}

/// The number of each rule mark in each edition, so that traces have the numbers of the reader's edition.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct RuleNumbers(IndexMap<Rule, Row>);

impl RuleNumbers {
    /// Reads the table of numbers. An edition without a number for a mark has the number of the edition that it inherits from.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] if the table names an unknown mark or edition, with the nearest valid word.
    pub fn load(document: &Document<'_>, editions: &Editions) -> Result<RuleNumbers, DocumentError> {
        let numbers: IndexMap<Rule, Row> = document.read()?;
        for (rule, row) in &numbers {
            if let Some(unknown) = row.is.keys().find_map(|id| editions.get(&id.0).err()) {
                let mut error = document.error_at(rule.word(), format!("there is no edition `{}`", unknown.id));
                error.suggestion = unknown.suggestion;
                return Err(error);
            }
        }
        Ok(RuleNumbers(numbers))
    }

    /// The number of a rule in an edition, if the edition has the rule and numbers it.
    #[must_use]
    pub fn number(&self, rule: Rule, edition: &EditionId, editions: &Editions) -> Option<&str> {
        self.0.get(&rule)?.number(editions.lineage(edition))
    }

    /// The numbers in one edition of the rules that another edition calls by this number or by its beginning: 502.40 is all of 702.47.
    #[must_use]
    pub fn counterparts(&self, number: &str, from: &EditionId, to: &EditionId, editions: &Editions) -> Vec<String> {
        let [from, to] = [from, to].map(|edition| editions.lineage(edition));
        let is_meant = |row: &&Row| row.number(from).is_some_and(|known| is_part(number, known));
        let there = |row: &Row| row.number(to).map(str::to_owned);
        let mut numbers: Vec<String> = self.0.values().filter(is_meant).filter_map(there).collect();
        numbers.sort();
        numbers.dedup();
        numbers
    }

    /// The behaviour of the reference engine with a rule switched off.
    #[must_use]
    pub fn without(&self, rule: Rule) -> Option<&Without> {
        self.0.get(&rule)?.without.as_ref()
    }

    /// The marks that aren't in the table.
    pub fn unlisted(&self) -> impl Iterator<Item = Rule> {
        Rule::ALL.iter().copied().filter(|rule| !self.0.contains_key(rule))
    }
}

/// Whether a number is the given number or a part of it: 502.40b is a part of 502.40, and 502.401 isn't.
#[must_use]
pub fn is_part(meant: &str, number: &str) -> bool {
    number.strip_prefix(meant).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}
