//! The mutants that change nothing which a ruling could tell: a list for each document, with a line for each or for a class of them, and the reason.

use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use casebook_steps::files::File;

use super::ordeal::Subject;

/// The lists.
const LISTS: &str = "tests/card_mutants/equivalent";

/// A line of a list: card or keyword, path and change, in each of which `*` stands for anything.
#[derive(Debug)]
struct Line {
    /// Its list and number.
    place: String,
    patterns: [String; 3],
    /// Whether a survivor needed it.
    used: AtomicBool,
}

/// The mutants that stand for what they were made from.
#[derive(Debug, Default)]
pub(crate) struct Equivalents {
    lines: Vec<Line>,
    faults: Vec<String>,
}

impl Equivalents {
    /// Reads the lists; what is no line of one is a fault.
    pub(crate) fn read() -> Self {
        let lists = File::read_all(Path::new(LISTS), &["tsv"]).unwrap_or_else(|error| panic!("{error}"));
        let mut read = Self::default();
        for list in &lists {
            let lines = list.text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
            for (at, line) in lines {
                read.line(format!("{}.tsv:{}", list.stem(), at + 1), line);
            }
        }
        read
    }

    fn line(&mut self, place: String, line: &str) {
        match line.split('\t').collect::<Vec<_>>()[..] {
            [subject, path, change, reason] if !reason.is_empty() => {
                let patterns = [subject, path, change].map(str::to_owned);
                self.lines.push(Line { place, patterns, used: AtomicBool::new(false) });
            }
            _ => self.faults.push(format!("{place}: a line is card, path, change and reason")),
        }
    }

    /// Whether a survivor is listed; the lines that list it have been of use.
    pub(crate) fn excuse(&self, subject: &str, path: &str, change: &str) -> bool {
        let covering = self.lines.iter().filter(|line| line.covers(subject, path, change));
        covering.fold(false, |_, line| {
            line.used.store(true, Relaxed);
            true
        })
    }

    /// Whether a mutant is listed by itself, not as one of a class.
    pub(crate) fn names(&self, subject: &str, path: &str, change: &str) -> bool {
        self.lines.iter().any(|line| line.patterns == [subject, path, change])
    }

    /// The lines that no survivor needed, of those that only speak of what was tried.
    pub(crate) fn unused(&self, untried: &[&str]) -> Vec<String> {
        let open = |line: &Line| untried.iter().any(|subject| fits(&line.patterns[0], subject));
        let unused = self.lines.iter().filter(|line| !line.used.load(Relaxed) && !open(line));
        unused.map(|line| format!("{}: no survivor needs this: {}", line.place, line.patterns.join(" "))).collect()
    }

    /// What is wrong with the lists themselves: lines that are none, or that name no mutant.
    pub(crate) fn unknown(self, subjects: &[Subject]) -> Vec<String> {
        let mutants: Vec<_> = subjects.iter().map(|subject| (subject.name(), subject.mutants())).collect();
        let made = |line: &Line| {
            let mut meant = mutants.iter().filter(|(name, _)| fits(&line.patterns[0], name));
            meant.any(|(name, of)| of.iter().any(|mutant| line.covers(name, &mutant.path, &mutant.change)))
        };
        let strangers = self.lines.iter().filter(|line| !made(line));
        let strangers = strangers.map(|line| format!("{}: no such mutant", line.place));
        self.faults.iter().cloned().chain(strangers).collect()
    }
}

impl Line {
    fn covers(&self, subject: &str, path: &str, change: &str) -> bool {
        self.patterns.iter().zip([subject, path, change]).all(|(pattern, text)| fits(pattern, text))
    }
}

/// Whether a text is what a pattern says, in which `*` stands for anything.
fn fits(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((before, rest)) => {
            let Some(left) = text.strip_prefix(before) else { return false };
            let ends = left.char_indices().map(|(at, _)| at).chain([left.len()]);
            ends.into_iter().any(|at| fits(rest, &left[at..]))
        }
    }
}
