//! How often an ability triggers on simultaneous events (603.2c, 603.2d).

use super::{Batch, marks, sources::Source};
use crate::{
    cards::{ability::Triggered, event::EventPattern, modification::Modification, selector::Selector, values::Zone},
    continuous::RuleInForce,
    event::Event,
    rule::Rule,
    state::{binding::Bindings, characteristics::HeldAbility, effects::Scope},
};

impl Batch<'_> {
    /// Several simultaneous events are one event for an ability that says so (603.2c). If that rule is switched off, each is a separate one.
    pub(super) fn times(&self, ability: &Triggered, source: Source<'_>) -> usize {
        match marks::taken_together(&ability.when, source.sees) {
            0 | 1 => 1,
            several => self.game.fact((Rule::TriggerOncePerEvent, source.id), 1, || several),
        }
    }

    /// Whether an ability that triggers only once each turn has triggered this turn.
    pub(super) fn has_triggered(&self, ability: &Triggered, held: &HeldAbility, source: Source<'_>) -> bool {
        let it = |event: &Event| matches!(event, Event::Triggered { source: of, ability: id, .. } if *of == source.id && *id == held.id);
        ability.once_each_turn
            && self.game.heeds((Rule::CardBeatsRule, source.id), self.game.state.history.iter().any(it))
    }

    /// The bindings of that part of a trigger condition, for each time that the ability triggers, including the additional times that effects cause.
    pub(super) fn causes(
        &self,
        part: &EventPattern,
        events: &[Event],
        source: Source<'_>,
        scope: &Scope,
    ) -> Vec<(Bindings, usize)> {
        let occurrences = self.game.occurrences_by_place(part, events, scope);
        if !self.effects(source).any(|_| true) {
            return occurrences.map(|(_, bound)| (bound, 0)).collect();
        }
        let caused = occurrences.filter_map(|(place, bound)| {
            let mut places = self.taken(part, events, place, scope);
            places.retain(|place| !self.is_kept_from(source, events, *place));
            (!places.is_empty()).then(|| (bound, self.more_often(source, events, &places)))
        });
        caused.collect()
    }

    /// The indices of the events that the pattern takes as one, of which the first is at that index.
    fn taken(&self, part: &EventPattern, events: &[Event], place: usize, scope: &Scope) -> Vec<usize> {
        if marks::taken_together(part, events) < 2 {
            return vec![place];
        }
        (place..events.len()).filter(|at| self.game.is_so(part, &events[*at..=*at], 0, scope)).collect()
    }

    /// Whether an effect prevents the event at that index from making abilities of the source trigger.
    fn is_kept_from(&self, source: Source<'_>, events: &[Event], place: usize) -> bool {
        self.effects(source).any(|rule| match &*rule.modification {
            Modification::TriggersNothing { when, of } => {
                of.as_ref().is_none_or(|of| self.is_of(source, of, &rule.scope))
                    && self.game.is_so(when, events, place, &rule.scope)
                    && self.game.heeds((Rule::CantBeatsCan, &rule.scope), true)
            }
            _ => false,
        })
    }

    /// How many additional times effects make an ability of the source trigger on the events at those indices (603.2d).
    pub(super) fn more_often(&self, source: Source<'_>, events: &[Event], places: &[usize]) -> usize {
        let again = self.effects(source).filter(|rule| match &*rule.modification {
            Modification::TriggersAgain { when, of } => {
                let caused =
                    |when: &EventPattern| places.iter().any(|place| self.game.is_so(when, events, *place, &rule.scope));
                self.is_of(source, of, &rule.scope)
                    && when.as_ref().is_none_or(caused)
                    && self.game.heeds((Rule::TriggersAgain, &rule.scope), true)
            }
            _ => false,
        });
        again.count()
    }

    /// Whether the source is a matching permanent, or was one if its abilities look back.
    fn is_of(&self, source: Source<'_>, of: &Selector, scope: &Scope) -> bool {
        source.zone == Zone::Battlefield && self.game.matches(source.id.into(), of, scope)
    }

    /// The effects on how often abilities of the source trigger: those in force, or those in force before if the source looks back (603.10a).
    fn effects<'s>(&'s self, source: Source<'_>) -> impl Iterator<Item = &'s RuleInForce> {
        let seen = match self.before {
            Some(before) if source.looking_back => before.seen,
            _ => self.game.seen,
        };
        let on_triggers = |rule: &&RuleInForce| {
            matches!(&*rule.modification, Modification::TriggersAgain { .. } | Modification::TriggersNothing { .. })
        };
        seen.rules.iter().filter(on_triggers)
    }
}
