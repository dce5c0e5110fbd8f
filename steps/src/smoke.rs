//! The smoke set: about twenty cases that any engine plays right, each about one thing an adapter has to get across. Where one fails, the
//! adapter is to be looked at before the engine; until all pass, scores mean nothing.

use std::sync::Arc;

use crate::{
    diagnostic::Diagnostic, files::File, library::Library, record::CaseResult, suite::Suite, verdict::Verdict,
};

/// The smoke set as a feature. A comment `# look:` above a scenario tells the adapter's author what to look at where it fails.
const FEATURE: &str = include_str!("smoke/adapter.feature");

/// Its path in messages.
const PATH: &str = "smoke/adapter.feature";

/// The smoke set as a suite.
///
/// # Errors
///
/// Everything that is wrong with it for this library, whose cards may have been replaced by a pack's.
pub fn suite(library: Arc<Library>) -> Result<Suite, Vec<Diagnostic>> {
    Suite::load(library, &[File { path: PATH.to_owned(), text: FEATURE.to_owned() }])
}

/// What to look at where a case of the smoke set fails: what the case is about, and what its end says.
#[must_use]
pub fn advice(result: &CaseResult) -> String {
    let about = about(result.line).unwrap_or("the whole round trip of a case");
    let by_verdict = match result.verdict {
        Verdict::Crash | Verdict::Error => "the adapter's own errors: its standard error is quoted above",
        Verdict::Timeout => {
            "whether the adapter flushes its output after every line, and waits for a prompt that nobody answers"
        }
        Verdict::ProtocolError => "the answer's form: docs/protocol.md and docs/schemas/response.json",
        Verdict::Unsupported => {
            "what the hello lists, and how the adapter finds the card or operation it says it lacks"
        }
        Verdict::Inconclusive => "how the adapter places the position",
        _ => "whether the adapter does what the script says, and only then whether the engine is wrong",
    };
    format!("look at {about}; and at {by_verdict}")
}

/// The comment above a scenario.
fn about(line: usize) -> Option<&'static str> {
    let above: Vec<&str> = FEATURE.lines().take(line.saturating_sub(1)).collect();
    let comments = above.iter().rev().map(|line| line.trim()).take_while(|line| line.starts_with(['#', '@']));
    comments.filter_map(|line| line.strip_prefix("# look: ")).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_says_what_to_look_at() {
        let scenarios: Vec<usize> = FEATURE
            .lines()
            .enumerate()
            .filter(|(_, line)| line.trim_start().starts_with("Scenario:"))
            .map(|(index, _)| index + 1)
            .collect();
        assert!((18..=22).contains(&scenarios.len()), "about twenty");
        assert!(scenarios.iter().all(|line| about(*line).is_some()));
    }
}
