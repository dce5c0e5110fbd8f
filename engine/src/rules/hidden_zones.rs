//! Looking at cards in hidden zones and at face-down cards (401.2, 401.5, 402.3, 406.3, 708.5).

use crate::{
    acting::Cx,
    cards::{modification::Modification, values::Zone},
    change::{CardChange, TurnChange},
    continuous::RuleInForce,
    error::Flow,
    eval::may_look::{is_hidden_by_its_face, is_kept_unseen, may_look, rules_let_look},
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
};

/// A player looks at a card that an effect or the rules permit that player to look at any time. This needs no priority.
///
/// # Errors
///
/// The rule that hides the card.
pub fn look(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow {
    let rule = hidden_by(cx.game(), card);
    let looks = CardChange::LookAt { cards: vec![card], by: player };
    let looks = match may_look(cx.game(), player, card).map(|rule| rule.scope.clone()) {
        // Of a library, only the top card can be seen (401.5).
        Some(scope) if rule == Rule::HiddenLibrary => looks.by((Rule::TopCardSeen, &scope)),
        Some(scope) => looks.by((rule, &scope)),
        None if rules_let_look(cx.game(), player, card) => looks.by((rule, card)),
        None if is_kept_unseen(cx.game(), player, card) => {
            let reason = "a new top card of a library can't be looked at before the announcement has ended";
            return cx.cannot((Rule::NewTopUnseen, card), reason);
        }
        None => return cx.cannot((rule, card), "no effect allows this player to look at the card"),
    };
    cx.commit(looks);
    Ok(())
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
    let object = game.object(card);
    match object.zone {
        _ if is_hidden_by_its_face(game, object) => Rule::LookFaceDown,
        Zone::Library => Rule::HiddenLibrary,
        Zone::Hand => Rule::HiddenHand,
        Zone::Exile => Rule::ExileFaceDown,
        Zone::Battlefield | Zone::Graveyard | Zone::Stack | Zone::Command | Zone::Nowhere => Rule::LookFaceDown,
    }
}
