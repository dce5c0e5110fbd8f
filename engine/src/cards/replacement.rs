//! Replacement and prevention effects.

use std::fmt;

use schemars::{JsonSchema, Schema, json_schema};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, IntoDeserializer, MapAccess, Visitor, value::MapAccessDeserializer},
};

use super::{
    amount::Amount, condition::Condition, effect::Effect, event::EventPattern, name::Named, reference::Ref,
    values::Zone,
};

/// "If that would happen, this happens instead" (614, 615).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Replacement {
    /// What would happen.
    pub would: EventPattern,
    /// Only if that is so.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// What happens.
    #[serde(deserialize_with = "instead")]
    pub instead: Instead,
    /// The zone the ability's object must be in.
    #[serde(default = "battlefield")]
    pub from: Zone,
}

/// What happens instead.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(transform = prevent_alone)]
pub enum Instead {
    /// Nothing.
    Nothing,
    /// The object goes to another zone.
    MoveTo {
        /// Which zone.
        zone: Zone,
        /// It is linked to the object whose ability this is.
        #[serde(default)]
        linked: bool,
    },
    /// The permanent comes onto the battlefield like that (614.1c, 614.12).
    EnterWith(EnterWith),
    /// That much of the damage is prevented (615).
    Prevent(Option<Amount>),
    /// That much of the damage is dealt to another object or player (614.9).
    Redirect {
        /// How much; all if not given.
        #[serde(default)]
        amount: Option<Amount>,
        /// To what.
        to: Ref,
    },
    /// The damage, life, counters or tokens are that many times as many.
    Multiply(i32),
    /// The damage, life, counters or tokens are that many more.
    Add(Amount),
    /// The damage, life, counters or tokens are that many, whatever they were.
    Set(Amount),
    /// The permanent is regenerated: tapped, its damage removed, out of combat (701.19a).
    Regenerate(super::yes::Yes),
    /// These instructions are carried out instead.
    Do(Vec<Effect>),
}

/// How a permanent comes onto the battlefield.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct EnterWith {
    /// Tapped.
    pub tapped: bool,
    /// With these counters.
    pub counters: Named<Amount>,
    /// As a copy of what is chosen, if something is.
    pub copy_of: Option<super::effect::Pick>,
    /// What of the copy is otherwise than on what is chosen: part of what can be copied (707.9).
    pub except: Vec<super::modification::Modification>,
    /// After these instructions ("as … comes into play, choose …, sacrifice …"), whose bindings the permanent remembers.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

/// The word stands alone, too.
fn prevent_alone(schema: &mut Schema) {
    let alone = json_schema!({
        "type": "string",
        "const": "prevent",
        "description": "The damage is prevented, all of it (615)."
    });
    if let Some(words) = schema.get_mut("oneOf").and_then(|words| words.as_array_mut()) {
        words.push(alone.to_value());
    }
}

/// What happens instead: a word, or a map of one key. Damage is prevented whole by the word alone.
fn instead<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Instead, D::Error> {
    struct Either;
    impl<'de> Visitor<'de> for Either {
        type Value = Instead;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a word, or a map of one key")
        }
        fn visit_str<E: Error>(self, word: &str) -> Result<Instead, E> {
            match word {
                "prevent" => Ok(Instead::Prevent(None)),
                word => Instead::deserialize(word.into_deserializer()),
            }
        }
        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Instead, A::Error> {
            Instead::deserialize(MapAccessDeserializer::new(map))
        }
    }
    deserializer.deserialize_any(Either)
}

fn battlefield() -> Zone {
    Zone::Battlefield
}
