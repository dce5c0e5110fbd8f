//! All objects that exist or existed, by id.

use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

use super::{object::Object, shared::Shared};

/// The number of objects in a group. A change to one object copies its group.
const TOGETHER: usize = 16;

/// Objects by id. No object is ever removed. Copies share all groups that neither of them has changed: copying is cheap, and a change copies only one
/// group, however many objects there are.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Arena(Shared<Groups>);

/// The groups of objects. In most games they fit inline.
type Groups = SmallVec<[Shared<Group>; 8]>;
/// A group of objects.
type Group = SmallVec<[Shared<Object>; TOGETHER]>;

impl Arena {
    /// How many objects exist or existed.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        let full = self.0.len().saturating_sub(1) * TOGETHER;
        self.0.last().map_or(0, |last| full + last.len())
    }

    /// Whether no object was ever created.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The object at that index.
    #[must_use]
    #[inline]
    pub fn get(&self, place: usize) -> Option<&Object> {
        self.0.get(place / TOGETHER)?.get(place % TOGETHER).map(|object| &**object)
    }

    /// The object at that index, shared with the arena until one of them is changed.
    pub(crate) fn shared(&self, place: usize) -> Option<Shared<Object>> {
        self.0.get(place / TOGETHER)?.get(place % TOGETHER).cloned()
    }

    /// Every object, in order of creation.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Object> {
        self.0.iter().flat_map(|some| some.iter().map(|object| &**object))
    }

    /// Adds an object. Its id is the number of objects before it.
    pub(crate) fn push(&mut self, object: Object) {
        if self.0.last().is_none_or(|last| last.len() == TOGETHER) {
            self.0.push(Shared::new(Group::new()));
        }
        if let Some(last) = self.0.last_mut() {
            last.push(Shared::new(object));
        }
    }
}

impl Index<usize> for Arena {
    type Output = Object;

    #[inline]
    fn index(&self, place: usize) -> &Object {
        &self.0[place / TOGETHER][place % TOGETHER]
    }
}

impl IndexMut<usize> for Arena {
    #[inline]
    fn index_mut(&mut self, place: usize) -> &mut Object {
        &mut self.0[place / TOGETHER][place % TOGETHER]
    }
}

impl Hash for Arena {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        self.iter().for_each(|object| object.hash(state));
    }
}

impl fmt::Debug for Arena {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Arena {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Arena {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut arena = Self::default();
        Vec::deserialize(deserializer)?.into_iter().for_each(|object| arena.push(object));
        Ok(arena)
    }
}
