//! Counters on objects and players (122).

use crate::{
    cards::{amount::Amount, reference::Ref, values::CounterKind},
    change::Change,
    error::Flow,
    game::Cx,
    ids::Entity,
    rules::replacement::happen,
    state::effects::Scope,
};

use super::reading;

/// Puts counters on objects and players.
pub(super) fn put(cx: &mut Cx<'_>, kind: &CounterKind, count: &Amount, on: &Ref, scope: &Scope) -> Flow {
    let count = reading::count(cx, count, scope);
    let on = bearers(cx, on, scope).into_iter().filter(|_| count > 0);
    happen(cx, on.map(|on| Change::PutCounters { on, kind: kind.clone(), count }).collect::<Vec<_>>())?;
    Ok(())
}

/// Removes counters of a kind, or of each kind there is: so many, or as many as there are, or all.
pub(super) fn remove(
    cx: &mut Cx<'_>,
    kind: Option<&CounterKind>,
    count: Option<&Amount>,
    from: &Ref,
    scope: &Scope,
) -> Flow {
    let wanted = count.map(|count| reading::count(cx, count, scope));
    let mut changes = Vec::new();
    for from in bearers(cx, from, scope) {
        let there = match from {
            Entity::Object(object) => &cx.state().object(object).counters,
            Entity::Player(player) => &cx.state().player(player).counters,
        };
        let there = there.iter().filter(|(there, _)| kind.is_none_or(|kind| kind == *there));
        for (kind, there) in there {
            let count = wanted.map_or(there, |wanted| reading::as_far(cx, wanted, there, scope));
            if count > 0 {
                changes.push(Change::RemoveCounters { from, kind: kind.clone(), count });
            }
        }
    }
    happen(cx, changes)?;
    Ok(())
}

/// What is meant, as far as it is still there.
fn bearers(cx: &Cx<'_>, reference: &Ref, scope: &Scope) -> Vec<Entity> {
    let mut meant = reading::entities(cx, reference, scope);
    meant.retain(|entity| match entity {
        Entity::Object(object) => cx.state().object(*object).exists(),
        Entity::Player(player) => !cx.state().player(*player).lost,
    });
    meant
}
