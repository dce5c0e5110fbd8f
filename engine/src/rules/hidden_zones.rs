//! Looking at cards in hidden zones and at face-down cards (400.2, 401.5, 406.3).

use crate::{
    acting::Cx,
    cards::{modification::Modification, values::Zone},
    change::{CardChange, TurnChange},
    continuous::RuleInForce,
    error::Flow,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::object::Object,
};

/// A player looks at a card that an effect permits that player to look at any time. This needs no priority.
///
/// # Errors
///
/// The rule that hides the card.
pub fn look(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow {
    let rule = hidden_by(cx.game(), card);
    let Some(scope) = may_look(cx.game(), player, card).map(|rule| rule.scope.clone()) else {
        return cx.cannot((rule, card), "no effect allows this player to look at the card");
    };
    cx.commit(CardChange::LookAt { cards: vec![card], by: player }.by((rule, &scope)));
    Ok(())
}

/// The effect that permits a player to look at a card: in a library only the top card, in other zones any card.
pub(crate) fn may_look(game: Game<'_>, player: PlayerId, card: ObjectId) -> Option<&RuleInForce> {
    let object = game.object(card);
    let within_reach = object.exists() && (object.zone != Zone::Library || is_seen_on_top(game, object));
    game.seen.rules.iter().filter(|_| within_reach).find(|rule| match &*rule.modification {
        Modification::MayLook { who, zone, of, what } => {
            object.zone == *zone
                && what.as_ref().is_none_or(|what| game.matches(card.into(), what, &rule.scope))
                && game.is_player(player, who, &rule.scope)
                && game.is_player(object.owner, of, &rule.scope)
        }
        _ => false,
    })
}

/// Whether a card is the top card of its library, and was so when a spell or ability began to be put on the stack, if one is being announced. A new
/// top card can't be seen until that spell is cast or that ability is activated (401.5).
fn is_seen_on_top(game: Game<'_>, card: &Object) -> bool {
    let (state, seat) = (game.state, usize::from(card.owner.0));
    let came_meanwhile = state.turn.announcing.as_ref().is_some_and(|tops| tops.get(seat) != Some(&Some(card.id)));
    state.player(card.owner).library.last() == Some(&card.id)
        && !(came_meanwhile && game.heeds((Rule::NewTopUnseen, card.id), true))
}

/// Carries out an announcement, during which a new top card of a library can't be seen (401.5). An announcement during another one is part of it.
///
/// # Errors
///
/// The errors of the announcement.
pub fn during_announcement<T>(cx: &mut Cx<'_>, announce: impl FnOnce(&mut Cx<'_>) -> Flow<T>) -> Flow<T> {
    if cx.state().turn.announcing.is_some() {
        return announce(cx);
    }
    cx.commit(TurnChange::Announcing { under_way: true });
    let announced = announce(cx)?;
    cx.commit(TurnChange::Announcing { under_way: false });
    Ok(announced)
}

/// Whether spells and abilities can search a player's library, reveal cards from it, and move cards into or out of it. Effects may prevent this. It
/// does not concern drawing and playing cards.
#[must_use]
pub fn in_reach(game: Game<'_>, library_of: PlayerId) -> bool {
    let keeps = |rule: &&RuleInForce| match &*rule.modification {
        Modification::LibraryOutOfReach(of) => game.is_player(library_of, of, &rule.scope),
        _ => false,
    };
    !game.seen.rules.iter().find(keeps).is_some_and(|rule| game.heeds((Rule::LibraryOutOfReach, &rule.scope), true))
}

/// Whether spells and abilities can move or reveal a card in its zone.
#[must_use]
pub fn card_in_reach(game: Game<'_>, card: ObjectId) -> bool {
    let object = game.object(card);
    object.zone != Zone::Library || in_reach(game, object.owner)
}

/// The rule by which players can't see a card in its zone.
fn hidden_by(game: Game<'_>, card: ObjectId) -> Rule {
    match game.object(card).zone {
        Zone::Library => Rule::TopCardSeen,
        Zone::Exile => Rule::ExileFaceDown,
        _ => Rule::HiddenZone,
    }
}
