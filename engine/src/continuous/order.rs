//! The order of effects within one stage: characteristic-defining abilities first, then by timestamp, but an effect applies after those it depends on
//! (613.3, 613.7, 613.8).

use super::{
    aspects::{self, Aspects},
    reckon::{Reckoned, Reckoning, Text, has_ability},
    stage::Stage,
};
use crate::{
    cards::{
        ability::Ability,
        amount::Amount,
        effect::Duration,
        modification::{Modification, deeds, rules, types},
        reference::Ref,
        selector::Selector,
    },
    edition::Layers,
    game::Facts,
    rule::Rule,
    state::effects::Affects,
};

impl Reckoning<'_> {
    /// The effect that applies next.
    pub(super) fn first_of(&self, waiting: &[usize], stage: Stage) -> Option<usize> {
        if stage == Stage::Rules {
            // Modifications of rules apply in timestamp order (613.11).
            return waiting.iter().copied().min_by_key(|place| self.effects[*place].timestamp);
        }
        if waiting.len() < 2 {
            return waiting.first().copied();
        }
        let mut order = waiting.to_vec();
        let key = |place: &usize| (!self.effects[*place].nature.defining, self.effects[*place].timestamp);
        order.sort_by_key(key);
        let source = order.first().map(|place| self.effects[*place].source());
        let latest_first = || {
            let mut order = waiting.to_vec();
            order.sort_by_key(|place| (key(place).0, std::cmp::Reverse(key(place).1)));
            order
        };
        let mut order = self.facts.fact((Rule::Timestamp, source), order, latest_first);
        // In 2006 a characteristic-defining ability also waits for effects it depends on (418.5d); since then only for other characteristic-defining
        // abilities (613.8a).
        let defining = |place: &usize| self.effects[*place].nature.defining;
        if self.layers() != Layers::ColorAmongTheRest && order.first().is_some_and(defining) {
            order.retain(defining);
        }
        let first = order.first().copied()?;
        if order.len() == 1 || !may_depend(&self.effects[first], stage) {
            return Some(first);
        }
        let next = match self.may_wait(first, &order, stage) {
            true => order.get(next_of(&self.dependencies(&order, stage, &self.reads_of(&order, stage)))).copied()?,
            false => first,
        };
        debug_assert!(self.agrees_with_trials(&order, stage), "an effect reads what it is not said to read");
        Some(self.facts.fact((Rule::Dependency, self.effects[first].source()), next, || first))
    }

    /// Whether an effect reads what another one of these writes. Without that, it depends on none of them.
    fn may_wait(&self, first: usize, order: &[usize], stage: Stage) -> bool {
        let read = self.read(first, stage);
        order.iter().any(|other| *other != first && read.meets(self.written(*other, stage)))
    }

    fn written(&self, place: usize, stage: Stage) -> Aspects {
        aspects::written(&self.effects[place], stage, self.layers())
    }

    fn read(&self, place: usize, stage: Stage) -> Aspects {
        let effect = &self.effects[place];
        let is_there = match &effect.text {
            Text::Static(scope, held) => has_ability(&self.seen, scope.source, held),
            Text::Effect(_) => true,
        };
        aspects::read(&self.facts.table.catalog, effect, stage, self.layers(), is_there)
    }

    /// The aspects that each effect reads; none for an effect that can't depend on another one.
    fn reads_of(&self, order: &[usize], stage: Stage) -> Vec<Aspects> {
        let can = |place: &usize| may_depend(&self.effects[*place], stage);
        order.iter().map(|place| if can(place) { self.read(*place, stage) } else { Aspects::NONE }).collect()
    }

    /// Whether trials of all pairs find the same dependencies. Debug builds check it for a few effects; the trials of many take too long.
    fn agrees_with_trials(&self, order: &[usize], stage: Stage) -> bool {
        let can = |place: &usize| may_depend(&self.effects[*place], stage);
        let all: Vec<Aspects> =
            order.iter().map(|place| if can(place) { Aspects::ALL } else { Aspects::NONE }).collect();
        let (reads, work) = (self.reads_of(order, stage), self.work.get());
        let agrees =
            order.len() > 8 || self.dependencies(order, stage, &reads) == self.dependencies(order, stage, &all);
        let too_much = self.is_too_much();
        // What only debug builds do is no work of the game.
        self.work.set(work);
        agrees || too_much
    }

    /// For each effect, the indices of the effects it depends on: applying them first would change whether it exists, what it applies to, or what it
    /// does (613.8a). A pair is tried out if the one effect reads what the other one writes.
    fn dependencies(&self, order: &[usize], stage: Stage, reads: &[Aspects]) -> Vec<Vec<usize>> {
        let trying = Facts { notes: None, ..self.facts };
        let as_it_is: Vec<_> = order.iter().map(|place| self.outcome(*place, stage, &self.seen, trying)).collect();
        let mut waits_for = vec![Vec::new(); order.len()];
        for (b, before) in as_it_is.iter().enumerate() {
            let Some(before) = before.as_ref().filter(|outcome| !outcome.on.is_empty()) else {
                continue;
            };
            let written = self.written(order[b], stage);
            let asked = |a: &usize| *a != b && reads[*a].meets(written);
            if !(0..order.len()).any(|a| asked(&a)) {
                continue;
            }
            self.count(self.seen.changed_objects() + before.does.len() * before.on.len());
            if self.is_too_much() {
                break;
            }
            let mut tried = self.seen.clone();
            for (_, what) in &before.does {
                for (nth, id) in before.on.iter().enumerate() {
                    tried.apply(what, *id, (nth, *id), trying);
                }
            }
            for (a, place) in order.iter().enumerate() {
                if asked(&a) && self.outcome(*place, stage, &tried, trying) != as_it_is[a] {
                    waits_for[a].push(b);
                }
            }
        }
        waits_for
    }
}

