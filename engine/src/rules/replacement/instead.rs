//! The replacement of an event.

use std::sync::Arc;

use super::{
    Batch, Instead as Later, Would,
    candidate::{Candidate, What},
};
use crate::{
    acting::Cx,
    attribution::made,
    cards::{effect::Effect, replacement::Instead, values::Zone},
    change::{CardChange, Change, CombatChange, Destination, EffectChange, Enter, LifeChange, Move, PermanentChange},
    error::Flow,
    event::{Event, Why},
    ground::Act,
    rule::Rule,
    state::{
        binding::Bindings,
        effects::{ReplacementId, Scope},
        object::Link,
    },
    unsupported,
    verbs::carried_out,
};

impl Batch {
    /// Lets the effect replace the event or a part of it.
    pub(super) fn replace(&mut self, cx: &mut Cx<'_>, at: usize, candidate: &Candidate, bindings: Bindings) -> Flow {
        let source = candidate.scope.source;
        match &candidate.what {
            What::Protection(_) => self.prevent(cx, at, candidate, None),
            What::Sunburst => {
                self.sunburst(cx, at, source);
                Ok(())
            }
            What::Flashback => {
                self.move_to(cx, at, Zone::Exile, None);
                Ok(())
            }
            What::ToPlaneswalker => self.redirect_to_planeswalker(cx, at, candidate),
            What::Ability(_) | What::Floating(_) => {
                let Some(replacement) = candidate.replacement() else { return Ok(()) };
                let mut scope = candidate.scope.clone();
                scope.bindings.extend(&bindings);
                let before = made(&self.would[at].act);
                let (settled, would) = (self.settled.len(), self.would.len());
                self.carry_out(cx, at, candidate, &replacement.instead, scope)?;
                if candidate.once && self.taken_of(&candidate.key) == 0 {
                    self.use_up(&candidate.key, 1);
                }
                let settled = self.settled[settled..].iter().map(|(_, act)| act);
                let rest = self.would[at..=at].iter().chain(&self.would[would..]);
                let rest = rest.filter(|would| !self.credited.contains(&would.place));
                let rest = rest.filter_map(|would| would.act.as_ref());
                cx.replaced(&replacement.instead, &candidate.scope, &before, settled.chain(rest));
                Ok(())
            }
        }
    }

    fn carry_out(
        &mut self,
        cx: &mut Cx<'_>,
        at: usize,
        candidate: &Candidate,
        instead: &Instead,
        scope: Scope,
    ) -> Flow {
        match instead {
            Instead::Prevent(amount) => {
                let amount = amount.as_ref().map(|a| u32::try_from(cx.game().amount(a, &scope)).unwrap_or(0));
                return self.prevent(cx, at, candidate, amount);
            }
            Instead::Redirect { amount, to } => {
                let amount = amount.as_ref().map(|a| u32::try_from(cx.game().amount(a, &scope)).unwrap_or(0));
                let to = cx.game().entities(to, &scope).first().copied();
                return self.redirect(cx, at, candidate, amount, to);
            }
            Instead::EnterWith(with) => return self.enter_with(cx, at, with, scope),
            _ => {}
        }
        let counters = self.entering_counters(cx, at, candidate);
        match instead {
            Instead::Regenerate(_) => self.regenerate(at, candidate),
            Instead::MoveTo { zone, linked } => {
                let link = linked.then(|| Box::new(cx.game().link(&scope)));
                self.move_to(cx, at, *zone, link);
            }
            Instead::Multiply(by) => {
                let by = u32::try_from(*by).unwrap_or(0);
                self.change_amount(at, counters.as_deref(), |n| n.saturating_mul(by));
            }
            Instead::Add(more) => {
                let more = i64::from(cx.game().amount(more, &scope));
                let more = |n: u32| u32::try_from((i64::from(n) + more).max(0)).unwrap_or(u32::MAX);
                self.change_amount(at, counters.as_deref(), more);
            }
            Instead::Set(amount) => {
                let amount = u32::try_from(cx.game().amount(amount, &scope)).unwrap_or(0);
                self.change_amount(at, counters.as_deref(), |_| amount);
            }
            Instead::Do(instructions) => {
                let created = |act: &Act| matches!(act.change, Change::Card(CardChange::Create(_)));
                if counters.is_none() && self.would[at].act.as_ref().is_some_and(created) {
                    return unsupported::refuse("instructions that replace the entering of a token");
                }
                if let Some(acts) = self.of_life(cx, at, instructions, &scope)? {
                    let used = self.would[at].used.clone();
                    self.would[at].act = None;
                    acts.into_iter().for_each(|act| self.add(act, used.clone()));
                    return Ok(());
                }
                let instructions = self.moves_instead(cx, at, instructions, &scope)?;
                let instructions: Arc<[Effect]> = self.creates_instead(cx, at, &instructions, &scope)?.into();
                if !instructions.is_empty() {
                    self.instead.push(Later { instructions, scope, used: self.would[at].used.clone() });
                }
                self.leave_out(at, counters.as_deref());
            }
            _ => self.leave_out(at, counters.as_deref()),
        }
        Ok(())
    }

