//! What has happened since the setup.

use std::{collections::BTreeSet, sync::Arc};

use casebook_engine::{
    doing::Done,
    event::Event,
    game::{Trace, TraceLine},
    ids::ObjectId,
    rule::{MarkUse, Rule},
    state::{State, history::History},
};

use super::exercise::{self, Exercised};

/// What came of an action that was tried.
#[derive(Debug, Clone)]
pub(super) enum Tried {
    /// It was legal, and was taken.
    Legal,
    /// It was refused.
    Refused { rule: Option<Rule>, reason: String },
}

/// The log of a case that is being carried out.
#[derive(Debug, Clone, Default)]
pub(super) struct Log {
    /// Rules are traced. Without that there are events and decisions only.
    pub(super) traced: bool,
    /// An account is kept of what texts do.
    pub(super) accounts: bool,
    /// What texts did, where an account is kept.
    pub(super) done: History<Done>,
    /// Line by line: the operation during which it came, and what it was.
    pub(super) lines: History<(usize, TraceLine)>,
    /// Whether what was tried last was legal, if anything was tried.
    pub(super) tried: Option<Tried>,
    /// Rules that were carried out.
    pub(super) marks: Noted<(Rule, MarkUse)>,
    /// Objects that took part.
    pub(super) involved: Noted<ObjectId>,
    /// Abilities that did something, or by which something was refused.
    pub(super) exercised: Noted<Exercised>,
}

impl Log {
    /// A log that has yet to begin.
    pub(super) fn new(traced: bool) -> Self {
        Self { traced, ..Self::default() }
    }

    /// Adds what an action did, and came to.
    pub(super) fn add(&mut self, step: usize, trace: Trace, state: &State) {
        if self.traced {
            self.exercised.include(exercise::of(&trace, state));
        }
        if self.accounts {
            self.done.extend(trace.done);
        }
        self.lines.extend(trace.lines.into_iter().map(|line| (step, line)));
        self.marks.include(trace.marks);
        self.involved.include(trace.grounds.iter().filter_map(|(_, ground)| ground.on));
    }

    /// Adds what another noted, but not what happened there.
    pub(super) fn note_as_in(&mut self, other: &Self) {
        self.marks.include(other.marks.iter().copied());
        self.involved.include(other.involved.iter().copied());
        self.exercised.include(other.exercised.iter().cloned());
    }

    /// Adds what was refused when something was only tried, and how far it came. Of the objects, only those that there were before:
    /// what came with the trial is gone with it.
    pub(super) fn add_refusals(&mut self, trace: &Trace, reached: &State, before: &State) {
        self.marks.include(trace.marks.iter().filter(|(_, how)| *how == MarkUse::Refused).copied());
        self.exercised.include(exercise::by_grounds(trace, reached).filter(|by| by.how == MarkUse::Refused));
        let involved = trace.grounds.iter().filter_map(|(_, ground)| ground.on);
        self.involved.include(involved.filter(|id| (id.0 as usize) < before.objects.len()));
    }

    /// The events in order.
    pub(super) fn events(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.lines.iter().filter_map(|(_, line)| match line {
            TraceLine::Event(event) => Some(event),
            TraceLine::Mark(..) | TraceLine::Asked(..) => None,
        })
    }
}

/// What was noted, each once. Copies share it until there is something new, and where nothing is noted there is nothing.
#[derive(Debug, Clone)]
pub(super) struct Noted<T>(Option<Arc<BTreeSet<T>>>);

impl<T> Default for Noted<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: Ord + Clone> Noted<T> {
    /// All of it, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter().flat_map(|noted| noted.iter())
    }

    pub(super) fn contains(&self, one: &T) -> bool {
        self.0.as_ref().is_some_and(|noted| noted.contains(one))
    }

    /// Adds what isn't there yet.
    pub(super) fn include(&mut self, new: impl IntoIterator<Item = T>) {
        for one in new {
            if !self.contains(&one) {
                Arc::make_mut(self.0.get_or_insert_default()).insert(one);
            }
        }
    }
}
