//! The limits of one game. An action that exceeds a limit stops with an error, so that no game hangs, exhausts the memory or overflows a number.

use std::fmt;

use crate::{
    event::Event,
    ids::{Entity, ObjectId},
    state::State,
};

/// The limits of a game. No ruling needs a tenth of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// The number of changes from the beginning of the game, passes included.
    pub changes: u64,
    /// The number of instructions that one action may carry out, including instructions without effect.
    pub instructions: u64,
    /// The number of objects, effects and events that may be read from the beginning of the game, one by one, each time that one is read: by
    /// calculations of continuous effects, selectors, conditions, triggers, replacement effects and state-based actions. It grows with the time that
    /// the game takes.
    pub work: u64,
    /// The number of objects that may ever have existed.
    pub objects: usize,
    /// The largest absolute value of a number: life, damage, counters, and every number that an instruction reads.
    pub number: u32,
}

impl Budget {
    /// The limits of every game that doesn't state its own.
    pub const STANDARD: Self =
        Self { changes: 50_000, instructions: 100_000, work: 5_000_000, objects: 5_000, number: 100_000_000 };
}

impl Default for Budget {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// A quantity that is limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of the budget")]
pub enum Bounded {
    Changes,
    Instructions,
    Work,
    Objects,
    Number,
}

/// A quantity that exceeded its limit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TooMuch {
    /// The quantity.
    pub what: Bounded,
    /// The limit.
    pub most: u64,
    /// The name of the object whose instruction exceeded the limit, if an instruction did.
    pub by: Option<String>,
}

impl TooMuch {
    /// The same error with the name of that object, unless it names one already.
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
            Bounded::Changes => write!(f, "the game exceeds its limit of {most} changes")?,
            Bounded::Instructions => write!(f, "one action exceeds its limit of {most} instructions")?,
            Bounded::Work => write!(f, "the game exceeds its limit of {most} objects and effects read")?,
            Bounded::Objects => write!(f, "the game exceeds its limit of {most} objects")?,
            Bounded::Number => write!(f, "a number exceeds the limit of {most}")?,
        }
        by.as_ref().map_or(Ok(()), |by| write!(f, ", by {by}"))
    }
}

impl Budget {
    /// One tenth of these limits: the budget of a game without one of the rules, so that a loop that the missing rule would end is found soon.
    #[must_use]
    pub fn tenth(self) -> Self {
        let Self { changes, instructions, work, objects, number } = self;
        Self { changes: changes / 10, instructions: instructions / 10, work: work / 10, objects: objects / 10, number }
    }

    /// The error if that many more changes, of which some create objects, exceed a limit.
    pub(crate) fn refuses(&self, state: &State, changes: usize, objects: usize) -> Option<TooMuch> {
        if state.objects.len().saturating_add(objects) > self.objects {
            return Some(self.over(Bounded::Objects));
        }
        let changes = u64::try_from(changes).unwrap_or(u64::MAX);
        (state.revision.saturating_add(changes) > self.changes).then(|| self.over(Bounded::Changes))
    }

    /// The error if a number that is read is too large.
    pub(crate) fn refuses_number(&self, number: i32) -> Option<TooMuch> {
        (number.unsigned_abs() > self.number).then(|| self.over(Bounded::Number))
    }

    /// The error if these events made a number too large: a life total, damage on a permanent, counters.
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

    /// The error for a position that exceeds a limit from the start.
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

    /// The error for a quantity that exceeds its limit.
    pub(crate) fn over(&self, what: Bounded) -> TooMuch {
        let most = match what {
            Bounded::Changes => self.changes,
            Bounded::Instructions => self.instructions,
            Bounded::Work => self.work,
            Bounded::Objects => self.objects as u64,
            Bounded::Number => self.number.into(),
        };
        TooMuch { what, most, by: None }
    }
}
