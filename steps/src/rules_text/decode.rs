//! From bytes to text: whatever a publisher's editor left.

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

/// The words that every English text is full of.
const ENGLISH: [&str; 12] = ["the", "a", "of", "to", "is", "that", "and", "or", "in", "as", "if", "it"];

/// Why a file is no rules text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotRules {
    /// There is nothing in it.
    #[error("it is empty")]
    Empty,
    /// It is no text.
    #[error("this is binary, not text (a PDF or a word processor's file has to be saved as plain text first)")]
    Binary,
    /// No line begins with the number of a rule.
    #[error("there is no numbered rule in it: none of its lines begins like `100.1.` or `100.1a`")]
    NoRules,
    /// Its rules are in another language.
    #[error("its rules aren't in English, and only English ones can be compared")]
    NotEnglish,
}

/// The text: by its mark of byte order, else as UTF-8, else as windows-1252, in which the older texts were published.
pub(super) fn decoded(bytes: &[u8]) -> Result<String, NotRules> {
    let marked = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
    let encoding = marked.unwrap_or_else(|| if str::from_utf8(bytes).is_ok() { UTF_8 } else { WINDOWS_1252 });
    let (text, broken) = encoding.decode_with_bom_removal(bytes);
    let is_odd = |c: char| c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{1a}' | '\u{85}');
    // A stray control character is a slip of an editor; a hundredth of them is a picture or an archive.
    let (odd, all) = text.chars().fold((0_usize, 0_usize), |(odd, all), c| (odd + usize::from(is_odd(c)), all + 1));
    if text.trim().is_empty() && odd == 0 {
        return Err(NotRules::Empty);
    }
    if broken || text.contains('\0') || odd * 100 > all || bytes.starts_with(b"%PDF") {
        return Err(NotRules::Binary);
    }
    Ok(text.into_owned())
}

/// Whether these texts are English: every tenth word at least is one that no English sentence does without.
pub(super) fn is_english<'t>(texts: impl Iterator<Item = &'t str>) -> bool {
    let words = texts.flat_map(|text| text.split(|c: char| !c.is_alphabetic())).filter(|word| !word.is_empty());
    let (mut english, mut all) = (0_usize, 0_usize);
    for word in words {
        english += usize::from(ENGLISH.iter().any(|one| word.eq_ignore_ascii_case(one)));
        all += 1;
    }
    english * 10 >= all && all > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_in_the_encoding_it_has() {
        let says = |bytes: &[u8]| decoded(bytes).unwrap();
        assert_eq!(says(b"\xef\xbb\xbfa \xe2\x80\x94 b"), "a — b");
        assert_eq!(says(b"a \x97 \x93b\x94"), "a — “b”");
        assert_eq!(says(b"\xff\xfea\0b\0"), "ab");
    }

    #[test]
    fn what_is_no_text_is_refused() {
        assert_eq!(decoded(b""), Err(NotRules::Empty));
        assert_eq!(decoded(b"\xef\xbb\xbf \r\n"), Err(NotRules::Empty));
        assert_eq!(decoded(b"\x7fELF\0\0\x01"), Err(NotRules::Binary));
        assert_eq!(decoded(b"%PDF-1.4\n100.1. The game"), Err(NotRules::Binary));
        assert_eq!(decoded(b"\x1b\x02\x03\x04"), Err(NotRules::Binary));
    }
}
