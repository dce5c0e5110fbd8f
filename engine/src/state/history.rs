//! A sequence of entries, whose common beginning the copies of a state share.

use std::{
    borrow::Cow,
    fmt,
    hash::{Hash, Hasher},
    sync::Arc,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

/// A sequence that only grows at its end. Copying is cheap: the copies share the entries up to the copy, and each continues separately.
#[derive(Clone)]
pub struct History<T> {
    newest: Option<Arc<Part<T>>>,
}

/// The entries that one copy added while it was not shared, and the part before them.
struct Part<T> {
    entries: Vec<T>,
    earlier: Option<Arc<Part<T>>>,
    /// How many entries came before.
    before: usize,
}

impl<T> Part<T> {
    fn end(&self) -> usize {
        self.before + self.entries.len()
    }
}

impl<T> Drop for Part<T> {
    /// Drops the parts in a loop, so that a long history does not overflow the call stack.
    fn drop(&mut self) {
        let mut next = self.earlier.take();
        while let Some(mut part) = next.and_then(Arc::into_inner) {
            next = part.earlier.take();
        }
    }
}

impl<T> History<T> {
    /// How many entries there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.newest.as_ref().map_or(0, |part| part.end())
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        match self.newest.as_mut().and_then(Arc::get_mut) {
            // No other copy shares this part: its memory is reused.
            Some(part) => {
                part.entries.clear();
                (part.earlier, part.before) = (None, 0);
            }
            None => self.newest = None,
        }
    }

    /// Adds an entry.
    pub fn push(&mut self, entry: T) {
        self.extend([entry]);
    }

    /// The last entry that is early enough. Every entry before an early one is early, too.
    pub fn last_of(&self, early: impl Fn(&T) -> bool) -> Option<&T> {
        let mut next = self.newest.as_deref();
        while let Some(part) = next {
            if let Some(place) = part.entries.partition_point(&early).checked_sub(1) {
                return part.entries.get(place);
            }
            next = part.earlier.as_deref();
        }
        None
    }

    /// The entries, the oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        let mut parts: SmallVec<[&Part<T>; 16]> = SmallVec::new();
        let mut next = self.newest.as_deref();
        while let Some(part) = next {
            parts.push(part);
            next = part.earlier.as_deref();
        }
        parts.into_iter().rev().flat_map(|part| &part.entries)
    }
}

impl<T: Clone> History<T> {
    /// The entries as a slice, the oldest first.
    #[must_use]
    pub fn in_a_row(&self) -> Cow<'_, [T]> {
        match self.newest.as_deref() {
            None => Cow::Borrowed(&[]),
            Some(part) if part.before == 0 => Cow::Borrowed(&part.entries),
            Some(_) => Cow::Owned(self.iter().cloned().collect()),
        }
    }
}

impl<T> Extend<T> for History<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, entries: I) {
        if let Some(part) = self.newest.as_mut().and_then(Arc::get_mut) {
            part.entries.extend(entries);
            return;
        }
        let entries: Vec<T> = entries.into_iter().collect();
        if !entries.is_empty() {
            let before = self.len();
            let earlier = self.newest.take();
            self.newest = Some(Arc::new(Part { entries, earlier, before }));
        }
    }
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self { newest: None }
    }
}

impl<T: PartialEq> PartialEq for History<T> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl<T: Eq> Eq for History<T> {}

impl<T: Hash> Hash for History<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        self.iter().for_each(|entry| entry.hash(state));
    }
}

impl<T: fmt::Debug> fmt::Debug for History<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize> Serialize for History<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for History<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut history = Self::default();
        history.extend(Vec::deserialize(deserializer)?);
        Ok(history)
    }
}
