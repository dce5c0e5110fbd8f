//! Mana, effects, combat and the turn.

use crate::{
    cards::values::{ManaCost, Step},
    change::Change,
    event::Event,
    ground::Facts,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{
        State,
        effects::EffectId,
        stack::Mana,
        turn::{Attack, Combat},
    },
};

impl State {
    pub(super) fn commit_flow(&mut self, change: Change, facts: Facts<'_>, events: &mut Vec<Event>) {
        match change {
            Change::AddMana { player, mana } => {
                let source = mana.first().and_then(|m| m.source);
                events.extend(source.map(|source| Event::ManaAdded { player, source, mana: total(&mana) }));
                self.player_mut(player).mana.extend(mana);
            }
            Change::SpendMana { player, places, on } => self.spend(player, &places, on, events),
            Change::EmptyMana { player, burn, lasting_too } => self.empty_mana(player, burn, lasting_too, events),
            Change::BeginEffect(effect) => {
                events.push(Event::EffectBegan { id: effect.id, source: effect.scope.source });
                self.effects.push(effect);
            }
            Change::BeginReplacement(effect) => {
                events.push(Event::EffectBegan { id: effect.id, source: effect.scope.source });
                self.replacements.push(effect);
            }
            Change::BeginDelayed(trigger) => {
                events.push(Event::EffectBegan { id: trigger.id, source: trigger.scope.source });
                self.delayed.push(trigger);
            }
            Change::EndEffects(ids) => self.end_effects(&ids, events),
            Change::UseShield { id, amount } => {
                let shield = self.replacements.iter_mut().find(|r| r.id == id);
                if let Some(left) = shield.and_then(|r| r.left.as_mut()) {
                    *left = left.saturating_sub(amount);
                }
                let spent = |r: &crate::state::effects::FloatingReplacement| r.id == id && r.left == Some(0);
                if self.replacements.iter().any(spent) {
                    self.end_effects(&[id], events);
                }
            }
            Change::AddPending(trigger) => {
                events.push(Event::Triggered {
                    source: trigger.scope.source,
                    ability: trigger.ability.id.clone(),
                    controller: trigger.scope.controller,
                    pending: trigger.id,
                });
                self.pending.push(trigger);
            }
            Change::RemovePending { id, stacked_as } => {
                self.pending.retain(|t| t.id != id);
                events.push(match stacked_as {
                    Some(object) => Event::TriggerStacked { object, pending: id },
                    None => Event::TriggerDropped { pending: id },
                });
            }
            other => self.commit_combat(other, facts, events),
        }
    }

    fn commit_combat(&mut self, change: Change, facts: Facts<'_>, events: &mut Vec<Event>) {
        match change {
            Change::DeclareAttackers(attacks) => {
                events.extend(attacks.iter().map(|a| Event::Attacked { attacker: a.attacker, defender: a.defender }));
                self.combat.attacks.extend(attacks);
            }
            Change::DeclareBlockers { blocks } => self.declare_blockers(&blocks, facts, events),
            Change::JoinAttack(attack) => self.combat.attacks.push(attack),
            Change::OrderBlockers { attacker, blockers } => {
                if let Some(attack) = self.combat.attacks.iter_mut().find(|a| a.attacker == attacker) {
                    attack.blockers = blockers;
                }
            }
            Change::JoinBlock { blocker, attacker } => self.joins_block(blocker, attacker, events),
            Change::RemoveFromCombat { object } => self.leave_combat(object, events),
            Change::StrikeFirst { creatures } => self.combat.struck_first.extend(creatures),
            Change::EndCombat => self.combat = Combat::default().into(),
            other => self.commit_turn(other, events),
        }
    }

