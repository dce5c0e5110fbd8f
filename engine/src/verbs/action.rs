//! Keyword actions (701).

use super::prelude::*;
use crate::{
    cards::{
        action::{Act, ActParam},
        effect::Action,
    },
    decision::{DecisionKind, Options},
    event::Event,
    ids::{Entity, PlayerId},
    rules::resolution::run,
};
use std::sync::Arc;

impl Verb for Action {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Act { name, with } = &self.0;
        let catalog = Arc::clone(&cx.table().catalog);
        let Some((def, held)) = catalog.action(name) else { return Ok(()) };
        let amount = with.n.as_ref().map(|n| reading::amount(cx, n, scope));
        // An action with the number 0 is not performed (701.22b and similar rules).
        if amount.is_some_and(|amount| amount < 1) {
            return Ok(());
        }
        let mut given = Vec::new();
        let mut waiting = doers(self, cx, scope)?;
        while !waiting.is_empty() {
            let next = if def.one_by_one { next_of(cx, &waiting, scope)? } else { 0 };
            let (doer, what) = waiting.remove(next);
            let mut own = Scope::new(scope.source, doer);
            own.ability = Some(Arc::clone(held));
            if let Some(amount) = amount {
                own.bindings.bind(ActParam::N.word().into(), Value::Number(amount));
            }
            own.bindings.bind_entities(ActParam::What.word(), what);
            let other = with.other.as_ref().map(|other| reading::entities(cx, other, scope)).unwrap_or_default();
            own.bindings.bind_entities(ActParam::Other.word(), other);
            run(cx, &def.instructions, &mut own)?;
            given.extend(def.gives.iter().flat_map(|name| own.bindings.entities(name)).copied());
            cx.commit(Change::Note(Event::Performed { action: name.clone(), player: doer, what, amount }));
        }
        if let Some(name) = &with.bind {
            scope.bindings.bind(name.clone(), Value::Entities(given));
        }
        Ok(())
    }
}

/// Which of the objects performs the action next: the one that its controller chooses, the active player's objects first (701.44d, 701.50d). Objects
/// that have left count as their last controller's.
fn next_of(cx: &mut Cx<'_>, waiting: &[(PlayerId, Option<Entity>)], scope: &Scope) -> Flow<usize> {
    let mut players = cx.state().in_turn_order();
    let first = players.find(|player| waiting.iter().any(|(doer, _)| doer == player));
    drop(players);
    let Some(first) = first else { return Ok(0) };
    let from: Vec<Entity> = waiting.iter().filter(|(doer, _)| *doer == first).filter_map(|(_, what)| *what).collect();
    let chosen = match from.as_slice() {
        [] => return Ok(waiting.iter().position(|(doer, _)| *doer == first).unwrap_or(0)),
        [only] => Some(*only),
        _ => {
            let options = Options::Entities { from, least: 1, most: 1, ordered: false };
            cx.ask_entities(first, DecisionKind::Choose, Some(scope.source), None, options)?.first().copied()
        }
    };
    Ok(waiting.iter().position(|(doer, what)| *doer == first && *what == chosen).unwrap_or(0))
}

/// The players who perform it, each with an object: every player in turn order, or the controller of every object.
fn doers(verb: &Action, cx: &Cx<'_>, scope: &Scope) -> Flow<Vec<(PlayerId, Option<Entity>)>> {
    let with = &verb.0.with;
    let Some(what) = &with.what else {
        let doers = reading::choosers(cx, with.who.as_ref(), scope)?;
        return Ok(doers.into_iter().map(|doer| (doer, None)).collect());
    };
    let mut all = Vec::new();
    for what in reading::entities(cx, what, scope) {
        match (&with.who, what) {
            (Some(_), _) => {
                let doers = reading::choosers(cx, with.who.as_ref(), scope)?;
                all.extend(doers.into_iter().map(|doer| (doer, Some(what))));
            }
            (None, Entity::Object(object)) => all.push((cx.game().controller(object), Some(what))),
            (None, Entity::Player(player)) => all.push((player, Some(what))),
        }
    }
    Ok(all)
}
