//! Events of the turn that have happened (608.2i).

use std::ops::Range;

use super::At;
use crate::{
    cards::event::{EventPattern, Span},
    event::{Event, kinds},
    game::Game,
    state::{binding::Bindings, effects::Scope},
};

impl Game<'_> {
    /// The bindings of each match of the pattern among the events of the turn's history with those indices. Objects are matched as they were when
    /// the event happened. A pattern that takes events together takes those that happened at the same time.
    pub(crate) fn past_occurrences(&self, pattern: &EventPattern, which: Range<usize>, scope: &Scope) -> Vec<Bindings> {
        self.count(which.len());
        let history = self.state.history.in_a_row();
        let events = history.get(which.clone()).unwrap_or_default();
        let wanted = kinds::of_pattern(pattern);
        let places = (0..events.len()).filter(|place| kinds::of_event(&events[*place]).meets(wanted));
        let at = |place| At { past: Some(which.start), counted: true, ..At::new(events, place) };
        places.flat_map(|place| self.each_occurrence(pattern, at(place), scope)).collect()
    }

    /// The indices of the events of this turn, or of those since the last step or phase began.
    pub(crate) fn past(&self, span: Span) -> Range<usize> {
        let history = &self.state.history;
        let began = |event: &Event| matches!(event, Event::StepBegan { .. });
        let so_many = match span {
            Span::Turn => history.len(),
            Span::Step => history.iter().rev().take_while(|event| !began(event)).count(),
        };
        history.len() - so_many..history.len()
    }

    /// The index in the history of the turn of the first of those events. Events that have just happened are the end of the history.
    pub(super) fn start_of(&self, at: At<'_>) -> usize {
        at.past.unwrap_or_else(|| self.state.history.len().saturating_sub(at.all.len()))
    }

    /// The position in which the past event at that index of the history is read: its objects are as they were then.
    pub(in crate::eval) fn at_the_time(self, place: usize) -> Self {
        let moment = self.state.moments.last_of(|moment| moment.first <= place);
        Self { then: moment.filter(|moment| moment.includes(place)), ..self }
    }
}
