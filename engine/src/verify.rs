//! What a test build calculates twice, because a shortcut may leave it out.

/// One change in so many is followed by a second calculation: after each change it would slow down each run of the suite.
const ONE_IN: u64 = 16;

/// Whether a test build verifies the position with that revision. A release build verifies none.
pub(crate) const fn is_due(revision: u64) -> bool {
    cfg!(debug_assertions) && revision.is_multiple_of(ONE_IN)
}
