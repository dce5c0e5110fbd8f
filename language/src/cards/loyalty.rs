//! Loyalty (209, 606): the loyalty counters of planeswalkers, and the costs of loyalty abilities.

use std::fmt;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};

use super::{
    ability::Ability,
    amount::Amount,
    event::EventPattern,
    name::{Name, Named},
    reference::Ref,
    replacement::{EnterWith, Instead, Replacement},
    selector::Selector,
    values::Zone,
};

/// The kind of counter that is the loyalty of a planeswalker on the battlefield (122.1e).
pub const LOYALTY: &str = "loyalty";

/// A loyalty symbol (107.7): the cost of a loyalty ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Loyalty {
    /// This number of loyalty counters is put on the planeswalker.
    Put(u32),
    /// This number of loyalty counters is removed from the planeswalker.
    Remove(u32),
    /// X loyalty counters are removed; the player chooses X.
    RemoveX,
}

impl fmt::Display for Loyalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put(0) => f.write_str("0"),
            Self::Put(count) => write!(f, "+{count}"),
            Self::Remove(count) => write!(f, "-{count}"),
            Self::RemoveX => f.write_str("-X"),
        }
    }
}

impl Serialize for Loyalty {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Put(count) => serializer.serialize_i64(i64::from(*count)),
            Self::Remove(count) => serializer.serialize_i64(-i64::from(*count)),
            Self::RemoveX => serializer.serialize_str("-X"),
        }
    }
}

impl<'de> Deserialize<'de> for Loyalty {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Symbol)
    }
}

struct Symbol;

impl Visitor<'_> for Symbol {
    type Value = Loyalty;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a loyalty cost: `+1`, `0`, `-2` or `-X`")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Loyalty, E> {
        let count = u32::try_from(number.unsigned_abs()).map_err(E::custom)?;
        Ok(if number < 0 { Loyalty::Remove(count) } else { Loyalty::Put(count) })
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Loyalty, E> {
        u32::try_from(number).map(Loyalty::Put).map_err(E::custom)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Loyalty, E> {
        match word {
            "-X" => Ok(Loyalty::RemoveX),
            other => Err(E::custom(format!("`{other}` is not a loyalty cost: write `+1`, `0`, `-2` or `-X`"))),
        }
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Loyalty {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Loyalty".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "oneOf": [ { "type": "integer" }, { "const": "-X" } ] })
    }
}

/// The ability that loyalty stands for: the planeswalker enters with this number of loyalty counters (306.5b).
#[must_use]
pub fn enters_with(loyalty: u32) -> Ability {
    enters_with_counters(LOYALTY, Amount::Fixed(i32::try_from(loyalty).unwrap_or(i32::MAX)))
}

/// The ability of a permanent that enters with a number of counters (614.1c).
pub(super) fn enters_with_counters(kind: &str, count: Amount) -> Ability {
    let counters = Named(vec![(Name::from(kind), count)]);
    Ability::Replacement(Replacement {
        would: EventPattern::Enters(Selector::Is(Ref::This)),
        condition: None,
        may: false,
        instead: Instead::EnterWith(Box::new(EnterWith { counters, ..EnterWith::default() })),
        from: Zone::Battlefield,
    })
}
