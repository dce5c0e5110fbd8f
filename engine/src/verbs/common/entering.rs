//! The object or player to which an object is put onto the battlefield attached (303.4f), and the places into which effects can put cards.

use super::reading;
use crate::{
    acting::Cx,
    cards::{effect::Place, reference::Ref, values::Zone},
    decision::{DecisionKind, Options},
    edition::AuraChosenBy,
    error::Flow,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rules::{
        hidden_zones,
        state_based::attachments::{hosts, is_never_attached, obstacle},
    },
    state::effects::Scope,
};

/// Whether spells and abilities can put a card into that place.
pub(in crate::verbs) fn takes_in(game: Game<'_>, to: Place, card: ObjectId) -> bool {
    to.zone() != Zone::Library || hidden_zones::in_reach(game, game.object(card).owner)
}

/// The object or player to which an object enters attached.
pub(in crate::verbs) enum Host {
    /// None: the object is not an Aura.
    None,
    /// This object or player.
    Of(Entity),
    /// The Aura can enchant nothing and stays in its zone (303.4g).
    Missing,
}

/// The object or player that the text names. For an Aura without one, the player under whose control it enters chooses (303.4f), or until 2006 the
/// player who puts it there (212.4j).
pub(in crate::verbs) fn host(
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
        let host = host.filter(|_| !is_never_attached(cx.game(), object));
        return Ok(match host {
            Some(host) => Host::Of(host),
            None if aura => Host::Missing,
            None => Host::None,
        });
    }
    if !aura {
        return Ok(Host::None);
    }
    let from: Vec<Entity> = hosts(cx.game(), object).collect();
    let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    let chooser = match cx.edition().aura_chosen_by {
        AuraChosenBy::WhoPutsItThere => scope.controller,
        AuraChosenBy::ItsController => controller,
    };
    let chosen = cx.ask_entities(chooser, DecisionKind::AttachTo, Some(object), None, options)?;
    Ok(chosen.first().map_or(Host::Missing, |host| Host::Of(*host)))
}
