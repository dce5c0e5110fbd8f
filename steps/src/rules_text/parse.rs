//! Parses a text into its rules.

use std::{cmp::Ordering, collections::BTreeMap, fmt};

use super::{
    decode::{NotRules, decoded, is_english},
    normal::fingerprint,
};
use crate::limits;

/// The longest title of a rule with parts, in characters; a longer text is a rule.
const TITLE: usize = 70;

/// The number of a rule, such as `502.40a`, ordered as in the book.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Number(String);

impl Number {
    /// The number at the beginning of a line, and the rest of the line: `100.1.`, `100.1a`. `(see rule 100.1)` at the end of a line isn't one,
    /// and neither is `100.1,`.
    #[must_use]
    pub fn at(line: &str) -> Option<(Number, &str)> {
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let after = line.get(3..).filter(|_| digits(line) == 3)?.strip_prefix('.')?;
        let rule = digits(after);
        let letters = after.get(rule..)?.bytes().take_while(u8::is_ascii_lowercase).count();
        let end = 4 + rule + letters;
        let rest = line.get(end..)?;
        let text = rest.strip_prefix('.').unwrap_or(rest);
        // After its point a number may touch its text; without a point, that is a word that begins like a number.
        let is_apart = text.is_empty() || text.starts_with(char::is_whitespace) || text.len() < rest.len();
        let is_one = rule > 0 && letters <= 2 && is_apart && !text.starts_with(|c: char| c.is_ascii_digit());
        is_one.then(|| (Number(line[..end].to_owned()), text.trim()))
    }

    /// As it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The section: `502` of `502.40a`.
    #[must_use]
    pub fn section(&self) -> &str {
        &self.0[..3]
    }

    /// The rule of which this is a part: `502.40` of `502.40a`, and of itself.
    #[must_use]
    pub fn parent(&self) -> &str {
        self.0.trim_end_matches(|c: char| c.is_ascii_lowercase())
    }

    /// Whether this is the beginning of the number: `5` means all of chapter 5, `502.4` includes `502.4a` and not `502.40`.
    #[must_use]
    pub fn is_in(&self, meant: &str) -> bool {
        let whole = meant.contains('.');
        self.0.strip_prefix(meant).is_some_and(|rest| !whole || !rest.starts_with(|c: char| c.is_ascii_digit()))
    }

    fn key(&self) -> (&str, u32, &str) {
        let parent = self.parent();
        let rule = parent[4..].parse().unwrap_or(u32::MAX);
        (self.section(), rule, &self.0[parent.len()..])
    }

    /// Whether it may follow another number without an empty line between them: it is the next part, rule or section.
    fn follows(&self, other: &Number) -> bool {
        let (section, rule, part) = self.key();
        let (section_before, rule_before, part_before) = other.key();
        match section.cmp(section_before) {
            Ordering::Less => false,
            Ordering::Greater => rule == 1 && part.is_empty(),
            Ordering::Equal if rule == rule_before => part > part_before && part.len() == 1,
            Ordering::Equal => rule.checked_sub(1) == Some(rule_before) && part.is_empty(),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key()).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Its number.
    pub number: Number,
    /// Its text on one line, without examples.
    pub text: String,
    /// Its examples, each on one line.
    pub examples: Vec<String>,
}

impl Rule {
    /// The fingerprint of its text.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        fingerprint(&self.text)
    }

    /// Whether it is only a title, such as `100.1. Players`.
    #[must_use]
    pub fn is_title(&self) -> bool {
        self.text.chars().count() <= TITLE && !self.text.ends_with(['.', ':', '!', '?', '"', '”', ')'])
    }
}

/// A rules text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesText {
    /// Its rules and titles, in its order.
    pub rules: Vec<Rule>,
    /// The titles of its sections, by their numbers.
    pub sections: BTreeMap<String, String>,
    /// The places of the titles among the rules, by their numbers.
    titles: BTreeMap<String, usize>,
}

