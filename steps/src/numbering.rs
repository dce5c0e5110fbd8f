//! Rule numbers differ between editions: a claim that names a rule in the numbering of its own edition is judged in another edition by the
//! number that the same rule has there.

use std::borrow::Cow;

use casebook_engine::edition::EditionId;

use crate::{
    expectation::{Expectation, Expectations, Want},
    library::Library,
};

/// The expectations in the numbering of another edition. If a rule has no number there, only the refusal is judged.
#[must_use]
pub fn renumbered<'e>(
    said: &'e Expectations,
    home: &EditionId,
    edition: &EditionId,
    library: &Library,
) -> Cow<'e, Expectations> {
    let names = |claim: &Expectation| matches!(&claim.want, Want::Refused(rules) if !rules.is_empty());
    if home == edition || !said.0.iter().any(names) {
        return Cow::Borrowed(said);
    }
    let mut renumbered = said.clone();
    for expectation in &mut renumbered.0 {
        if let Want::Refused(rules) = &mut expectation.want {
            let there = |rule: &String| library.numbers().counterparts(rule, home, edition, library.editions());
            *rules = rules.iter().flat_map(there).collect();
        }
    }
    Cow::Owned(renumbered)
}
