//! Verdicts on cases, and the status of clauses that follows from them.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The verdict on one case in one edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Everything was as expected.
    Passed,
    /// It failed exactly as the deviations file declares.
    ExpectedFailure,
    /// Something was not as expected.
    Failed,
    /// It passed although the deviations file declares a failure.
    UnexpectedPass,
    /// The engine reports that it can't carry out the case.
    Unsupported,
    /// The clauses don't hold in the edition.
    NotApplicable,
    /// The position could not be placed as asked.
    Inconclusive,
    /// The engine or its adapter reported an error of its own.
    #[default]
    Error,
    /// The engine's process died.
    Crash,
    /// The engine didn't answer in time.
    Timeout,
    /// The engine's answer isn't valid in the protocol.
    ProtocolError,
    /// The scenario itself is wrong.
    SuiteError,
}

impl Verdict {
    /// All verdicts, in the order in which they are counted.
    pub const ALL: [Verdict; 12] = [
        Verdict::Passed,
        Verdict::ExpectedFailure,
        Verdict::Failed,
        Verdict::UnexpectedPass,
        Verdict::Unsupported,
        Verdict::NotApplicable,
        Verdict::Inconclusive,
        Verdict::Error,
        Verdict::Crash,
        Verdict::Timeout,
        Verdict::ProtocolError,
        Verdict::SuiteError,
    ];

    /// The verdict's name, as in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Passed => "passed",
            Verdict::ExpectedFailure => "expected_failure",
            Verdict::Failed => "failed",
            Verdict::UnexpectedPass => "unexpected_pass",
            Verdict::Unsupported => "unsupported",
            Verdict::NotApplicable => "not_applicable",
            Verdict::Inconclusive => "inconclusive",
            Verdict::Error => "error",
            Verdict::Crash => "crash",
            Verdict::Timeout => "timeout",
            Verdict::ProtocolError => "protocol_error",
            Verdict::SuiteError => "suite_error",
        }
    }

    /// The verdict in words.
    #[must_use]
    pub fn words(self) -> String {
        self.name().replace('_', " ")
    }

    /// Whether the case was judged. A case that can't be carried out or placed, or doesn't apply, isn't judged.
    #[must_use]
    pub fn is_judged(self) -> bool {
        self.status() != ClauseStatus::Unsupported
    }

    /// The worse of two verdicts, in this order: failed, unsupported, deviating, passed, not applicable.
    #[must_use]
    pub fn max_by_severity(self, other: Verdict) -> Verdict {
        let severity = |verdict: Verdict| (verdict != Verdict::NotApplicable, verdict.status().severity());
        if severity(other) > severity(self) { other } else { self }
    }

    /// The status of the case's clauses for this verdict.
    pub fn status(self) -> ClauseStatus {
        match self {
            Verdict::Passed => ClauseStatus::Passed,
            Verdict::ExpectedFailure => ClauseStatus::Deviating,
            Verdict::Unsupported | Verdict::NotApplicable | Verdict::Inconclusive => ClauseStatus::Unsupported,
            _ => ClauseStatus::Failed,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The status of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClauseStatus {
    /// Every applicable scenario of it passed, and there is at least one.
    Passed,
    /// A scenario fails as declared; no other fails.
    Deviating,
    /// A scenario failed.
    Failed,
    /// The engine can't carry out some of its scenarios; none failed.
    Unsupported,
    /// It has no scenario.
    Uncovered,
    /// It can't be tested: it is a reference or advice.
    Untestable,
}

impl ClauseStatus {
    /// All statuses, in the order in which they are counted.
    pub const ALL: [ClauseStatus; 6] = [
        ClauseStatus::Passed,
        ClauseStatus::Deviating,
        ClauseStatus::Failed,
        ClauseStatus::Unsupported,
        ClauseStatus::Uncovered,
        ClauseStatus::Untestable,
    ];

    /// The status's name, as in JSON.
    pub fn name(self) -> &'static str {
        match self {
            ClauseStatus::Passed => "passed",
            ClauseStatus::Deviating => "deviating",
            ClauseStatus::Failed => "failed",
            ClauseStatus::Unsupported => "unsupported",
            ClauseStatus::Uncovered => "uncovered",
            ClauseStatus::Untestable => "untestable",
        }
    }

    fn severity(self) -> u8 {
        match self {
            ClauseStatus::Failed => 3,
            ClauseStatus::Unsupported => 2,
            ClauseStatus::Deviating => 1,
            ClauseStatus::Passed | ClauseStatus::Uncovered | ClauseStatus::Untestable => 0,
        }
    }

    /// The status of a clause whose cases have these verdicts: the worst counts, and cases that don't apply are ignored.
    pub fn of(verdicts: impl IntoIterator<Item = Verdict>) -> ClauseStatus {
        let mut seen = false;
        let statuses =
            verdicts.into_iter().inspect(|_| seen = true).filter(|v| *v != Verdict::NotApplicable).map(Verdict::status);
        match statuses.max_by_key(|status| status.severity()) {
            Some(status) => status,
            None if seen => ClauseStatus::Unsupported,
            None => ClauseStatus::Uncovered,
        }
    }
}

impl fmt::Display for ClauseStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
