//! The way in which an object is put onto the battlefield: attached or attacking (303.4f, 508.4), and the places into which effects can put cards.

use super::reading;
use crate::{
    acting::Cx,
    cards::{effect::Place, reference::Ref, values::Zone},
    decision::{DecisionKind, Options},
    edition::AuraChosenBy,
    error::Flow,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{
        hidden_zones,
        state_based::attachments::{is_never_attached, obstacle},
    },
    state::effects::Scope,
};

/// The name for the player or planeswalker that an attacking creature returned as a cost was attacking (702.49c).
pub(crate) const ATTACKED: &str = "attacked";

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
    let game = cx.game();
    let everything = game.state.permanents().iter().copied().map(Entity::Object);
    let players = game.state.in_turn_order().map(Entity::Player);
    let from: Vec<Entity> = everything.chain(players).filter(|to| obstacle(game, object, *to).is_none()).collect();
    let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    let chooser = match cx.edition().aura_chosen_by {
        AuraChosenBy::WhoPutsItThere => scope.controller,
        AuraChosenBy::ItsController => controller,
    };
    let chosen = cx.ask_entities(chooser, DecisionKind::AttachTo, Some(object), None, options)?;
    Ok(chosen.first().map_or(Host::Missing, |host| Host::Of(*host)))
}

/// The player or permanent that a creature attacks if it is put onto the battlefield attacking: the bound one, or else the choice of its controller
/// (508.4). `None` if there is no attack to join; the creature is then not attacking.
pub(in crate::verbs) fn joins_attack_on(
    cx: &mut Cx<'_>,
    (object, creature): (ObjectId, bool),
    controller: PlayerId,
    scope: &Scope,
) -> Flow<Option<Entity>> {
    let turn = &cx.state().turn;
    if !turn.step.in_combat() || turn.active != controller || !creature {
        return Ok(cx.game().fact((Rule::EntersAttacking, object), None, || None));
    }
    let bound = scope.bindings.entities(ATTACKED).first().copied();
    let bound = bound.map(|attacked| cx.game().fact((Rule::NinjutsuEnters, object), Some(attacked), || None));
    let bound = bound.flatten();
    let defender = match bound {
        Some(defender) => Some(defender),
        None => {
            let from: Vec<Entity> = cx.state().opponents(controller).map(Entity::Player).collect();
            let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
            let name = Some(ATTACKED.into());
            cx.ask_entities(controller, DecisionKind::Player, Some(scope.source), name, options)?.first().copied()
        }
    };
    Ok(cx.game().fact((Rule::EntersAttacking, object), defender, || None))
}