    fn declare_blockers(&mut self, blocks: &[(ObjectId, ObjectId)], facts: Facts<'_>, events: &mut Vec<Event>) {
        self.combat.blocks_declared = true;
        self.combat.blocks.extend_from_slice(blocks);
        self.combat.blocking.extend(blocks.iter().map(|(blocker, _)| *blocker));
        self.combat.blocking.dedup();
        for attack in &mut self.combat.attacks {
            let of_it = |(blocker, attacker): &(ObjectId, ObjectId)| (*attacker == attack.attacker).then_some(*blocker);
            attack.blockers = blocks.iter().filter_map(of_it).collect();
            // Whom nobody was declared to block is unblocked (509.1h).
            let blocked = !attack.blockers.is_empty();
            attack.blocked = Some(blocked || facts.fact((Rule::Unblocked, attack.attacker), false, || true));
        }
        events
            .extend(blocks.iter().map(|(blocker, attacker)| Event::Blocked { blocker: *blocker, attacker: *attacker }));
        let blocked = |a: &&Attack| a.blocked == Some(true);
        events
            .extend(self.combat.attacks.iter().filter(blocked).map(|a| Event::BecameBlocked { attacker: a.attacker }));
        let mut blockers: Vec<ObjectId> = blocks.iter().map(|(blocker, _)| *blocker).collect();
        blockers.dedup();
        events.extend((!blockers.is_empty()).then_some(Event::BlockersDeclared { blockers }));
    }

    /// A creature blocks that wasn't declared to: whom it blocks becomes blocked, unless it was (509.1h, 509.3c).
    fn joins_block(&mut self, blocker: ObjectId, attacker: ObjectId, events: &mut Vec<Event>) {
        let Some(attack) = self.combat.attacks.iter_mut().find(|attack| attack.attacker == attacker) else { return };
        if attack.blockers.contains(&blocker) {
            return;
        }
        attack.blockers.push(blocker);
        let was_blocked = attack.blocked.replace(true) == Some(true);
        self.combat.blocks.push((blocker, attacker));
        if !self.combat.blocking.contains(&blocker) {
            self.combat.blocking.push(blocker);
            events.push(Event::Blocked { blocker, attacker });
        }
        events.extend((!was_blocked).then_some(Event::BecameBlocked { attacker }));
    }

    fn commit_turn(&mut self, change: Change, events: &mut Vec<Event>) {
        match change {
            Change::BeginTurn { player, steps, extra } => self.begin_turn(player, steps, extra, events),
            Change::BeginStep { step } => {
                if self.turn.to_come.first() == Some(&step) {
                    self.turn.to_come.remove(0);
                }
                self.turn.step = step;
                self.turn.passed = 0;
                events.push(Event::StepBegan { step, active: self.turn.active });
            }
            Change::EndStep => {
                self.turn.priority = None;
                events.push(Event::StepEnded { step: self.turn.step });
            }
            Change::AddSteps { steps } => {
                events.push(Event::PhasesAdded { steps: steps.clone() });
                let at = self.rest_of_phase();
                self.turn.to_come.splice(at..at, steps);
            }
            Change::SkipNext if self.turn.to_come.is_empty() => {}
            Change::SkipNext => {
                let step = self.turn.to_come.remove(0);
                events.push(Event::StepSkipped { step, player: self.turn.active });
            }
            Change::SkipTo { step } => {
                let (player, to_come) = (self.turn.active, std::mem::take(&mut self.turn.to_come));
                let at = to_come.iter().rposition(|s| *s == step);
                let skipped = &to_come[..at.unwrap_or(to_come.len())];
                events.extend(skipped.iter().map(|step| Event::StepSkipped { step: *step, player }));
                self.turn.to_come = at.map_or_else(|| vec![step], |at| to_come[at..].to_vec());
            }
            Change::ExtraTurn { player } => self.turn.extra_turns.push(player),
            Change::GivePriority { player } => {
                self.turn.priority = player;
                events.extend(player.map(|player| Event::PriorityGiven { player }));
            }
            Change::Pass { player } => {
                self.turn.passed += 1;
                events.push(Event::Passed { player });
            }
            Change::ResetPasses => self.turn.passed = 0,
            Change::PlayLand { player, card } => {
                self.player_mut(player).lands_played += 1;
                events.push(Event::LandPlayed { card, player });
            }
            Change::EndingTurn { under_way } => {
                self.turn.ending = under_way;
                events.extend(under_way.then_some(Event::TurnEnding));
            }
            _ => {}
        }
    }

