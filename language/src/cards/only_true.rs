//! A value that can only be `true`.

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// A value that can only be `true`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "bool", into = "bool")]
pub struct OnlyTrue;

#[cfg(feature = "schema")]
impl JsonSchema for OnlyTrue {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "OnlyTrue".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "const": true })
    }
}

impl TryFrom<bool> for OnlyTrue {
    type Error = &'static str;
    fn try_from(value: bool) -> Result<Self, Self::Error> {
        value.then_some(Self).ok_or("write `true`, or leave the key out")
    }
}

impl From<OnlyTrue> for bool {
    fn from(_: OnlyTrue) -> Self {
        true
    }
}
