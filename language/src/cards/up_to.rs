//! "Up to": a greatest number, or `true` for fewer than `count`.

use std::fmt;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, MapAccess, Visitor, value::MapAccessDeserializer},
};

use super::{
    amount::{Amount, AmountOf},
    word_or_map::WordOrMap,
};

/// A greatest number, or whether fewer than `count` may be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(untagged)]
pub(super) enum UpTo {
    /// Whether fewer than `count` may be chosen.
    Fewer(bool),
    /// The greatest number.
    Most(Amount),
}

impl<'de> Deserialize<'de> for UpTo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = UpTo;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "a maximum: a number, `x`, a bound name such as `$n`, or a map such as { count: your_lands }",
                )
            }
            fn visit_bool<E: Error>(self, fewer: bool) -> Result<UpTo, E> {
                Ok(UpTo::Fewer(fewer))
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<UpTo, E> {
                Amount::from_word(word).map(UpTo::Most).map_err(E::custom)
            }
            fn visit_i64<E: Error>(self, number: i64) -> Result<UpTo, E> {
                Amount::from_number(number).map(UpTo::Most).map_err(E::custom)
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<UpTo, E> {
                i64::try_from(number).map_err(E::custom).and_then(|number| self.visit_i64(number))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<UpTo, A::Error> {
                AmountOf::deserialize(MapAccessDeserializer::new(map)).map(|of| UpTo::Most(Amount::from_map(of)))
            }
        }
        deserializer.deserialize_any(Either)
    }
}
