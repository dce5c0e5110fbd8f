//! Decoding of a rules text from its bytes.

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

/// Frequent English words.
const ENGLISH: [&str; 12] = ["the", "a", "of", "to", "is", "that", "and", "or", "in", "as", "if", "it"];

/// The reason why a file isn't a rules text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotRules {
    /// It is empty.
    #[error("the file is empty")]
    Empty,
    /// It isn't text.
    #[error("the file is binary, not text (save a PDF or a word processor's file as plain text first)")]
    Binary,
    /// No line begins with the number of a rule.
    #[error("the file has no numbered rule: no line begins with a number such as `100.1.` or `100.1a`")]
    NoRules,
    /// Its numbers have no words.
    #[error("no number of the file has any words after it")]
    NoWords,
    /// It has more rules than the limit.
    #[error("{0}")]
    TooMany(String),
    /// It is in another language.
    #[error("the rules aren't in English; only English texts can be compared")]
    NotEnglish,
}

/// The text, decoded by its byte order mark, else as UTF-8, else as windows-1252, the encoding of the older texts.
///
/// # Errors
///
/// [`NotRules::Empty`] or [`NotRules::Binary`].
pub fn decoded(bytes: &[u8]) -> Result<String, NotRules> {
    let marked = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
    let encoding = marked.unwrap_or_else(|| if str::from_utf8(bytes).is_ok() { UTF_8 } else { WINDOWS_1252 });
    let (text, broken) = encoding.decode_with_bom_removal(bytes);
    let is_odd = |c: char| c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{1a}' | '\u{85}');
    // A few control characters are accepted; one in a hundred means a binary file.
    let (odd, all) = text.chars().fold((0_usize, 0_usize), |(odd, all), c| (odd + usize::from(is_odd(c)), all + 1));
    if text.trim().is_empty() && odd == 0 {
        return Err(NotRules::Empty);
    }
    if broken || text.contains('\0') || odd * 100 > all || bytes.starts_with(b"%PDF") {
        return Err(NotRules::Binary);
    }
    Ok(text.into_owned())
}

/// Whether the texts are English: at least every tenth word must be a frequent English word.
pub(super) fn is_english<'t>(texts: impl Iterator<Item = &'t str>) -> bool {
    let words = texts.flat_map(|text| text.split(|c: char| !c.is_alphabetic())).filter(|word| !word.is_empty());
    let (mut english, mut all) = (0_usize, 0_usize);
    for word in words {
        english += usize::from(ENGLISH.iter().any(|one| word.eq_ignore_ascii_case(one)));
        all += 1;
    }
    english * 10 >= all && all > 0
}