    /// The gains and losses of life that replace damage, or another gain or loss of life. They are part of the same event (120.4d, 614.6). None if
    /// the instructions do anything else.
    fn of_life(&self, cx: &mut Cx<'_>, at: usize, instructions: &[Effect], scope: &Scope) -> Flow<Option<Vec<Act>>> {
        let damage = self.would[at].act.as_ref().is_some_and(|act| matches!(act.change, Change::Life(_)));
        let life = |said: &Effect| match said {
            Effect::GainLife(said) => said.gained.is_none(),
            Effect::LoseLife(said) => said.lost.is_none(),
            _ => false,
        };
        if !damage || !instructions.iter().all(life) {
            return Ok(None);
        }
        let mut acts = Vec::new();
        for instruction in instructions {
            let Some(verb) = carried_out(instruction).together() else { return Ok(None) };
            acts.extend(verb.propose(cx, scope)?.acts());
        }
        Ok(Some(acts))
    }

    /// The object goes to another zone; this also applies to the card of a replaced draw.
    fn move_to(&mut self, cx: &Cx<'_>, at: usize, zone: Zone, link: Option<Box<Link>>) {
        let to = Destination::from(zone);
        let Some(Act { change, grounds }) = self.would[at].act.take() else { return };
        let change = match change {
            Change::Card(CardChange::Move(m)) => {
                let enter = if zone == Zone::Battlefield { m.enter } else { Enter::default() };
                Some(Change::Card(CardChange::Move(Move { to, link: link.or(m.link), enter, ..m })))
            }
            Change::Card(CardChange::Draw { player }) => {
                let top = cx.state().player(player).library.last().copied();
                top.map(|card| Change::Card(CardChange::Move(Move { link, ..Move::new(card, to, Why::Effect) })))
            }
            other => Some(other),
        };
        self.would[at].act = change.map(|change| Act { change, grounds });
    }

    /// The event does not happen; or the permanent enters without those counters.
    fn leave_out(&mut self, at: usize, counters: Option<&[usize]>) {
        match counters {
            Some(counters) => self.change_counters(at, counters, |_| 0),
            None => self.would[at].act = None,
        }
    }

    /// Changes an amount of damage, life, counters or tokens; for an entering permanent, the number of those counters.
    fn change_amount(&mut self, at: usize, counters: Option<&[usize]>, new: impl Fn(u32) -> u32) {
        if let Some(counters) = counters {
            return self.change_counters(at, counters, new);
        }
        match self.would[at].act.as_mut().map(|act| &mut act.change) {
            Some(Change::Life(LifeChange::Damage(damage))) => damage.amount = new(damage.amount),
            Some(Change::Life(
                LifeChange::GainLife { amount, .. }
                | LifeChange::LoseLife { amount, .. }
                | LifeChange::PayLife { amount, .. },
            )) => *amount = new(*amount),
            Some(
                Change::Permanent(PermanentChange::PutCounters { count, .. })
                | Change::Card(CardChange::CreateTokens { count, .. }),
            ) => *count = new(*count),
            _ => {}
        }
    }

    /// Instead of being destroyed, the permanent becomes tapped, its damage is removed, and it is removed from combat (701.19a).
    fn regenerate(&mut self, at: usize, candidate: &Candidate) {
        if let Some(Change::Permanent(PermanentChange::Destroy { object, .. })) =
            self.would[at].act.take().map(|act| act.change)
        {
            self.use_up(&candidate.key, 1);
            let done = [
                Change::Note(Event::Regenerated { object }),
                Change::Permanent(PermanentChange::ClearDamage { objects: vec![object] }),
                Change::Permanent(PermanentChange::Tap { object }),
                Change::Combat(CombatChange::RemoveFromCombat { object }),
            ];
            done.into_iter().for_each(|change| self.settles(change.by((Rule::Regeneration, object))));
        }
    }

    /// Uses up that much of a shield.
    pub(super) fn use_up(&mut self, key: &ReplacementId, amount: u32) {
        if let ReplacementId::Floating(id) = key {
            self.settles(EffectChange::UseShield { id: *id, amount }.into());
        }
    }

    /// How much of a shield the settled events use up.
    pub(super) fn taken_of(&self, key: &ReplacementId) -> u32 {
        let of_it = |(_, act): &(usize, Act)| match (key, &act.change) {
            (ReplacementId::Floating(shield), Change::Effect(EffectChange::UseShield { id, amount }))
                if id == shield =>
            {
                *amount
            }
            _ => 0,
        };
        self.settled.iter().map(of_it).fold(0, u32::saturating_add)
    }

    /// Adds an event that results from another one. Effects that have applied to that event count as applied to the new one.
    pub(super) fn add(&mut self, act: Act, used: Vec<ReplacementId>) {
        let place = self.would.len();
        self.would.push(Would { act: Some(act), place, used });
    }
}
