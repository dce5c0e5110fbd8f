//! The notes of an action: its events, its decisions, the rules that were used, and what texts did.

use std::{cell::RefCell, collections::BTreeSet, sync::Arc};

use crate::{
    cards::{
        Name,
        ability::Ability,
        made::{By, Made},
    },
    decision::{Answer, Decision},
    event::Event,
    ground::Ground,
    ids::ObjectId,
    rule::{MarkUse, Rule},
    state::effects::Scope,
};

/// The record of an action: its events, and the rules that caused them. It is kept beside the state; the rules never read it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Trace {
    /// The marks of the rules, each with how it was used. Empty unless rules are traced.
    pub marks: BTreeSet<(Rule, MarkUse)>,
    /// The objects and abilities on whose account rules were applied or refused something. Empty unless rules are traced.
    pub grounds: Grounds,
    /// Events and decisions in order, and, if rules are traced, the rules that were carried out.
    pub lines: Vec<TraceLine>,
    /// The account of what texts did. Empty unless it is kept.
    pub done: Vec<Done>,
}

/// One line of a trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TraceLine {
    /// An event.
    Event(Event),
    /// A rule was carried out.
    Mark(Rule, MarkUse, Option<ObjectId>),
    /// A player was asked and answered.
    Asked(Box<Decision>, Answer),
}

/// The notes of a trace: the rules that were used, how they were used, and on whose account.
#[derive(Debug, Default)]
pub struct Notes(RefCell<Trace>);

impl Notes {
    /// Records how a rule was used.
    pub(crate) fn note(&self, ground: Ground, how: MarkUse) {
        self.noted(ground, how, false);
    }

    /// Records how a rule was used, with a trace line.
    pub(crate) fn tell(&self, ground: Ground, how: MarkUse) {
        self.noted(ground, how, true);
    }

    fn noted(&self, ground: Ground, how: MarkUse, line: bool) {
        let mut trace = self.0.borrow_mut();
        trace.marks.insert((ground.rule, how));
        if line {
            trace.lines.push(TraceLine::Mark(ground.rule, how, ground.on));
        }
        if how != MarkUse::Considered && ground.on.is_some() {
            trace.grounds.insert((how, ground));
        }
    }

    /// Adds the records of another trace, without its lines.
    pub(crate) fn include(&self, noted: &Trace) {
        let mut trace = self.0.borrow_mut();
        trace.marks.extend(&noted.marks);
        trace.grounds.extend(noted.grounds.iter().cloned());
    }

    /// Adds lines for these events.
    pub(crate) fn happened(&self, events: &[Event]) {
        self.0.borrow_mut().lines.extend(events.iter().cloned().map(TraceLine::Event));
    }

    /// Adds a line.
    pub(crate) fn line(&self, line: TraceLine) {
        self.0.borrow_mut().lines.push(line);
    }

    /// The recorded trace.
    pub(crate) fn into_trace(self) -> Trace {
        self.0.into_inner()
    }
}

/// The rules that a trace has recorded, each with how it was used and on whose account.
pub type Grounds = BTreeSet<(MarkUse, Ground)>;

/// The origin of changes: an ability, and the innermost part of it that is being carried out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Attribution {
    /// The ability's id.
    pub id: Name,
    /// The ability.
    pub ability: Arc<Ability>,
    /// The part of the ability.
    pub by: By,
}

impl Attribution {
    /// The origin for a text with this scope. `None` if the scope belongs to no ability.
    pub(crate) fn of(scope: &Scope, by: By) -> Option<Arc<Self>> {
        let held = scope.ability.as_ref()?;
        Some(Arc::new(Self { id: held.id.clone(), ability: Arc::clone(&held.ability), by }))
    }
}

/// A record of changes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Done {
    /// The origin of the changes.
    pub attribution: Arc<Attribution>,
    /// The kinds of change, each once. Empty if nothing changed.
    pub made: Vec<Made>,
}
