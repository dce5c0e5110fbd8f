//! The part of a card that is played, for cards with several parts: a half of a split card, a face, an Adventure (709.3, 712.11, 715.3).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        Name,
        keyword::Builtin,
        modification::Modification,
        values::{CardType, Zone},
    },
    catalog::Layout,
    continuous::RuleInForce,
    decision::{Answer, DecisionKind, Options},
    error::Flow,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        binding::Value,
        characteristics::{Characteristics, Face},
        object::ObjectKind,
    },
};

use super::{
    permission::may_play,
    proposed::{Choices, Proposed},
};

/// The name under which a card in exile remembers the player whose Adventure exiled it. No card can bind that name.
pub(crate) const ON_AN_ADVENTURE: &str = "on an adventure";

/// The part of a card that is played; none if the card itself is played.
pub(crate) type Part = Option<Arc<Face>>;

/// The part of a card that a player casts as a spell. It is the back face if the player may cast the card transformed (702.146a).
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

/// The part that a player chooses to play, among the possible ones (709.3, 712.11b, 715.3). No word means the card itself.
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

/// Whether both halves of a split card can be cast together: the card has fuse and is in a hand (702.102a). The card itself is then cast.
fn is_fused(game: Game<'_>, card: ObjectId) -> bool {
    game.object(card).zone == Zone::Hand && game.keyword(Rule::Fuse, card, Builtin::Fuse)
}

/// Whether a half can be cast from its card's zone. A half with aftermath can only be cast from a graveyard (702.127a); the other half can be cast
/// from there only with another permission.
fn is_open(game: Game<'_>, (player, by_permission): (PlayerId, bool), card: ObjectId, half: &Arc<Face>) -> bool {
    if !game.characteristics(card).has(Builtin::Aftermath) || !game.keyword(Rule::Aftermath, card, Builtin::Aftermath) {
        return true;
    }
    let buried = game.object(card).zone == Zone::Graveyard;
    match half.characteristics.has(Builtin::Aftermath) {
        true => buried,
        false => {
            let allowed = || {
                let proposed = Proposed::new(game, player, card, &Some(Arc::clone(half)), &Choices::default());
                may_play(proposed.game(game), player, card).is_some()
            };
            !buried || !by_permission || allowed()
        }
    }
}

/// Whether the part is a half with aftermath, of a card in the player's graveyard (702.127a).
pub(super) fn is_aftermath(game: Game<'_>, player: PlayerId, card: ObjectId, part: &Part) -> bool {
    let object = game.object(card);
    let own = object.zone == Zone::Graveyard && object.owner == player;
    let half = part.as_ref().is_some_and(|half| half.characteristics.has(Builtin::Aftermath));
    own && half && game.keyword(Rule::Aftermath, card, Builtin::Aftermath)
}

/// The back face of a card that the player may cast transformed (702.146a).
fn turned(game: Game<'_>, player: PlayerId, card: ObjectId) -> Part {
    let object = game.object(card);
    if object.zone == Zone::Hand && object.owner == player {
        return None;
    }
    let rule = may_play(game, player, card)?;
    let back = object.face.back.clone().filter(|_| plays_transformed(rule))?;
    game.fact((Rule::CastTransformed, &rule.scope), Some(back), || None)
}

/// Whether the part is the card's back face.
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

/// Whether a card is in exile because of its Adventure. It can't be cast as an Adventure from there (715.3d).
fn is_afield(game: Game<'_>, card: ObjectId) -> bool {
    let object = game.object(card);
    object.zone == Zone::Exile && object.memory.get(ON_AN_ADVENTURE).is_some()
}

/// Whether a player may cast a card from exile because its Adventure has resolved (715.3d).
pub(super) fn comes_back(game: Game<'_>, player: PlayerId, card: ObjectId) -> bool {
    let whose = game.object(card).memory.get(ON_AN_ADVENTURE);
    let own = whose.is_some_and(|whose| *whose == Value::Entities([Entity::Player(player)].into_iter().collect()));
    own && is_afield(game, card) && game.heeds((Rule::Adventure, card), true)
}
