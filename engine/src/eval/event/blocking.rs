//! Creatures that block because an effect makes them block (509.3a, 509.3b, 509.3f).

use super::At;
use crate::{
    cards::{event::EventPattern, selector::Selector},
    edition::BlocksByEffects,
    event::Event,
    game::Game,
    ids::ObjectId,
    state::effects::Scope,
};

impl Game<'_> {
    /// Whether an ability that waits for a creature to block sees that block: one that was declared, or one that an effect made. In 2006 it saw only
    /// declared blockers (410.9a, 410.9b), and in 2009 still if it looked at the blocked creature (509.4b). A block of either kind counts for an ability
    /// that waits for a number of blocks (410.9e), and in a look at the past.
    pub(super) fn sees_block(&self, pattern: &EventPattern, at: At<'_>, blocker: ObjectId) -> bool {
        at.counted
            || is_declared(at, blocker)
            || match self.table.edition.blocks_by_effects {
                BlocksByEffects::Trigger => true,
                BlocksByEffects::TriggerBlocking => !matches!(pattern, EventPattern::BlocksCreature { .. }),
                BlocksByEffects::TriggerNothing => false,
            }
    }

    /// Whether the blocking creature has the qualities for which the ability waits. In 2009 it must have had them as blockers were declared, even if an
    /// effect makes it block later (509.4f).
    pub(super) fn is_such_blocker(&self, what: &Selector, at: At<'_>, blocker: ObjectId, scope: &Scope) -> bool {
        let as_it_was = self.table.edition.blocks_by_effects == BlocksByEffects::TriggerBlocking
            && !at.counted
            && !is_declared(at, blocker)
            && !matches!(what, Selector::Is(_));
        if !as_it_was {
            return self.matches(blocker.into(), what, scope);
        }
        let declared = self.state.combat.as_declared.as_deref();
        declared.filter(|moment| moment.object(blocker).is_some()).is_some_and(|moment| {
            let then = Game { then: Some(moment), ..*self };
            then.matches(blocker.into(), what, scope)
        })
    }
}

/// Whether the creature was declared as a blocker in these events.
fn is_declared(at: At<'_>, blocker: ObjectId) -> bool {
    let declared = |event: &Event| matches!(event, Event::BlockersDeclared { blockers } if blockers.contains(&blocker));
    at.all[at.place..].iter().any(declared)
}
