//! Replacement and prevention effects.

use std::fmt;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, json_schema};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, IntoDeserializer, MapAccess, Visitor, value::MapAccessDeserializer},
};

use super::{
    amount::Amount, condition::Condition, effect::Effect, event::EventPattern, name::Named, reference::Ref,
    values::Zone,
};

/// A replacement or prevention effect: if an event would happen, another event happens instead (614, 615).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Replacement {
    /// The event that would happen.
    pub would: EventPattern,
    /// The effect applies only if the condition is true. Left out: it always applies.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// The controller of the ability may let the event happen unchanged ("you may … instead").
    #[serde(default)]
    pub may: bool,
    /// The event or modification that replaces it.
    #[serde(deserialize_with = "instead")]
    pub instead: Instead,
    /// The zone in which the object with the ability must be.
    #[serde(default = "battlefield")]
    pub from: Zone,
}

/// The event or modification that replaces an event.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(transform = prevent_alone))]
pub enum Instead {
    /// Nothing happens.
    Nothing,
    /// The object is put into another zone.
    MoveTo {
        /// The zone.
        zone: Zone,
        /// The object is linked to the object with the ability (607).
        #[serde(default)]
        linked: bool,
    },
    /// The permanent enters the battlefield in this way (614.1c, 614.12).
    EnterWith(Box<EnterWith>),
    /// This amount of the damage is prevented (615). No word says what else happens then (615.5): a replacement by instructions also applies to damage that
    /// can't be prevented.
    Prevent(Option<Amount>),
    /// An amount of the damage is dealt to another object or player (614.9).
    Redirect {
        /// The amount. Left out: all of the damage.
        #[serde(default)]
        amount: Option<Amount>,
        /// The object or player that is dealt the damage instead.
        to: Ref,
    },
    /// The amount of damage or life, or the number of counters or tokens, is multiplied by this factor.
    Multiply(i32),
    /// The amount of damage or life, or the number of counters or tokens, is increased by this amount.
    Add(Amount),
    /// The amount of damage or life, or the number of counters or tokens, becomes this amount.
    Set(Amount),
    /// The permanent is regenerated: it is tapped, its damage is removed, and it is removed from combat (701.19a).
    Regenerate(super::only_true::OnlyTrue),
    /// The player carries out these instructions instead.
    Do(Vec<Effect>),
}

/// The way in which a permanent enters the battlefield.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct EnterWith {
    /// The permanent enters tapped.
    pub tapped: bool,
    /// A double-faced card enters with its back face up (712.14a). A permanent without a back face enters as it is.
    pub transformed: bool,
    /// The counters with which the permanent enters, by kind.
    pub counters: Named<Amount>,
    /// The permanent enters as a copy of the object that is chosen, if one is chosen.
    pub copy_of: Option<super::effect::Pick>,
    /// The exceptions to the copy. They are part of its copiable values (707.9).
    pub except: Vec<super::modification::Modification>,
    /// The modifications that the permanent gets as it enters ("it gains haste"), for as long as it exists. They are no ability of the permanent:
    /// it keeps them if it loses its abilities or becomes a copy.
    pub gains: Vec<super::modification::Modification>,
    /// The permanent gets these modifications only if the condition is true after the instructions. Left out: it always gets them.
    pub gains_if: Option<Condition>,
    /// The modifications that the permanent gets if none of the counters is put on it: the effect gives none, or they can't be put (702.136a).
    pub gains_without_counters: Vec<super::modification::Modification>,
    /// The instructions that are carried out as the permanent enters ("as … enters, choose …"). The permanent remembers the names that they bind.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

/// Adds the form of the word alone to the schema.
#[cfg(feature = "schema")]
fn prevent_alone(schema: &mut Schema) {
    let alone = json_schema!({
        "type": "string",
        "const": "prevent",
        "description": "All of the damage is prevented (615)."
    });
    if let Some(words) = schema.get_mut("oneOf").and_then(|words| words.as_array_mut()) {
        words.push(alone.to_value());
    }
}

/// Reads the replacing event: a word, or a map of one key. The word `prevent` alone prevents all of the damage.
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
