//! Closed lists of phrases. A phrase is written once, with its meaning and an example of the words after it; from this it is read, suggested and
//! listed in the vocabulary.

use super::{Cursor, Problem, Token};
use crate::vocabulary::nearest;

/// A phrase of a closed list.
#[derive(Clone, Copy, Debug)]
pub struct Phrase<M> {
    /// Its words.
    pub words: &'static str,
    /// The words after it in an example.
    pub behind: &'static str,
    /// Its meaning: a value, or the function that reads the words after it.
    pub means: M,
}

/// A phrase with words after it.
#[must_use]
pub const fn with<M>(words: &'static str, behind: &'static str, means: M) -> Phrase<M> {
    Phrase { words, behind, means }
}

/// A phrase without words after it.
#[must_use]
pub const fn alone<M>(words: &'static str, means: M) -> Phrase<M> {
    with(words, "", means)
}

impl Cursor {
    /// Reads the first phrase of the list that fits; returns its meaning.
    pub fn one_of<M: Copy>(&mut self, list: &[Phrase<M>]) -> Option<M> {
        list.iter().find(|phrase| self.take(phrase.words)).map(|phrase| phrase.means)
    }

    /// Whether a phrase of the list comes next.
    pub(crate) fn sees_one_of<M>(&self, list: &[Phrase<M>]) -> bool {
        list.iter().any(|phrase| self.sees(phrase.words))
    }

    /// The error that no phrase of the list comes next: the nearest phrase, or all phrases.
    #[must_use]
    pub fn none_of<M>(&self, what: &str, list: &[Phrase<M>]) -> Problem {
        let words: Vec<&str> = list.iter().map(|phrase| phrase.words).collect();
        self.instead_of(self.expected(what), &words)
    }

    /// The error about the next words, with the nearest of the wordings, or all of them.
    pub(super) fn instead_of(&self, problem: Problem, words: &[&'static str]) -> Problem {
        // A wording is compared with the same number of words. A wording with a word in common has precedence over one that only looks similar.
        let alike = words.iter().filter_map(|words| {
            let found = self.ahead(words.split(' ').count());
            let common = words.split(' ').filter(|word| found.split(' ').any(|other| other == *word)).count();
            let near = common > 0 || nearest(&found, [*words]).is_some();
            near.then(|| ((common, likeness(&found, words)), words))
        });
        let best = alike.max_by(|((one, like), _), ((other, liker), _)| one.cmp(other).then(like.total_cmp(liker)));
        match best {
            Some((_, near)) => problem.help(format!("did you mean `{near}`?")),
            None => problem.help(format!("there are `{}`", words.join("`, `"))),
        }
    }

    /// Notes what could follow here, for an error in what does follow.
    pub(crate) fn could_go_on(&mut self, words: impl IntoIterator<Item = &'static str>) {
        self.could = Some((self.next, words.into_iter().collect()));
    }

    /// The next plain words, up to a number.
    fn ahead(&self, most: usize) -> String {
        let words = self.tokens[self.next..].iter().map_while(|(token, _)| match token {
            Token::Word(word) => Some(word.as_str()),
            Token::Quoted(_) | Token::Mana(_) => None,
        });
        words.take(most).collect::<Vec<_>>().join(" ")
    }
}

/// The similarity of two wordings, from 0 to 1.
fn likeness(one: &str, other: &str) -> f64 {
    strsim::normalized_damerau_levenshtein(one, other)
}
