//! Which rules have made a difference in a game.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::rule::Rule;

/// The number of rules in one word of a set of rules.
const TOGETHER: usize = 64;

/// The number of words in a set of rules.
const WORDS: usize = Rule::ALL.len().div_ceil(TOGETHER);

/// A set of rules.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rules([u64; WORDS]);

impl Rules {
    /// Whether the set contains the rule.
    #[must_use]
    pub fn has(&self, rule: Rule) -> bool {
        self.0[rule as usize / TOGETHER] & 1 << (rule as usize % TOGETHER) != 0
    }
}

/// The rules that have made a difference in a game so far.
///
/// A rule can only make a difference where the engine checks whether it is switched off, and the table is the only way to check that. The table and
/// the players determine a game. As long as a rule was not checked, or every check gave the same result with and without it, the game is the same,
/// step by step, as a game without the rule. The same holds for this record, except for the rule itself.
#[derive(Debug, Default)]
pub struct Asked([AtomicU64; WORDS]);

impl Asked {
    /// Records that a rule makes a difference.
    pub(crate) fn note(&self, rule: Rule) {
        self.0[rule as usize / TOGETHER].fetch_or(1 << (rule as usize % TOGETHER), Ordering::Relaxed);
    }

    /// The rules recorded since the last call.
    #[must_use]
    pub fn take(&self) -> Rules {
        Rules(std::array::from_fn(|word| self.0[word].swap(0, Ordering::Relaxed)))
    }
}
