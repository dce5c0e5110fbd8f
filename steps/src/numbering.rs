//! Rule numbers wander: a claim that names one in the numbering of its own edition is judged in another edition by the numbers that the
//! same rules have there.

use casebook_engine::edition::EditionId;

use crate::{
    expectation::{Expectations, Want},
    library::Library,
};

/// The expectations as another edition numbers them. A rule that has no number there isn't judged: the refusal still is.
#[must_use]
pub fn renumbered(said: &Expectations, home: &EditionId, edition: &EditionId, library: &Library) -> Expectations {
    let mut renumbered = said.clone();
    if home != edition {
        for expectation in &mut renumbered.0 {
            if let Want::Refused(rules) = &mut expectation.want {
                let there = |rule: &String| library.numbers().counterparts(rule, home, edition, library.editions());
                *rules = rules.iter().flat_map(there).collect();
            }
        }
    }
    renumbered
}
