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
    decision::{Answer, DecisionKind, Moment, Options},
    error::{Flow, Stop},
    eval::casting_face_down::{FACE_DOWN, cast_as},
    eval::proposed::{Choices, Part, Proposed, could_be, faces, is_such, is_whole},
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
    How,
    permission::{may_play, zone_rule},
};

/// The name under which a card in exile remembers the player whose Adventure exiled it. No card can bind that name.
pub(crate) const ON_AN_ADVENTURE: &str = "on an adventure";

/// A card that a player plays, and how.
#[derive(Clone, Copy)]
pub(super) struct Played<'a> {
    pub(super) player: PlayerId,
    pub(super) card: ObjectId,
    pub(super) how: &'a How,
}

/// The part of a card that a player casts as a spell. It is the back face if the player may cast the card transformed (702.146a).
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn to_cast(cx: &mut Cx<'_>, played: Played<'_>) -> Flow<Part> {
    match turned(cx.game(), played.player, played.card).filter(|_| !played.how.in_resolution) {
        Some(back) => Ok(Some(back)),
        None => chosen(cx, played, false),
    }
}

/// The part of a card that a player plays as a land.
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn to_play(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow<Part> {
    let before = cx.at(Moment::Announcement);
    let how = How::default();
    let part = chosen(cx, Played { player, card, how: &how }, true);
    cx.at(before);
    part
}

/// Whether a resolving effect has the player cast the card as a spell that it permits (601.3e, 702.85a).
pub(super) fn could_cast(game: Game<'_>, played: Played<'_>) -> bool {
    let (itself, parts) = ways(game, played, |seen| !seen.is(CardType::Land));
    itself || !parts.is_empty() || face_down_way(game, played).is_some()
}

/// Whether the card itself can be played, and its parts that can be.
fn ways<'a>(game: Game<'a>, played: Played<'_>, fits: fn(&Characteristics) -> bool) -> (bool, Vec<&'a Arc<Face>>) {
    let card = played.card;
    let itself = is_whole(game, card) && fits(game.characteristics(card)) && allows(game, played, &None);
    let open = |face: &&Arc<Face>| fits(&face.characteristics) && closed(game, played, face).is_none();
    let parts = faces(game, card).1.iter().filter(open).filter(|face| allows(game, played, &Some(Arc::clone(face))));
    (itself, parts.collect())
}

/// Whether the effect permits a spell that is that part of the card (601.3e).
fn allows(game: Game<'_>, Played { player, card, how }: Played<'_>, part: &Part) -> bool {
    how.spell.as_ref().is_none_or(|(spell, scope)| match how.free {
        // No other cost is paid, and X is 0 (107.3b).
        true => is_such(game, (player, card), part, (spell, scope)),
        false => could_be(game, (player, card), part, (spell, scope)),
    })
}

/// Whether a resolving effect permits a spell that is that part of the card, or the card itself face down.
pub(super) fn permits(game: Game<'_>, played: Played<'_>, part: &Part) -> bool {
    allows(game, played, part) || part.is_none() && face_down_way(game, played).is_some()
}

/// The card as a player may cast it face down (702.37c, 702.168b). Another alternative cost can't be paid together with that (118.9a).
fn face_down_way(game: Game<'_>, played: Played<'_>) -> Option<Arc<Face>> {
    let Played { player, card, how } = played;
    if how.free || how.instead.is_some() {
        return None;
    }
    let face = cast_as(game, card)?;
    let part = Some(Arc::clone(&face));
    how.spell.as_ref().is_none_or(|(spell, scope)| is_such(game, (player, card), &part, (spell, scope))).then_some(face)
}

