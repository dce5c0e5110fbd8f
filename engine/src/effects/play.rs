//! Playing cards in the middle of a resolution (608.2g).

use crate::{
    cards::{Name, reference::Ref, values::CardType},
    decision::DecisionKind,
    error::Flow,
    game::Cx,
    ids::Entity,
    rules::{
        casting::{self, How},
        copying, special,
    },
    state::{binding::Value, effects::Scope},
};

use super::reading;

/// What is played of cards, and how.
#[derive(Debug, Clone, Copy)]
pub(super) struct Playing {
    /// Copies of them are (707.12).
    pub(super) copy: bool,
    /// Without paying the mana costs.
    pub(super) free: bool,
    /// Only those that the player wants to play.
    pub(super) may: bool,
}

/// A player plays cards, or copies of them. The spells and lands are bound.
pub(super) fn play_card(
    cx: &mut Cx<'_>,
    what: &Ref,
    who: Option<&Ref>,
    how: Playing,
    bind: Option<&Name>,
    scope: &mut Scope,
) -> Flow {
    let Some(player) = reading::players_or_you(cx, who, scope).first().copied() else { return Ok(()) };
    let mut played = Vec::new();
    for card in reading::objects(cx, what, scope) {
        let Some(card) = (if how.copy { copying::copy_card(cx, card, player) } else { Some(card) }) else { continue };
        let land = cx.game().characteristics(card).is(CardType::Land);
        let asked = how.may && (!land || special::can_play_land_in_resolution(cx.game(), player));
        if asked && !cx.ask_yes(player, DecisionKind::PlayNow, Some(scope.source), bind.cloned())? {
            continue;
        }
        if land {
            played.extend(special::play_land_in_resolution(cx, player, card)?.map(Entity::Object));
            continue;
        }
        played.push(Entity::Object(casting::cast(cx, player, card, How { free: how.free, in_resolution: true })?));
    }
    if let Some(name) = bind {
        scope.bindings.bind(name.clone(), Value::Entities(played));
    }
    Ok(())
}
