//! The tags of a scenario: clauses and editions.

use crate::{
    diagnostic::{Diagnostic, Kind, SourceText},
    vocabulary::nearest,
};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};

/// The clauses and editions that tags may name. A document without an index may have any clause.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Every clause id of the documents that are indexed.
    pub clauses: BTreeSet<String>,
    /// Every edition; if empty, any edition is valid.
    pub editions: BTreeSet<String>,
    /// The present id of each former id; `None` if the clause doesn't exist any more.
    pub moved: BTreeMap<String, Option<String>>,
}

/// The content of a scenario's tags.
pub(super) struct Tags {
    pub(super) clauses: Vec<String>,
    /// The editions that the tags name; empty for all editions in which the clauses hold.
    pub(super) editions: Vec<String>,
}

impl Known {
    /// Reads tags and adds errors to `problems`.
    pub(super) fn read<'a>(
        &self,
        source: &SourceText,
        line: usize,
        tags: impl Iterator<Item = &'a String>,
        problems: &mut Vec<Diagnostic>,
    ) -> Tags {
        let mut read = Tags { clauses: Vec::new(), editions: Vec::new() };
        let mut named = FxHashSet::default();
        for tag in tags {
            let problem = if let Some(edition) = tag.strip_prefix("edition:") {
                if !read.editions.iter().any(|pinned| pinned == edition) {
                    read.editions.push(edition.to_owned());
                }
                self.edition(edition)
            } else if tag.contains(':') {
                if named.insert(tag) {
                    read.clauses.push(tag.clone());
                }
                self.clause(tag)
            } else {
                Some((
                    format!("the tag @{tag} names no clause"),
                    Some("tags are @document:clause or @edition:date".to_owned()),
                ))
            };
            if let Some((message, help)) = problem {
                let (line, at) = find_tag(source, line, tag);
                problems.push(source.diagnostic(Kind::Tag, line, at, message, help));
            }
        }
        read
    }

    fn edition(&self, edition: &str) -> Option<(String, Option<String>)> {
        if self.editions.is_empty() || self.editions.contains(edition) {
            return None;
        }
        let near = nearest(edition, self.editions.iter().map(String::as_str))
            .map(|near| format!("did you mean @edition:{near}?"));
        Some((format!("there is no edition {edition}"), near))
    }

    fn clause(&self, clause: &str) -> Option<(String, Option<String>)> {
        if let Some(now) = self.moved.get(clause) {
            let help = match now {
                Some(now) => format!("it is @{now} now: `casebook migrate` rewrites the tags of a folder"),
                None => "it was a convention of the suite, not a ruling: remove the tag".to_owned(),
            };
            return Some((format!("no clause is called {clause} any more"), Some(help)));
        }
        let colon = clause.find(':')?;
        if colon == 0 || colon + 1 == clause.len() {
            let help = "a tag is @document:clause, as in @cr26:702.108a".to_owned();
            return Some((format!("the tag @{clause} has no document or no clause"), Some(help)));
        }
        let document = &clause[..=colon];
        let same =
            self.clauses.range(document.to_owned()..).map(String::as_str).take_while(|id| id.starts_with(document));
        let indexed = same.clone().next().is_some();
        if !indexed || self.clauses.contains(clause) {
            return None;
        }
        let near = nearest(clause, same).map(|near| format!("did you mean @{near}?"));
        Some((format!("no clause is called {clause}"), near))
    }
}

/// The place of a tag: the nearest line above its scenario that has it.
pub(crate) fn find_tag(source: &SourceText, line: usize, tag: &str) -> (usize, std::ops::Range<usize>) {
    let needle = format!("@{tag}");
    let whole =
        |text: &str, at: usize| text[at + needle.len()..].chars().next().is_none_or(|c| c.is_whitespace() || c == '@');
    let in_line = |text: &str| text.match_indices(&needle).map(|(at, _)| at).find(|at| whole(text, *at));
    let found = (1..=line).rev().find_map(|line| in_line(source.line(line)).map(|at| (line, at..at + needle.len())));
    found.unwrap_or((line, usize::MAX..usize::MAX))
}
