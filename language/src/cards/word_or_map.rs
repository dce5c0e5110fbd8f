//! Values that are written as one word (or number) or as a map. The card language does not use serde's `untagged`, so that an error can say what was
//! expected.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, Error, IntoDeserializer, MapAccess, Visitor, value::MapAccessDeserializer},
};

/// A value with a short form.
pub(crate) trait WordOrMap: Sized {
    /// The long form.
    type Map: for<'de> Deserialize<'de>;
    /// The expected text, for error messages.
    const EXPECTING: &'static str;
    /// Reads the short form. `Err` is the error message.
    fn from_word(word: &str) -> Result<Self, String>;
    /// Reads a number.
    fn from_number(number: i64) -> Result<Self, String> {
        Err(format!("a number ({number}) does not fit here: expected {}", Self::EXPECTING))
    }
    /// Makes the value from the long form.
    fn from_map(map: Self::Map) -> Self;

    /// Reads either form.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either<T>(PhantomData<T>);
        impl<'de, T: WordOrMap> Visitor<'de> for Either<T> {
            type Value = T;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(T::EXPECTING)
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
                T::from_word(word).map_err(E::custom)
            }
            fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
                T::from_number(number).map_err(E::custom)
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
                i64::try_from(number).map_err(E::custom).and_then(|n| self.visit_i64(n))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::Map::deserialize(MapAccessDeserializer::new(map)).map(T::from_map)
            }
        }
        deserializer.deserialize_any(Either(PhantomData))
    }
}

/// Implements `Deserialize` by [`WordOrMap::read`].
macro_rules! reads_word_or_map {
    ($($t:ty),*) => { $(
        impl<'de> serde::Deserialize<'de> for $t {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                <Self as $crate::cards::word_or_map::WordOrMap>::read(d)
            }
        }
    )* };
}
pub(crate) use reads_word_or_map;

/// A map whose first key has already been read.
pub(crate) struct Pushed<A> {
    first: Option<String>,
    map: A,
}

impl<A> Pushed<A> {
    /// Puts the key back before the rest of the map.
    pub(crate) fn new(first: String, map: A) -> Self {
        Self { first: Some(first), map }
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Pushed<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        match self.first.take() {
            Some(key) => seed.deserialize(key.into_deserializer()).map(Some),
            None => self.map.next_key_seed(seed),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}
