//! The reasons why a scenario doesn't prove its tags, in words.

use std::fmt;

use casebook_engine::{edition::EditionId, rule::Rule};

use super::rival::Rival;

/// An engine that lacks a clause but gets every claim right.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fooled {
    /// What it does, as words after "an engine that".
    pub does: String,
    /// The kind of claim that it gets wrong.
    pub shown_up_by: String,
}

impl Fooled {
    /// From a rival.
    #[must_use]
    pub fn of(rival: &Rival) -> Self {
        Self { does: rival.does.clone(), shown_up_by: rival.shown_up_by.clone() }
    }
}

/// A reason why a scenario doesn't prove its tags.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubt {
    /// The scenario can't be carried out, or a claim fails.
    NotCarriedOut {
        /// The detail of the verdict.
        why: String,
    },
    /// Every claim was already true before any event.
    AlwaysTrue,
    /// Every claim is also true on engines that lack the clause.
    Hollow {
        /// The clause.
        clause: String,
        /// The engines that get every claim right.
        rivals: Vec<Fooled>,
    },
    /// A "can't" that is also true without the reason that it gives.
    SameWithout {
        /// The claim.
        text: String,
        /// Its line.
        line: usize,
        /// The other reason for the refusal, in the engine's words.
        still: Option<String>,
    },
    /// A "can't" without a contrast.
    NeverPossible {
        /// The claim.
        text: String,
        /// Its line.
        line: usize,
    },
    /// A "can't" that is refused by a rule that neither it nor a tag names.
    OtherReason {
        /// The claim.
        text: String,
        /// Its line.
        line: usize,
        /// The number of that rule, if it has one.
        rule: Option<String>,
        /// The reason, in the engine's words.
        reason: String,
    },
    /// No rule of the clause was used.
    ClauseAbsent {
        /// The clause.
        clause: String,
        /// The marks of the clause.
        marks: Vec<String>,
    },
    /// No card of the clause took part.
    CardAbsent {
        /// The clause.
        clause: String,
        /// The cards of the clause.
        cards: Vec<String>,
    },
    /// An answer that the game didn't ask for.
    UnusedAnswer {
        /// Its line.
        line: usize,
        /// The editions in which the game asks for it.
        asked_in: Vec<EditionId>,
    },
}

impl Doubt {
    /// The line of the doubt, if it is about one.
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

/// The beginning of a claim that would be a contrast to a "can't": its words up to the first name.
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

/// Marks with short texts of their rules.
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
            Doubt::NotCarriedOut { why } => write!(f, "the scenario doesn't pass, so it proves nothing: {why}"),
            Doubt::AlwaysTrue => f.write_str(
                "every claim was already true before any event could make it true: add a claim that is false at first, and the play that makes \
                 it true",
            ),
            Doubt::Hollow { clause, rivals } => {
                let does = joined(rivals.iter().map(|rival| &rival.does), ", or that ");
                let mut claims: Vec<&str> = rivals.iter().map(|rival| rival.shown_up_by.as_str()).collect();
                claims.dedup();
                let also = if claims.len() > 1 { "; and also claim " } else { "" };
                write!(
                    f,
                    "{clause} isn't proved: every claim is also true for an engine that {does}. In the same scenario, claim {}",
                    joined(claims, also)
                )
            }
            Doubt::SameWithout { text, still, .. } => {
                let still = still.as_ref().map(|why| format!(": without it the action is refused, too ({why})")).unwrap_or_default();
                write!(
                    f,
                    "\"{text}\" is also true without the reason that it gives{still}. Remove the other reason from the position, or give it instead"
                )
            }
            Doubt::NeverPossible { text, .. } if text.contains("may not") => write!(
                f,
                "\"{text}\" was never possible before, and no claim says that a similar choice is possible: add such a claim: {}",
                beside(text)
            ),
            Doubt::NeverPossible { text, .. } => write!(
                f,
                "\"{text}\" gives no reason, was never possible before, and no claim says that a similar action is possible: add the reason \
                 (`because \"…\" has \"…\"`, `because of the ability \"…\" of \"…\"`), or add such a claim: {}",
                beside(text)
            ),
            Doubt::OtherReason { text, rule: Some(rule), reason, .. } => write!(
                f,
                "\"{text}\" is refused by rule {rule} ({reason}), which is no rule of a tag: add `by rule {rule}`, or the reason with `because`; if \
                 the ruling is about another rule, change the position so that only the ruling refuses the action"
            ),
            Doubt::OtherReason { text, rule: None, reason, .. } => {
                write!(
                    f,
                    "\"{text}\" is refused by a rule without a number ({reason}): add the reason with `because`, or tag the scenario with a clause that has the rule's mark"
                )
            }
            Doubt::ClauseAbsent { clause, marks } => {
                write!(
                    f,
                    "{clause} played no part, because none of its rules was used ({}): add an event to which one of them applies",
                    gists(marks)
                )
            }
            Doubt::CardAbsent { clause, cards } => {
                write!(
                    f,
                    "{clause} is about a card that took no part ({}): play it or use its ability; it is not enough to place it",
                    cards.join(", ")
                )
            }
            Doubt::UnusedAnswer { asked_in, .. } if asked_in.is_empty() => {
                f.write_str("nothing asked for this answer: remove the line, or move it below the line that asks")
            }
            Doubt::UnusedAnswer { asked_in, .. } => {
                let tags: Vec<String> = asked_in.iter().map(|edition| format!("@edition:{edition}")).collect();
                write!(
                    f,
                    "nothing asked for this answer, but in {} it is asked for: tag this scenario with {}, and write another one without the line for the other editions",
                    joined(asked_in.iter().map(|edition| &edition.0), ", "),
                    tags.join(" ")
                )
            }
        }
    }
}
