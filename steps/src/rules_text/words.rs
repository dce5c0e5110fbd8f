//! The changes within a rule, word by word.

use serde::Serialize;
use similar::{Algorithm, DiffTag, capture_diff_slices};

use super::normal::normal_word;

/// A sequence of words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// In both texts, with the typography of the new one.
    Same(String),
    /// Only in the old text.
    Gone(String),
    /// Only in the new text.
    New(String),
}

/// The words of the new text, with the words that only the old text has. Words are compared as for a [fingerprint](super::fingerprint).
#[must_use]
pub fn word_diff(old: &str, new: &str) -> Vec<Part> {
    let (old, new) = (words(old), words(new));
    let key = |words: &[Word<'_>]| words.iter().map(|word| word.normal.clone()).collect::<Vec<_>>();
    let mut parts = Vec::new();
    for op in capture_diff_slices(Algorithm::Myers, &key(&old), &key(&new)) {
        let (gone, come) = (|| joined(&old[op.old_range()]), || joined(&new[op.new_range()]));
        match op.tag() {
            DiffTag::Equal => parts.push(Part::Same(come())),
            DiffTag::Delete => parts.push(Part::Gone(gone())),
            DiffTag::Insert => parts.push(Part::New(come())),
            DiffTag::Replace => parts.extend([Part::Gone(gone()), Part::New(come())]),
        }
    }
    parts
}

/// A word, with the signs after it.
struct Word<'t> {
    normal: String,
    written: Vec<&'t str>,
}

fn words(text: &str) -> Vec<Word<'_>> {
    let mut words: Vec<Word<'_>> = Vec::new();
    for written in text.split_whitespace() {
        let normal = normal_word(written);
        match words.last_mut() {
            Some(last) if normal.is_empty() => last.written.push(written),
            _ => words.push(Word { normal, written: vec![written] }),
        }
    }
    words
}

fn joined(words: &[Word<'_>]) -> String {
    words.iter().flat_map(|word| word.written.iter().copied()).collect::<Vec<_>>().join(" ")
}
