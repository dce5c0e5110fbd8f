//! Life totals, and damage (119, 120).

use super::signed;
use crate::{
    change::{Damage, LifeChange},
    event::Event,
    ids::PlayerId,
    state::State,
};

impl State {
    /// Carries out a change of life totals, or damage.
    pub(super) fn commit_life(&mut self, change: LifeChange, batch: u32, events: &mut Vec<Event>) {
        match change {
            // Only the results of damage change the recipient; they are separate changes.
            LifeChange::Damage(Damage { source, to, amount, combat, .. }) => {
                events.extend((amount > 0).then_some(Event::Damaged { source, to, amount, combat, batch }));
            }
            LifeChange::GainLife { player, amount } => {
                self.change_life(player, signed(amount));
                events.extend((amount > 0).then_some(Event::LifeGained { player, amount, batch }));
            }
            LifeChange::LoseLife { player, amount, dealt } => {
                self.change_life(player, -signed(amount));
                events.extend((amount > 0).then_some(Event::LifeLost { player, amount, dealt, batch }));
            }
            LifeChange::PayLife { player, amount } => {
                self.change_life(player, -signed(amount));
                events.push(Event::LifePaid { player, amount });
            }
        }
    }

    /// Changes a life total. The result is limited to the range of the type, which no game within its [`Budget`](crate::budget::Budget) reaches.
    pub(super) fn change_life(&mut self, player: PlayerId, by: i32) {
        let player = self.player_mut(player);
        player.life = player.life.saturating_add(by);
    }
}
