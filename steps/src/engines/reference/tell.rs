//! The trace of a case: events as sentences, with the rule numbers of the edition.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use casebook_engine::{
    event::Event,
    game::TraceLine as EngineLine,
    ids::{ObjectId, PlayerId},
    rule::{MarkUse, Rule},
    words::words,
};
use smallvec::{SmallVec, smallvec};

use super::say::Sayer;
use crate::port::TraceLine;

/// Writes the trace of a log.
pub(super) struct Teller<'c> {
    pub(super) say: Sayer<'c>,
    pub(super) numbers: &'c BTreeMap<Rule, Arc<str>>,
}

impl Teller<'_> {
    /// The names of the cards that took part: those of the sources of applied rules, and those in events.
    pub(super) fn cards(&mut self, refused: impl Iterator<Item = ObjectId>) -> Vec<String> {
        let state = self.say.state;
        let mut took_part = vec![false; state.objects.len()];
        let events = self.say.log.events().flat_map(objects);
        for id in self.say.log.involved.iter().copied().chain(refused).chain(events) {
            // An object that a refused attempt put onto the stack doesn't exist.
            if let Some(so) = took_part.get_mut(id.0 as usize) {
                *so = true;
            }
        }
        let mut names: BTreeSet<&str> = BTreeSet::new();
        for object in state.objects.iter().zip(took_part).filter(|(_, so)| *so).map(|(object, _)| object) {
            let source = object.stack.as_ref().map_or(object.id, |item| item.source);
            for face in [object, state.object(source)].map(|o| &o.face) {
                let other = [&face.flip, &face.back].into_iter().flatten();
                let lower = other.filter_map(|other| other.characteristics.name.as_ref());
                names.extend(face.characteristics.name.iter().chain(lower).map(|name| &**name));
            }
        }
        names.into_iter().map(str::to_owned).collect()
    }

    /// The lines without priority and passing, which every case has.
    pub(super) fn lines(&mut self) -> Vec<TraceLine> {
        let lines = self.say.log.lines.iter().filter_map(|(step, line)| {
            let (event, rule) = match line {
                EngineLine::Event(event) => (self.event(event)?, None),
                EngineLine::Mark(rule, how, object) => (self.mark(*rule, *how, *object), Some(*rule)),
                EngineLine::Asked(decision, answer) => {
                    let who = self.say.names.seat_name(decision.player);
                    (format!("{who} is asked for {}: {}", words(decision.kind), self.say.answer(answer)), None)
                }
            };
            Some(TraceLine {
                step: Some(*step),
                event,
                mark: rule.map(|r| r.word().into()),
                rule: rule.and_then(|r| self.numbers.get(&r).cloned()),
            })
        });
        lines.collect()
    }

    fn mark(&self, rule: Rule, how: MarkUse, object: Option<ObjectId>) -> String {
        let by = object.map(|id| format!(" ({})", self.say.name(id))).unwrap_or_default();
        let verb = match how {
            MarkUse::Applied => "",
            MarkUse::Considered => "looked at, nothing to do: ",
            MarkUse::Refused => "refused: ",
        };
        format!("{verb}{}{by}", rule.gist())
    }

    /// The event as a sentence.
    fn event(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::PriorityGiven { .. } | Event::Passed { .. } | Event::StateBasedChecked | Event::StepEnded { .. } => {
                return None;
            }
            Event::TurnBegan { player, number } => format!("Turn {number} begins: {}'s", self.say.who(*player)),
            Event::StepBegan { step, active } => format!("{}'s {} begins", self.say.who(*active), words(step)),
            Event::Moved { object, from, to, why, .. } => {
                format!("{} goes from {} to {} ({})", self.say.name(*object), words(from), words(to), words(why))
            }
            Event::Cast { spell, player, from } => {
                format!("{} plays {} from {}", self.say.who(*player), self.say.name(*spell), words(from))
            }
            Event::Activated { source, ability, player, .. } => {
                format!("{} plays the ability {ability} of {}", self.say.who(*player), self.say.name(*source))
            }
            Event::Triggered { source, ability, controller, .. } => {
                format!("{ability} of {} triggers, controlled by {}", self.say.name(*source), self.say.who(*controller))
            }
            Event::BecameTarget { target, by } => {
                format!("{} becomes a target of {}", self.say.entity(*target), self.say.name(*by))
            }
            Event::Resolved { object } => format!("{} has resolved", self.say.name(*object)),
            Event::Countered { object, by: Some(by) } => {
                format!("{} is countered by {}", self.say.name(*object), self.say.name(*by))
            }
            Event::Countered { object, by: None } => {
                format!("{} is countered for want of a legal target", self.say.name(*object))
            }
            Event::Damaged { source, to, amount, combat, .. } => {
                let kind = if *combat { "combat damage" } else { "damage" };
                format!("{} deals {amount} {kind} to {}", self.say.name(*source), self.say.entity(*to))
            }
            Event::DamagePrevented { to, amount, .. } => {
                format!("{amount} damage to {} is prevented", self.say.entity(*to))
            }
            Event::DamageRedirected { from, to, amount, .. } => {
                format!("{amount} damage to {} is dealt to {} instead", self.say.entity(*from), self.say.entity(*to))
            }
            Event::LifeGained { player, amount, .. } => format!("{} gains {amount} life", self.say.who(*player)),
            Event::LifeLost { player, amount, .. } => format!("{} loses {amount} life", self.say.who(*player)),
            Event::ManaAdded { player, source, mana } => {
                format!("{} adds {mana} with {}", self.say.who(*player), self.say.name(*source))
            }
            Event::TappedForMana { player, object, mana } => {
                format!("{} has tapped {} for {mana}", self.say.who(*player), self.say.name(*object))
            }
            Event::ManaSpent { player, on, mana } => {
                format!("{} spends {mana} on {}", self.say.who(*player), self.say.name(*on))
            }
            Event::CostLocked { object, mana } => format!("the total cost of {} is {mana}", self.say.name(*object)),
            Event::Revealed { cards, by } => format!("{} reveals {}", self.say.who(*by), self.say.list(cards)),
            Event::LookedAt { cards, by } => format!("{} looks at {}", self.say.who(*by), self.say.list(cards)),
            Event::Drew { player, card } => format!("{} draws {}", self.say.who(*player), self.say.name(*card)),
            Event::Blocked { blocker, attacker, .. } => {
                format!("{} blocks {}", self.say.name(*blocker), self.say.name(*attacker))
            }
            Event::Attacked { attacker, defender } => {
                format!("{} attacks {}", self.say.name(*attacker), self.say.entity(*defender))
            }
            Event::CountersPut { on, kind, count, .. } => {
                format!("{count} {kind} counters are put on {}", self.say.entity(*on))
            }
            Event::CountersRemoved { from, kind, count } => {
                format!("{count} {kind} counters are removed from {}", self.say.entity(*from))
            }
            Event::Designated { what, to_be } => format!("{} becomes {to_be}", self.say.entity(*what)),
            Event::CoinFlipped { player, won } => {
                format!("{} {} the coin flip", self.say.who(*player), if *won { "wins" } else { "loses" })
            }
            other => self.plain(other),
        })
    }

    /// The event by its kind and its objects and players.
    fn plain(&self, event: &Event) -> String {
        let about = self.say.list(&objects(event));
        let players: Vec<String> = players(event).into_iter().map(|p| self.say.who(p)).collect();
        [words(event), about, players.join(", ")]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(": ")
    }
}

