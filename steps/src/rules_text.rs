//! Published rules texts: the rule of each number, and the changes between two texts; and the passages of FAQs.
//!
//! A text is read in any encoding, with any line ends, quotation marks and dashes. The numbered rules are compared without their examples; the
//! glossary isn't compared.

mod compare;
mod decode;
mod index;
mod links;
mod normal;
mod pairing;
mod parse;
mod passages;
mod published;
pub mod references;
mod words;

pub use compare::{Comparison, Counts, Fate, Pair};
pub use decode::{NotRules, decoded};
pub use index::{Renewed, index, yaml};
pub use links::{Link, Links, Side};
pub use normal::{fingerprint, normal};
pub use parse::{Number, Rule, RulesText};
pub use passages::{Passage, PassageKind, passage_print, passages};
pub use published::{Found, Published, Standing, document_of};
pub use words::{Part, word_diff};
