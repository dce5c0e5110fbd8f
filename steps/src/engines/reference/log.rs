//! What has happened since the setup.

use std::collections::BTreeSet;

use casebook_engine::{
    doing::Done,
    event::Event,
    game::{Trace, TraceLine},
    ids::ObjectId,
    rule::{MarkUse, Rule},
    state::{State, history::History, shared::Shared},
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
    pub(super) done: Shared<Vec<Done>>,
    /// Line by line: the operation during which it came, and what it was.
    pub(super) lines: History<(usize, TraceLine)>,
    /// Whether what was tried last was legal, if anything was tried.
    pub(super) tried: Option<Tried>,
    /// Rules that were carried out.
    pub(super) marks: Shared<BTreeSet<(Rule, MarkUse)>>,
    /// Objects that took part.
    pub(super) involved: Shared<BTreeSet<ObjectId>>,
    /// Abilities that did something, or by which something was refused.
    pub(super) exercised: Shared<BTreeSet<Exercised>>,
}

impl Log {
    /// A log that has yet to begin.
    pub(super) fn new(traced: bool) -> Self {
        Self { traced, ..Self::default() }
    }

    /// Adds what an action did, and came to.
    pub(super) fn add(&mut self, step: usize, trace: Trace, state: &State) {
        if self.traced {
            include(&mut self.exercised, exercise::of(&trace, state));
        }
        if self.accounts {
            self.done.extend(trace.done);
        }
        self.lines.extend(trace.lines.into_iter().map(|line| (step, line)));
        include(&mut self.marks, trace.marks);
        include(&mut self.involved, trace.grounds.iter().filter_map(|(_, ground)| ground.on));
    }

    /// Adds what another noted, but not what happened there.
    pub(super) fn note_as_in(&mut self, other: &Self) {
        include(&mut self.marks, other.marks.iter().copied());
        include(&mut self.involved, other.involved.iter().copied());
        include(&mut self.exercised, other.exercised.iter().cloned());
    }

    /// Adds what was refused when something was only tried, and how far it came. Of the objects, only those that there were before:
    /// what came with the trial is gone with it.
    pub(super) fn add_refusals(&mut self, trace: &Trace, reached: &State, before: &State) {
        include(&mut self.marks, trace.marks.iter().filter(|(_, how)| *how == MarkUse::Refused).copied());
        include(&mut self.exercised, exercise::by_grounds(trace, reached).filter(|by| by.how == MarkUse::Refused));
        let involved = trace.grounds.iter().filter_map(|(_, ground)| ground.on);
        include(&mut self.involved, involved.filter(|id| (id.0 as usize) < before.objects.len()));
    }

    /// The events in order.
    pub(super) fn events(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.lines.iter().filter_map(|(_, line)| match line {
            TraceLine::Event(event) => Some(event),
            TraceLine::Mark(..) | TraceLine::Asked(..) => None,
        })
    }
}

/// Adds what isn't there yet: what copies share stays shared where there is nothing new.
pub(super) fn include<T: Ord + Clone>(into: &mut Shared<BTreeSet<T>>, new: impl IntoIterator<Item = T>) {
    for one in new {
        if !into.contains(&one) {
            into.insert(one);
        }
    }
}