/// The objects of an event.
pub(super) fn objects(event: &Event) -> SmallVec<[ObjectId; 4]> {
    match event {
        Event::Moved { object, .. }
        | Event::Resolved { object }
        | Event::DidNotResolve { object }
        | Event::Tapped { object }
        | Event::Untapped { object }
        | Event::Flipped { object }
        | Event::Transformed { object }
        | Event::TurnedFaceUp { object }
        | Event::Destroyed { object }
        | Event::Regenerated { object }
        | Event::Sacrificed { object, .. }
        | Event::ControlChanged { object, .. }
        | Event::RemovedFromCombat { object }
        | Event::TappedForMana { object, .. }
        | Event::CostLocked { object, .. } => smallvec![*object],
        Event::Countered { object, by } => std::iter::once(*object).chain(*by).collect(),
        Event::Attached { object, to } | Event::Unattached { object, from: to } => {
            std::iter::once(*object).chain(to.object()).collect()
        }
        Event::Cast { spell, .. } | Event::Spliced { spell, .. } => smallvec![*spell],
        Event::LandPlayed { card, .. } | Event::Drew { card, .. } | Event::Discarded { card, .. } => smallvec![*card],
        Event::Activated { source, .. }
        | Event::Triggered { source, .. }
        | Event::EffectBegan { source, .. }
        | Event::ManaAdded { source, .. } => smallvec![*source],
        Event::BecameTarget { target, by } => target.object().into_iter().chain([*by]).collect(),
        Event::SpellCopied { original, copy } => smallvec![*original, *copy],
        Event::ManaSpent { on, .. } => smallvec![*on],
        Event::Damaged { source, to, .. } | Event::DamagePrevented { source, to, .. } => {
            std::iter::once(*source).chain(to.object()).collect()
        }
        Event::DamageRedirected { source, .. } => smallvec![*source],
        Event::CountersPut { on, .. }
        | Event::CountersRemoved { from: on, .. }
        | Event::Designated { what: on, .. } => on.object().into_iter().collect(),
        Event::Attacked { attacker, .. } | Event::BecameBlocked { attacker } | Event::BecameUnblocked { attacker } => {
            smallvec![*attacker]
        }
        Event::Blocked { blocker, attacker, .. } => smallvec![*blocker, *attacker],
        Event::Revealed { cards, .. } | Event::LookedAt { cards, .. } => SmallVec::from_slice(cards),
        Event::CopyBecome { object, of } => smallvec![*object, *of],
        _ => SmallVec::new(),
    }
}

/// The players of an event.
fn players(event: &Event) -> Vec<PlayerId> {
    match event {
        Event::Shuffled { player }
        | Event::LandPlayed { player, .. }
        | Event::LifePaid { player, .. }
        | Event::ManaLost { player, .. }
        | Event::Sacrificed { player, .. }
        | Event::DrawFailed { player }
        | Event::Discarded { player, .. }
        | Event::PlayerLost { player, .. }
        | Event::PlayerWon { player }
        | Event::StepSkipped { player, .. } => vec![*player],
        Event::Searched { by, .. } => vec![*by],
        Event::ControlChanged { to, .. } => vec![*to],
        _ => Vec::new(),
    }
}
