//! Which part of a card is played, of one with several: a half of a split card, a face, an Adventure (709.3, 712.11, 715.3).

use std::sync::Arc;

use crate::{
    cards::{
        Name,
        keyword::Builtin,
        modification::Modification,
        values::{CardType, Zone},
    },
    catalog::Layout,
    decision::{Answer, DecisionKind, Options},
    error::Flow,
    game::{Cx, Game},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::continuous::RuleInForce,
    state::{
        binding::Value,
        characteristics::{Characteristics, Face},
        object::ObjectKind,
    },
};

use super::permission::may_play;

/// What a card in exile remembers that went there from its Adventure: whose it was. No card can bind that name.
pub(crate) const ON_AN_ADVENTURE: &str = "on an adventure";

/// What is played of a card: a part of it, or the card itself where that is none.
pub(crate) type Part = Option<Arc<Face>>;

/// The part of a card that a player casts as a spell: its back face, where that is what the player may cast of it (702.146a).
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn to_cast(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, by_permission: bool) -> Flow<Part> {
    match turned(cx.game(), player, card).filter(|_| by_permission) {
        Some(back) => Ok(Some(back)),
        None => chosen(cx, (player, by_permission), card, |seen| !seen.is(CardType::Land)),
    }
}

/// The part of a card that a player plays as a land.
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn to_play(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow<Part> {
    chosen(cx, (player, true), card, |seen| seen.is(CardType::Land))
}

/// What a player who would play a card chooses of it, among what fits (709.3, 712.11b, 715.3): no word is the card itself.
fn chosen(
    cx: &mut Cx<'_>,
    (player, by_permission): (PlayerId, bool),
    card: ObjectId,
    fits: fn(&Characteristics) -> bool,
) -> Flow<Part> {
    let game = cx.game();
    let Some(sides) = game.object(card).def.and_then(|def| game.table.catalog.sides(def)) else { return Ok(None) };
    let whole = sides.layout != Layout::Split || is_fused(game, card);
    let itself = whole && fits(game.characteristics(card));
    let afield = sides.layout == Layout::Adventure && is_afield(game, card);
    let open = |face: &&Arc<Face>| is_open(game, (player, by_permission), card, face);
    let parts = sides.faces.iter().filter(|face| fits(&face.characteristics) && !afield).filter(open);
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

/// Whether both halves of a split card can be cast together: it has fuse, and is in a hand (702.102a). Then it is what it is anyway.
fn is_fused(game: Game<'_>, card: ObjectId) -> bool {
    game.object(card).zone == Zone::Hand && game.keyword(Rule::Fuse, card, Builtin::Fuse)
}

/// Whether a half can be cast from where its card is: one with aftermath from a graveyard alone (702.127a), and the other from there only
/// where something else lets it be.
fn is_open(game: Game<'_>, (player, by_permission): (PlayerId, bool), card: ObjectId, half: &Face) -> bool {
    if !game.characteristics(card).has(Builtin::Aftermath) || !game.keyword(Rule::Aftermath, card, Builtin::Aftermath) {
        return true;
    }
    let buried = game.object(card).zone == Zone::Graveyard;
    match half.characteristics.has(Builtin::Aftermath) {
        true => buried,
        false => !buried || !by_permission || may_play(game, player, card).is_some(),
    }
}

/// Whether what a player would cast is a half with aftermath, of a card in that player's graveyard (702.127a).
pub(super) fn is_aftermath(game: Game<'_>, player: PlayerId, card: ObjectId, part: &Part) -> bool {
    let object = game.object(card);
    let own = object.zone == Zone::Graveyard && object.owner == player;
    let half = part.as_ref().is_some_and(|half| half.characteristics.has(Builtin::Aftermath));
    own && half && game.keyword(Rule::Aftermath, card, Builtin::Aftermath)
}

/// The back face of a card that a player may cast transformed (702.146a).
fn turned(game: Game<'_>, player: PlayerId, card: ObjectId) -> Part {
    let object = game.object(card);
    if object.zone == Zone::Hand && object.owner == player {
        return None;
    }
    let rule = may_play(game, player, card)?;
    let back = object.face.back.clone().filter(|_| plays_transformed(rule))?;
    game.fact((Rule::CastTransformed, &rule.scope), Some(back), || None)
}

/// Whether what is cast of a card is its back face.
pub(super) fn is_back(game: Game<'_>, card: ObjectId, part: &Part) -> bool {
    let back = game.object(card).face.back.as_ref();
    part.as_ref().zip(back).is_some_and(|(part, back)| Arc::ptr_eq(part, back))
}

fn plays_transformed(rule: &RuleInForce) -> bool {
    matches!(&*rule.modification, Modification::MayPlay { transformed: true, .. })
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
