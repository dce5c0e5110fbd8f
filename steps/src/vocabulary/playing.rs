//! A scenario that is run while it is read: each `Then` runs the case up to its line and judges its own claims.

use crate::{
    case::Case,
    expectation::Expectations,
    judge::{NOT_SEEN, judge},
    port::{End, EngineUnderTest, Observation, Ran},
};
use std::fmt;

/// The engine that runs a scenario, and its observations so far.
pub struct Playing {
    engine: Box<dyn EngineUnderTest>,
    observed: Vec<Observation>,
}

impl Playing {
    /// An engine, which already uses the edition, without observations.
    #[must_use]
    pub fn on(engine: Box<dyn EngineUnderTest>) -> Self {
        Playing { engine, observed: Vec::new() }
    }

    /// Runs the case up to this line and judges the claims of the line.
    ///
    /// # Errors
    /// The claim that failed; that the script did not get this far; or that the engine now gives another answer than when the case ended there.
    pub fn judge(&mut self, case: &Case, claims: &Expectations, line: usize) -> Result<(), String> {
        let ran = self.engine.run(case);
        let judgement = judge(case, claims, &ran);
        let mut own = judgement.claims.iter().filter(|claim| claim.line == line);
        if let Some(missed) = own.find(|claim| !claim.held) {
            // Without an observation, the script did not get this far: then the message is how it ended.
            let why = judgement.detail.filter(|_| missed.seen == NOT_SEEN);
            return Err(why.unwrap_or_else(|| format!("expected {}, saw {}", missed.expected, missed.seen)));
        }
        if !came_to_its_end(&ran, case) {
            return Err(judgement.detail.unwrap_or_else(|| "the case did not come to its end".to_owned()));
        }
        self.same_as_before(ran)
    }

    /// The beginning of a case is a case: its observations must be the same when the case goes on.
    fn same_as_before(&mut self, ran: Ran) -> Result<(), String> {
        let changed = self.observed.iter().find(|before| ran.seen(before.probe) != Some(&before.seen));
        let said = changed.map(|before| {
            format!(
                "probe {} was answered otherwise when the case ended there: {} then, {} now",
                before.probe,
                words(Some(&before.seen)),
                words(ran.seen(before.probe))
            )
        });
        self.observed = ran.observations;
        said.map_or(Ok(()), Err)
    }
}

/// Whether everything was carried out; a decision that waits at the end may be answered by the next line.
fn came_to_its_end(ran: &Ran, case: &Case) -> bool {
    let answers = case.script.iter().rev().take_while(|op| matches!(op, crate::case::ScriptOp::Answer(_))).count();
    match &ran.end {
        End::Completed => true,
        End::Undecided { step, .. } => step + 1 + answers >= case.script.len(),
        _ => false,
    }
}

fn words(seen: Option<&crate::port::Seen>) -> String {
    seen.and_then(|seen| serde_json::to_string(seen).ok()).unwrap_or_else(|| NOT_SEEN.to_owned())
}

impl fmt::Debug for Playing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Playing").field("observed", &self.observed).finish_non_exhaustive()
    }
}
