//! The passages of a published document against the fingerprints of its clauses.

use std::collections::{BTreeMap, VecDeque};

use serde::Serialize;

use super::passages::{Passage, PassageKind};
use crate::clauses::{Clause, ClauseIndex, Kind};

/// What the index knows of a passage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// A clause has its words.
    Known,
    /// A clause stands in its place and has other words.
    Changed,
    /// No clause stands in its place.
    New,
    /// No passage of the text has the words of the clause or stands in its place.
    Missing,
}

/// A passage, a clause, or both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Found {
    /// What the index knows of it.
    pub standing: Standing,
    /// The passage, unless it is missing.
    pub passage: Option<Passage>,
    /// The clause, unless it is new.
    pub clause: Option<String>,
    /// The title of the clause.
    pub title: Option<String>,
}

/// A document against its clauses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Published {
    /// The name of the document.
    pub document: String,
    /// Every passage in the order of the text, and then every clause that is missing.
    pub found: Vec<Found>,
    /// The number of clauses that retell running text: they have no fingerprint, so they aren't looked for.
    pub retold: usize,
}

impl Published {
    /// Compares passages with the clauses of a document.
    #[must_use]
    pub fn of(document: &str, passages: &[Passage], index: &ClauseIndex) -> Published {
        let own: Vec<&Clause> =
            index.iter().filter(|it| it.id.document() == document && it.in_place_of.is_none()).collect();
        let (marked, retold): (Vec<&Clause>, Vec<&Clause>) = own.into_iter().partition(|it| it.fingerprint.is_some());
        let mut by_print: BTreeMap<&str, VecDeque<usize>> = BTreeMap::new();
        for (at, clause) in marked.iter().enumerate() {
            by_print.entry(clause.fingerprint.as_deref().unwrap_or_default()).or_default().push_back(at);
        }
        let mut places: Vec<Option<(usize, Standing)>> = Vec::new();
        for passage in passages {
            let all = by_print.get_mut(passage.print.as_str());
            // A passage that stands in the text once more is the same clause.
            let at = all.and_then(|all| if all.len() > 1 { all.pop_front() } else { all.front().copied() });
            places.push(at.map(|at| (at, Standing::Known)));
        }
        in_place(passages, &marked, &mut places);
        let mut is_seen = vec![false; marked.len()];
        let mut found: Vec<Found> = Vec::new();
        for (passage, place) in passages.iter().zip(&places) {
            let clause = place.map(|(at, _)| {
                is_seen[at] = true;
                marked[at]
            });
            let standing = place.map_or(Standing::New, |(_, standing)| standing);
            found.push(Found { standing, passage: Some(passage.clone()), ..named(clause) });
        }
        let missing = marked.iter().zip(is_seen).filter(|(_, is_seen)| !is_seen);
        found.extend(missing.map(|(clause, _)| named(Some(*clause))));
        Published { document: document.to_owned(), found, retold: retold.len() }
    }

    /// The number of passages or clauses with a standing.
    #[must_use]
    pub fn count(&self, standing: Standing) -> usize {
        self.found.iter().filter(|found| found.standing == standing).count()
    }
}

/// The document that knows most of the passages; `None` if no document knows any.
#[must_use]
pub fn document_of(passages: &[Passage], index: &ClauseIndex) -> Option<String> {
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    for clause in index.iter().filter(|clause| clause.in_place_of.is_none()) {
        let print = clause.fingerprint.as_deref();
        if print.is_some_and(|print| passages.iter().any(|passage| passage.print == print)) {
            *known.entry(clause.id.document()).or_default() += 1;
        }
    }
    known.into_iter().max_by_key(|(_, count)| *count).map(|(document, _)| document.to_owned())
}

/// A clause that is missing, until a passage is found for it.
fn named(clause: Option<&Clause>) -> Found {
    let title = clause.map(|clause| clause.title.clone());
    Found { standing: Standing::Missing, passage: None, clause: clause.map(|clause| clause.id.0.clone()), title }
}

/// Gives the passages with other words the clauses in whose places they stand: by the number, or between two known neighbours.
fn in_place(passages: &[Passage], marked: &[&Clause], places: &mut [Option<(usize, Standing)>]) {
    let mut is_taken = vec![false; marked.len()];
    places.iter().flatten().for_each(|(at, _)| is_taken[*at] = true);
    for (passage, place) in passages.iter().zip(places.iter_mut()).filter(|(_, place)| place.is_none()) {
        let is_meant = |clause: &&Clause| clause.id.0.split_once(':').map(|(_, number)| number) == passage.number();
        let at = marked.iter().position(is_meant).filter(|at| !is_taken[*at]);
        if let Some(at) = at {
            is_taken[at] = true;
            *place = Some((at, Standing::Changed));
        }
    }
    let mut at = 0;
    while at < places.len() {
        let begins = at;
        while at < places.len() && places[at].is_none() {
            at += 1;
        }
        let before = begins.checked_sub(1).and_then(|place| places[place]).map(|(clause, _)| clause);
        let after = places.get(at).copied().flatten().map_or(marked.len(), |(clause, _)| clause);
        let first = before.map_or(0, |clause| clause + 1);
        let gap: Vec<usize> = (first..after).filter(|clause| !is_taken[*clause]).collect();
        let are_alike = gap.len() == at - begins
            && gap.iter().zip(begins..at).all(|(clause, place)| is_of(marked[*clause].kind, passages[place].kind));
        for (clause, place) in gap.into_iter().zip(begins..at).filter(|_| are_alike) {
            is_taken[clause] = true;
            places[place] = Some((clause, Standing::Changed));
        }
        at += 1;
    }
}

fn is_of(clause: Kind, passage: PassageKind) -> bool {
    match passage {
        PassageKind::Clause => clause == Kind::Clause,
        PassageKind::Example => clause == Kind::Example,
        PassageKind::Bullet => !matches!(clause, Kind::Clause | Kind::Example),
    }
}
