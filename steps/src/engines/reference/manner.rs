//! Ways in which the reference engine may lie, to test the suite: each does without one thing that every game has.

use crate::case::{Action, ScriptOp};

/// How the engine carries a case out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Manner {
    /// As the rules say.
    #[default]
    Honest,
    /// Whatever isn't legal, or waits for a decision, is left out; the script goes on.
    Undaunted,
    /// The same, and nobody may play or activate anything.
    RefusesAnnouncements,
    /// The same, and nobody is asked anything: the first choice there is will do, whatever the answers say.
    NeverAsks,
    /// Nothing is done: every observation is made of the position before the script.
    Idle,
}

impl Manner {
    /// Whether an operation isn't even tried.
    pub(super) fn leaves_out(self, op: &ScriptOp) -> bool {
        self == Manner::Idle || matches!(op, ScriptOp::Act(action) if self.refuses(action))
    }

    /// Whether an action is refused for no reason.
    pub(super) fn refuses(self, action: &Action) -> bool {
        let announced = matches!(action, Action::Play(_) | Action::Activate(_) | Action::PlayLand { .. });
        self == Manner::RefusesAnnouncements && announced
    }

    /// Whether the script goes on where it can't.
    pub(super) fn goes_on(self) -> bool {
        self != Manner::Honest
    }
}
