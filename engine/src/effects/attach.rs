//! Attaching Auras and Equipment (701.3).

use std::sync::Arc;

use crate::{
    cards::{
        keyword::Builtin,
        modification::{Deed, Modification},
        reference::Ref,
        values::CardType,
    },
    change::Change,
    decision::{DecisionKind, Options},
    error::Flow,
    game::{Cx, Game},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::targets,
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
        if can_be_attached(cx.game(), object, to) {
            cx.applied(Rule::Attach, object);
            cx.commit(Change::Attach { object, to: Some(to) });
        } else {
            cx.applied(Rule::AsMuchAsPossible, object);
        }
    }
    Ok(())
}

/// Whether an Aura or Equipment could be attached to that (301.5, 303.4): the thing is there and of the kind it attaches to, nothing
/// protects it, and no effect restricts what it may be attached to.
#[must_use]
pub fn can_be_attached(game: Game<'_>, object: ObjectId, to: Entity) -> bool {
    if to == Entity::Object(object) {
        return false;
    }
    if let Entity::Object(host) = to
        && (!game.object(host).is_permanent() || targets::protected(game, host, object))
    {
        return false;
    }
    let characteristics = game.characteristics(object);
    let may = match characteristics.abilities.iter().find(|held| held.builtin == Some(Builtin::Enchant)) {
        Some(enchant) => {
            let quality = enchant.keyword.as_ref().and_then(|keyword| keyword.with.quality.as_ref());
            let scope = Scope {
                ability: Some(Arc::new(enchant.clone())),
                ..Scope::new(object, game.controller(object))
            };
            quality.is_some_and(|quality| game.matches(to, quality, &scope))
        }
        None => {
            let creature = to.object().is_some_and(|host| game.characteristics(host).is(CardType::Creature));
            characteristics.has_subtype("Equipment") && creature && !characteristics.is(CardType::Creature)
        }
    };
    may && !restricted(game, object, to)
}

/// "Can't be attached except to".
fn restricted(game: Game<'_>, object: ObjectId, to: Entity) -> bool {
    game.seen.rules.iter().filter(|rule| rule.on.contains(&object)).any(|rule| match &*rule.modification {
        Modification::Cant(Deed::BeAttachedExceptTo(which)) => !game.matches(to, which, &rule.scope),
        _ => false,
    })
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
        let host = host.filter(|host| can_be_attached(cx.game(), object, *host));
        return Ok(match host {
            Some(host) => {
                cx.applied(Rule::Attach, object);
                Host::Of(host)
            }
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
    let from: Vec<Entity> = everything.chain(players).filter(|to| can_be_attached(game, object, *to)).collect();
    let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    let chosen = cx.ask_entities(controller, DecisionKind::AttachTo, Some(object), None, options)?;
    cx.applied(Rule::EnchantRestriction, object);
    Ok(chosen.first().map_or(Host::Missing, |host| Host::Of(*host)))
}
