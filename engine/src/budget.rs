//! What one game may come to: beyond that it is told, and nothing hangs, eats up the memory or wraps.

use std::fmt;

use crate::{
    event::Event,
    ids::{Entity, ObjectId},
    state::State,
};

/// The most that a game may come to. No ruling needs a tenth of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// How many changes there may be from the game's beginning on, passes included.
    pub changes: u64,
    /// How many instructions one action may carry out, be they without effect.
    pub instructions: u64,
    /// How many objects there may have been.
    pub objects: usize,
    /// How large a number may be, or how far below 0: life, damage, counters, and all that an instruction reads.
    pub number: u32,
}

impl Default for Budget {
    fn default() -> Self {
        Self { changes: 50_000, instructions: 100_000, objects: 5_000, number: 100_000_000 }
    }
}

/// What there may be too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of the budget")]
pub enum Bounded {
    Changes,
    Instructions,
    Objects,
    Number,
}

/// Something came to more than a game may hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TooMuch {
    /// Of what there is too much.
    pub what: Bounded,
    /// The most there may be.
    pub most: u64,
    /// The name of what did it, if it was an instruction's.
    pub by: Option<String>,
}

impl TooMuch {
    /// The same, done by an instruction of that object unless it is known whose it was.
    #[must_use]
    pub fn of(mut self, state: &State, source: ObjectId) -> Self {
        let name = || state.object(source).face.characteristics.name.as_ref().map(ToString::to_string);
        self.by = self.by.or_else(name);
        self
    }
}

impl std::error::Error for TooMuch {}

impl fmt::Display for TooMuch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, most, by } = self;
        match what {
            Bounded::Changes => write!(f, "more happens than one game may hold: over {most} changes")?,
            Bounded::Instructions => {
                write!(f, "more is to be done than one action may hold: over {most} instructions")?
            }
            Bounded::Objects => write!(f, "there are more objects than one game may hold: over {most}")?,
            Bounded::Number => write!(f, "a number is larger than one game may hold: over {most}")?,
        }
        by.as_ref().map_or(Ok(()), |by| write!(f, ", by {by}"))
    }
}

impl Budget {
    /// A tenth of it: what a game may come to in which a rule is missing, so that what never ends for want of it is soon seen to.
    #[must_use]
    pub fn tenth(self) -> Self {
        let Self { changes, instructions, objects, number } = self;
        Self { changes: changes / 10, instructions: instructions / 10, objects: objects / 10, number }
    }

    /// Whether so many more changes, of which some make objects, are too much.
    pub(crate) fn refuses(&self, state: &State, changes: usize, objects: usize) -> Option<TooMuch> {
        if state.objects.len().saturating_add(objects) > self.objects {
            return Some(self.over(Bounded::Objects));
        }
        let changes = u64::try_from(changes).unwrap_or(u64::MAX);
        (state.revision.saturating_add(changes) > self.changes).then(|| self.over(Bounded::Changes))
    }

    /// Whether a number that is read is too large.
    pub(crate) fn refuses_number(&self, number: i32) -> Option<TooMuch> {
        (number.unsigned_abs() > self.number).then(|| self.over(Bounded::Number))
    }

    /// Whether what has just happened made a number too large: a life total, damage on a permanent, counters.
    pub(crate) fn overrun(&self, state: &State, events: &[Event]) -> Option<TooMuch> {
        let marked = |event: &Event| match event {
            Event::Damaged { to: Entity::Object(object), .. } => state.object(*object).damage,
            Event::CountersPut { on: Entity::Object(object), kind, .. } => state.object(*object).counters.of(kind),
            Event::CountersPut { on: Entity::Player(player), kind, .. } => state.player(*player).counters.of(kind),
            _ => 0,
        };
        let life = state.players.iter().any(|player| player.life.unsigned_abs() > self.number);
        (life || events.iter().any(|event| marked(event) > self.number)).then(|| self.over(Bounded::Number))
    }

    /// What is told of a position that holds too much from the start.
    pub(crate) fn refuses_position(&self, state: &State) -> Option<TooMuch> {
        let large = |number: u32| number > self.number;
        let of_players = state
            .players
            .iter()
            .any(|player| large(player.life.unsigned_abs()) || player.counters.iter().any(|(_, count)| large(count)));
        let of_objects = state
            .objects
            .iter()
            .any(|object| large(object.damage) || object.counters.iter().any(|(_, count)| large(count)));
        self.refuses(state, 0, 0).or_else(|| (of_players || of_objects).then(|| self.over(Bounded::Number)))
    }

    /// What is told where there is too much of something.
    pub(crate) fn over(&self, what: Bounded) -> TooMuch {
        let most = match what {
            Bounded::Changes => self.changes,
            Bounded::Instructions => self.instructions,
            Bounded::Objects => self.objects as u64,
            Bounded::Number => self.number.into(),
        };
        TooMuch { what, most, by: None }
    }
}