impl RulesText {
    /// Reads a published text: UTF-8, UTF-16 or windows-1252, with any line ends.
    ///
    /// # Errors
    ///
    /// [`NotRules`] if the text is empty or binary, has no numbered rule, or isn't English.
    pub fn read(bytes: &[u8]) -> Result<RulesText, NotRules> {
        let text = decoded(bytes)?;
        let mut reading = Reading::default();
        let text = text.replace("\r\n", "\n");
        for line in text.split(['\n', '\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}']) {
            if reading.line(line.trim()) == Go::Stop {
                break;
            }
        }
        let mut text = reading.text;
        if text.rules.is_empty() {
            return Err(NotRules::NoRules);
        }
        if let Some(message) = limits::RULES.refuses(text.rules.len()) {
            return Err(NotRules::TooMany(message));
        }
        if text.rules.iter().all(|rule| rule.text.is_empty()) {
            return Err(NotRules::NoWords);
        }
        // Of two titles with the same number, the first one counts.
        let titles = text.rules.iter().enumerate().rev().filter(|(_, rule)| rule.is_title());
        text.titles = titles.map(|(place, rule)| (rule.number.as_str().to_owned(), place)).collect();
        if !is_english(text.rules.iter().filter(|rule| !rule.is_title()).map(|rule| rule.text.as_str())) {
            return Err(NotRules::NotEnglish);
        }
        Ok(text)
    }

    /// The title of a rule: that of the rule of which it is a part, or of its section.
    #[must_use]
    pub fn title(&self, number: &Number) -> Option<&str> {
        let own = self.titles.get(number.parent()).and_then(|place| self.rules.get(*place));
        own.map(|rule| rule.text.as_str()).or_else(|| self.sections.get(number.section()).map(String::as_str))
    }
}

#[derive(PartialEq, Eq)]
enum Go {
    On,
    Stop,
}

/// The place to which a paragraph belongs.
#[derive(Default, Clone, Copy)]
enum Into {
    #[default]
    Nothing,
    Rule,
    Example,
}

/// A text that has been read up to some line.
struct Reading {
    text: RulesText,
    into: Into,
    after_empty: bool,
}

impl Default for Reading {
    fn default() -> Self {
        let text = RulesText { rules: Vec::new(), sections: BTreeMap::new(), titles: BTreeMap::new() };
        Reading { text, into: Into::Nothing, after_empty: true }
    }
}

impl Reading {
    fn line(&mut self, line: &str) -> Go {
        if line.is_empty() {
            self.after_empty = true;
            return Go::On;
        }
        let rules = &mut self.text.rules;
        if !rules.is_empty() && matches!(line, "Glossary" | "Credits") {
            return Go::Stop;
        }
        // A reference at the beginning of a line isn't a rule: within a paragraph only the next number begins one.
        let begins =
            |number: &Number| self.after_empty || rules.last().is_some_and(|last| number.follows(&last.number));
        if let Some((number, text)) = Number::at(line).filter(|(number, _)| begins(number)) {
            rules.push(Rule { number, text: text.to_owned(), examples: Vec::new() });
            self.into = Into::Rule;
        } else if let Some((number, title)) = heading(line).filter(|_| self.after_empty || rules.is_empty()) {
            self.text.sections.insert(number.to_owned(), title.to_owned());
            self.into = Into::Nothing;
        } else {
            if is_example(line) && !rules.is_empty() {
                self.into = Into::Example;
                rules.last_mut().into_iter().for_each(|rule| rule.examples.push(String::new()));
            }
            match (self.into, rules.last_mut()) {
                (Into::Rule, Some(rule)) => append(&mut rule.text, line),
                (Into::Example, Some(rule)) => rule.examples.last_mut().into_iter().for_each(|text| append(text, line)),
                _ => {}
            }
        }
        self.after_empty = false;
        Go::On
    }
}

/// The heading of a chapter or section: `5. Additional Rules`, `502. Keyword Abilities`.
fn heading(line: &str) -> Option<(&str, &str)> {
    let (number, title) = line.split_once(". ")?;
    let is_number = matches!(number.len(), 1 | 3) && number.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && title.len() <= TITLE).then(|| (number, title.trim()))
}

fn is_example(line: &str) -> bool {
    let line = line.trim_start_matches(['_', '*']);
    line.strip_prefix("Example").is_some_and(|rest| rest.trim_start_matches(['s', '_', '*']).starts_with([':', '.']))
}

fn append(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(line);
}
