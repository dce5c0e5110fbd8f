//! Normal forms of a rule's text: its words and the signs of its numbers, without typography.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

/// The words of a text for comparison: lower case letters and digits, and `+` and `-` as signs of numbers. Quotation marks, commas, dashes
/// between words and trademark signs are removed.
pub(super) fn normal_words(text: &str) -> Vec<String> {
    text.split_whitespace().map(normal_word).filter(|word| !word.is_empty()).collect()
}

/// A word for comparison; empty for a dash that stands alone.
pub(super) fn normal_word(word: &str) -> String {
    let word = word.replace("(r)", "").replace("(R)", "").replace("(tm)", "").replace("(TM)", "");
    let mut normal = String::with_capacity(word.len());
    let mut before = None;
    let mut rest = word.chars().peekable();
    while let Some(c) = rest.next() {
        let is_sign = before.is_none_or(|before: char| !before.is_alphanumeric())
            && rest.peek().is_some_and(|next| next.is_ascii_digit() || matches!(next, 'X' | 'N'));
        match c {
            '+' => normal.push('+'),
            '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{ad}' if is_sign => normal.push('-'),
            '…' | '®' | '™' => {}
            c if c.is_alphanumeric() => normal.extend(c.to_lowercase()),
            _ => {}
        }
        before = Some(c);
    }
    normal
}

/// A text for comparison without spaces, so that a word that is broken at a line end is the same word.
#[must_use]
pub fn normal(text: &str) -> String {
    normal_words(text).concat()
}

/// The fingerprint of a rule's text, which doesn't depend on its typography: the first sixteen hexadecimal digits of SHA-256 over its letters
/// and digits in lower case and the signs of its numbers. The number of the rule isn't included.
#[must_use]
pub fn fingerprint(text: &str) -> String {
    let digest = Sha256::digest(normal(text).as_bytes());
    digest.iter().take(8).fold(String::new(), |mut hex, byte| {
        let _never = write!(hex, "{byte:02x}");
        hex
    })
}
