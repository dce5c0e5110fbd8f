//! What a change shows by itself: the rules that any such change carries out, whoever makes it.

use smallvec::SmallVec;

use crate::{
    cards::values::Zone,
    change::{Change, Move},
    event::Why,
    ground::{Because, Ground},
    ids::Entity,
    rule::Rule,
    state::{State, object::ObjectKind},
};

/// The rules that a change carries out by being what it is.
pub(crate) fn of(state: &State, change: &Change) -> SmallVec<[Ground; 2]> {
    let mut shown = SmallVec::new();
    match change {
        Change::Damage(damage) if damage.amount > 0 => {
            shown.push((Rule::DamageSource, damage.source).ground());
            shown.push(match damage.to {
                Entity::Player(_) => (Rule::DamageToPlayer, damage.source).ground(),
                Entity::Object(object) => (Rule::DamageToCreature, object).ground(),
            });
        }
        Change::GainLife { amount, .. } if *amount > 0 => shown.push(Rule::LifeGain.ground()),
        Change::LoseLife { amount, .. } if *amount > 0 => shown.push(Rule::LifeLoss.ground()),
        Change::PutCounters { on, .. } | Change::RemoveCounters { from: on, .. } => shown.push(match on {
            Entity::Object(object) => (Rule::CountersOnObject, *object).ground(),
            Entity::Player(_) => Rule::CountersOnPlayer.ground(),
        }),
        Change::Destroy { object, .. } => shown.push((Rule::Destroy, *object).ground()),
        Change::Move(m) => of_move(state, m, &mut shown),
        _ => {}
    }
    shown
}

/// What a change of zones shows.
fn of_move(state: &State, m: &Move, shown: &mut SmallVec<[Ground; 2]>) {
    if state.object(m.object).kind == ObjectKind::Ability || matches!(m.why, Why::Ceased | Why::OwnerLeft) {
        return;
    }
    match (m.why, m.zone()) {
        (Why::Sacrificed | Why::Discarded | Why::Countered, _) => {}
        (_, Zone::Exile) => shown.push((Rule::Exile, m.object).ground()),
        _ => {}
    }
}
