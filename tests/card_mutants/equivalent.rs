//! The mutants that change nothing which a ruling could tell: `equivalent.tsv`, a line for each or for a class of them, with the reason.

use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use casebook_steps::files::File;

use super::ordeal::Subject;

/// The list.
const LIST: &str = "tests/card_mutants/equivalent.tsv";

/// A line of the list: card or keyword, path and change, in each of which `*` stands for anything.
#[derive(Debug)]
struct Line {
    number: usize,
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
    /// Reads the list; what is no line of it is a fault.
    pub(crate) fn read() -> Self {
        let list = File::read(Path::new(LIST)).unwrap_or_else(|error| panic!("{error}"));
        let mut read = Self::default();
        for (at, line) in list.text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            let number = at + 1;
            match line.split('\t').collect::<Vec<_>>()[..] {
                [subject, path, change, reason] if !reason.is_empty() => {
                    let patterns = [subject, path, change].map(str::to_owned);
                    read.lines.push(Line { number, patterns, used: AtomicBool::new(false) });
                }
                _ => read.faults.push(format!("equivalent.tsv:{number}: a line is card, path, change and reason")),
            }
        }
        read
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

    /// After all mutants were tried: the lines that no survivor needed.
    pub(crate) fn unused(&self) -> Vec<String> {
        let unused = self.lines.iter().filter(|line| !line.used.load(Relaxed));
        unused
            .map(|line| format!("equivalent.tsv:{}: no survivor needs this: {}", line.number, line.patterns.join(" ")))
            .collect()
    }

    /// What is wrong with the list itself: lines that are none, or that name no mutant.
    pub(crate) fn unknown(self, subjects: &[Subject]) -> Vec<String> {
        let mutants: Vec<_> = subjects.iter().map(|subject| (subject.name(), subject.mutants())).collect();
        let made = |line: &Line| {
            mutants.iter().any(|(name, of)| of.iter().any(|mutant| line.covers(name, &mutant.path, &mutant.change)))
        };
        let strangers = self.lines.iter().filter(|line| !made(line));
        let strangers = strangers.map(|line| format!("equivalent.tsv:{}: no such mutant", line.number));
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
