//! What happens in the game: spells resolve, creatures fight, cards change zones.

use super::{Aim, Cast, Game, Id, Left, Place};
use crate::cards::Spell;

impl Game {
    pub(super) fn resolve(&mut self, cast: &Cast) {
        let id = cast.id;
        let legal = |(aim, moves): &&(Aim, usize)| self.is_legal(id, *aim) && self.moves(*aim) == *moves;
        let aim = cast.targets.iter().find(legal).map(|(aim, _)| *aim);
        let Some(spell) = self[id].card.spell() else {
            self[id].left = Left::Resolved;
            self.move_to(id, Place::Battlefield);
            self[id].new = true;
            return;
        };
        self[id].left = if cast.targets.is_empty() || aim.is_some() { Left::Resolved } else { Left::NoTarget };
        match (spell, aim) {
            (Spell::Burn(amount), Some(Aim::Player(seat))) => self.players[seat.0].life -= amount,
            (Spell::Return, Some(Aim::Card(target))) => self.move_to(target, Place::Hand),
            (Spell::Grow(amount), Some(Aim::Card(target))) => self[target].grown += amount,
            (Spell::Destroy, Some(Aim::Card(target))) => self.move_to(target, Place::Graveyard),
            (Spell::Counter, Some(Aim::Card(target))) => {
                self.stack.retain(|other| other.id != target);
                self[target].left = Left::Countered;
                self.move_to(target, Place::Graveyard);
            }
            (Spell::DestroyAll, _) => {
                let creatures: Vec<Id> =
                    self.cards(Place::Battlefield).filter(|id| self[*id].card.is_creature()).collect();
                creatures.into_iter().for_each(|id| self.move_to(id, Place::Graveyard));
            }
            _ => {}
        }
        self.move_to(id, Place::Graveyard);
    }

    /// Deals combat damage; an attacker deals all of it to its first blocker.
    pub(super) fn fight(&mut self) {
        for (attacker, blockers, blocked) in self.fights.clone() {
            let power = self[attacker].size().map_or(0, |(power, _)| power);
            match blockers.first() {
                Some(blocker) => self[*blocker].damage += power,
                None if blocked => {}
                None => self.players[1 - self.active.0].life -= power,
            }
            for blocker in blockers {
                let power = self[blocker].size().map_or(0, |(power, _)| power);
                self[attacker].damage += power;
            }
        }
    }

    /// The state-based actions.
    pub(crate) fn check(&mut self) {
        self.players.iter_mut().for_each(|player| player.lost |= player.life <= 0);
        let dies = |id: &Id| self[*id].size().is_some_and(|(_, toughness)| self[*id].damage >= toughness);
        let dying: Vec<Id> = self.cards(Place::Battlefield).filter(dies).collect();
        dying.into_iter().for_each(|id| self.move_to(id, Place::Graveyard));
    }

    /// Moves a card to a zone, where it is a new object.
    pub(super) fn move_to(&mut self, id: Id, place: Place) {
        self.order.retain(|other| *other != id);
        self.order.push(id);
        self.fights.retain(|(attacker, ..)| *attacker != id);
        self.fights.iter_mut().for_each(|(_, blockers, _)| blockers.retain(|blocker| *blocker != id));
        let thing = &mut self[id];
        if place != Place::Battlefield && place != Place::Stack {
            thing.controller = thing.owner;
        }
        (thing.place, thing.moves, thing.tapped, thing.new) =
            (place, thing.moves + 1, false, place == Place::Battlefield);
        (thing.damage, thing.grown) = (0, 0);
    }
}
