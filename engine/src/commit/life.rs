//! Life, and damage (119, 120).

use super::signed;
use crate::{
    change::{Damage, LifeChange},
    event::Event,
    ids::{Entity, PlayerId},
    state::State,
};

impl State {
    /// Carries out a change of life totals, or damage.
    pub(super) fn commit_life(&mut self, change: LifeChange, batch: u32, events: &mut Vec<Event>) {
        match change {
            LifeChange::Damage(damage) => self.commit_damage(damage, batch, events),
            LifeChange::GainLife { player, amount } => {
                self.change_life(player, signed(amount));
                events.extend((amount > 0).then_some(Event::LifeGained { player, amount }));
            }
            LifeChange::LoseLife { player, amount } => {
                self.change_life(player, -signed(amount));
                events.extend((amount > 0).then_some(Event::LifeLost { player, amount }));
            }
            LifeChange::PayLife { player, amount } => {
                self.change_life(player, -signed(amount));
                events.push(Event::LifePaid { player, amount });
            }
        }
    }

    /// Damage is dealt: to a player as loss of life, to a creature it stays marked unless it withers (120.3).
    fn commit_damage(&mut self, damage: Damage, batch: u32, events: &mut Vec<Event>) {
        let Damage { source, to, amount, combat, withers, .. } = damage;
        if amount == 0 {
            return;
        }
        events.push(Event::Damaged { source, to, amount, combat, batch });
        match to {
            Entity::Player(player) => {
                self.change_life(player, -signed(amount));
                events.push(Event::LifeLost { player, amount });
            }
            Entity::Object(_) if withers => {}
            Entity::Object(object) => {
                let object = self.object_mut(object);
                object.damage = object.damage.saturating_add(amount);
            }
        }
    }

    /// A life total goes up or down. No game comes near the limit ([`Budget`](crate::budget::Budget)); what does stays at it.
    pub(super) fn change_life(&mut self, player: PlayerId, by: i32) {
        let player = self.player_mut(player);
        player.life = player.life.saturating_add(by);
    }
}
