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
