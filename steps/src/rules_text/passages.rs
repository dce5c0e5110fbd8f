//! The marked passages of an FAQ or of a fragment of the rules: numbered clauses, examples and bullets.
//!
//! There are two layouts: a paragraph on each line, or lines that are broken at a width, also with an empty line after each. Everything else in the
//! file is furniture: headings, card texts, running text, and what a page adds.

use std::fmt::Write as _;

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::decode::{NotRules, decoded};

/// The longest line of a text whose lines are broken at a width.
const BROKEN: usize = 120;

/// The greatest number of lines of a passage.
const LONGEST: usize = 40;

/// The kind of a passage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PassageKind {
    /// It begins with the number of a rule.
    Clause,
    /// It begins with the word "Example".
    Example,
    /// It begins with a star.
    Bullet,
}

/// A passage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Passage {
    /// Its kind.
    pub kind: PassageKind,
    /// The number of its first line.
    pub line: usize,
    /// Its text on one line: a clause with its number, a bullet without its star.
    pub text: String,
    /// The fingerprint of its text.
    pub print: String,
}

impl Passage {
    /// The number of a clause.
    #[must_use]
    pub fn number(&self) -> Option<&str> {
        let number = self.text.split_whitespace().next()?.trim_end_matches('.');
        (self.kind == PassageKind::Clause).then_some(number)
    }
}

/// The fingerprint of a passage: the first sixteen hexadecimal digits of SHA-256 over its ASCII letters and digits in lower case.
#[must_use]
pub fn passage_print(text: &str) -> String {
    let letters: String =
        text.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    Sha256::digest(letters.as_bytes()).iter().take(8).fold(String::new(), |mut hex, byte| {
        let _never = write!(hex, "{byte:02x}");
        hex
    })
}

/// Reads the passages of a file. If the beginning of a passage is known by its fingerprint, the passage ends there.
///
/// # Errors
///
/// [`NotRules`] if the file is empty or binary.
pub fn passages(bytes: &[u8], is_known: impl Fn(&str) -> bool) -> Result<Vec<Passage>, NotRules> {
    let text = decoded(bytes)?.replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let layout = Layout::of(&lines);
    let mut passages = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let Some((kind, first)) = begun(lines[at]) else {
            at += 1;
            continue;
        };
        let (text, next) = layout.whole(&lines, at, first, &is_known);
        if kind != PassageKind::Clause || is_sentence(&text) {
            passages.push(Passage { kind, line: at + 1, print: passage_print(&text), text });
        }
        at = next;
    }
    Ok(passages)
}

/// The kind of a passage that begins on a line, and its text on this line.
fn begun(line: &str) -> Option<(PassageKind, &str)> {
    if let Some(rest) = line.strip_prefix('*').map(str::trim_start) {
        let first = rest.chars().next()?;
        let is_text = first.is_alphanumeric() || matches!(first, '"' | '“' | '\'' | '‘' | '_' | '(' | '[' | '{' | '+');
        // `*all* of them` is stressed and begins nothing.
        let is_stressed = !line.starts_with("* ") && rest.split_whitespace().next()?.ends_with('*');
        return (is_text && !is_stressed).then_some((PassageKind::Bullet, rest));
    }
    if line.starts_with("Example:") {
        return Some((PassageKind::Example, line));
    }
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let after = line.strip_prefix(|c: char| c.is_ascii_digit()).and(line.get(3..))?.strip_prefix('.')?;
    let rule = digits(after);
    let part = after[rule..].bytes().take_while(u8::is_ascii_lowercase).count();
    let rest = after[rule + part..].trim_start_matches('.');
    let is_clause = digits(line) == 3 && rule > 0 && part <= 2 && rest.starts_with(char::is_whitespace);
    is_clause.then_some((PassageKind::Clause, line))
}

/// Whether a numbered passage says something: `502.38. Bushido` is only a heading.
fn is_sentence(text: &str) -> bool {
    text.ends_with(['.', '!', '?', '"', '”', ')', ':', '*', '_'])
}

/// How paragraphs are set.
struct Layout {
    /// The width at which lines are broken; `None` if each line is a paragraph.
    width: Option<usize>,
    /// Whether an empty line ends a paragraph. It doesn't if there is one after each line.
    empty_ends: bool,
}

