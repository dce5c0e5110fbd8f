//! Playing cards during a resolution (608.2g).

use super::prelude::*;
use crate::{
    cards::{effect::PlayCard, values::CardType},
    decision::DecisionKind,
    eval::may_cast,
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
            if !land && !casting::could_cast(cx.game(), player, card, &how) {
                continue;
            }
            // A play that an effect forbids can't be chosen (608.2d; 413.2c until 2009).
            if self.may && !land && cannot_begin(cx.game(), player, card) {
                continue;
            }
            let asked = self.may && (!land || special::can_play_land_in_resolution(cx.game(), player));
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

/// Whether an effect or a rule forbids the player to cast the card from its zone. A card with several castable parts is judged part by part as it is
/// proposed (601.3e).
fn cannot_begin(game: Game<'_>, player: PlayerId, card: ObjectId) -> bool {
    let zone = game.object(card).zone;
    (!casting::has_parts(game, card) && may_cast::is_forbidden(game, player, card, zone))
        || may_cast::split_second(game).is_some()
        || may_cast::lacks_a_legend(game, player, card)
}

/// Whether a card is played as a land. A card that is face down in exile is played face up (406.3a).
fn is_land(game: Game<'_>, card: ObjectId) -> bool {
    match game.object(card).status.face_down {
        true => game.state.face_up(card).characteristics.is(CardType::Land),
        false => game.characteristics(card).is(CardType::Land),
    }
}