/// The earliest effect that depends on nothing, or only on effects that depend on it in turn: in a dependency loop timestamps decide (613.8b).
fn next_of(waits_for: &[Vec<usize>]) -> usize {
    let reach = |from: usize| {
        let (mut reached, mut open) = (vec![false; waits_for.len()], vec![from]);
        while let Some(at) = open.pop() {
            for next in &waits_for[at] {
                if !std::mem::replace(&mut reached[*next], true) {
                    open.push(*next);
                }
            }
        }
        reached
    };
    let reached: Vec<Vec<bool>> = (0..waits_for.len()).map(reach).collect();
    let free = |a: &usize| (0..waits_for.len()).all(|b| !reached[*a][b] || reached[b][*a]);
    (0..waits_for.len()).find(free).unwrap_or(0)
}

/// Whether an effect of the stage could make this effect depend on it. This saves trials, because most effects can't depend on another: effects of
/// resolutions on fixed objects, and, once abilities are settled, static abilities that only affect themselves or the object they are attached to.
fn may_depend(effect: &Reckoned<'_>, stage: Stage) -> bool {
    let plain = effect.says().iter().all(is_plain);
    match &effect.text {
        Text::Effect(effect) => {
            !plain || !matches!(effect.affects, Affects::Objects(_)) || matches!(effect.until, Some(Duration::While(_)))
        }
        Text::Static(_, held) => {
            let settled = match &*held.ability {
                Ability::Static(said) => {
                    let here = matches!(said.affects, None | Some(Selector::Is(Ref::This | Ref::Host | Ref::Bound(_))));
                    (here || effect.nature.defining) && said.condition.is_none()
                }
                _ => false,
            };
            !plain || !settled || stage.touches_abilities()
        }
    }
}

/// Whether the result of a modification depends on nothing but its text.
fn is_plain(said: &Modification) -> bool {
    use Modification as M;
    match said {
        M::SetPt(power, toughness) | M::AddPt(power, toughness) => {
            matches!((power, toughness), (Amount::Fixed(_), Amount::Fixed(_)))
        }
        M::AddKeyword(keyword) => keyword.with.n.as_ref().is_none_or(|n| matches!(n, Amount::Fixed(_))),
        // Their result depends on colour words, or on the controllers of objects.
        M::Control(_) | M::SetColors(_) | M::AddColors(_) | M::AddActivatedAbilitiesOf(_) => false,
        // Their result depends on the abilities of other objects.
        M::AddKeywordsOf { .. } => false,
        types!()
        | M::ColorWords(_)
        | M::ChangeWord { .. }
        | M::NoManaCost(_)
        | M::AddChosenSubtype(_)
        | M::SetChosenSubtype(_)
        | M::SetChosenColor(_)
        | M::AddChosenColor(_)
        | M::AddAbilities(_)
        | M::AddThisAbility(_)
        | M::AddChosenAbility(_)
        | M::LoseKeyword(_)
        | M::LoseAllAbilities(_)
        | M::MultiplyPt(..)
        | M::SwitchPt(_)
        | deeds!()
        | rules!() => true,
    }
}
