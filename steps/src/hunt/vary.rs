//! Variations of a scenario: one thing in its text is changed at a time. Every variation is made once, in a fixed order.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::cards::CardDef;

use crate::{library::Library, lower::StepLine};

/// The part of a scenario that a line belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The position.
    Given,
    /// The actions.
    When,
    /// The claims.
    Then,
}

/// A line of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The part that it belongs to.
    pub part: Part,
    /// Its text without the keyword.
    pub text: String,
}

/// A scenario with one change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// Its lines.
    pub lines: Vec<Line>,
    /// The change, in words.
    pub how: String,
}

/// The cards by their shape: cards with the same types and the same mana cost can stand for each other.
#[derive(Debug, Default)]
pub struct Shapes(BTreeMap<String, Vec<String>>, BTreeMap<String, String>);

impl Shapes {
    /// The cards of a library.
    #[must_use]
    pub fn of(library: &Library) -> Self {
        let mut shapes = Shapes::default();
        for shelved in library.cards() {
            let (name, shape) = (shelved.card.name.to_string(), shape(&shelved.card));
            shapes.0.entry(shape.clone()).or_default().push(name.clone());
            shapes.1.insert(name, shape);
        }
        shapes
    }

    /// The next cards of the same shape after this one, in the order of the library.
    fn beside<'s>(&'s self, name: &str) -> impl Iterator<Item = &'s str> {
        let all = self.1.get(name).and_then(|shape| self.0.get(shape)).map_or(&[][..], Vec::as_slice);
        let at = all.iter().position(|one| one == name).unwrap_or_default();
        all.iter().cycle().skip(at + 1).take(all.len().saturating_sub(1)).map(String::as_str).take(OTHER_CARDS)
    }
}

/// The number of other cards that are tried for one card.
const OTHER_CARDS: usize = 4;

/// The shape of a card.
fn shape(card: &CardDef) -> String {
    serde_json::to_string(&(&card.types, &card.cost)).unwrap_or_default()
}

/// The lines of a scenario.
#[must_use]
pub fn lines(steps: &[StepLine]) -> Vec<Line> {
    let mut part = Part::Given;
    steps
        .iter()
        .map(|step| {
            part = match &*step.keyword {
                "Given" => Part::Given,
                "When" => Part::When,
                "Then" => Part::Then,
                _ => part,
            };
            Line { part, text: step.text.to_string() }
        })
        .collect()
}

/// Every variation of a scenario, the kinds of change in turn.
#[must_use]
pub fn variants(lines: &[Line], shapes: &Shapes) -> Vec<Variant> {
    let kinds = [names(lines), numbers(lines), orders(lines), cards(lines, shapes), players(lines), omissions(lines)];
    let mut kinds: Vec<_> = kinds.into_iter().map(Vec::into_iter).collect();
    let mut all: Vec<Variant> = Vec::new();
    loop {
        let round: Vec<Variant> = kinds.iter_mut().filter_map(Iterator::next).collect();
        if round.is_empty() {
            return all;
        }
        all.extend(round);
    }
}

/// The scenario with another text in one line.
fn with(lines: &[Line], at: usize, text: String, how: String) -> Variant {
    let mut lines = lines.to_vec();
    lines[at].text = text;
    Variant { lines, how }
}

/// Other objects and players in an action: other targets, attackers, sources.
fn names(lines: &[Line]) -> Vec<Variant> {
    let known: BTreeSet<&str> =
        lines.iter().filter(|line| line.part == Part::Given).flat_map(|line| quoted(&line.text)).collect();
    let mut variants = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.part == Part::When) {
        for name in quoted(&line.text) {
            for other in known.iter().filter(|other| **other != name) {
                let text = line.text.replacen(&format!("\"{name}\""), &format!("\"{other}\""), 1);
                variants.push(with(lines, at, text, format!("\"{other}\" instead of \"{name}\" in an action")));
            }
        }
    }
    variants
}

/// Numbers that are one more or one less, in the lines that claim nothing. Those in names and in mana costs stay.
#[must_use]
pub fn numbers(lines: &[Line]) -> Vec<Variant> {
    let mut variants = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.part != Part::Then) {
        for (start, end, number) in written_numbers(&line.text) {
            for other in [number.checked_add(1), number.checked_sub(1)].into_iter().flatten() {
                let text = format!("{}{other}{}", &line.text[..start], &line.text[end..]);
                variants.push(with(lines, at, text, format!("{other} instead of {number}")));
            }
        }
    }
    variants
}

/// Two actions, or two lines of the position, in the other order.
fn orders(lines: &[Line]) -> Vec<Variant> {
    let pairs = (1..lines.len()).filter(|at| lines[at - 1].part == lines[*at].part && lines[*at].part != Part::Then);
    pairs
        .map(|at| {
            let mut lines = lines.to_vec();
            lines.swap(at - 1, at);
            Variant { lines, how: "two lines in the other order".to_owned() }
        })
        .collect()
}

/// Another card of the same shape, in the whole scenario.
fn cards(lines: &[Line], shapes: &Shapes) -> Vec<Variant> {
    let known: BTreeSet<&str> = lines.iter().flat_map(|line| quoted(&line.text)).collect();
    let mut variants = Vec::new();
    for name in &known {
        for other in shapes.beside(name).filter(|other| !known.contains(other)) {
            let (from, to) = (format!("\"{name}\""), format!("\"{other}\""));
            let replaced = |line: &Line| Line { part: line.part, text: line.text.replace(&from, &to) };
            let how = format!("{to} instead of {from}");
            variants.push(Variant { lines: lines.iter().map(replaced).collect(), how });
        }
    }
    variants
}

/// The other player in a line.
fn players(lines: &[Line]) -> Vec<Variant> {
    let mut variants = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.part != Part::Then) {
        for (one, other) in [("Alice", "Bob"), ("Bob", "Alice")] {
            if let Some(place) = line.text.find(one) {
                let text = format!("{}{other}{}", &line.text[..place], &line.text[place + one.len()..]);
                variants.push(with(lines, at, text, format!("{other} instead of {one} in a line")));
            }
        }
    }
    variants
}

/// One line less.
fn omissions(lines: &[Line]) -> Vec<Variant> {
    let lesser = lines.iter().enumerate().filter(|(_, line)| line.part != Part::Then);
    lesser
        .map(|(at, line)| {
            let mut lines = lines.to_vec();
            lines.remove(at);
            Variant { lines, how: format!("without the line \"{}\"", line.text) }
        })
        .collect()
}

/// The quoted names in a line.
pub(super) fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').skip(1).step_by(2)
}

/// The numbers in a line with their places, without those in names and in mana costs.
fn written_numbers(text: &str) -> Vec<(usize, usize, u32)> {
    let (mut quoted, mut braced) = (false, false);
    let mut found = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match c {
            '"' => quoted = !quoted,
            '{' => braced = true,
            '}' => braced = false,
            _ => {}
        }
        let is_free = !quoted && !braced && c.is_ascii_digit();
        match start {
            None if is_free => start = Some(at),
            Some(begin) if !c.is_ascii_digit() => {
                found.extend(text[begin..at].parse().ok().map(|number| (begin, at, number)));
                start = None;
            }
            _ => {}
        }
    }
    found
}
