//! The grammar of scenarios: a row for each step, from which lines are read and steps are listed.

use std::{
    cell::{Cell, RefCell},
    sync::OnceLock,
};

use gherkin::{Step, StepType};
use memchr::memmem::Finder;
use regex::Regex;
use rustc_hash::FxHashMap;

use super::{Outcome, Sheet, wording::any};

/// A parameter of a step.
pub(super) trait Parameter: Sized {
    /// Its name in expressions.
    const NAME: &'static str;

    /// Its wording, as a regular expression without capturing groups.
    fn wording() -> String;

    /// The text of a line at its place.
    fn of(text: &str) -> Self;
}

/// A parameter without its type.
#[derive(Clone, Copy)]
pub struct Kind {
    /// Its name in expressions; empty for a choice of words.
    pub name: &'static str,
    wording: fn() -> String,
}

impl Kind {
    pub(super) const fn of<P: Parameter>() -> Kind {
        Kind { name: P::NAME, wording: P::wording }
    }
}

/// A step: its wording, its meaning, and its function.
///
/// In an expression `{player}` is a parameter, `{says|doesn't say}` is one of these words, `(in response)` is optional, and of `is/are` one is
/// written.
pub struct Row {
    pub(crate) noun: &'static str,
    pub(crate) keyword: StepType,
    /// Its wording.
    pub expression: &'static str,
    /// Its meaning and examples.
    pub(crate) doc: &'static [&'static str],
    /// Its parameters, in the order of the line.
    pub parameters: &'static [Kind],
    pub(crate) read: fn(&mut Sheet, &Said<'_>, &Step) -> Outcome,
}

/// The rows of a noun; an example is a separate line.
macro_rules! rows {
    ($noun:literal: $($(#[doc = $doc:literal])+ $keyword:ident $expression:literal => $read:ident($($parameter:ty),*);)+) => {
        /// The steps.
        #[allow(unused_variables, reason = "a step without parameters takes nothing of what a line says")]
        pub(super) const ROWS: &[crate::vocabulary::grammar::Row] = &[$(crate::vocabulary::grammar::Row {
            noun: $noun,
            keyword: gherkin::StepType::$keyword,
            expression: $expression,
            doc: &[$($doc),+],
            parameters: &[$(crate::vocabulary::grammar::Kind::of::<$parameter>()),*],
            read: |sheet, said, step| $read(sheet, $(said.next::<$parameter>(),)* step),
        }),+];
    };
}
pub(super) use rows;

/// The content of a line, parameter by parameter.
pub(crate) struct Said<'a> {
    texts: Vec<&'a str>,
    next: Cell<usize>,
}

impl Said<'_> {
    /// The next parameter; empty if the line doesn't have it.
    pub(super) fn next<P: Parameter>(&self) -> P {
        P::of(self.texts.get(self.next.replace(self.next.get() + 1)).copied().unwrap_or_default())
    }
}

/// A row, and how its lines are recognised.
struct Known {
    row: &'static Row,
    /// The fixed parts of each of its lines, in this order: most other lines are excluded by them before the expression is tried.
    plain: Vec<Finder<'static>>,
    /// Whether its lines begin with the first of these parts.
    begins: bool,
    regex: OnceLock<Option<Regex>>,
}

impl Known {
    fn new(row: &'static Row) -> Known {
        let mut plain = Vec::new();
        walk(row.expression, &mut |part| {
            if let Part::Plain(words) = part {
                plain.extend(words.split(' ').filter(|word| !word.contains('/')).map(str::to_owned));
            }
        });
        let begins = !row.expression.starts_with(['{', '(']) && plain.first().is_some_and(|word| !word.is_empty());
        plain.retain(|word| !word.is_empty());
        let plain = plain.iter().map(|word| Finder::new(word).into_owned()).collect();
        Known { row, plain, begins, regex: OnceLock::new() }
    }

    fn could_be(&self, text: &str) -> bool {
        let mut rest = text.as_bytes();
        let mut follows = |word: &Finder<'_>| {
            let found = word.find(rest);
            rest = found.map_or(&[], |at| &rest[at + word.needle().len()..]);
            found.is_some()
        };
        (!self.begins || text.as_bytes().starts_with(self.plain[0].needle())) && self.plain.iter().all(&mut follows)
    }

    fn regex(&self) -> Option<&Regex> {
        self.regex.get_or_init(|| Regex::new(&regex(self.row)).ok()).as_ref()
    }

    /// The content of a line, if it has this wording.
    fn said<'t>(&self, text: &'t str) -> Option<Said<'t>> {
        // Most lines don't fit, and a search without captures is quicker.
        (self.could_be(text) && self.regex()?.is_match(text)).then(|| self.parts(text)).flatten()
    }

    /// The content of a line with this wording.
    fn parts<'t>(&self, text: &'t str) -> Option<Said<'t>> {
        let captures = self.regex()?.captures(text)?;
        let texts = captures.iter().skip(1).map(|found| found.map_or("", |found| found.as_str())).collect();
        Some(Said { texts, next: Cell::new(0) })
    }
}

