//! Which part of a card is played, of one with several: a half of a split card, a face, an Adventure (709.3, 712.11, 715.3).

use std::sync::Arc;

use crate::{
    cards::{Name, values::CardType, values::Zone},
    catalog::Layout,
    decision::{Answer, DecisionKind, Options},
    error::Flow,
    game::{Cx, Game},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        binding::Value,
        characteristics::{Characteristics, Face},
        object::ObjectKind,
    },
};

/// What a card in exile remembers that went there from its Adventure: whose it was. No card can bind that name.
pub(crate) const ON_AN_ADVENTURE: &str = "on an adventure";

/// What is played of a card: a part of it, or the card itself where that is none.
pub(crate) type Part = Option<Arc<Face>>;

/// The part of a card that a player casts as a spell.
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn to_cast(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow<Part> {
    chosen(cx, player, card, |seen| !seen.is(CardType::Land))
}

/// The part of a card that a player plays as a land.
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn to_play(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow<Part> {
    chosen(cx, player, card, |seen| seen.is(CardType::Land))
}

/// What a player who would play a card chooses of it, among what fits (709.3, 712.11b, 715.3): no word is the card itself.
fn chosen(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, fits: fn(&Characteristics) -> bool) -> Flow<Part> {
    let game = cx.game();
    let Some(sides) = game.object(card).def.and_then(|def| game.table.catalog.sides(def)) else { return Ok(None) };
    let itself = sides.layout != Layout::Split && fits(game.characteristics(card));
    let afield = sides.layout == Layout::Adventure && is_afield(game, card);
    let parts = sides.faces.iter().filter(|face| fits(&face.characteristics) && !afield);
    let parts: Vec<(Name, Arc<Face>)> =
        parts.filter_map(|face| Some((face.characteristics.name.clone()?, Arc::clone(face)))).collect();
    match &parts[..] {
        [] => return Ok(None),
        [(_, only)] if !itself => return Ok(Some(Arc::clone(only))),
        _ => {}
    }
    let from = parts.iter().map(|(name, _)| name.clone()).collect();
    let options = Options::Words { from, least: usize::from(!itself), most: 1 };
    let answer = cx.ask(player, DecisionKind::Part, Some(card), None, options)?;
    let Answer::Words(words) = answer else { return Ok(None) };
    Ok(parts.into_iter().find(|(name, _)| words.contains(name)).map(|(_, face)| face))
}

/// Whether a spell was cast as an Adventure (715.3).
pub(crate) fn is_adventure(game: Game<'_>, spell: ObjectId) -> bool {
    let object = game.object(spell);
    let sides = object.def.and_then(|def| game.table.catalog.sides(def));
    object.kind == ObjectKind::Card
        && object.part.is_some()
        && sides.is_some_and(|sides| sides.layout == Layout::Adventure)
}

/// Whether a card is in exile because of its Adventure: it isn't cast as that from there (715.3d).
fn is_afield(game: Game<'_>, card: ObjectId) -> bool {
    let object = game.object(card);
    object.zone == Zone::Exile && object.memory.get(ON_AN_ADVENTURE).is_some()
}

/// Whether a player may cast a card from exile since the spell that was its Adventure resolved (715.3d).
pub(super) fn comes_back(game: Game<'_>, player: PlayerId, card: ObjectId) -> bool {
    let whose = game.object(card).memory.get(ON_AN_ADVENTURE);
    let own = whose.is_some_and(|whose| *whose == Value::Entities([Entity::Player(player)].into_iter().collect()));
    own && is_afield(game, card) && game.heeds((Rule::Adventure, card), true)
}
