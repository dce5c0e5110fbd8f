//! Triggered abilities (603).

use crate::{error::Flow, event::Event, game::Cx, rules::continuous::Projection};

/// Notices what has triggered on events that happened together, and lets it wait (603.2). `before` is the position before them,
/// for abilities that look back (603.10).
pub fn notice(cx: &mut Cx<'_>, before: Option<&Projection>, events: &[Event]) {
    let _ = (cx, before, events);
    todo!()
}

/// Puts waiting triggers on the stack, in active-player order, each player's own in the order that player chooses (603.3b).
///
/// # Errors
///
/// An unanswered decision.
pub fn put_on_stack(cx: &mut Cx<'_>) -> Flow<bool> {
    let _ = cx;
    todo!()
}
