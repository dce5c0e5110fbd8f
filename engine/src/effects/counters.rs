//! Counters on objects and players (122).

use crate::{
    cards::{amount::Amount, reference::Ref, values::CounterKind},
    change::Change,
    error::Flow,
    game::Cx,
    ids::Entity,
    rule::Rule,
    rules::replacement::happen,
    state::effects::Scope,
};

use super::reading;

/// Puts counters on objects and players.
pub(super) fn put(cx: &mut Cx<'_>, kind: &CounterKind, count: &Amount, on: &Ref, scope: &Scope) -> Flow {
    let count = reading::count(cx, count, scope);
    let on = bearers(cx, on, scope).into_iter().filter(|_| count > 0);
    happen(cx, on.map(|on| Change::PutCounters { on, kind: kind.clone(), count }).collect())?;
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
        let before = changes.len();
        for (kind, there) in there {
            if wanted.is_some_and(|wanted| wanted > there) {
                cx.applied(Rule::AsMuchAsPossible, scope.source);
            }
            let count = wanted.unwrap_or(there).min(there);
            if count > 0 {
                changes.push(Change::RemoveCounters { from, kind: kind.clone(), count });
            }
        }
        if changes.len() == before && wanted.is_some_and(|wanted| wanted > 0) {
            cx.applied(Rule::AsMuchAsPossible, scope.source);
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
