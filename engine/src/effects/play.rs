//! Playing cards in the middle of a resolution (608.2g).

use crate::{
    cards::{Name, reference::Ref, values::CardType},
    decision::DecisionKind,
    error::Flow,
    game::Cx,
    ids::Entity,
    rules::{
        casting::{self, How},
        special,
    },
    state::{binding::Value, effects::Scope},
};

use super::reading;

/// A player plays cards, if that player wants to. The spells and lands are bound.
pub(super) fn play_card(
    cx: &mut Cx<'_>,
    what: &Ref,
    who: Option<&Ref>,
    (free, may): (bool, bool),
    bind: Option<&Name>,
    scope: &mut Scope,
) -> Flow {
    let Some(player) = reading::players_or_you(cx, who, scope).first().copied() else { return Ok(()) };
    let mut played = Vec::new();
    for card in reading::objects(cx, what, scope) {
        let land = cx.game().characteristics(card).is(CardType::Land);
        let asked = may && (!land || special::can_play_land_in_resolution(cx.game(), player));
        if asked && !cx.ask_yes(player, DecisionKind::PlayNow, Some(scope.source), bind.cloned())? {
            continue;
        }
        if land {
            played.extend(special::play_land_in_resolution(cx, player, card)?.map(Entity::Object));
            continue;
        }
        played.push(Entity::Object(casting::cast(cx, player, card, How { free, in_resolution: true })?));
    }
    if let Some(name) = bind {
        scope.bindings.bind(name.clone(), Value::Entities(played));
    }
    Ok(())
}
