//! The rules that a change carries out by its kind, whichever procedure proposes it.

use smallvec::SmallVec;

use crate::{
    cards::values::Zone,
    change::{CardChange, Change, LifeChange, Move, PermanentChange},
    event::Why,
    ground::{Because, Ground},
    ids::Entity,
    rule::Rule,
    state::{State, object::ObjectKind},
};

/// The rules that the change carries out by its kind.
pub(crate) fn of(state: &State, change: &Change) -> SmallVec<[Ground; 2]> {
    let mut shown = SmallVec::new();
    match change {
        Change::Life(LifeChange::Damage(damage)) if damage.amount > 0 => {
            shown.push((Rule::DamageSource, damage.source).ground());
        }
        Change::Life(LifeChange::GainLife { amount, .. }) if *amount > 0 => shown.push(Rule::LifeGain.ground()),
        // Damage names its source and its rule where its results are made.
        Change::Life(LifeChange::LoseLife { amount, dealt: false, .. }) if *amount > 0 => {
            shown.push(Rule::LifeLoss.ground());
        }
        Change::Permanent(
            PermanentChange::PutCounters { on, .. } | PermanentChange::RemoveCounters { from: on, .. },
        ) => shown.push(match on {
            Entity::Object(object) => (Rule::CountersOnObject, *object).ground(),
            Entity::Player(_) => Rule::CountersOnPlayer.ground(),
        }),
        Change::Permanent(PermanentChange::Destroy { object, .. }) => shown.push((Rule::Destroy, *object).ground()),
        Change::Card(CardChange::Move(m)) => of_move(state, m, &mut shown),
        Change::Card(_)
        | Change::Life(_)
        | Change::Permanent(_)
        | Change::Stack(_)
        | Change::Effect(_)
        | Change::Combat(_)
        | Change::Turn(_)
        | Change::Game(_)
        | Change::Note(_) => {}
    }
    shown
}

/// The rules that a zone change carries out.
fn of_move(state: &State, m: &Move, shown: &mut SmallVec<[Ground; 2]>) {
    if state.object(m.object).kind == ObjectKind::Ability {
        return;
    }
    match (m.why, m.zone()) {
        (Why::Sacrificed | Why::Discarded | Why::Countered, _) => {}
        (_, Zone::Exile) => shown.push((Rule::Exile, m.object).ground()),
        _ => {}
    }
}
