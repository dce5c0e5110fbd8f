//! What the lines of one case have in common. A case has a line for each edition, mostly with the same steps and claims, so a file has them once.

use std::{collections::BTreeMap, io};

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::CaseResult;

/// The fingerprint of a part of a result.
type Print = [u8; 32];

/// What a writer remembers of the first line of each case.
#[derive(Debug, Default)]
pub(super) struct Written(BTreeMap<String, First>);

/// The first line of a case.
#[derive(Debug)]
struct First {
    edition: String,
    steps: Print,
    claims: Print,
}

impl Written {
    /// The result without what the first line of its case has; `None` if it is to be written whole.
    ///
    /// # Errors
    /// An I/O error if a part can't be serialized, which does not happen with strings and numbers.
    pub(super) fn shortened(&mut self, result: &CaseResult) -> io::Result<Option<CaseResult>> {
        let (steps, claims) = (print_of(&result.steps)?, print_of(&result.claims)?);
        let Some(first) = self.0.get(&result.id) else {
            self.0.insert(result.id.clone(), First { edition: result.edition.clone(), steps, claims });
            return Ok(None);
        };
        let same_claims = first.claims == claims;
        // Without claims the line would be read as one with the claims of the first line.
        if first.steps != steps || first.edition == result.edition || (!same_claims && result.claims.is_empty()) {
            return Ok(None);
        }
        let claims = if same_claims { Vec::new() } else { result.claims.clone() };
        Ok(Some(CaseResult { steps: Vec::new(), claims, as_in: Some(first.edition.clone()), ..result.clone() }))
    }
}

fn print_of(part: &impl Serialize) -> io::Result<Print> {
    Ok(Sha256::digest(serde_json::to_vec(part)?).into())
}

/// The places of the results that were read, by case and edition.
#[derive(Debug, Default)]
pub(super) struct Firsts(BTreeMap<(String, String), usize>);

impl Firsts {
    /// Adds to a result what its line does not repeat. `results` are those of the lines before it.
    ///
    /// # Errors
    /// What is wrong with the line, if it refers to none of them.
    pub(super) fn fill_in(&mut self, result: &mut CaseResult, results: &[CaseResult]) -> Result<(), String> {
        let Some(edition) = result.as_in.take() else {
            self.0.entry((result.id.clone(), result.edition.clone())).or_insert(results.len());
            return Ok(());
        };
        let place = self.0.get(&(result.id.clone(), edition.clone()));
        let Some(first) = place.and_then(|place| results.get(*place)) else {
            return Err(format!("refers to the case {} in {edition}, which no line before it has", result.id));
        };
        if result.steps.is_empty() {
            result.steps.clone_from(&first.steps);
        }
        if result.claims.is_empty() {
            result.claims.clone_from(&first.claims);
        }
        Ok(())
    }
}
