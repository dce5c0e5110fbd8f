//! Lying manners of the reference engine, which test the suite: each lacks a basic part of the game.

use crate::case::{Action, ScriptOp};

/// How the engine carries out a case.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Manner {
    /// By the rules.
    #[default]
    Honest,
    /// An operation that is illegal or waits for a decision is left out; the script goes on.
    Undaunted,
    /// The same, and no player may cast or activate anything.
    RefusesAnnouncements,
    /// The same, and no player is asked: the engine takes the first choice and ignores the answers.
    NeverAsks,
    /// Nothing is carried out: every observation is of the setup.
    Idle,
}

impl Manner {
    /// Whether an operation isn't tried.
    pub(super) fn leaves_out(self, op: &ScriptOp) -> bool {
        self == Manner::Idle || matches!(op, ScriptOp::Act(action) if self.refuses(action))
    }

    /// Whether an action is refused without a reason.
    pub(super) fn refuses(self, action: &Action) -> bool {
        let announced = matches!(action, Action::Play(_) | Action::Activate(_) | Action::PlayLand { .. });
        self == Manner::RefusesAnnouncements && announced
    }

    /// Whether the script goes on after an operation that isn't possible.
    pub(super) fn goes_on(self) -> bool {
        self != Manner::Honest
    }
}
