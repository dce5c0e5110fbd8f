//! The object or player to which an object is put onto the battlefield attached (303.4f), and the places into which effects can put cards.

use super::reading;
use crate::{
    acting::Cx,
    cards::{
        effect::{Move, Place},
        values::Zone,
    },
    change::Enter,
    decision::{DecisionKind, Options},
    edition::AuraChosenBy,
    error::Flow,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rules::{
        hidden_zones,
        replacement::looks_ahead,
        state_based::attachments::{hosts, never_enters_attached, obstacle},
    },
    state::effects::Scope,
};

/// Whether spells and abilities can put a card into that place.
pub(in crate::verbs) fn takes_in(game: Game<'_>, to: Place, card: ObjectId) -> bool {
    to.zone() != Zone::Library || hidden_zones::in_reach(game, game.object(card).owner)
}

/// Says to what the object enters attached. Today that depends on how it will be on the battlefield, so it is decided as it enters. Until 2006 it
/// depends on how the object is before: the result is false if it is an Aura that can enchant nothing, which stays in its zone (212.4j).
pub(in crate::verbs) fn attaches(
    verb: &Move,
    cx: &mut Cx<'_>,
    (object, controller): (ObjectId, PlayerId),
    scope: &Scope,
    enter: &mut Enter,
) -> Flow<bool> {
    let said = verb.attached_to.as_ref().map(|said| reading::entities(cx, said, scope).first().copied());
    if looks_ahead(cx) {
        enter.attach_to = said;
        return Ok(true);
    }
    let aura = cx.game().characteristics(object).has_subtype("Aura");
    enter.attached_to = match said {
        Some(host) => {
            let game = cx.game();
            host.filter(|host| obstacle(game, object, *host).is_none() && !never_enters_attached(game, object))
        }
        None if aura => chosen(cx, object, controller, scope)?,
        None => None,
    };
    Ok(!aura || enter.attached_to.is_some())
}

/// The object or player that an Aura enters attached to: the player chooses who puts it there (212.4j), or who will control it.
fn chosen(cx: &mut Cx<'_>, object: ObjectId, controller: PlayerId, scope: &Scope) -> Flow<Option<Entity>> {
    let from: Vec<Entity> = hosts(cx.game(), object).collect();
    let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    let chooser = match cx.edition().aura_chosen_by {
        AuraChosenBy::WhoPutsItThere => scope.controller,
        AuraChosenBy::ItsController => controller,
    };
    Ok(cx.ask_entities(chooser, DecisionKind::AttachTo, Some(object), None, options)?.first().copied())
}
