//! Whether a rule stands by which something is done or refused in an action.

use super::Cx;
use crate::{
    commit::shown,
    error::{Flow, Stop},
    ground::{Act, Because, Ground, Obstacle},
    rule::MarkUse,
};

impl Cx<'_> {
    /// Whether all the rules stand by which an act is made, those among them that it shows by itself.
    pub(crate) fn carries_out(&self, act: &Act) -> bool {
        let stands = |ground: &Ground| !self.table.is_off(ground.rule);
        act.grounds.iter().all(stands) && shown::of(&self.state, &act.change).iter().all(stands)
    }

    /// Those acts all of whose rules stand.
    #[must_use]
    pub fn lawful(&self, mut acts: Vec<Act>) -> Vec<Act> {
        acts.retain(|act| !act.grounds.iter().any(|ground| self.table.is_off(ground.rule)));
        acts
    }

    /// Whether something is in the way of what was to be done; told, where anything is.
    pub fn hindered(&self, obstacle: Option<Obstacle>) -> bool {
        obstacle.is_some_and(|obstacle| self.stands(obstacle.ground))
    }

    /// Names one more rule by which what is stopped is undone.
    pub fn undone(&self, because: impl Because, stop: Stop) -> Stop {
        if self.tracing && !self.table.is_off(because.rule()) {
            self.notes.tell(because.ground(), MarkUse::Refused);
        }
        stop
    }

    /// Whether a rule stands by which something comes to be otherwise than it would: told, where anything is.
    pub fn stands(&self, because: impl Because) -> bool {
        let stands = !self.table.is_off(because.rule());
        if stands && self.tracing {
            self.notes.tell(because.ground(), MarkUse::Applied);
        }
        stands
    }

    /// Forbids what breaks a rule.
    ///
    /// # Errors
    ///
    /// [`Stop::Illegal`], unless that rule is switched off.
    pub fn forbid(&self, because: impl Because, reason: impl Into<String>) -> Flow {
        if self.table.is_off(because.rule()) { Ok(()) } else { self.cannot(because, reason) }
    }

    /// Stops what can't be done whatever the rules allow, naming the rule by which it could have been.
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
