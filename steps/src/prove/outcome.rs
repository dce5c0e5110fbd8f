//! The outcome of a scenario on an engine with a changed library.

use std::collections::BTreeSet;

use casebook_engine::edition::EditionId;

use crate::{
    judge::{holds, judge},
    library::Library,
    numbering::renumbered,
    port::{End, EngineUnderTest, Ran, Seen},
    suite::Scenario,
    verdict::Verdict,
};

/// The outcome of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It passed.
    Passed,
    /// A claim was observed and is false. Holds the lines of all such claims in the feature.
    Otherwise(BTreeSet<usize>),
    /// It ended before a claim was false, which proves nothing.
    Unclear,
}

impl Outcome {
    /// Plays a scenario in an edition, which the engine uses already.
    #[must_use]
    pub fn of(scenario: &Scenario, edition: &EditionId, library: &Library, engine: &mut dyn EngineUnderTest) -> Self {
        // If the engine panics, nothing was observed.
        let mut ran = Ran::ended(End::Error { message: String::new() });
        engine.run_all(&[&scenario.lowered.case], &mut |_, answer, _| ran = answer);
        Self::told(scenario, edition, library, &ran)
    }

    /// The outcome of a scenario in an edition, from its observations.
    #[must_use]
    pub fn told(scenario: &Scenario, edition: &EditionId, library: &Library, ran: &Ran) -> Self {
        let case = &scenario.lowered.case;
        let expected = renumbered(&scenario.lowered.expectations, &scenario.home, edition, library);
        let otherwise = |probe, want| match ran.seen(probe) {
            Some(Seen::Value(value)) => holds(want, value, ran) == Some(false),
            _ => false,
        };
        if judge(case, &expected, ran).verdict == Verdict::Passed {
            return Outcome::Passed;
        }
        if !matches!(ran.end, End::Completed | End::Refused { .. }) {
            return Outcome::Unclear;
        }
        let wrong = expected.0.iter().filter(|claim| otherwise(claim.probe, &claim.want));
        let lines: BTreeSet<usize> = wrong.map(|claim| claim.line).collect();
        if lines.is_empty() { Outcome::Unclear } else { Outcome::Otherwise(lines) }
    }
}
