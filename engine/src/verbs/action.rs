//! Keyword actions (701).

use super::prelude::*;
use crate::{
    cards::{
        action::{Act, ActParam},
        effect::Action,
    },
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
        for (doer, what) in doers(self, cx, scope)? {
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
