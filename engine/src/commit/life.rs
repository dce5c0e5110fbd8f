//! Life, and damage (119, 120).

use super::signed;
use crate::{
    change::{Damage, LifeChange},
    event::Event,
    ids::Entity,
    state::State,
};

impl State {
    /// Carries out a change of life totals, or damage.
    pub(super) fn commit_life(&mut self, change: LifeChange, batch: u32, events: &mut Vec<Event>) {
        match change {
            LifeChange::Damage(damage) => self.commit_damage(damage, batch, events),
            LifeChange::GainLife { player, amount } => {
                self.player_mut(player).life += signed(amount);
                events.extend((amount > 0).then_some(Event::LifeGained { player, amount }));
            }
            LifeChange::LoseLife { player, amount } => {
                self.player_mut(player).life -= signed(amount);
                events.extend((amount > 0).then_some(Event::LifeLost { player, amount }));
            }
            LifeChange::PayLife { player, amount } => {
                self.player_mut(player).life -= signed(amount);
                events.push(Event::LifePaid { player, amount });
            }
            LifeChange::SetLife { player, to } => self.player_mut(player).life = to,
        }
    }

    /// Damage is dealt: to a player as loss of life, to a creature it stays marked (120.3).
    fn commit_damage(&mut self, damage: Damage, batch: u32, events: &mut Vec<Event>) {
        let Damage { source, to, amount, combat, .. } = damage;
        if amount == 0 {
            return;
        }
        events.push(Event::Damaged { source, to, amount, combat, batch });
        match to {
            Entity::Player(player) => {
                self.player_mut(player).life -= signed(amount);
                events.push(Event::LifeLost { player, amount });
            }
            Entity::Object(object) => self.object_mut(object).damage += amount,
        }
    }
}
