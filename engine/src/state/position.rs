//! When a position is there again, although other objects play the parts in it: a card that left and came back is a new object (400.7).

use std::{
    collections::{BTreeMap, BTreeSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use super::{
    State,
    effects::EffectId,
    object::Object,
    turn::{Seen, Turn},
};
use crate::{
    cards::values::Zone,
    ids::{ObjectId, PlayerId, Timestamp},
};

/// What an id is written as where a value is hashed: wider than any number of a state, so that a reader of positions tells the two apart.
#[derive(Clone, Copy)]
pub(crate) enum Written {
    /// An object's.
    Object = 1,
    /// An effect's.
    Effect = 2,
    /// A timestamp.
    Timestamp = 3,
}

impl Written {
    /// Hashes an id, or a timestamp.
    pub(crate) fn hash<H: Hasher>(self, number: u32, state: &mut H) {
        state.write_u128((self as u128) << 64 | u128::from(number));
    }
}

impl State {
    /// The position, to be remembered.
    pub(crate) fn seen(&self) -> Seen {
        Seen { outline: self.outline(), position: self.position() }
    }

    /// Whether the game is at that position again. A game that has more of something is soon told from it.
    pub(crate) fn is_at(&self, seen: Seen) -> bool {
        self.outline() == seen.outline && self.position() == seen.position
    }

    /// How much there is of what a game that goes on and on mostly has more of, or less.
    fn outline(&self) -> u64 {
        let mut reader = DefaultHasher::new();
        for player in self.players.iter() {
            player.life.hash(&mut reader);
            [&player.library, &player.hand, &player.graveyard].map(Vec::len).hash(&mut reader);
        }
        [self.battlefield.len(), self.exile.len(), self.stack.len()].hash(&mut reader);
        (self.effects.len(), self.replacements.len(), self.delayed.len(), self.pending.len()).hash(&mut reader);
        for object in self.battlefield.iter().map(|id| self.object(*id)) {
            (&object.counters, object.damage).hash(&mut reader);
        }
        reader.finish()
    }

    /// The position in one number, whichever objects and effects play the parts: equal for two positions of which each is the other with
    /// other ids. What has happened before is no part of it.
    fn position(&self) -> u64 {
        let mut reader = Reader::default();
        self.read(&mut reader);
        let stamps: BTreeSet<u32> = reader.stamps.iter().copied().collect();
        let ranks = stamps.into_iter().zip(0..).collect();
        let mut reader = Reader { ranks, ..Reader::default() };
        self.read(&mut reader);
        reader.finish()
    }

    /// Reads all that makes a position, zone by zone: in the same order for the same position.
    fn read(&self, reader: &mut Reader) {
        let Turn {
            number,
            active,
            step,
            to_come,
            priority,
            passed,
            extra_turns,
            resumes_with,
            ending,
            announcing,
            designated,
            repetition: _,
        } = &self.turn;
        (number, active, step, to_come, priority, passed).hash(reader);
        (extra_turns, resumes_with, ending, announcing, designated).hash(reader);
        for player in self.players.iter() {
            for zone in [Zone::Library, Zone::Hand, Zone::Graveyard] {
                self.read_zone(zone, player.id, reader);
            }
            player.hash(reader);
        }
        for zone in [Zone::Battlefield, Zone::Exile, Zone::Stack, Zone::Command] {
            self.read_zone(zone, PlayerId(0), reader);
        }
        self.phased_out.iter().for_each(|id| self.object(*id).read(reader));
        self.combat.hash(reader);
        (&self.effects, &self.replacements, &self.delayed, &self.pending).hash(reader);
    }

    fn read_zone(&self, zone: Zone, of: PlayerId, reader: &mut Reader) {
        let objects = self.zone(zone, of);
        objects.len().hash(reader);
        objects.iter().for_each(|id| self.object(*id).read(reader));
    }
}

impl Object {
    /// Reads what it is now: not what it was, nor what it became.
    fn read(&self, reader: &mut Reader) {
        let Self { id, card, def, kind, face, copied, part, owner, controller, controlled_by, zone, status, .. } = self;
        (id, card, def, kind, face, copied, part, owner).hash(reader);
        (controller, controlled_by, zone, status).hash(reader);
        self.designations.hash(reader);
        let Self { counters, damage, attached_to, timestamp, controlled_since, memory, link, stack, .. } = self;
        (counters, damage, attached_to, timestamp, controlled_since, memory, link, stack).hash(reader);
        (self.known_to, self.revealed).hash(reader);
    }
}

/// Reads ids as the places at which they first came up, and timestamps as their ranks.
#[derive(Default)]
struct Reader {
    read: DefaultHasher,
    /// The ids that came up, each with its place.
    places: BTreeMap<u128, u32>,
    /// The timestamps that came up.
    stamps: Vec<u32>,
    /// The rank of each timestamp, once they are known.
    ranks: BTreeMap<u32, u32>,
}

impl Hasher for Reader {
    fn write(&mut self, bytes: &[u8]) {
        self.read.write(bytes);
    }

    fn write_u128(&mut self, written: u128) {
        let number = (written & u128::from(u32::MAX)) as u32;
        if written >> 64 == Written::Timestamp as u128 {
            self.stamps.push(number);
            self.read.write_u32(self.ranks.get(&number).copied().unwrap_or(0));
        } else {
            let next = self.places.len() as u32;
            let place = *self.places.entry(written).or_insert(next);
            self.read.write_u32(place);
        }
    }

    fn finish(&self) -> u64 {
        self.read.finish()
    }
}

impl Hash for ObjectId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Written::Object.hash(self.0, state);
    }
}

impl Hash for EffectId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Written::Effect.hash(self.0, state);
    }
}

impl Hash for Timestamp {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Written::Timestamp.hash(self.0, state);
    }
}
