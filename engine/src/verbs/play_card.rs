//! Playing cards during a resolution (608.2g).

use super::prelude::*;
use crate::{
    cards::{effect::PlayCard, values::CardType},
    decision::{Answer, DecisionKind, Moment, Options},
    edition::HiddenCardsInCosts,
    eval::proposed::faces,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rules::{
        casting::{self, How, Price},
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
            let face = if land { None } else { land_face(self, cx, player, card) };
            let instead = self.cost.clone().map(|costs| (costs, scope.clone()));
            let spell = self.spell.clone().map(|spell| (spell, scope.clone()));
            let how = How { free: self.free, instead, spell, in_resolution: true };
            if !land && face.is_none() && !casting::is_such_spell(cx.game(), player, card, &how) {
                continue;
            }
            let castable = !land && is_castable(self, cx, player, card, scope);
            let able = match land {
                true => special::can_play_land_in_resolution(cx.game(), player),
                false => face.is_some() || castable,
            };
            // A player can't choose to cast what can't be cast (608.2d; 413.2c until 2009). A land that can't be played is refused by its own rule.
            if !able && !land && (self.may || self.if_able) {
                continue;
            }
            let free_to = || !self.may && castable && may_leave_it(self, cx, player, card, scope);
            let asked = able && (self.may || free_to());
            if asked && !cx.ask_yes(player, DecisionKind::PlayNow, Some(scope.source), self.bind.clone())? {
                continue;
            }
            let land = match face {
                Some(face) if castable => chooses(cx, player, card, face)?,
                face => land || face.is_some(),
            };
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

/// Whether the player need not cast a card that could be cast: paying for it would take more than the rules require.
fn may_leave_it(verb: &PlayCard, cx: &Cx<'_>, player: PlayerId, card: ObjectId, scope: &Scope) -> bool {
    verb.if_able && may_stay_hidden(cx, player, card)
        || cx.game().heeds(
            (Rule::ManaAbilitiesOptional, scope),
            casting::needs_mana_abilities(cx.game(), player, card, price(verb, scope)),
        )
}

/// Whether the player need not cast a card that could be cast, because an additional cost needs cards with a stated quality in a hidden zone (118.8c).
fn may_stay_hidden(cx: &Cx<'_>, player: PlayerId, card: ObjectId) -> bool {
    cx.edition().hidden_cards_in_costs == HiddenCardsInCosts::MayStayHidden
        && casting::needs_hidden_cards(cx.game(), player, card)
}

/// Whether the player could cast the card for the cost that the instruction states.
fn is_castable(verb: &PlayCard, cx: &Cx<'_>, player: PlayerId, card: ObjectId, scope: &Scope) -> bool {
    casting::is_castable(cx.game(), player, card, price(verb, scope))
}

/// The cost that the instruction has the player pay for the card.
fn price<'a>(verb: &'a PlayCard, scope: &'a Scope) -> Price<'a> {
    match &verb.cost {
        _ if verb.free => Price::Free,
        Some(costs) => Price::Stated(costs, scope),
        None => Price::Normal,
    }
}

/// The name of the other face of the card, if it is a land that the player may play (712.12). An instruction with a cost, or about spells, only has
/// the player cast the card.
fn land_face(verb: &PlayCard, cx: &Cx<'_>, player: PlayerId, card: ObjectId) -> Option<Name> {
    let casts = verb.spell.is_some() || verb.cost.is_some() || verb.copy;
    let faces = faces(cx.game(), card).1.iter().filter(|face| face.characteristics.is(CardType::Land));
    let name = faces.filter_map(|face| face.characteristics.name.clone()).next();
    let name = name.filter(|_| !casts)?;
    let able = special::can_play_land_in_resolution(cx.game(), player);
    cx.game().heeds((Rule::PlayLand, card), able).then_some(name)
}

/// Whether the player plays the face that is a land, and doesn't cast the card (712.12).
fn chooses(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, face: Name) -> Flow<bool> {
    let options = Options::Words { from: vec![face], least: 0, most: 1 };
    let before = cx.at(Moment::Announcement);
    let answer = cx.ask(player, DecisionKind::Part, Some(card), None, options)?;
    cx.at(before);
    Ok(matches!(answer, Answer::Words(words) if !words.is_empty()))
}

/// Whether a card is played as a land. A card that is face down in exile is played face up (406.3a).
fn is_land(game: Game<'_>, card: ObjectId) -> bool {
    match game.object(card).status.face_down {
        true => game.state.face_up(card).characteristics.is(CardType::Land),
        false => game.characteristics(card).is(CardType::Land),
    }
}
