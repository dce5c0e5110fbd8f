//! The end of the game (104).

use crate::{
    change::GameChange,
    event::Event,
    state::{State, turn::GameOver},
};

impl State {
    /// Carries out a change that ends the game, or that concerns its end.
    pub(super) fn commit_game(&mut self, change: GameChange, events: &mut Vec<Event>) {
        match change {
            GameChange::Lose { player, why } => {
                self.player_mut(player).lost = true;
                events.push(Event::PlayerLost { player, why });
            }
            GameChange::Win { player } => {
                self.over = Some(GameOver::Won(player));
                events.push(Event::PlayerWon { player });
            }
            GameChange::Draw => self.over = Some(GameOver::Drawn),
            GameChange::ForgetFailedDraws => self.players.iter_mut().for_each(|p| p.drew_from_empty = false),
        }
    }
}
