//! Creatures as they are when blockers are declared (509.4f of 2009).

use std::sync::Arc;

use crate::{
    acting::Cx,
    change::CombatChange,
    edition::BlocksByEffects,
    ids::ObjectId,
    rule::Rule,
    state::moment::{Moment, Then},
};

/// Keeps how the permanents are, in the edition in which an ability that waits for a creature with certain characteristics to block looks at the
/// creature as blockers were declared, even if an effect makes it block later.
pub(super) fn keep(cx: &mut Cx<'_>) {
    if cx.edition().blocks_by_effects != BlocksByEffects::TriggerBlocking {
        return;
    }
    let game = cx.game();
    let state = game.state;
    let then = |id: &ObjectId| {
        let object = state.objects.shared(id.0 as usize)?;
        let (characteristics, controller) = (Arc::clone(game.characteristics(*id)), game.controller(*id));
        Some((*id, Then { object, characteristics, controller }))
    };
    let mut objects: Vec<(ObjectId, Then)> = state.permanents().iter().filter_map(then).collect();
    objects.sort_unstable_by_key(|(id, _)| *id);
    let now = state.history.len();
    let moment = Moment { first: now, end: now, objects, combat: state.combat.clone() };
    cx.commit(CombatChange::KeepAsDeclared(Box::new(moment)).by(Rule::DeclareBlockers));
}
