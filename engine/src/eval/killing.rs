//! Who killed a creature: the rules know nothing of it, but sets of cards of one's own may.

use crate::{
    cards::values::Zone,
    event::Event,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::effects::{Affects, EffectId},
};

impl Game<'_> {
    /// The player whose object was the last to affect a creature before it died this turn: to damage, change or mark it, to be attached
    /// to it or to destroy it. Nobody, if it hasn't died, or of itself.
    #[must_use]
    pub fn killer(&self, creature: ObjectId) -> Option<PlayerId> {
        self.fact((Rule::KilledIt, creature), self.last_to_affect(creature), || None)
    }

    fn last_to_affect(&self, creature: ObjectId) -> Option<PlayerId> {
        let card = self.state.newest(creature);
        let events = self.state.history.in_a_row();
        let (death, creature) = events.iter().enumerate().rev().find_map(|(place, event)| match event {
            Event::Moved { object, from: Zone::Battlefield, to: Zone::Graveyard, .. } => {
                (self.state.newest(*object) == card).then_some((place, *object))
            }
            _ => None,
        })?;
        let it = |entity: &Entity| *entity == Entity::Object(creature);
        events[..death].iter().enumerate().rev().find_map(|(place, event)| match event {
            Event::Damaged { source, to, .. } if it(to) => Some(self.controller(*source)),
            Event::Attached { object, to } if it(to) => Some(self.controller(*object)),
            Event::CountersPut { on, .. } if it(on) => resolving(&events[place..]).map(|by| self.controller(by)),
            Event::EffectBegan { id, .. } if self.changes(*id, creature) => {
                resolving(&events[place..]).map(|by| self.controller(by))
            }
            Event::Destroyed { object } if *object == creature => {
                resolving(&events[place..]).map(|by| self.controller(by))
            }
            _ => None,
        })
    }

    /// Whether it is an effect on that object.
    fn changes(&self, effect: EffectId, object: ObjectId) -> bool {
        let effect = self.state.effects.iter().find(|one| one.id == effect);
        effect.is_some_and(|one| matches!(&one.affects, Affects::Objects(ids) if ids.contains(&object)))
    }
}

/// What was resolving as the first of these happened: nobody gets priority meanwhile, so what comes next tells.
fn resolving(events: &[Event]) -> Option<ObjectId> {
    let ends = |event: &&Event| {
        matches!(event, Event::Resolved { .. } | Event::StateBasedChecked | Event::PriorityGiven { .. })
    };
    match events.iter().find(ends)? {
        Event::Resolved { object } => Some(*object),
        _ => None,
    }
}
