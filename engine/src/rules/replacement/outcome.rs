//! Combines the events that happen after all replacements.

use super::Instead;
use crate::{
    acting::Cx,
    cards::{
        effect::{Effect, Place},
        values::Zone,
    },
    change::{CardChange, Change, Damage, LifeChange},
    event::Event,
    ground::Act,
    ids::ObjectId,
    rule::Rule,
    state::object::ObjectKind,
};

/// Damage from one source to one recipient at one time is one event, even if a part of it was redirected there. The event keeps the earliest place.
pub(super) fn together(mut acts: Vec<(usize, Act)>) -> Vec<(usize, Act)> {
    acts.sort_by_key(|(place, _)| *place);
    let mut whole: Vec<(usize, Act)> = Vec::with_capacity(acts.len());
    for (place, act) in acts {
        if let Change::Life(LifeChange::Damage(new)) = &act.change {
            let same = |d: &Damage| Damage { amount: new.amount, ..*d } == *new;
            let earlier = whole.iter_mut().find_map(|(_, earlier)| match &mut earlier.change {
                Change::Life(LifeChange::Damage(d)) if same(d) => Some((d, &mut earlier.grounds)),
                _ => None,
            });
            if let Some((damage, grounds)) = earlier {
                damage.amount += new.amount;
                grounds.extend(act.grounds);
                continue;
            }
        }
        whole.push((place, act));
    }
    whole
}

/// A library that is shuffled at the same time as an object is put into it at a position is random except for that object (701.24g). So the
/// instructions that shuffle come before those that only put an object at a position of a library.
pub(super) fn shuffle_first(instead: &mut [Instead]) {
    let shuffles = |one: &Instead| one.instructions.iter().any(|said| matches!(said, Effect::Shuffle(_)));
    let places = |said: &Effect| match said {
        Effect::Move(said) => matches!(said.to, Place::LibraryTop | Place::LibraryBottom),
        _ => false,
    };
    if instead.iter().any(shuffles) {
        instead.sort_by_key(|one| !shuffles(one) && one.instructions.iter().any(places));
    }
}

/// A card that was revealed while its ability was on the stack is no longer revealed (702.49b).
pub(super) fn unreveal(cx: &mut Cx<'_>, events: &[Event]) {
    let left = |event: &Event| match event {
        Event::Moved { object, from: Zone::Stack, .. } => Some(*object),
        _ => None,
    };
    for ability in events.iter().filter_map(left) {
        if let Some(card) = shown_for(cx, ability) {
            cx.commit(CardChange::KeepRevealed { card, revealed: false }.by((Rule::NinjutsuRevealed, card)));
        }
    }
}

/// The card in a hidden zone that was revealed for that ability, and for no other ability still on the stack.
fn shown_for(cx: &Cx<'_>, ability: ObjectId) -> Option<ObjectId> {
    let state = cx.state();
    let object = state.object(ability);
    let card = object.stack.as_ref().filter(|_| object.kind == ObjectKind::Ability)?.source;
    let of_it = |id: &ObjectId| state.object(*id).stack.as_ref().is_some_and(|item| item.source == card);
    let shown = state.object(card).exists() && state.object(card).revealed;
    (shown && !state.stack.iter().any(of_it)).then_some(card)
}
