//! The turn and its steps (500–514).

use crate::{action::Awaits, error::Flow, game::Cx, state::State};

/// Goes on to the next step, and through steps in which nobody acts, until a player has to act.
///
/// # Errors
///
/// Unanswered decisions.
pub fn go_on(cx: &mut Cx<'_>) -> Flow {
    let _ = cx;
    todo!()
}

/// What the game waits for.
#[must_use]
pub fn awaits(state: &State) -> Awaits {
    let _ = state;
    todo!()
}
