//! The digest of a suite: two records with the same digest were judged by the same cases and expectations.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::{expectation::Expectations, suite::Suite};

/// `sha256:` and the SHA-256 of all cases in the order of their ids: id, hash and expectations. Line numbers aren't included.
#[must_use]
pub fn digest(suite: &Suite) -> String {
    let mut scenarios: Vec<_> = suite.scenarios.iter().map(|scenario| &scenario.lowered).collect();
    scenarios.sort_by(|one, other| one.case.id.cmp(&other.case.id));
    let mut hasher = Sha256::new();
    for lowered in scenarios {
        let mut expected = lowered.expectations.clone();
        expected.0.iter_mut().for_each(|expectation| expectation.line = 0);
        hasher.update(&lowered.case.id);
        hasher.update("\n");
        hasher.update(&lowered.case.hash);
        hasher.update("\n");
        hasher.update(written(&expected));
        hasher.update("\n");
    }
    named(&hasher.finalize())
}

/// Expectations are plain data, so serializing them can't fail.
fn written(expected: &Expectations) -> Vec<u8> {
    serde_json::to_vec(expected).unwrap_or_default()
}

/// A hash with its name as prefix.
pub(crate) fn named(bytes: &[u8]) -> String {
    let mut text = "sha256:".to_owned();
    for byte in bytes {
        let _never = write!(text, "{byte:02x}");
    }
    text
}
