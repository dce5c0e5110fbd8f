//! Recognises a position that occurs again with other objects: a card that left and returned is a new object (400.7).

use std::{
    collections::{BTreeMap, BTreeSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use super::{
    State,
    effects::{Affects, ContinuousEffect},
    object::Object,
    turn::{Seen, Turn},
};
use crate::{
    cards::values::Zone,
    ids::{ObjectId, PlayerId, Written},
};

impl State {
    /// The position in the form in which it is remembered.
    pub(crate) fn seen(&self) -> Seen {
        Seen { outline: self.outline(), position: self.position() }
    }

    /// Whether the game is at that position again. The outline quickly excludes a game in which some quantity has grown.
    pub(crate) fn is_at(&self, seen: Seen) -> bool {
        self.outline() == seen.outline && self.position() == seen.position
    }

    /// A hash of the quantities that usually grow or shrink in a game that continues.
    fn outline(&self) -> u64 {
        let mut reader = DefaultHasher::new();
        for player in self.players.iter() {
            player.life.hash(&mut reader);
            [&player.library, &player.hand, &player.graveyard].map(Vec::len).hash(&mut reader);
        }
        [self.battlefield.len(), self.exile.len(), self.stack.len()].hash(&mut reader);
        let effects = self.lasting_effects().count();
        (effects, self.replacements.len(), self.delayed.len(), self.pending.len()).hash(&mut reader);
        for object in self.battlefield.iter().map(|id| self.object(*id)) {
            (&object.counters, object.damage).hash(&mut reader);
        }
        reader.finish()
    }

    /// A hash of the position that does not depend on ids: equal for two positions that differ only in their object and effect ids. Past events are
    /// not part of it.
    fn position(&self) -> u64 {
        self.hashed(&|mut reader| self.lasting_effects().for_each(|effect| effect.hash(&mut reader)))
    }

    /// The continuous effects without those whose objects are all gone: they affect nothing any more (400.7).
    fn lasting_effects(&self) -> impl Iterator<Item = &ContinuousEffect> {
        let remains = |id: &ObjectId| self.may_follow(*id);
        self.effects.iter().filter(move |effect| match &effect.affects {
            Affects::Objects(objects) => objects.iter().any(remains),
            Affects::Matching(_) | Affects::Rules => true,
        })
    }

    /// Whether an effect on that object may affect an object now: the object itself, or the permanent that a spell became (400.7a).
    fn may_follow(&self, id: ObjectId) -> bool {
        let object = self.object(id);
        let became = || object.became.is_some_and(|next| self.object(next).is_current());
        object.is_current() || (object.zone == Zone::Stack && became())
    }

    /// A hash of the position in which continuous effects of resolutions count by what they result in: the characteristics of objects, their
    /// controllers, and whatever else `results` reads.
    pub(crate) fn semblance(&self, results: &dyn Fn(&mut dyn Hasher)) -> u64 {
        self.hashed(results)
    }

    /// A hash of the position and of more, independent of ids.
    fn hashed(&self, more: &dyn Fn(&mut dyn Hasher)) -> u64 {
        let mut stamps = Stamps::default();
        self.read(&mut stamps);
        more(&mut stamps);
        let ranks = stamps.0.into_iter().zip(0..).collect();
        let mut reader = Reader { ranks, ..Reader::default() };
        self.read(&mut reader);
        more(&mut reader);
        reader.finish()
    }

    /// Reads every part of the position, zone by zone, always in the same order.
    fn read(&self, reader: &mut impl Hasher) {
        let Turn {
            number,
            active,
            step,
            to_come,
            priority,
            passed,
            extra_turns,
            resumes_after,
            left_out,
            ending,
            announcing,
            designated,
            daytime,
            cast_before,
            repetition: _,
            activations: _,
        } = &self.turn;
        (number, active, step, to_come, priority, passed).hash(reader);
        (extra_turns, resumes_after, left_out, ending, announcing, designated).hash(reader);
        (daytime, cast_before).hash(reader);
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
        (&self.replacements, &self.delayed, &self.pending).hash(reader);
    }

    fn read_zone(&self, zone: Zone, of: PlayerId, reader: &mut impl Hasher) {
        let objects = self.zone(zone, of);
        objects.len().hash(reader);
        objects.iter().for_each(|id| self.object(*id).read(reader));
    }
}

impl Object {
    /// Reads the present object, without the objects that it was or became.
    fn read(&self, reader: &mut impl Hasher) {
        let Self { id, card, def, kind, face, copied, part, hidden, owner, .. } = self;
        (id, card, def, kind, face, copied, part, hidden, owner).hash(reader);
        let Self { controller, controlled_by, zone, status, .. } = self;
        (controller, controlled_by, zone, status).hash(reader);
        self.designations.hash(reader);
        let Self { counters, damage, attached_to, timestamp, controlled_since, memory, link, stack, .. } = self;
        (counters, damage, attached_to, timestamp, controlled_since, memory, link, stack).hash(reader);
        (&self.chosen, self.known_to, self.seen_by, self.revealed, self.world_since).hash(reader);
    }
}

/// Collects the timestamps that occur.
#[derive(Default)]
struct Stamps(BTreeSet<u32>);

impl Hasher for Stamps {
    fn write(&mut self, _: &[u8]) {}

    fn write_u128(&mut self, written: u128) {
        self.0.extend(stamp(written));
    }

    fn finish(&self) -> u64 {
        0
    }
}

/// The timestamp that is written so, if it is one.
fn stamp(written: u128) -> Option<u32> {
    (written >> 64 == Written::Timestamp as u128).then_some((written & u128::from(u32::MAX)) as u32)
}

/// Replaces ids by the order of their first occurrence, and timestamps by their ranks.
#[derive(Default)]
struct Reader {
    read: DefaultHasher,
    /// The ids that have occurred, each with its order.
    places: BTreeMap<u128, u32>,
    /// The rank of each timestamp, once they are known.
    ranks: BTreeMap<u32, u32>,
}

impl Hasher for Reader {
    fn write(&mut self, bytes: &[u8]) {
        self.read.write(bytes);
    }

    fn write_u128(&mut self, written: u128) {
        if let Some(number) = stamp(written) {
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