    /// How many of the steps to come belong to the present phase.
    fn rest_of_phase(&self) -> usize {
        let phase = |step: Step| match step {
            Step::Untap | Step::Upkeep | Step::Draw => 0,
            Step::PrecombatMain => 1,
            Step::PostcombatMain => 3,
            Step::End | Step::Cleanup => 4,
            _ => 2,
        };
        let (now, mut last) = (phase(self.turn.step), self.turn.step);
        let goes_on = |step: &&Step| phase(**step) == now && **step > std::mem::replace(&mut last, **step);
        self.turn.to_come.iter().take_while(goes_on).count()
    }

    fn begin_turn(&mut self, player: PlayerId, steps: Vec<Step>, extra: bool, events: &mut Vec<Event>) {
        if extra {
            let after = self.in_turn_order().find(|p| *p != self.turn.active);
            self.turn.resumes_with = self.turn.resumes_with.or(after);
            while self.turn.extra_turns.pop().is_some_and(|taker| taker != player) {}
        } else {
            self.turn.resumes_with = None;
        }
        self.history.clear();
        self.turn.number += 1;
        self.turn.active = player;
        self.turn.to_come = steps;
        self.player_mut(player).last_turn = self.turn.number;
        self.players.iter_mut().for_each(|p| p.lands_played = 0);
        events.push(Event::TurnBegan { player, number: self.turn.number });
    }

    fn spend(&mut self, player: PlayerId, places: &[usize], on: ObjectId, events: &mut Vec<Event>) {
        let pool = std::mem::take(&mut self.player_mut(player).mana);
        let (spent, kept): (Vec<_>, Vec<_>) =
            pool.into_iter().enumerate().partition(|(place, _)| places.contains(place));
        let spent: Vec<Mana> = spent.into_iter().map(|(_, mana)| mana).collect();
        self.player_mut(player).mana = kept.into_iter().map(|(_, mana)| mana).collect();
        events.push(Event::ManaSpent { player, on, mana: total(&spent) });
        if let Some(item) = self.item_mut(on) {
            item.mana_spent.extend(spent);
        }
    }

    fn empty_mana(&mut self, player: PlayerId, burn: bool, lasting_too: bool, events: &mut Vec<Event>) {
        let pool = std::mem::take(&mut self.player_mut(player).mana);
        let (lost, kept): (Vec<Mana>, Vec<Mana>) = pool.into_iter().partition(|m| lasting_too || !m.lasts_this_turn);
        self.player_mut(player).mana = kept;
        let burning = lost.iter().filter(|m| !m.lasts_this_turn).count();
        if !lost.is_empty() {
            let amount = u32::try_from(lost.len()).unwrap_or(u32::MAX);
            events.push(Event::ManaLost { player, amount, burned: burn && burning > 0 });
        }
        if burn && burning > 0 {
            let amount = u32::try_from(burning).unwrap_or(u32::MAX);
            self.player_mut(player).life -= super::signed(amount);
            events.push(Event::LifeLost { player, amount });
        }
    }

    fn end_effects(&mut self, ids: &[EffectId], events: &mut Vec<Event>) {
        if self.effects.iter().any(|e| ids.contains(&e.id)) {
            self.effects.retain(|e| !ids.contains(&e.id));
        }
        if self.replacements.iter().any(|e| ids.contains(&e.id)) {
            self.replacements.retain(|e| !ids.contains(&e.id));
        }
        if self.delayed.iter().any(|e| ids.contains(&e.id)) {
            self.delayed.retain(|e| !ids.contains(&e.id));
        }
        events.extend(ids.iter().map(|id| Event::EffectEnded { id: *id }));
    }

    /// An id for an effect that is about to begin.
    pub(crate) fn take_effect_id(&mut self) -> EffectId {
        self.next_effect += 1;
        EffectId(self.next_effect)
    }
}

/// Mana written as a cost: colourless as a generic number.
fn total(mana: &[Mana]) -> ManaCost {
    let mut sum = ManaCost::ZERO;
    for unit in mana {
        match unit.color {
            Some(color) => sum.colored[color as usize] += 1,
            None => sum.generic += 1,
        }
    }
    sum
}
