//! What is compared of a case on two engines.

use crate::{judge::ClaimResult, port::End};

/// How the script of a decided case ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// It was carried out to its end.
    Completed,
    /// The operation at this index was refused.
    Refused(usize),
    /// A decision without an answer waited at the operation with this index.
    Undecided(usize),
    /// It ended in a way that decides nothing.
    Otherwise,
}

impl Ended {
    /// How a run ended.
    #[must_use]
    pub fn of(end: &End) -> Self {
        match end {
            End::Completed => Ended::Completed,
            End::Refused { step, .. } => Ended::Refused(*step),
            End::Undecided { step, .. } => Ended::Undecided(*step),
            _ => Ended::Otherwise,
        }
    }
}

/// How a case came out, as far as two engines can agree on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It passed.
    Passed,
    /// It failed, with these observations.
    Failed(Ended, Vec<Observed>),
}

/// The observation for a claim: none if it is true.
type Observed = Option<String>;

impl Outcome {
    pub(super) fn failed(ended: Ended, claims: &[ClaimResult]) -> Self {
        Outcome::Failed(ended, claims.iter().map(observed).collect())
    }
}

/// The observation for a claim. Engines word the reason of a refusal in their own ways.
fn observed(claim: &ClaimResult) -> Observed {
    let refused = claim.seen.starts_with("refused");
    (!claim.held).then(|| if refused { "refused".to_owned() } else { claim.seen.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(held: bool, seen: &str) -> ClaimResult {
        ClaimResult { text: String::new(), line: 1, held, expected: String::new(), seen: seen.to_owned() }
    }

    fn failed(ended: Ended, held: bool, seen: &str) -> Outcome {
        Outcome::failed(ended, &[claim(held, seen)])
    }

    #[test]
    fn a_refusal_is_the_same_whatever_its_reason() {
        let by_rule = failed(Ended::Completed, false, "refused by rule 601.2c (no target)");
        assert_eq!(by_rule, failed(Ended::Completed, false, "refused"));
        assert_ne!(by_rule, failed(Ended::Completed, false, "legal"));
    }

    #[test]
    fn how_the_script_ended_and_what_was_seen_instead_are_compared() {
        let one = failed(Ended::Refused(1), false, "18");
        assert_ne!(one, failed(Ended::Refused(2), false, "18"));
        assert_ne!(one, failed(Ended::Completed, false, "18"));
        assert_ne!(one, failed(Ended::Refused(1), false, "19"));
        assert_ne!(one, failed(Ended::Refused(1), true, "18"));
        assert_eq!(failed(Ended::Refused(1), true, "18"), failed(Ended::Refused(1), true, "20"), "a claim that held");
    }
}