/// Every row, by noun.
pub fn rows_of_all() -> impl Iterator<Item = &'static Row> {
    super::ROWS.iter().copied().flatten()
}

/// The row for a line, with its index and the content of the line.
///
/// # Errors
/// The expressions of the rows, if several fit the line.
pub(crate) fn find(step: &Step) -> Result<Option<(usize, &'static Row, Said<'_>)>, Vec<&'static str>> {
    static ALL: OnceLock<Vec<Known>> = OnceLock::new();
    thread_local! {
        /// The rows of the lines that this thread has read, by keyword. More than half of the lines of a suite recur word for word.
        static FOUND: RefCell<[FxHashMap<String, usize>; 3]> = RefCell::default();
    }
    let all = ALL.get_or_init(|| rows_of_all().map(Known::new).collect());
    let keyword = step.ty as usize;
    let before = FOUND.with_borrow(|found| found[keyword].get(&step.value).copied());
    if let Some(said) = before.and_then(|place| Some((place, all[place].row, all[place].parts(&step.value)?))) {
        return Ok(Some(said));
    }
    let alike = |(place, known): (usize, &Known)| {
        let said = if known.row.keyword == step.ty { known.said(&step.value) } else { None };
        said.map(|said| (place, known.row, said))
    };
    let mut found: Vec<_> = all.iter().enumerate().filter_map(alike).collect();
    if let [(place, _, _)] = found.as_slice() {
        FOUND.with_borrow_mut(|found| found[keyword].insert(step.value.clone(), *place));
    }
    match found.len() {
        0 | 1 => Ok(found.pop()),
        _ => Err(found.iter().map(|(_, row, _)| row.expression).collect()),
    }
}

/// A part of an expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part<'e> {
    /// Fixed text; of words with a bar between them, one.
    Plain(&'e str),
    /// A parameter, or a choice of words.
    Braced(&'e str),
    /// Optional text.
    Optional(&'e str),
}

/// Calls a function for each part of an expression. The parts within an optional text are left to the function.
pub fn walk<'e>(expression: &'e str, each: &mut dyn FnMut(Part<'e>)) {
    let mut rest = expression;
    while !rest.is_empty() {
        let close = match rest.as_bytes()[0] {
            b'{' => rest.find('}'),
            b'(' => rest.find(')'),
            _ => None,
        };
        let (part, length) = match close {
            Some(close) if rest.starts_with('{') => (Part::Braced(&rest[1..close]), close + 1),
            Some(close) => (Part::Optional(&rest[1..close]), close + 1),
            None => {
                let length = rest[1..].find(['{', '(']).map_or(rest.len(), |at| at + 1);
                (Part::Plain(&rest[..length]), length)
            }
        };
        each(part);
        rest = &rest[length..];
    }
}

/// The regular expression of a row, with each parameter in a group.
#[must_use]
pub fn regex(row: &Row) -> String {
    let mut kinds = row.parameters.iter();
    // A parameter with an unknown name matches nothing, and no line is read by it.
    let mut next = |named: &str| kinds.next().filter(|kind| kind.name == named).map(|kind| (kind.wording)());
    format!("^{}$", wording(row.expression, &mut |named| next(named).unwrap_or_default()))
}

/// An expression without its anchors; `parameter` gives the wording of its parameters one after another, by their names.
fn wording(expression: &str, parameter: &mut dyn FnMut(&str) -> String) -> String {
    let mut text = String::new();
    walk(expression, &mut |part| match part {
        Part::Plain(plain) => {
            let either = |word: &str| match word.contains('/') {
                true => any(word.split('/').map(regex::escape)),
                false => regex::escape(word),
            };
            text += &plain.split(' ').map(either).collect::<Vec<_>>().join(" ");
        }
        Part::Braced(braced) => {
            let listed = braced.contains('|').then(|| any(braced.split('|').map(regex::escape)));
            let typed = parameter(if listed.is_some() { "" } else { braced });
            text += &format!("({})", listed.unwrap_or(typed));
        }
        Part::Optional(optional) => text += &format!("(?:{})?", wording(optional, parameter)),
    });
    text
}
