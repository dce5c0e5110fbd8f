//! Faults of a definition, and their places in the text.

use crate::document::{Document, DocumentError};

/// A fault of a definition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The keys that lead to the fault, from the outermost to the innermost.
    pub path: Vec<String>,
    /// The wrong word, as it is written.
    pub word: String,
    /// The message.
    pub message: String,
    /// The nearest valid word.
    pub suggestion: Option<String>,
}

impl Fault {
    /// The fault with its place in the text: the first occurrence of the word after the keys that lead to it.
    #[must_use]
    pub fn place(self, document: &Document<'_>) -> DocumentError {
        let after_keys =
            self.path.iter().fold(0, |from, key| find_key(document.text, from, key).map_or(from, |at| at + key.len()));
        let at = find_word(document.text, after_keys, &self.word).unwrap_or(after_keys);
        DocumentError { suggestion: self.suggestion, ..document.place(at, self.message) }
    }
}

/// The position of a key in the text, from a byte onwards.
fn find_key(text: &str, from: usize, key: &str) -> Option<usize> {
    text[from..].match_indices(key).map(|(at, _)| from + at).find(|&at| {
        let before = text[..at].trim_end_matches(['"', '\'']).chars().next_back();
        let after = text[at + key.len()..].trim_start_matches(['"', '\'']);
        after.starts_with(':') && before.is_none_or(|c| c.is_whitespace() || "{,".contains(c))
    })
}

/// The position of a whole word in the text, from a byte onwards.
fn find_word(text: &str, from: usize, word: &str) -> Option<usize> {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    text[from..].match_indices(word).map(|(at, _)| from + at).find(|&at| {
        !text[..at].chars().next_back().is_some_and(part) && !text[at + word.len()..].chars().next().is_some_and(part)
    })
}