impl Layout {
    fn of(lines: &[&str]) -> Self {
        let mut lengths: Vec<usize> =
            lines.iter().filter(|line| !line.is_empty()).map(|line| line.chars().count()).collect();
        lengths.sort_unstable();
        // What a page adds may be a few longer lines.
        let longest = lengths.get(lengths.len() * 98 / 100).copied().unwrap_or(0);
        let touching = lines.windows(2).filter(|two| !two[0].is_empty() && !two[1].is_empty()).count();
        let filled = lines.iter().filter(|line| !line.is_empty()).count();
        Layout { width: (longest <= BROKEN).then_some(longest), empty_ends: touching * 10 > filled }
    }

    /// The whole text of a passage, and the line after it: up to the line where its words are known; if they are not, up to the end of the paragraph.
    fn whole(&self, lines: &[&str], at: usize, first: &str, is_known: &impl Fn(&str) -> bool) -> (String, usize) {
        let Some(width) = self.width else { return (first.to_owned(), at + 1) };
        let mut text = first.to_owned();
        let mut paragraph = None;
        let (mut last, mut end) = (lines[at], at + 1);
        for _ in 0..LONGEST {
            if is_known(&passage_print(&text)) {
                return (text, end);
            }
            let empty = lines[end..].iter().take_while(|line| line.is_empty()).count();
            let next = end + if self.empty_ends { 0 } else { empty };
            let Some(line) = lines.get(next).filter(|line| !line.is_empty() && begun(line).is_none()) else { break };
            // If the next word had space on the line before, the line was not broken by its width.
            let word = line.split_whitespace().next().map_or(0, |word| word.chars().count());
            if paragraph.is_none() && last.chars().count() + 1 + word <= width {
                paragraph = Some((text.clone(), end));
            }
            text = format!("{text} {line}");
            (last, end) = (line, next + 1);
        }
        paragraph.unwrap_or((text, end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, known: &[&str]) -> Vec<(PassageKind, usize, String)> {
        let prints: Vec<String> = known.iter().map(|text| passage_print(text)).collect();
        let found = passages(text.as_bytes(), |print| prints.iter().any(|known| known == print)).unwrap();
        found.into_iter().map(|passage| (passage.kind, passage.line, passage.text)).collect()
    }

    #[test]
    fn broken_lines_are_joined_over_empty_ones() {
        use PassageKind::{Bullet, Clause, Example};
        let text = "NOTES\n\n502.1. Walking\n\n502.1a A creature that walks is slow, and one that\n\nruns is fast.\n\n\
                    Example: Ann walks, and Bob who runs arrives before\n\nher.\n\n* All of them arrive, and nobody has to wait for the\n\n*last* one.\n\n\
                    Ember Wolf\n\n*/*\n\n*Some never arrive.\n";
        let is = |kind, line, text: &str| (kind, line, text.to_owned());
        let expected = [
            is(Clause, 5, "502.1a A creature that walks is slow, and one that runs is fast."),
            is(Example, 9, "Example: Ann walks, and Bob who runs arrives before her."),
            is(Bullet, 13, "All of them arrive, and nobody has to wait for the *last* one."),
            is(Bullet, 21, "Some never arrive."),
        ];
        assert_eq!(read(text, &[]), expected);
    }

    #[test]
    fn a_line_is_a_paragraph_in_the_other_layout() {
        let long = "A wolf that waits ".repeat(8);
        let text = format!("* {long}goes home.\nEmber Wolf\n*One with “wings” doesn’t.\nAdd a comment\n");
        let found = read(&text, &[]);
        assert_eq!(found.len(), 2);
        assert_eq!((found[1].1, found[1].2.as_str()), (3, "One with “wings” doesn’t."));
    }

    #[test]
    fn a_known_passage_ends_where_it_is_known() {
        let text = "* A wolf that waits at the door of the house all day\n\ngoes home at the end of it, if nobody lets it in the\n\nhouse. A longer line is here that is not part of it.\n";
        let known =
            "A wolf that waits at the door of the house all day goes home at the end of it, if nobody lets it in the";
        assert_eq!(read(text, &[known])[0].2, known);
        assert!(read(text, &[])[0].2.ends_with("part of it."));
    }

    #[test]
    fn a_print_has_letters_and_digits_only() {
        assert_eq!(passage_print("A “Wolf” — 1/1."), passage_print("a wolf 11"));
        assert_ne!(passage_print("a wolf"), passage_print("a dog"));
    }
}
