//! The end of the game (104).

use crate::{
    change::GameChange,
    edition::FaceDownLeaving,
    event::Event,
    game::Facts,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{State, face_down, turn::GameOver},
};

impl State {
    /// Carries out a change that ends the game, or that concerns its end.
    pub(super) fn commit_game(&mut self, change: GameChange, facts: Facts<'_>, events: &mut Vec<Event>) {
        match change {
            GameChange::Lose { player, why } => {
                self.player_mut(player).lost = true;
                events.push(Event::PlayerLost { player, why });
            }
            GameChange::Win { player } => {
                self.over = Some(GameOver::Won(player));
                events.push(Event::PlayerWon { player });
                self.show_face_down(facts, events);
            }
            GameChange::Draw => {
                self.over = Some(GameOver::Drawn);
                self.show_face_down(facts, events);
            }
            GameChange::Leave { player } => self.player_mut(player).left = true,
            GameChange::ForgetFailedDraws => self.players.iter_mut().for_each(|p| p.drew_from_empty = false),
        }
    }

    /// As the game ends, each owner reveals their face-down permanents and spells, also those that are phased out, and their foretold cards (708.9,
    /// 702.143f; 504.6 from 2004 on).
    fn show_face_down(&mut self, facts: Facts<'_>, events: &mut Vec<Event>) {
        if facts.table.edition.face_down_leaving == FaceDownLeaving::Unseen {
            return;
        }
        let everywhere = self.battlefield.iter().chain(&self.phased_out).chain(&self.stack).chain(&self.exile);
        let is_hidden = |id: &ObjectId| {
            let object = self.object(*id);
            face_down::is_hidden(object) || face_down::is_foretold(object)
        };
        let shown = |id: &ObjectId| is_hidden(id) && facts.fact((Rule::Reveal, *id), true, || false);
        let mut hidden: Vec<ObjectId> = everywhere.copied().filter(shown).collect();
        hidden.sort_unstable();
        hidden.dedup();
        let owners: Vec<PlayerId> = self.players.iter().map(|player| player.id).collect();
        for by in owners {
            let cards: Vec<ObjectId> = hidden.iter().copied().filter(|id| self.object(*id).owner == by).collect();
            if !cards.is_empty() {
                cards.iter().for_each(|id| self.object_mut(*id).known_to = u8::MAX);
                events.push(Event::Revealed { cards, by });
            }
        }
    }
}
