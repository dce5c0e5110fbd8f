//! Why a scenario doesn't prove what it is tagged with, in words.

use std::fmt;

use casebook_engine::{edition::EditionId, rule::Rule};

use super::rival::Rival;

/// An engine that lacks a clause and gets everything right all the same.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fooled {
    /// What it does, after "an engine that".
    pub does: String,
    /// What to claim, so that it is wrong.
    pub shown_up_by: String,
}

impl Fooled {
    /// By that rival.
    #[must_use]
    pub fn of(rival: &Rival) -> Self {
        Self { does: rival.does.clone(), shown_up_by: rival.shown_up_by.clone() }
    }
}

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
        /// The engines that get it right.
        rivals: Vec<Fooled>,
    },
    /// A "can't" that would be one without its reason too.
    SameWithout {
        /// The claim.
        text: String,
        /// Its line.
        line: usize,
        /// What refuses it without the reason, in the engine's words.
        still: Option<String>,
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
        /// The editions in which something asks for it.
        asked_in: Vec<EditionId>,
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
            | Doubt::UnusedAnswer { line, .. } => Some(*line),
            _ => None,
        }
    }
}

/// What stands out against a "can't", as a line beside it: its words up to what is named.
fn beside(text: &str) -> String {
    let words = text.split('"').next().unwrap_or_default().trim_end();
    let can = ["may not", "can't", "cannot"].iter().find_map(|no| words.split_once(no));
    can.map_or_else(
        || "`And Alice can …`".to_owned(),
        |(who, does)| {
            let can = if words.contains("may not") { "may" } else { "can" };
            format!("`And {}{can}{} …`", who, does)
        },
    )
}

/// Marks with what their rules say.
fn gists(marks: &[String]) -> String {
    let said = |mark: &String| match mark.parse::<Rule>() {
        Ok(rule) => format!("`{mark}`: {}", rule.gist().trim_end_matches('.')),
        Err(_) => format!("`{mark}`"),
    };
    marks.iter().map(said).collect::<Vec<_>>().join("; ")
}

fn joined(words: impl IntoIterator<Item = impl AsRef<str>>, with: &str) -> String {
    words.into_iter().map(|word| word.as_ref().to_owned()).collect::<Vec<_>>().join(with)
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Doubt::NotCarriedOut { why } => write!(f, "nothing is proved where not everything holds: {why}"),
            Doubt::AlwaysTrue => f.write_str(
                "every claim was already true before anything happened that could have made it so: claim something that was otherwise before, \
                 and let the play happen that makes it so",
            ),
            Doubt::Hollow { clause, rivals } => {
                let does = joined(rivals.iter().map(|rival| &rival.does), ", or that ");
                let mut claims: Vec<&str> = rivals.iter().map(|rival| rival.shown_up_by.as_str()).collect();
                claims.dedup();
                let also = if claims.len() > 1 { "; and also claim " } else { "" };
                write!(
                    f,
                    "{clause} isn't proved: all of this also holds for an engine that {does}. In the same scenario, claim {}",
                    joined(claims, also)
                )
            }
            Doubt::SameWithout { text, still, .. } => {
                let still = still.as_ref().map(|why| format!(": it is refused then, too ({why})")).unwrap_or_default();
                write!(
                    f,
                    "\"{text}\" would be so without the reason it gives{still}. Take what else refuses it out of the position, or give that reason"
                )
            }
            Doubt::NeverPossible { text, .. } if text.contains("may not") => write!(
                f,
                "\"{text}\" was never possible before, and nothing like it is claimed to be possible: claim beside it what can be chosen: {}",
                beside(text)
            ),
            Doubt::NeverPossible { text, .. } => write!(
                f,
                "\"{text}\" has no reason, was never possible before, and nothing like it is claimed to be possible: name what keeps it from being \
                 so (`because \"…\" has \"…\"`, `because of the ability \"…\" of \"…\"`), or claim beside it what can be: {}",
                beside(text)
            ),
            Doubt::OtherReason { text, rule: Some(rule), reason, .. } => write!(
                f,
                "\"{text}\" is refused by rule {rule} ({reason}), which no tag speaks of: name it with `by rule {rule}`, or the reason with `because`; \
                 if that isn't what the ruling is about, mend the position so that nothing but the ruling refuses it"
            ),
            Doubt::OtherReason { text, rule: None, reason, .. } => {
                write!(
                    f,
                    "\"{text}\" is refused by no numbered rule ({reason}): name the reason with `because`, or tag it with a row that has the rule's mark"
                )
            }
            Doubt::ClauseAbsent { clause, marks } => {
                write!(
                    f,
                    "{clause} played no part, since none of its rules was asked for ({}): let happen what it speaks of",
                    gists(marks)
                )
            }
            Doubt::CardAbsent { clause, cards } => {
                write!(
                    f,
                    "{clause} speaks of a card that took no part ({}): let it do something, play it or use its ability; that it is placed isn't enough",
                    cards.join(", ")
                )
            }
            Doubt::UnusedAnswer { asked_in, .. } if asked_in.is_empty() => {
                f.write_str("nothing asked for this answer: take the line away, or put it behind the line that asks")
            }
            Doubt::UnusedAnswer { asked_in, .. } => {
                let tags: Vec<String> = asked_in.iter().map(|edition| format!("@edition:{edition}")).collect();
                write!(
                    f,
                    "nothing asked for this answer; in {} it is asked for: keep the scenario to that ({}), and write another without the line for the other editions",
                    joined(asked_in.iter().map(|edition| &edition.0), ", "),
                    tags.join(" ")
                )
            }
        }
    }
}
