//! Closed lists of phrases. A phrase is written once, with its meaning and an example of the words after it; from this it is read, suggested and
//! listed in the vocabulary.

use super::{Cursor, Problem, Token};
use crate::vocabulary::nearest;

/// A phrase of a closed list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase<M> {
    /// Its words.
    pub(crate) words: &'static str,
    /// The words after it in an example.
    pub(crate) behind: &'static str,
    /// Its meaning: a value, or the function that reads the words after it.
    pub(crate) means: M,
}

/// A phrase with words after it.
pub(crate) const fn with<M>(words: &'static str, behind: &'static str, means: M) -> Phrase<M> {
    Phrase { words, behind, means }
}

/// A phrase without words after it.
pub(crate) const fn alone<M>(words: &'static str, means: M) -> Phrase<M> {
    with(words, "", means)
}

impl Cursor {
    /// Reads the first phrase of the list that fits; returns its meaning.
    pub(crate) fn one_of<M: Copy>(&mut self, list: &[Phrase<M>]) -> Option<M> {
        list.iter().find(|phrase| self.take(phrase.words)).map(|phrase| phrase.means)
    }

    /// Whether a phrase of the list comes next.
    pub(crate) fn sees_one_of<M>(&self, list: &[Phrase<M>]) -> bool {
        list.iter().any(|phrase| self.sees(phrase.words))
    }

    /// The error that no phrase of the list comes next: the nearest phrase, or all phrases.
    pub(crate) fn none_of<M>(&self, what: &str, list: &[Phrase<M>]) -> Problem {
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

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: [Phrase<u8>; 3] = [alone("is tapped", 1), with("is attached to", "\"X\"", 2), alone("has", 3)];

    fn cursor(text: &str) -> Cursor {
        Cursor::new(text, 0).unwrap()
    }

    #[test]
    fn the_first_that_fits_is_read() {
        let mut read = cursor("is attached to \"Bear\"");
        assert_eq!(read.one_of(&LIST), Some(2));
        assert!(read.sees_quoted());
        assert_eq!(cursor("has been").one_of(&LIST), Some(3));
        assert_eq!(cursor("was").one_of(&LIST), None);
    }

    #[test]
    fn a_near_phrase_is_suggested_and_else_all_are_listed() {
        let help = |text: &str| cursor(text).none_of("a state", &LIST).help.unwrap();
        assert_eq!(help("is taped \"Bear\""), "did you mean `is tapped`?");
        assert_eq!(help("is atached to \"Bear\""), "did you mean `is attached to`?");
        assert_eq!(help("\"Bear\""), "there are `is tapped`, `is attached to`, `has`");
        assert_eq!(cursor("sleeps").none_of("a state", &LIST).message, "expected a state, but found `sleeps`");
    }
}
