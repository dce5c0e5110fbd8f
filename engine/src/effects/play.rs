//! Playing cards in the middle of a resolution (608.2g).

use crate::{
    cards::{Name, reference::Ref, values::CardType},
    decision::DecisionKind,
    error::Flow,
    game::Cx,
    ids::Entity,
    rule::Rule,
    rules::casting::{self, How},
    state::{binding::Value, effects::Scope},
};

use super::reading;

/// A player plays cards, if that player wants to. A land can't be played by an effect during a resolution unless it is put onto the
/// battlefield: it stays (305.3). The spells are bound.
pub(super) fn play_card(
    cx: &mut Cx<'_>,
    what: &Ref,
    who: Option<&Ref>,
    (free, may): (bool, bool),
    bind: Option<&Name>,
    scope: &mut Scope,
) -> Flow {
    let Some(player) = reading::players_or_you(cx, who, scope).first().copied() else { return Ok(()) };
    let mut spells = Vec::new();
    for card in reading::objects(cx, what, scope) {
        if cx.game().characteristics(card).is(CardType::Land) {
            cx.applied(Rule::AsMuchAsPossible, card);
            continue;
        }
        if may && !cx.ask_yes(player, DecisionKind::PlayNow, Some(scope.source), bind.cloned())? {
            continue;
        }
        if free {
            cx.applied(Rule::WithoutManaCost, card);
        }
        spells.push(Entity::Object(casting::cast(cx, player, card, How { free, in_resolution: true })?));
    }
    if let Some(name) = bind {
        scope.bindings.bind(name.clone(), Value::Entities(spells));
    }
    Ok(())
}
