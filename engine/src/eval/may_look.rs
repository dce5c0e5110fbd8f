//! Which cards a player may look at (400.2, 401.5, 406.3).

use crate::{
    cards::{modification::Modification, values::Zone},
    continuous::RuleInForce,
    decision::{Decision, DecisionKind, Options},
    edition::{ExiledFaceDown, FaceDown},
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{face_down::is_hidden, object::Object},
};

/// The effect that permits a player to look at a card: in a library only the top card, in other zones any card.
pub(crate) fn may_look(game: Game<'_>, player: PlayerId, card: ObjectId) -> Option<&RuleInForce> {
    let object = game.object(card);
    let within_reach = object.exists() && (object.zone != Zone::Library || is_seen_on_top(game, object));
    permission(game, player, object).filter(|_| within_reach)
}

/// Whether an effect permits a player to look at the top card of that library, but this card has come there only during an announcement (401.5).
pub(crate) fn is_kept_unseen(game: Game<'_>, player: PlayerId, card: ObjectId) -> bool {
    let object = game.object(card);
    object.zone == Zone::Library && is_new_on_top(game, object) && permission(game, player, object).is_some()
}

/// The effect that permits a player to look at cards like this one in its zone.
fn permission<'g>(game: Game<'g>, player: PlayerId, object: &Object) -> Option<&'g RuleInForce> {
    game.seen.rules.iter().find(|rule| match &*rule.modification {
        Modification::MayLook { who, zone, of, what } => {
            object.zone == *zone
                && what.as_ref().is_none_or(|what| game.matches(object.id.into(), what, &rule.scope))
                && game.is_player(player, who, &rule.scope)
                && game.is_player(object.owner, of, &rule.scope)
        }
        _ => false,
    })
}

/// Whether a card is the top card of its library, and was so when a spell or ability began to be put on the stack, if one is being announced. A new
/// top card can't be seen until that spell is cast or that ability is activated (401.5).
fn is_seen_on_top(game: Game<'_>, card: &Object) -> bool {
    is_on_top(game, card) && !(is_new_on_top(game, card) && game.heeds((Rule::NewTopUnseen, card.id), true))
}

fn is_on_top(game: Game<'_>, card: &Object) -> bool {
    game.state.player(card.owner).library.last() == Some(&card.id)
}

/// Whether the card has become the top card of its library since the announcement of a spell or ability began.
fn is_new_on_top(game: Game<'_>, card: &Object) -> bool {
    let tops = game.state.turn.announcing.as_ref();
    is_on_top(game, card) && tops.is_some_and(|tops| tops.get(usize::from(card.owner.0)) != Some(&Some(card.id)))
}

/// Whether it is a face-down spell or permanent, at which its controller may look (708.5). No rule of 2001 says who may.
pub(crate) fn is_hidden_by_its_face(game: Game<'_>, object: &Object) -> bool {
    object.is_current() && is_hidden(object) && game.table.edition.face_down == FaceDown::TwoTwo
}

/// Whether the rules themselves let a player look at a card: a card in that player's own hand (402.3), a card that is face up in a public zone (400.2),
/// a face-down spell or permanent that the player controls (708.5), or a card exiled face down at which the player was once allowed to look, although
/// nothing allows it any longer (406.3).
pub(crate) fn rules_let_look(game: Game<'_>, player: PlayerId, card: ObjectId) -> bool {
    let object = game.object(card);
    if object.exists() && object.zone == Zone::Hand {
        return object.owner == player;
    }
    if is_hidden_by_its_face(game, object) {
        let controller = object.status.phased_out.map_or_else(|| game.controller(card), |how| how.under);
        return game.heeds((Rule::LookFaceDown, card), controller == player);
    }
    let public = matches!(object.zone, Zone::Battlefield | Zone::Graveyard | Zone::Stack | Zone::Exile | Zone::Command);
    if object.exists() && public && !object.status.face_down {
        return true;
    }
    let exiled = object.exists() && object.zone == Zone::Exile && object.status.face_down;
    let once = exiled && object.seen_by & (1 << player.0) != 0;
    once && game.table.edition.exiled_face_down != ExiledFaceDown::WhatItIs
}

/// Whether objects are chosen among which is a card exiled face down that the player may not look at. The player would choose a pile of such cards, and
/// chance a card in it (406.4).
pub(crate) fn is_among_unseen(game: Game<'_>, decision: &Decision) -> bool {
    let Options::Entities { from, .. } = &decision.options else { return false };
    let picks = matches!(
        decision.kind,
        DecisionKind::Choose | DecisionKind::Targets | DecisionKind::CostObjects | DecisionKind::Piles
    );
    let unseen = |id: ObjectId| {
        let object = game.object(id);
        let there = object.exists() && object.zone == Zone::Exile && object.status.face_down;
        let known = || object.known_to & (1 << decision.player.0) != 0;
        let may = || rules_let_look(game, decision.player, id) || may_look(game, decision.player, id).is_some();
        there && game.table.edition.exiled_face_down != ExiledFaceDown::WhatItIs && !known() && !may()
    };
    picks && from.iter().filter_map(|one| one.object()).any(unseen)
}
