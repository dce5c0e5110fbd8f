//! Rules texts as they are published: a rule for each number, and what became of each from one text to another.
//!
//! A text is read as it stands on disk, whatever its encoding, line ends, quotation marks and dashes. Compared are the numbered rules
//! without their examples; the glossary isn't.

mod compare;
mod decode;
mod normal;
mod pairing;
mod parse;
mod words;

pub use compare::{Comparison, Counts, Fate, Pair};
pub use decode::NotRules;
pub use normal::fingerprint;
pub use parse::{Number, Rule, RulesText};
pub use words::{Part, word_diff};
