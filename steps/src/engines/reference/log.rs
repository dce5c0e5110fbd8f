//! The log of events since the setup.

use std::{collections::BTreeSet, sync::Arc};

use casebook_engine::{
    event::Event,
    game::{Done, Trace, TraceLine},
    ids::ObjectId,
    rule::{MarkUse, Rule},
    state::{State, history::History},
};

use super::exercise::{self, Exercised};

/// The result of an action that was tried.
#[derive(Debug, Clone)]
pub(super) enum Tried {
    /// It was legal and was carried out.
    Legal,
    /// It was refused.
    Refused { rule: Option<Rule>, reason: String },
}

/// The log of a case that is being carried out.
#[derive(Debug, Clone, Default)]
pub(super) struct Log {
    /// Whether rules are noted; without that, only events and decisions.
    pub(super) traced: bool,
    /// Whether the effects of texts are noted.
    pub(super) accounts: bool,
    /// The effects of texts, if they are noted.
    pub(super) done: History<Done>,
    /// The lines: the operation, and the event or rule.
    pub(super) lines: History<(usize, TraceLine)>,
    /// How many steps have begun.
    pub(super) steps_begun: usize,
    /// Whether the last action that was tried was legal.
    pub(super) tried: Option<Tried>,
    /// The rules that were used.
    pub(super) marks: Noted<(Rule, MarkUse)>,
    /// The objects that took part.
    pub(super) involved: Noted<ObjectId>,
    /// The abilities that did something or refused something.
    pub(super) exercised: Noted<Exercised>,
}

impl Log {
    /// An empty log.
    pub(super) fn new(traced: bool) -> Self {
        Self { traced, ..Self::default() }
    }

    /// Adds the events of an action, which led to this state.
    pub(super) fn add(&mut self, step: usize, trace: Trace, state: &State) {
        if self.traced {
            self.exercised.include(exercise::of(&trace, state));
        }
        if self.accounts {
            self.done.extend(trace.done);
        }
        let begun = |line: &&TraceLine| matches!(line, TraceLine::Event(Event::StepBegan { .. }));
        self.steps_begun += trace.lines.iter().filter(begun).count();
        self.lines.extend(trace.lines.into_iter().map(|line| (step, line)));
        self.marks.include(trace.marks);
        self.involved.include(trace.grounds.iter().filter_map(|(_, ground)| ground.on));
    }

    /// Adds the notes of another log without its events.
    pub(super) fn note_as_in(&mut self, other: &Self) {
        self.marks.include(other.marks.iter().copied());
        self.involved.include(other.involved.iter().copied());
        self.exercised.include(other.exercised.iter().cloned());
    }

    /// Adds the refusal of an action that was only tried, with its notes. Objects that were created during the trial are left out.
    pub(super) fn add_refusals(&mut self, trace: &Trace, reached: &State, before: &State) {
        self.marks.include(trace.marks.iter().filter(|(_, how)| *how == MarkUse::Refused).copied());
        self.exercised.include(exercise::by_grounds(trace, reached).filter(|by| by.how == MarkUse::Refused));
        let involved = trace.grounds.iter().filter_map(|(_, ground)| ground.on);
        self.involved.include(involved.filter(|id| (id.0 as usize) < before.objects.len()));
    }

    /// The events in order.
    pub(super) fn events(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.lines.iter().filter_map(|(_, line)| event(line))
    }

    /// The events after so many lines, in order.
    pub(super) fn events_since(&self, lines: usize) -> impl Iterator<Item = &Event> {
        self.lines.iter().skip(lines).filter_map(|(_, line)| event(line))
    }
}

fn event(line: &TraceLine) -> Option<&Event> {
    match line {
        TraceLine::Event(event) => Some(event),
        TraceLine::Mark(..) | TraceLine::Asked(..) => None,
    }
}

/// Notes, each once. Copies share them until something is added; without notes there is nothing to share.
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

    /// Adds notes that aren't there yet.
    pub(super) fn include(&mut self, new: impl IntoIterator<Item = T>) {
        for one in new {
            if !self.contains(&one) {
                Arc::make_mut(self.0.get_or_insert_default()).insert(one);
            }
        }
    }
}
