//! Destroying (701.8) and sacrificing (701.21).

use crate::{
    cards::{Name, amount::Amount, reference::Ref, selector::Selector},
    change::Change,
    decision::{DecisionKind, Options},
    error::Flow,
    event::Event,
    game::Cx,
    ids::{Entity, ObjectId},
    rules::replacement::happen,
    state::{binding::Value, effects::Scope},
};

use super::reading;

/// Destroys permanents, all at the same time.
pub(super) fn destroy(cx: &mut Cx<'_>, what: &Ref, no_regeneration: bool, scope: &Scope) -> Flow {
    let objects = reading::permanents(cx, what, scope);
    happen(cx, objects.into_iter().map(|object| Change::Destroy { object, no_regeneration }).collect::<Vec<_>>())?;
    Ok(())
}

/// The controllers of permanents sacrifice them, all at the same time: not destroying them.
///
/// # Errors
///
/// Unanswered decisions.
pub fn sacrifice(cx: &mut Cx<'_>, objects: &[ObjectId]) -> Flow<Vec<Event>> {
    let mut changes = Vec::with_capacity(objects.len() * 2);
    for object in objects {
        let player = cx.game().controller(*object);
        changes.extend(Change::sacrifice(player, *object));
    }
    happen(cx, changes)
}

/// Sacrifices what the text names.
pub(super) fn sacrifice_those(cx: &mut Cx<'_>, what: &Ref, scope: &Scope) -> Flow {
    let objects = reading::permanents(cx, what, scope);
    sacrifice(cx, &objects)?;
    Ok(())
}

/// Players choose permanents they control, the active player first, then all are sacrificed (101.4). What was sacrificed is bound, as it
/// last was.
pub(super) fn sacrifice_chosen(
    cx: &mut Cx<'_>,
    who: &Ref,
    what: &Selector,
    (count, any_number): (&Amount, bool),
    bind: Option<&Name>,
    scope: &mut Scope,
) -> Flow {
    let mut all = Vec::new();
    for player in reading::players(cx, who, scope) {
        let wanted = reading::size(cx, count, scope);
        let game = cx.game();
        let own =
            |e: &Entity| e.object().is_some_and(|id| game.object(id).is_permanent() && game.controller(id) == player);
        let from: Vec<Entity> = game.matching(what, scope).into_iter().filter(own).collect();
        let there = from.len();
        let most = if any_number { there } else { reading::as_far(cx, wanted, there, scope) };
        let least = if any_number { 0 } else { most };
        let options = Options::Entities { from, least, most, ordered: false };
        let chosen = cx.ask_entities(player, DecisionKind::Sacrifice, Some(scope.source), bind.cloned(), options)?;
        all.extend(chosen.into_iter().filter_map(Entity::object));
    }
    sacrifice(cx, &all)?;
    if let Some(name) = bind {
        scope.bindings.bind(name.clone(), Value::Entities(all.into_iter().map(Entity::Object).collect()));
    }
    Ok(())
}
