//! What has happened since the setup.

use std::collections::BTreeSet;

use casebook_engine::{
    event::Event,
    game::{Trace, TraceLine},
    ids::ObjectId,
    rule::{MarkUse, Rule},
    state::State,
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
    /// Line by line: the operation during which it came, and what it was.
    pub(super) lines: Vec<(usize, TraceLine)>,
    /// Whether what was tried last was legal, if anything was tried.
    pub(super) tried: Option<Tried>,
    /// Rules that were carried out.
    pub(super) marks: BTreeSet<(Rule, MarkUse)>,
    /// Objects that took part.
    pub(super) involved: BTreeSet<ObjectId>,
    /// Abilities that did something, or by which something was refused.
    pub(super) exercised: BTreeSet<Exercised>,
}

impl Log {
    /// A log that has yet to begin.
    pub(super) fn new(traced: bool) -> Self {
        Self { traced, ..Self::default() }
    }

    /// Adds what an action did, and came to.
    pub(super) fn add(&mut self, step: usize, trace: Trace, state: &State) {
        if self.traced {
            self.exercised.extend(exercise::of(&trace, state));
        }
        self.lines.extend(trace.lines.into_iter().map(|line| (step, line)));
        self.marks.extend(trace.marks);
        self.involved.extend(trace.grounds.iter().filter_map(|(_, ground)| ground.on));
    }

    /// Adds what was refused when something was only tried, and how far it came. Of the objects, only those that there were before:
    /// what came with the trial is gone with it.
    pub(super) fn add_refusals(&mut self, trace: &Trace, reached: &State, before: &State) {
        self.marks.extend(trace.marks.iter().filter(|(_, how)| *how == MarkUse::Refused));
        self.exercised.extend(exercise::by_grounds(trace, reached).filter(|by| by.how == MarkUse::Refused));
        let involved = trace.grounds.iter().filter_map(|(_, ground)| ground.on);
        self.involved.extend(involved.filter(|id| (id.0 as usize) < before.objects.len()));
    }

    /// The events in order.
    pub(super) fn events(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.lines.iter().filter_map(|(_, line)| match line {
            TraceLine::Event(event) => Some(event),
            TraceLine::Mark(..) | TraceLine::Asked(..) => None,
        })
    }
}
