//! Attaching Auras and Equipment (701.3).

use crate::{
    cards::reference::Ref,
    change::Change,
    decision::{DecisionKind, Options},
    error::Flow,
    game::Cx,
    ids::{Entity, ObjectId, PlayerId},
    rules::state_based::attachments::{attaches, obstacle},
    state::effects::Scope,
};

use super::reading;

/// Attaches what can be attached; what can't stays where it is (701.3b).
pub(super) fn attach(cx: &mut Cx<'_>, what: &Ref, to: &Ref, scope: &Scope) -> Flow {
    let Some(to) = reading::entities(cx, to, scope).first().copied() else { return Ok(()) };
    for object in reading::permanents(cx, what, scope) {
        if cx.state().object(object).attached_to == Some(to) {
            continue;
        }
        if !cx.hindered(obstacle(cx.game(), object, to)) {
            let because = attaches(cx.game(), object);
            cx.commit(Change::Attach { object, to: Some(to) }.by(because));
        }
    }
    Ok(())
}

/// What something that is put onto the battlefield is attached to.
pub(super) enum Host {
    /// Nothing: it is no Aura.
    None,
    /// That.
    Of(Entity),
    /// An Aura finds nothing to enchant, and stays where it is (303.4g).
    Missing,
}

/// What the text says it comes attached to; else, for an Aura, what the player under whose control it comes chooses (303.4f).
pub(super) fn host_of_entering(
    cx: &mut Cx<'_>,
    object: ObjectId,
    controller: PlayerId,
    said: Option<&Ref>,
    scope: &Scope,
) -> Flow<Host> {
    let aura = cx.game().characteristics(object).has_subtype("Aura");
    if let Some(reference) = said {
        let host = reading::entities(cx, reference, scope).first().copied();
        let host = host.filter(|host| obstacle(cx.game(), object, *host).is_none());
        return Ok(match host {
            Some(host) => Host::Of(host),
            None if aura => Host::Missing,
            None => Host::None,
        });
    }
    if !aura {
        return Ok(Host::None);
    }
    let game = cx.game();
    let everything = game.state.battlefield.iter().copied().map(Entity::Object);
    let players = game.state.in_turn_order().map(Entity::Player);
    let from: Vec<Entity> = everything.chain(players).filter(|to| obstacle(game, object, *to).is_none()).collect();
    let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    let chosen = cx.ask_entities(controller, DecisionKind::AttachTo, Some(object), None, options)?;
    Ok(chosen.first().map_or(Host::Missing, |host| Host::Of(*host)))
}
