//! Evaluates conditions.

use crate::{
    cards::{Name, condition::Condition, event::Span, reference::Ref, selector::Selector, values::Zone},
    eval::may_cast,
    game::Game,
    rule::Rule,
    state::{
        effects::Scope,
        instances::is_meant,
        stack::{Alternative, OptionalCost, StackItem},
    },
};

impl Game<'_> {
    /// Whether the condition is true now.
    #[must_use]
    pub fn holds(&self, condition: &Condition, scope: &Scope) -> bool {
        self.count(1);
        let state = self.state;
        match condition {
            Condition::AtLeast(a, b) => self.amount(a, scope) >= self.amount(b, scope),
            Condition::AtMost(a, b) => self.amount(a, scope) <= self.amount(b, scope),
            Condition::Exactly(a, b) => self.amount(a, scope) == self.amount(b, scope),
            Condition::Exists(selector) => !self.matching(selector, scope).is_empty(),
            Condition::Is { what, matches } => self.all_match(what, matches, scope),
            Condition::Not(other) => !self.holds(other, scope),
            Condition::All(parts) => parts.iter().all(|part| self.holds(part, scope)),
            Condition::Any(parts) => parts.iter().any(|part| self.holds(part, scope)),
            Condition::Did(name) => match self.bound(name, scope) {
                Some(value) => value.entities().is_none_or(|entities| !entities.is_empty()),
                None => false,
            },
            Condition::Paid(id) => self.played_as(scope).is_some_and(|item| {
                // A cost that a keyword of the card permits has the id of that keyword.
                let permitted = |stated: &Name| stated.whole() == &**id || of_own_keyword(stated, id, scope);
                let instead = match &item.alternative {
                    Some(Alternative::Text(stated)) => is_meant(stated, id, scope.ability.as_deref()),
                    Some(Alternative::Effect(stated)) => permitted(stated),
                    Some(Alternative::Flashback) => **id == *"flashback",
                    Some(Alternative::Free) | None => false,
                };
                let in_addition = |paid: &OptionalCost| match paid {
                    OptionalCost::Effect(stated) => permitted(stated),
                    paid => is_meant(&paid.word(), id, scope.ability.as_deref()),
                };
                instead || item.paid.iter().any(in_addition)
            }),
            Condition::PlayedFrom(zone) => {
                // "Your hand" is that of the ability's controller, and a card is in no other hand than its owner's (402.1).
                let whose = *zone != Zone::Hand || self.object(scope.source).owner == scope.controller;
                whose && self.played_as(scope).is_some_and(|item| item.played && item.played_from == Some(*zone))
            }
            Condition::TurnOf(who) => self.entities(who, scope).contains(&state.turn.active.into()),
            Condition::During(step) => state.turn.step == *step,
            Condition::ItIs(time) => state.turn.daytime == Some(*time),
            Condition::Happened(pattern) => {
                let happened = !self.past_occurrences(pattern, self.past(Span::Turn), scope).is_empty();
                self.heeds((Rule::LooksBackInTurn, scope), happened)
            }
            Condition::StillInPlay(what) => {
                let objects = self.objects(what, scope);
                !objects.is_empty() && objects.into_iter().all(|id| self.object(id).is_permanent())
            }
            Condition::SorceryTiming => {
                state.turn.active == scope.controller && state.turn.step.is_main() && state.stack.is_empty()
            }
            Condition::CouldCast(what) => {
                let cards = self.objects(what, scope);
                !cards.is_empty() && cards.into_iter().all(|card| may_cast::could_begin(*self, scope.controller, card))
            }
        }
    }

    /// Whether the condition of a duration is still true. Only existing objects count, not last-known information (611.2b): an object that is gone is
    /// not tapped, and no player controls it.
    #[must_use]
    pub fn goes_on(&self, condition: &Condition, scope: &Scope) -> bool {
        let there = |what: &Ref| self.objects(what, scope).into_iter().all(|id| self.object(id).exists());
        match condition {
            Condition::All(parts) => parts.iter().all(|part| self.goes_on(part, scope)),
            Condition::Any(parts) => parts.iter().any(|part| self.goes_on(part, scope)),
            Condition::Not(other) => match &**other {
                Condition::Is { what, .. } => there(what) && self.holds(condition, scope),
                _ => self.holds(condition, scope),
            },
            Condition::Is { what, .. } => there(what) && self.holds(condition, scope),
            _ => self.holds(condition, scope),
        }
    }

    fn all_match(&self, what: &Ref, selector: &Selector, scope: &Scope) -> bool {
        let entities = self.informing(what, scope);
        !entities.is_empty() && entities.into_iter().all(|entity| self.matches(entity, selector, scope))
    }

    /// How often the additional or alternative cost with that id was paid. An alternative cost is paid at most once.
    pub(super) fn times_paid(&self, id: &Name, scope: &Scope) -> i32 {
        let asked = |paid: &&OptionalCost| is_meant(&paid.word(), id, scope.ability.as_deref());
        let additional = self.played_as(scope).map_or(0, |item| item.paid.iter().filter(asked).count());
        let paid = additional.max(usize::from(self.holds(&Condition::Paid(id.clone()), scope)));
        i32::try_from(paid).unwrap_or(i32::MAX)
    }

    /// The casting choices of the spell that has the text, or of the spell that became the permanent that has it.
    fn played_as(&self, scope: &Scope) -> Option<&StackItem> {
        self.object(scope.source).stack.as_deref()
    }
}

/// Whether the cost is one that the keyword of that name permits, stated by the same instance of the keyword.
fn of_own_keyword(stated: &Name, keyword: &Name, scope: &Scope) -> bool {
    scope.ability.as_ref().is_some_and(|held| {
        held.keyword.as_ref().is_some_and(|own| own.name == *keyword) && held.id.whole() == stated.whole()
    })
}
