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
        let mut waiting = Vec::new();
        for card in reading::objects(cx, &self.what, scope) {
            waiting.extend(if self.copy { copying::copy_card(cx, card, player) } else { Some(card) });
        }
        let mut played = Vec::new();
        while let Some(next) = next(self, cx, player, &mut waiting, scope)? {
            let land = match next.face {
                Some(face) if next.castable => chooses(cx, player, next.card, face)?,
                face => next.land || face.is_some(),
            };
            if land {
                played.extend(special::play_land_in_resolution(cx, player, next.card)?.map(Entity::Object));
                continue;
            }
            played.push(Entity::Object(casting::cast(cx, player, next.card, how(self, scope))?));
        }
        if let Some(name) = &self.bind {
            scope.bindings.bind(name.clone(), Value::Entities(played));
        }
        Ok(())
    }
}

/// The circumstances under which the instruction has a player cast a card.
fn how(verb: &PlayCard, scope: &Scope) -> How {
    let instead = verb.cost.clone().map(|costs| (costs, scope.clone()));
    let spell = verb.spell.clone().map(|spell| (spell, scope.clone()));
    How { free: verb.free, instead, spell, in_resolution: true }
}

/// A card that may or has to be played now.
struct Open {
    card: ObjectId,
    land: bool,
    /// The name of its other face, if that is a land that the player may play.
    face: Option<Name>,
    castable: bool,
    /// Whether the player may decline.
    asked: bool,
}

/// The card if it is to be played now. A player can't choose to cast what can't be cast (608.2d; 413.2c until 2009). A land that can't be played is
/// refused by its own rule.
fn open(verb: &PlayCard, cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, scope: &Scope) -> Option<Open> {
    let land = is_land(cx.game(), card);
    let face = if land { None } else { land_face(verb, cx, player, card) };
    if !land && face.is_none() && !casting::is_such_spell(cx.game(), player, card, &how(verb, scope)) {
        return None;
    }
    let castable = !land && is_castable(verb, cx, player, card, scope);
    let able = match land {
        true => special::can_play_land_in_resolution(cx.game(), player),
        false => face.is_some() || castable,
    };
    if !able && !land && (verb.may || verb.if_able) {
        return None;
    }
    let free_to = || !verb.may && castable && may_leave_it(verb, cx, player, card, scope);
    let asked = able && (verb.may || free_to());
    Some(Open { card, land, face, castable, asked })
}

/// The card that the player plays next. Several cards are played one at a time, in the order that the player chooses (608.2g).
fn next(
    verb: &PlayCard,
    cx: &mut Cx<'_>,
    player: PlayerId,
    waiting: &mut Vec<ObjectId>,
    scope: &Scope,
) -> Flow<Option<Open>> {
    let mut there: Vec<Open> = Vec::new();
    for card in waiting.iter() {
        there.extend(open(verb, cx, player, *card, scope));
    }
    let place = match there.as_slice() {
        [] => None,
        [one] if one.asked => cx.ask_to_play(player, one.card, scope.source, verb.bind.clone())?.then_some(0),
        [_] => Some(0),
        several => {
            let least = usize::from(several.iter().any(|one| !one.asked));
            let from = several.iter().map(|one| Entity::Object(one.card)).collect();
            let options = Options::Entities { from, least, most: 1, ordered: false };
            let (source, name) = (Some(scope.source), verb.bind.clone());
            let chosen = cx.ask_entities(player, DecisionKind::PlayNow, source, name, options)?;
            several.iter().position(|one| chosen.contains(&Entity::Object(one.card)))
        }
    };
    let next = place.map(|place| there.swap_remove(place));
    waiting.retain(|card| next.as_ref().is_some_and(|next| next.card != *card));
    Ok(next)
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
    casting::is_castable(cx.game(), player, card, (&how(verb, scope), price(verb, scope)))
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
