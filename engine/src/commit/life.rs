//! Life, and damage (119, 120).

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
            // What it does to whom it is dealt to, its results do.
            LifeChange::Damage(Damage { source, to, amount, combat, .. }) => {
                events.extend((amount > 0).then_some(Event::Damaged { source, to, amount, combat, batch }));
            }
            LifeChange::GainLife { player, amount } => {
                self.change_life(player, signed(amount));
                events.extend((amount > 0).then_some(Event::LifeGained { player, amount }));
            }
            LifeChange::LoseLife { player, amount, dealt } => {
                self.change_life(player, -signed(amount));
                events.extend((amount > 0).then_some(Event::LifeLost { player, amount, dealt }));
            }
            LifeChange::PayLife { player, amount } => {
                self.change_life(player, -signed(amount));
                events.push(Event::LifePaid { player, amount });
            }
        }
    }

    /// A life total goes up or down. No game comes near the limit ([`Budget`](crate::budget::Budget)); what does stays at it.
    pub(super) fn change_life(&mut self, player: PlayerId, by: i32) {
        let player = self.player_mut(player);
        player.life = player.life.saturating_add(by);
    }
}