/// The part that a player chooses to play, among the possible ones (709.3, 712.11b, 715.3). No word means the card itself.
fn chosen(cx: &mut Cx<'_>, played: Played<'_>, lands: bool) -> Flow<Part> {
    let fits: fn(&Characteristics) -> bool =
        if lands { |seen| seen.is(CardType::Land) } else { |seen| !seen.is(CardType::Land) };
    let (player, card) = (played.player, played.card);
    let hidden = face_down_way(cx.game(), played).filter(|_| !lands);
    if faces(cx.game(), card).1.is_empty() && hidden.is_none() {
        return Ok(None);
    }
    let (itself, parts) = ways(cx.game(), played, fits);
    let named = |face: &Arc<Face>| Some((face.characteristics.name.clone()?, Arc::clone(face)));
    let hidden = hidden.map(|face| (FACE_DOWN.into(), face));
    let parts: Vec<(Name, Arc<Face>)> = parts.into_iter().filter_map(named).chain(hidden).collect();
    let from: Vec<Name> = parts.iter().map(|(name, _)| name.clone()).collect();
    let (least, most) = (usize::from(!itself && !from.is_empty()), usize::from(!from.is_empty()));
    let answer = cx.ask(player, DecisionKind::Part, Some(card), None, Options::Words { from, least, most });
    if let Err(Stop::BadAnswer { answer: Answer::Words(words), .. }) = &answer {
        let game = cx.game();
        let meant = |face: &&Arc<Face>| face.characteristics.name.as_ref().is_some_and(|name| words.contains(name));
        let meant = faces(game, card).1.iter().find(meant);
        let obstacle = |face| closed(game, played, face).or_else(|| uncastable(game, card, lands));
        if let Some((rule, reason)) = meant.and_then(obstacle) {
            return cx.cannot((rule, card), reason);
        }
    }
    let Answer::Words(words) = answer? else { return Ok(None) };
    Ok(parts.into_iter().find(|(name, _)| words.contains(name)).map(|(_, face)| face))
}

/// The rule by which the chosen face of a modal double-faced card can't be cast: only that face is evaluated, be it a land or a spell that no effect
/// permits (712.11c).
fn uncastable(game: Game<'_>, card: ObjectId, lands: bool) -> Option<(Rule, &'static str)> {
    let modal = faces(game, card).0 == Some(Layout::Modal);
    (modal && !lands).then_some((Rule::FaceEvaluated, "the chosen face can't be cast here"))
}

/// The rule that keeps a part from being played from the card's zone. An Adventure can't be cast from the exile to which it put its card (715.3d). A
/// half with aftermath can only be cast from a graveyard, and its rule doesn't let the other half be cast from there (702.127a). Other effects may
/// permit the Adventure and the other half.
fn closed(game: Game<'_>, played: Played<'_>, part: &Arc<Face>) -> Option<(Rule, &'static str)> {
    let Played { player, card, how } = played;
    let kept = || {
        let proposed = Proposed::new(game, player, card, &Some(Arc::clone(part)), &Choices::default());
        !how.in_resolution && may_play(proposed.game(game), player, card).is_none()
    };
    if faces(game, card).0 == Some(Layout::Adventure) {
        let reason = "its Adventure has put the card into exile, and the card can't be cast as an Adventure from there";
        return (is_afield(game, card) && kept()).then_some((Rule::Adventure, reason));
    }
    if !game.characteristics(card).has(Builtin::Aftermath) || !game.keyword(Rule::Aftermath, card, Builtin::Aftermath) {
        return None;
    }
    let buried = game.object(card).zone == Zone::Graveyard;
    match part.characteristics.has(Builtin::Aftermath) {
        true => (!buried).then_some((Rule::Aftermath, "a half with aftermath can be cast only from a graveyard")),
        false => {
            let reason = "no rule or effect allows this half to be cast from the graveyard";
            (buried && kept()).then_some((zone_rule(Zone::Graveyard), reason))
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

/// Whether the permission is for a card with its back face up (702.146a).
pub(super) fn plays_transformed(rule: &RuleInForce) -> bool {
    matches!(&*rule.modification, Modification::MayPlay { transformed: true, .. })
}

/// Whether a spell was cast as an Adventure (715.3).
pub(crate) fn is_adventure(game: Game<'_>, spell: ObjectId) -> bool {
    let object = game.object(spell);
    object.kind == ObjectKind::Card && object.part.is_some() && faces(game, spell).0 == Some(Layout::Adventure)
}

/// Whether a card is in exile because of its Adventure. It can't be cast as an Adventure from there (715.3d).
fn is_afield(game: Game<'_>, card: ObjectId) -> bool {
    let object = game.object(card);
    object.zone == Zone::Exile && object.memory.get(ON_AN_ADVENTURE).is_some()
}

/// Whether a player may play a card from exile because its Adventure has resolved (715.3d).
pub(in crate::rules) fn comes_back(game: Game<'_>, player: PlayerId, card: ObjectId) -> bool {
    let whose = game.object(card).memory.get(ON_AN_ADVENTURE);
    let own = whose.is_some_and(|whose| *whose == Value::Entities([Entity::Player(player)].into_iter().collect()));
    own && is_afield(game, card) && game.heeds((Rule::Adventure, card), true)
}
