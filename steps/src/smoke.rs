//! The smoke set: simple cases, each about one task of an adapter. If a case fails, the adapter must be checked before the engine; other scores
//! mean nothing until all pass. The tests of `adapters/python` run it on adapters with one fault each.

use std::sync::Arc;

use crate::{
    diagnostic::Diagnostic, files::File, library::Library, record::CaseResult, suite::Suite, verdict::Verdict,
};

/// The smoke set as a feature. A comment `# look:` above a scenario says what the author of the adapter must check if the case fails.
pub const FEATURE: &str = include_str!("smoke/adapter.feature");

/// Its path in messages.
const PATH: &str = "smoke/adapter.feature";

/// What the smoke set does without, for an author who asks what to write first.
pub const NEEDLESS: &str = "The smoke set needs no tokens, counters, attachments, triggered abilities, modes, values for X or alternative costs, and no \
    history of the game: docs/adapters.md lists the operations, probes and cards that it needs.";

/// The smoke set as a suite.
///
/// # Errors
///
/// The errors of the smoke set with this library, whose cards may have been replaced by a pack.
pub fn suite(library: Arc<Library>) -> Result<Suite, Vec<Diagnostic>> {
    Suite::load(library, &[File { path: PATH.to_owned(), text: FEATURE.to_owned() }])
}

/// The advice for a failed case of the smoke set: what the case is about, and what its verdict suggests.
#[must_use]
pub fn advice(result: &CaseResult) -> String {
    let about = about(result.line).unwrap_or("the whole exchange for a case");
    let by_verdict = match result.verdict {
        Verdict::Crash | Verdict::Error => "the errors of the adapter, whose standard error is quoted above",
        Verdict::Timeout => {
            "whether the adapter flushes its output after every line, and whether it waits for input that never comes"
        }
        Verdict::ProtocolError => "the form of the answer (docs/protocol.md, docs/schemas/response.json)",
        Verdict::Unsupported => {
            "what the hello lists, and how the adapter looks up the card or operation that it reports as missing"
        }
        Verdict::Inconclusive => "how the adapter places the position",
        _ => "whether the adapter carries out the script; only then at the engine",
    };
    format!("check {about}; also check {by_verdict}")
}

/// The comment above a scenario, which says what must be checked if it fails. `line` is that of the scenario's keyword.
#[must_use]
pub fn about(line: usize) -> Option<&'static str> {
    let above: Vec<&str> = FEATURE.lines().take(line.saturating_sub(1)).collect();
    let comments = above.iter().rev().map(|line| line.trim()).take_while(|line| line.starts_with(['#', '@']));
    comments.filter_map(|line| line.strip_prefix("# look: ")).next()
}
