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
pub enum Outcome {
    /// It passed.
    Passed,
    /// It failed, with these observations.
    Failed(Ended, Vec<Observed>),
}

/// The observation for a claim: none if it is true.
pub type Observed = Option<String>;

impl Outcome {
    /// A failure with these claims.
    #[must_use]
    pub fn failed(ended: Ended, claims: &[ClaimResult]) -> Self {
        Outcome::Failed(ended, claims.iter().map(observed).collect())
    }
}

/// The observation for a claim. Engines word the reason of a refusal in their own ways.
fn observed(claim: &ClaimResult) -> Observed {
    let refused = claim.seen.starts_with("refused");
    (!claim.held).then(|| if refused { "refused".to_owned() } else { claim.seen.clone() })
}
