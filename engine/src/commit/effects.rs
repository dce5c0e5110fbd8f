//! Lasting effects, and waiting triggers (603, 611, 614).

use crate::{
    cards::effect::Duration,
    change::EffectChange,
    event::Event,
    ids::EffectId,
    state::{State, effects::FloatingReplacement},
};

impl State {
    /// Carries out a change of lasting effects or waiting triggers.
    pub(super) fn commit_effect(&mut self, change: EffectChange, events: &mut Vec<Event>) {
        match change {
            EffectChange::BeginEffect(effect) => {
                events.push(Event::EffectBegan { id: effect.id, source: effect.scope.source });
                self.effects.push(*effect);
            }
            EffectChange::BeginReplacement(effect) => {
                events.push(Event::EffectBegan { id: effect.id, source: effect.scope.source });
                self.replacements.push(*effect);
            }
            EffectChange::BeginDelayed(trigger) => {
                events.push(Event::EffectBegan { id: trigger.id, source: trigger.scope.source });
                self.delayed.push(*trigger);
            }
            EffectChange::EndEffects(ids) => self.end_effects(&ids, events),
            EffectChange::LastThisTurn(ids) => self.last_this_turn(&ids),
            EffectChange::UseShield { id, amount } => {
                let shield = self.replacements.iter_mut().find(|r| r.id == id);
                if let Some(left) = shield.and_then(|r| r.left.as_mut()) {
                    *left = left.saturating_sub(amount);
                }
                let spent = |r: &FloatingReplacement| r.id == id && r.left == Some(0);
                if self.replacements.iter().any(spent) {
                    self.end_effects(&[id], events);
                }
            }
            EffectChange::AddPending(trigger) => {
                events.push(Event::Triggered {
                    source: trigger.scope.source,
                    ability: trigger.ability.id.clone(),
                    controller: trigger.scope.controller,
                    pending: trigger.id,
                });
                self.pending.push(*trigger);
            }
            EffectChange::RemovePending { id, stacked_as } => {
                self.pending.retain(|t| t.id != id);
                events.push(match stacked_as {
                    Some(object) => Event::TriggerStacked { object, pending: id },
                    None => Event::TriggerDropped { pending: id },
                });
            }
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

    fn last_this_turn(&mut self, ids: &[EffectId]) {
        let effects = self.effects.iter_mut().map(|e| (e.id, &mut e.until));
        let replacements = self.replacements.iter_mut().map(|e| (e.id, &mut e.until));
        let delayed = self.delayed.iter_mut().map(|e| (e.id, &mut e.until));
        let those = effects.chain(replacements).chain(delayed).filter(|(id, _)| ids.contains(id));
        those.for_each(|(_, until)| *until = Some(Duration::EndOfTurn));
    }

    /// A new id for an effect that is about to begin.
    pub(crate) fn take_effect_id(&mut self) -> EffectId {
        self.next_effect += 1;
        EffectId(self.next_effect)
    }
}
