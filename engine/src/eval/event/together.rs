//! Patterns that take several events together as one event (603.2c), or that count events.

use super::{At, add, number};
use crate::{
    cards::{
        event::{EventPattern, Span},
        selector::Range,
        values::Zone,
    },
    event::Event,
    game::Game,
    ids::{Entity, ObjectId},
    rule::Rule,
    state::{
        binding::{Bindings, Value},
        effects::Scope,
        object::ObjectKind,
    },
};

impl Game<'_> {
    /// One or more matching events at the same time (603.2c), bound at the first of them. Events that players cause are taken separately for each
    /// player.
    pub(super) fn one_or_more(&self, event: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let bound = self.occurs(event, at, scope)?;
        let by_player = kinds_of_players(event);
        let alike = |place: usize| {
            let other = self.occurs(event, At { place, ..at }, scope)?;
            (!by_player || other.get("player") == bound.get("player")).then_some(other)
        };
        if (0..at.place).any(|place| alike(place).is_some()) {
            return None;
        }
        let all: Vec<Bindings> = (at.place..at.all.len()).filter_map(alike).collect();
        Some(merged(&all))
    }

    /// The nth matching event of a turn or step, counted separately for each player concerned. Earlier events count as they happened (608.2i).
    pub(super) fn nth(
        &self,
        (event, which, in_each): (&EventPattern, &Range, Span),
        at: At<'_>,
        scope: &Scope,
    ) -> Option<Bindings> {
        let bound = self.occurs(event, At { counted: true, ..at }, scope)?;
        // The events in question are the end of the turn's history, or all of it.
        let place = self.start_of(at) + at.place;
        let first = self.past(in_each).start.min(place);
        let about = bound.get("player");
        let earlier = self.past_occurrences(event, first..place, scope).into_iter();
        let alike = earlier.filter(|other| other.get("player") == about);
        let nth = i32::try_from(alike.count() + 1).unwrap_or(i32::MAX);
        self.heeds((Rule::LooksBackInTurn, scope), self.in_range(nth, which, scope)).then_some(bound)
    }

    /// Tokens that were created (111.2): each one, or all of one player together.
    pub(super) fn creates(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let EventPattern::Creates { who, what, one_or_more } = pattern else { return None };
        let created = |event: &Event| match event {
            Event::Moved { became, from: Zone::Nowhere, to: Zone::Battlefield, .. } => {
                let player = self.controller(*became);
                let fits = self.object(*became).kind == ObjectKind::Token
                    && self.is_player(player, who, scope)
                    && what.as_ref().is_none_or(|what| self.matches((*became).into(), what, scope));
                fits.then_some((*became, player))
            }
            _ => None,
        };
        let (token, player) = created(at.event())?;
        let same = |event: &Event| created(event).filter(|(_, by)| *one_or_more && *by == player);
        if !at.is_first(|event| same(event).is_some()) {
            return None;
        }
        let others = at.all[at.place + 1..].iter().filter_map(same).map(|(token, _)| token);
        let tokens: Vec<ObjectId> = std::iter::once(token).chain(others).collect();
        let mut bound = Bindings::default();
        bound.bind("amount".into(), number(u32::try_from(tokens.len()).unwrap_or(u32::MAX)));
        bound.bind_entities("it", tokens);
        bound.bind_entities("player", [player]);
        Some(bound)
    }

    pub(super) fn deals_damage(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let EventPattern::DealsDamage { source, to, combat, one_or_more, .. } = pattern else {
            return None;
        };
        let together = pattern.is_for_all_of_a_source();
        let dealt = |event: &Event| match event {
            Event::Damaged { source: by, to: whom, amount, combat: in_combat, batch } => {
                let fits = combat.is_none_or(|combat| combat == *in_combat)
                    && source.as_ref().is_none_or(|source| self.matches((*by).into(), source, scope))
                    && to.as_ref().is_none_or(|to| self.matches(*whom, to, scope));
                fits.then_some((*by, *whom, *amount, *batch))
            }
            _ => None,
        };
        let (by, whom, amount, batch) = dealt(at.event())?;
        let (mut sources, mut receivers, mut total) = (vec![by], vec![whom], amount);
        if together || *one_or_more {
            let of_one = |(source, receiver, _, when): &(ObjectId, Entity, u32, u32)| {
                *when == batch && (!together || *source == by) && (!*one_or_more || *receiver == whom)
            };
            let same = |event: &Event| dealt(event).filter(of_one);
            if !at.is_first(|event| same(event).is_some()) {
                return None;
            }
            for (by, whom, amount, _) in at.all[at.place + 1..].iter().filter_map(same) {
                add(&mut sources, by);
                add(&mut receivers, whom);
                total += amount;
            }
        }
        let mut bound = Bindings::default();
        bound.bind_entities("source", sources);
        let (objects, players): (Vec<Entity>, Vec<Entity>) = receivers.into_iter().partition(|e| e.object().is_some());
        if !objects.is_empty() {
            bound.bind_entities("it", objects);
        }
        if !players.is_empty() {
            bound.bind_entities("player", players);
        }
        bound.bind("amount".into(), number(total));
        Some(bound)
    }
}

/// Whether such events are caused by players, so that each player counts separately.
fn kinds_of_players(event: &EventPattern) -> bool {
    match event {
        EventPattern::AnyOf(any) => any.iter().all(kinds_of_players),
        EventPattern::Sacrifices { .. }
        | EventPattern::Performs { .. }
        | EventPattern::Draws(_)
        | EventPattern::Discards(_)
        | EventPattern::Casts { .. }
        | EventPattern::Plays { .. }
        | EventPattern::Activates { .. }
        | EventPattern::GainsLife(_)
        | EventPattern::LosesLife(_)
        | EventPattern::LosesLifeByDamage(_) => true,
        _ => false,
    }
}

/// The bindings of several events together: all objects and players that each has bound, and their sum or number as `$amount`.
fn merged(all: &[Bindings]) -> Bindings {
    let mut bound = Bindings::default();
    for name in ["it", "card", "player", "source", "other"] {
        let mut of_all: Vec<Entity> = Vec::new();
        all.iter().flat_map(|one| one.entities(name)).for_each(|entity| add(&mut of_all, *entity));
        if !of_all.is_empty() {
            bound.bind_entities(name, of_all);
        }
    }
    let amount = |one: &Bindings| match one.get("amount") {
        Some(Value::Number(number)) => *number,
        _ => 1,
    };
    bound.bind("amount".into(), Value::Number(all.iter().map(amount).sum()));
    bound
}
