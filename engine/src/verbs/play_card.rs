//! Playing cards during a resolution (608.2g).

use super::prelude::*;
use crate::{
    cards::{effect::PlayCard, values::CardType},
    decision::DecisionKind,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rules::{
        casting::{self, How},
        copying, special,
    },
};

impl Verb for PlayCard {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let mut played = Vec::new();
        for card in reading::objects(cx, &self.what, scope) {
            let card = if self.copy { copying::copy_card(cx, card, player) } else { Some(card) };
            let Some(card) = card else { continue };
            let land = is_land(cx.game(), card);
            let instead = self.cost.clone().map(|costs| (costs, scope.clone()));
            let spell = self.spell.clone().map(|spell| (spell, scope.clone()));
            let how = How { free: self.free, instead, spell, in_resolution: true };
            if !land && !casting::is_such_spell(cx.game(), player, card, &how) {
                continue;
            }
            let able = match land {
                true => special::can_play_land_in_resolution(cx.game(), player),
                false => is_castable(self, cx, player, card, scope),
            };
            // A player can't choose to cast what can't be cast (608.2d; 413.2c until 2009). A land that can't be played is refused by its own rule.
            if !able && !land && (self.may || self.if_able) {
                continue;
            }
            let asked = self.may && able;
            if asked && !cx.ask_yes(player, DecisionKind::PlayNow, Some(scope.source), self.bind.clone())? {
                continue;
            }
            if land {
                played.extend(special::play_land_in_resolution(cx, player, card)?.map(Entity::Object));
                continue;
            }
            played.push(Entity::Object(casting::cast(cx, player, card, how)?));
        }
        if let Some(name) = &self.bind {
            scope.bindings.bind(name.clone(), Value::Entities(played));
        }
        Ok(())
    }
}

/// Whether the player could cast the card for the cost that the instruction states.
fn is_castable(verb: &PlayCard, cx: &Cx<'_>, player: PlayerId, card: ObjectId, scope: &Scope) -> bool {
    let stated = verb.cost.as_ref().filter(|_| !verb.free).map(|costs| (costs.as_slice(), scope));
    casting::is_castable(cx.game(), player, card, stated)
}

/// Whether a card is played as a land. A card that is face down in exile is played face up (406.3a).
fn is_land(game: Game<'_>, card: ObjectId) -> bool {
    match game.object(card).status.face_down {
        true => game.state.face_up(card).characteristics.is(CardType::Land),
        false => game.characteristics(card).is(CardType::Land),
    }
}
