//! Whether a record agrees with itself. What a reader is told about an engine depends on it, so a verdict is not taken from its line alone.

use std::collections::BTreeMap;

use super::{CaseResult, Footer};
use crate::verdict::Verdict;

/// The first contradiction between the lines of a record, in words.
pub(super) fn contradiction(results: &[CaseResult], footer: &Footer) -> Option<String> {
    results.iter().find_map(of_result).or_else(|| of_totals(results, footer))
}

/// A verdict that does not follow from the claims of its case. A record may leave out the claims of a case.
fn of_result(result: &CaseResult) -> Option<String> {
    let case = || format!("the case {} in {}", result.id, result.edition);
    let broken = result.claims.iter().find(|claim| !claim.held);
    match (result.verdict, broken) {
        (Verdict::Passed | Verdict::UnexpectedPass, Some(claim)) => Some(format!(
            "{} is called {}, but this claim did not hold: {}",
            case(),
            result.verdict.words(),
            claim.text
        )),
        (Verdict::Failed | Verdict::ExpectedFailure, None) if !result.claims.is_empty() && result.detail.is_none() => {
            let verdict = result.verdict.words();
            Some(format!("{} is called {verdict}, but each of its claims held, and no other reason is given", case()))
        }
        _ => None,
    }
}

/// A number of the footer that is not the number of the lines.
fn of_totals(results: &[CaseResult], footer: &Footer) -> Option<String> {
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    for result in results {
        *counted.entry(result.verdict.name()).or_default() += 1;
    }
    Verdict::ALL.iter().find_map(|verdict| {
        let name = verdict.name();
        let of_lines = counted.get(name).copied().unwrap_or(0);
        let of_footer = footer.totals.get(name).copied().unwrap_or(0);
        (of_lines != of_footer).then(|| {
            format!("its footer counts {of_footer} with the verdict {}, its lines {of_lines}", verdict.words())
        })
    })
}
