//! What comes of a scenario for an engine that lacks something, or takes it for something else.

use casebook_engine::edition::EditionId;

use crate::{
    judge::{holds, judge},
    library::Library,
    numbering::renumbered,
    port::{End, EngineUnderTest, Ran, Seen},
    suite::Scenario,
    verdict::Verdict,
};

/// What came of a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// As it is told.
    Passed,
    /// A claim was looked at and was otherwise.
    Otherwise,
    /// It ended before anything was seen to be otherwise: that shows nothing.
    Unclear,
}

impl Outcome {
    /// What comes of a scenario in an edition, for an engine that has been told to use it.
    #[must_use]
    pub fn of(scenario: &Scenario, edition: &EditionId, library: &Library, engine: &mut dyn EngineUnderTest) -> Self {
        // An engine that panics is none that sees anything.
        let mut ran = Ran::ended(End::Error { message: String::new() });
        engine.run_all(&[&scenario.lowered.case], &mut |_, answer, _| ran = answer);
        Self::told(scenario, edition, library, &ran)
    }

    /// What came of a scenario in an edition, by what was seen.
    #[must_use]
    pub fn told(scenario: &Scenario, edition: &EditionId, library: &Library, ran: &Ran) -> Self {
        let case = &scenario.lowered.case;
        let expected = renumbered(&scenario.lowered.expectations, &scenario.home, edition, library);
        let otherwise = |probe, want| match ran.seen(probe) {
            Some(Seen::Value(value)) => holds(want, value, ran) == Some(false),
            _ => false,
        };
        if judge(case, &expected, ran).verdict == Verdict::Passed {
            Outcome::Passed
        } else if matches!(ran.end, End::Completed | End::Refused { .. })
            && expected.0.iter().any(|claim| otherwise(claim.probe, &claim.want))
        {
            Outcome::Otherwise
        } else {
            Outcome::Unclear
        }
    }
}
