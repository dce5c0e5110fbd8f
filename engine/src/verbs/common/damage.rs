//! Dealing damage by an instruction (120).

use crate::{
    acting::Cx,
    cards::reference::Ref,
    change::{Change, Damage, LifeChange},
    error::Flow,
    event::Event,
    ids::ObjectId,
    rules::replacement::happen,
    state::effects::Scope,
};

/// Deals all of it at the same time.
pub(in crate::verbs) fn deal(cx: &mut Cx<'_>, damages: Vec<Damage>) -> Flow<Vec<Event>> {
    happen(cx, changes(damages).collect::<Vec<_>>())
}

/// The changes for the damage. A source that would deal 0 damage deals none (120.8).
pub(in crate::verbs) fn changes(damages: Vec<Damage>) -> impl Iterator<Item = Change> {
    let damages = damages.into_iter().filter(|damage| damage.amount > 0);
    damages.map(|change| Change::Life(LifeChange::Damage(change)))
}

/// The sources of the damage: the stated objects, or the object with the ability, as it is now or as it last existed (609.7, 608.2h).
pub(in crate::verbs) fn sources(cx: &Cx<'_>, source: Option<&Ref>, scope: &Scope) -> Vec<ObjectId> {
    match source {
        Some(reference) => cx.game().objects(reference, scope).into_vec(),
        None => vec![scope.source],
    }
}
