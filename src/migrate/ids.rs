//! The ids of clauses and cases as they were, and as they are.

use std::{collections::BTreeMap, iter, ops::Range};

use casebook_steps::{clauses::Moved, files::File, packs::Pack};

use super::Migrated;

/// The cases that had another id: old and new, with a tab between them.
const CASES: &str = include_str!("cases.tsv");
/// The same table of a pack.
const OF_PACK: &str = "rules/cases.tsv";

/// What is called otherwise now.
pub(crate) struct Ids<'m> {
    moved: &'m Moved,
    cases: BTreeMap<&'m str, &'m str>,
}

impl<'m> Ids<'m> {
    /// The ids of this table of clauses, and of the cases of the project and of these packs.
    pub(crate) fn of(moved: &'m Moved, packs: &'m [Pack]) -> Self {
        let is_table = |file: &&File| file.path.ends_with(OF_PACK);
        let of_packs = packs.iter().flat_map(|pack| &pack.fixtures).filter(is_table).map(|file| file.text.as_str());
        let rows = iter::once(CASES).chain(of_packs).flat_map(str::lines);
        Ids { moved, cases: rows.filter_map(|line| line.split_once('\t')).collect() }
    }

    /// A text with its ids as they are now.
    pub(crate) fn rewritten(&self, Migrated { text, mut changes }: Migrated) -> Migrated {
        let mut written = String::with_capacity(text.len());
        let mut last = 0;
        for at in words(&text) {
            let Some(now) = self.now(&text[at.clone()]) else { continue };
            let line = text[..at.start].matches('\n').count() + 1;
            changes.push((line, text[at.clone()].to_owned(), now.clone()));
            written += &text[last..at.start];
            written += &now;
            last = at.end;
        }
        written += &text[last..];
        changes.sort_by_key(|(line, ..)| *line);
        Migrated { text: written, changes }
    }

    /// What an id is now, if it is another one. What is no clause any more stays: nobody can say what is meant by it.
    fn now(&self, word: &str) -> Option<String> {
        let case = || self.cases.get(word).map(|now| (*now).to_owned());
        self.moved.get(word).flatten().map(|id| id.0).or_else(case)
    }
}

/// Where words stand that may be ids: of letters, digits and the signs that ids have.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let is_of_one = |c: char| c.is_alphanumeric() || "_-.:/[]".contains(c);
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(is_of_one)?;
        at = text[start..].find(|c: char| !is_of_one(c)).map_or(text.len(), |length| start + length);
        let word = text[start..at].trim_end_matches(['.', ':']);
        Some(start..start + word.len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_where_they_stand() {
        let text = "  @may01:ours.1 @x:y.2.today — „chk/a/b-c“, [a:b]. Ende.\n";
        let found: Vec<&str> = words(text).map(|at| &text[at]).collect();
        assert_eq!(found, ["may01:ours.1", "x:y.2.today", "chk/a/b-c", "[a:b]", "Ende"]);
    }
}
