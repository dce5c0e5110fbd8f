//! The map forms of a selector: conditions for objects and players, or a reference.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};

use crate::reserved::is_of_references;

use super::{reference::RefOf, selector::Where, word_or_map::Pushed};

/// A selector that is written as a map. Its first key tells which of the two it is, because the two have no key in common.
pub(crate) enum Described {
    /// The objects or players at which a computed reference points.
    Reference(RefOf),
    /// The objects or players that meet all of these conditions.
    Where(Box<Where>),
}

impl<'de> Deserialize<'de> for Described {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Described;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map such as { zone: battlefield, type: creature } or { controller_of: $victim }")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Described, A::Error> {
                let Some(first) = map.next_key::<String>()? else { return Ok(Described::Where(Box::default())) };
                let refers = is_of_references(&first);
                let map = MapAccessDeserializer::new(Pushed::new(first, map));
                if refers {
                    RefOf::deserialize(map).map(Described::Reference)
                } else {
                    Box::deserialize(map).map(Described::Where)
                }
            }
        }
        deserializer.deserialize_map(Either)
    }
}
