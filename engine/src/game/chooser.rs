//! Who makes the decisions of a game.

use super::Game;
use crate::decision::{Answer, Decision};

/// A source of answers to decisions.
pub trait Chooser {
    /// The answer, or `None` if there is none yet. The action is then undone and can be tried again with one more answer.
    fn choose(&mut self, view: &Game<'_>, decision: &Decision) -> Option<Answer>;

    /// Reports a decision that is not asked because it has only one answer. If the player meant something else, the chooser returns that; the action
    /// is then illegal.
    fn forced(&mut self, view: &Game<'_>, decision: &Decision, answer: &Answer) -> Option<Answer> {
        let _ = (view, decision, answer);
        None
    }
}

/// Gives prepared answers in the order in which they are requested. An action is run again with one more answer each time.
#[derive(Debug, Clone, Default)]
pub struct Script {
    answers: std::collections::VecDeque<Answer>,
}

impl Script {
    /// A script of these answers, in order.
    #[must_use]
    pub fn new(answers: impl IntoIterator<Item = Answer>) -> Self {
        Self { answers: answers.into_iter().collect() }
    }
}

impl Chooser for Script {
    fn choose(&mut self, _: &Game<'_>, _: &Decision) -> Option<Answer> {
        self.answers.pop_front()
    }
}
