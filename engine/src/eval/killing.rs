//! The player who killed a creature. The rules do not define this; custom sets of cards may use it.

use crate::{
    cards::values::Zone,
    event::Event,
    game::Game,
    ids::{EffectId, Entity, ObjectId, PlayerId},
    rule::Rule,
    state::effects::Affects,
};

impl Game<'_> {
    /// The player whose object last affected a creature before it died this turn: the object damaged the creature, changed or marked it, was attached
    /// to it or destroyed it. None if the creature has not died, or if only the creature itself did so.
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
            Event::Damaged { source, to, .. } if it(to) => Some(self.at_the_time(place).controller(*source)),
            Event::Attached { object, to } if it(to) => Some(self.at_the_time(place).controller(*object)),
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

    /// Whether the effect affects that object.
    fn changes(&self, effect: EffectId, object: ObjectId) -> bool {
        let effect = self.state.effects.iter().find(|one| one.id == effect);
        effect.is_some_and(|one| matches!(&one.affects, Affects::Objects(ids) if ids.contains(&object)))
    }
}

/// The object that was resolving when the first of these events happened. No player gets priority during a resolution, so the resolution ends before
/// the next event of priority or of state-based actions.
fn resolving(events: &[Event]) -> Option<ObjectId> {
    let ends = |event: &&Event| {
        matches!(event, Event::Resolved { .. } | Event::StateBasedChecked | Event::PriorityGiven { .. })
    };
    match events.iter().find(ends)? {
        Event::Resolved { object } => Some(*object),
        _ => None,
    }
}
