//! Why a scenario doesn't prove what it is tagged with, in words.

use std::fmt;

/// Why a scenario doesn't prove what it is tagged with.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubt {
    /// It can't be carried out, or not everything it claims is so: then nothing can be said.
    NotCarriedOut {
        /// What came of it.
        why: String,
    },
    /// Every claim was true all along.
    AlwaysTrue,
    /// Everything comes out right without the clause, too.
    Hollow {
        /// The clause.
        clause: String,
        /// What the engines do that get it right.
        rivals: Vec<String>,
    },
    /// A "can't" that would be one without its reason too.
    SameWithout {
        /// The claim.
        text: String,
        /// Its line.
        line: usize,
    },
    /// A "can't" with nothing that shows it could be otherwise.
    NeverPossible {
        /// The claim.
        text: String,
        /// Its line.
        line: usize,
    },
    /// A "can't" for a reason that neither it nor any tag speaks of.
    OtherReason {
        /// The claim.
        text: String,
        /// Its line.
        line: usize,
        /// The number of the rule that refuses it, if there is one.
        rule: Option<String>,
        /// Why, in the engine's words.
        reason: String,
    },
    /// The clause played no part.
    ClauseAbsent {
        /// The clause.
        clause: String,
        /// The marks that would have shown it.
        marks: Vec<String>,
    },
    /// The card took no part.
    CardAbsent {
        /// The clause.
        clause: String,
        /// The cards that would have shown it.
        cards: Vec<String>,
    },
    /// An answer that nothing asked for.
    UnusedAnswer {
        /// Its line.
        line: usize,
    },
}

impl Doubt {
    /// The line it is about, where it is about one.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        match self {
            Doubt::SameWithout { line, .. }
            | Doubt::NeverPossible { line, .. }
            | Doubt::OtherReason { line, .. }
            | Doubt::UnusedAnswer { line } => Some(*line),
            _ => None,
        }
    }
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Doubt::NotCarriedOut { why } => write!(f, "nothing is proved where not everything holds: {why}"),
            Doubt::AlwaysTrue => {
                f.write_str("every claim was already true before anything happened that could have made it so")
            }
            Doubt::Hollow { clause, rivals } => {
                write!(
                    f,
                    "{clause} isn't proved: all of this also holds for an engine that {}",
                    rivals.join(", or that ")
                )
            }
            Doubt::SameWithout { text, .. } => {
                write!(f, "\"{text}\" would be so without the reason it gives")
            }
            Doubt::NeverPossible { text, .. } => write!(
                f,
                "\"{text}\" has no reason, was never possible before, and nothing like it is claimed to be possible"
            ),
            Doubt::OtherReason { text, rule: Some(rule), reason, .. } => write!(
                f,
                "\"{text}\" is refused by rule {rule} ({reason}), which no tag speaks of: name it with `by rule {rule}`, or the reason with `because`"
            ),
            Doubt::OtherReason { text, rule: None, reason, .. } => {
                write!(
                    f,
                    "\"{text}\" is refused by no numbered rule ({reason}): name the reason with `because`, or tag it with a row that has the rule's mark"
                )
            }
            Doubt::ClauseAbsent { clause, marks } => {
                write!(f, "{clause} played no part (none of: {})", marks.join(", "))
            }
            Doubt::CardAbsent { clause, cards } => {
                write!(f, "{clause} speaks of a card that took no part (none of: {})", cards.join(", "))
            }
            Doubt::UnusedAnswer { .. } => f.write_str("nothing asked for this answer"),
        }
    }
}
