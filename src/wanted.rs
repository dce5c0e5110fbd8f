//! The part of the suite that is asked for: only its features are read.

use casebook_steps::{
    files::File,
    library::Library,
    rulebook::{Rulebook, belongs},
    suite::may_have,
};

/// The clauses, cases and documents that are asked for.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Wanted<'a> {
    /// Ids or numbers of clauses.
    pub(crate) clauses: &'a [String],
    /// Ids of cases.
    pub(crate) cases: &'a [String],
    /// Names of documents, all of whose clauses are asked for.
    pub(crate) documents: &'a [String],
}

impl Wanted<'_> {
    /// Those of the features that have a tag of one of the clauses or of the documents, or may have one of the cases. If there is none for something
    /// that is asked for, or if nothing is asked for, all features: it may be a word of titles, or misspelt, and then an error can name what is near.
    pub(crate) fn of(self, features: Vec<File>, library: &Library) -> Vec<File> {
        let asked: Vec<Vec<String>> = self.clauses.iter().map(|asked| ids(asked, library)).collect();
        let has_tag = |file: &File, ids: &[String]| tags(&file.text).any(|tag| ids.iter().any(|id| belongs(tag, id)));
        let meets = |file: &File| -> Vec<bool> {
            let clauses = asked.iter().map(|ids| has_tag(file, ids));
            let cases = self.cases.iter().map(|case| may_have(&file.path, case));
            let documents = self.documents.iter().map(|document| tags(&file.text).any(|tag| is_of(tag, document)));
            clauses.chain(cases).chain(documents).collect()
        };
        let met: Vec<Vec<bool>> = features.iter().map(meets).collect();
        let is_met = |at: usize| met.iter().any(|of_file| of_file[at]);
        let count = asked.len() + self.cases.len() + self.documents.len();
        // The numbers of a rules text have rulings of other documents, too.
        let has_numbers = |document: &String| library.clauses().numbers(document).is_some();
        if self.is_empty() || self.documents.iter().any(has_numbers) || !(0..count).all(is_met) {
            return features;
        }
        features.into_iter().zip(met).filter(|(_, met)| met.contains(&true)).map(|(file, _)| file).collect()
    }

    /// Whether nothing is asked for.
    pub(crate) fn is_empty(self) -> bool {
        self.clauses.is_empty() && self.cases.is_empty() && self.documents.is_empty()
    }
}

/// Whether a tag is of a clause of the document.
fn is_of(tag: &str, document: &str) -> bool {
    tag.strip_prefix(document).is_some_and(|rest| rest.starts_with(':'))
}

/// What somebody asks for, and the ids of the clauses that have it as their id or number.
fn ids(asked: &str, library: &Library) -> Vec<String> {
    let book = Rulebook::of(library);
    // The rulings of other documents count for a number, too: `cr26:704.5j` is asked for with all rulings on 704.5j.
    let of_number = asked.split_once(':').map(|(_, number)| book.find(number));
    let found = book.find(asked).into_iter().chain(of_number.unwrap_or_default());
    [asked.to_owned()].into_iter().chain(found.map(|clause| clause.id.0.clone())).collect()
}

/// The tags of a feature: the words with an `@` on the lines that begin with one.
pub(crate) fn tags(text: &str) -> impl Iterator<Item = &str> {
    let on_line_of_tags = move |at: &usize| {
        let begins = text[..*at].rfind('\n').map_or(0, |end| end + 1);
        text[begins..].trim_start().starts_with('@') && !text[..*at].ends_with(|before: char| !before.is_whitespace())
    };
    let signs = text.match_indices('@').map(|(at, _)| at).filter(on_line_of_tags);
    let words = signs.filter_map(|at| text[at + 1..].split(char::is_whitespace).next());
    words.filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use casebook::embedded;
    use casebook_steps::{coverage::Shown, library::Shelf, suite::Suite};
    use std::{collections::BTreeSet, sync::Arc};

    use super::*;

    #[test]
    fn the_clauses_of_a_number_are_found_by_it() {
        let (fixtures, packs) = (embedded::fixtures(), embedded::packs());
        let library = Library::load_for_use(&Shelf { fixtures: &fixtures, packs: &packs, cards: &[] })
            .unwrap_or_else(|error| panic!("{error}"));
        let suite = Suite::load(Arc::new(library), &[]).unwrap_or_else(|problems| panic!("{problems:?}"));
        let shown = Shown::by(&suite, suite.library.proofs());
        let documents: Vec<&str> = suite.library.clauses().sources().map(|source| source.document.as_str()).collect();
        let all = documents.iter().flat_map(|document| shown.document(document));
        let mut looked_at = 0;
        for one in all.filter(|one| !one.clauses.is_empty()).step_by(7) {
            let found: BTreeSet<String> = ids(&one.id, &suite.library).into_iter().collect();
            let missing: Vec<&String> =
                one.clauses.iter().filter(|id| found.iter().all(|asked| !belongs(id, asked))).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", one.id);
            looked_at += 1;
        }
        assert!(looked_at > 200, "{looked_at}");
    }

    #[test]
    fn only_features_of_what_is_asked_for_are_read() {
        let library = Library::load_for_use(&Shelf { fixtures: &embedded::fixtures(), packs: &[], cards: &[] })
            .unwrap_or_else(|error| panic!("{error}"));
        let all = embedded::features();
        let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
        let of = |wanted: Wanted<'_>| -> Vec<String> {
            wanted.of(all.clone(), &library).into_iter().map(|file| file.path).collect()
        };
        let read = |clauses: &[&str], cases: &[&str]| {
            of(Wanted { clauses: &owned(clauses), cases: &owned(cases), documents: &[] })
        };
        assert_eq!(read(&["chk:bushido.1"], &[]), ["features/chk/bushido.feature"]);
        assert_eq!(
            read(&[], &["chk/defender/a-creature-with-defender-cant-attack"]),
            ["features/chk/defender.feature"]
        );
        let on_the_legend_rule = read(&["704.5j"], &[]);
        assert!(on_the_legend_rule.iter().any(|path| path.starts_with("features/chk/")), "{on_the_legend_rule:?}");
        assert!(on_the_legend_rule.len() < all.len() / 2, "{on_the_legend_rule:?}");
        assert_eq!(read(&["chk:bushido.1", "deathtouch"], &[]).len(), all.len(), "a word of titles may be in any");
        assert_eq!(read(&[], &[]).len(), all.len());
        let of_bok = of(Wanted { documents: &owned(&["bok"]), ..Wanted::default() });
        assert!(!of_bok.is_empty() && of_bok.len() < all.len() / 2, "{of_bok:?}");
        let misspelt = of(Wanted { documents: &owned(&["bokk"]), ..Wanted::default() });
        assert_eq!(misspelt.len(), all.len());
    }
}
