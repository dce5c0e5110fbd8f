//! Whether the rules apply that carry out or refuse something in an action, or whether they are switched off.

use super::Cx;
use crate::{
    commit::shown,
    error::{Flow, Stop},
    ground::{Act, Because, Ground, Obstacle},
    rule::MarkUse,
};

impl Cx<'_> {
    /// Whether no rule is switched off that carries out the act, including the rules that its change shows by itself.
    pub(crate) fn carries_out(&self, act: &Act) -> bool {
        let stands = |ground: &Ground| !self.table.is_off(ground.rule);
        act.grounds.iter().all(stands) && shown::of(&self.state, &act.change).iter().all(stands)
    }

    /// The acts of which no rule is switched off.
    #[must_use]
    pub fn lawful(&self, mut acts: Vec<Act>) -> Vec<Act> {
        acts.retain(|act| !act.grounds.iter().any(|ground| self.table.is_off(ground.rule)));
        acts
    }

    /// Whether an obstacle prevents an action. The obstacle is recorded.
    pub fn hindered(&self, obstacle: Option<Obstacle>) -> bool {
        obstacle.is_some_and(|obstacle| self.stands(obstacle.ground))
    }

    /// Adds one more rule to a stopped action: the rule by which it is undone.
    pub fn undone(&self, because: impl Because, stop: Stop) -> Stop {
        if self.tracing && !self.table.is_off(because.rule()) {
            self.notes.tell(because.ground(), MarkUse::Refused);
        }
        stop
    }

    /// Whether a rule applies that changes what happens. Its use is recorded.
    pub fn stands(&self, because: impl Because) -> bool {
        let stands = !self.table.is_off(because.rule());
        if stands && self.tracing {
            self.notes.tell(because.ground(), MarkUse::Applied);
        }
        stands
    }

    /// Refuses an action that breaks a rule.
    ///
    /// # Errors
    ///
    /// [`Stop::Illegal`], unless that rule is switched off.
    pub fn forbid(&self, because: impl Because, reason: impl Into<String>) -> Flow {
        if self.table.is_off(because.rule()) { Ok(()) } else { self.cannot(because, reason) }
    }

    /// Stops an action that is impossible even with rules switched off, and names the rule that would have permitted it.
    ///
    /// # Errors
    ///
    /// Always [`Stop::Illegal`].
    pub fn cannot<T>(&self, because: impl Because, reason: impl Into<String>) -> Flow<T> {
        let rule = because.rule();
        if self.tracing {
            self.notes.tell(because.ground(), MarkUse::Refused);
        }
        Err(Stop::illegal(rule, reason))
    }
}
