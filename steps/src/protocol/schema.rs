//! The JSON Schemas of everything that leaves or enters casebook, generated from the types.

use serde_json::Value;

use super::{Request, Response};
use crate::{
    deviations::Deviations,
    portable::{Cases, Expected},
    record::Line,
};

/// The names of the schemas, each a file in `docs/schemas`.
pub const SCHEMAS: [&str; 6] = ["request", "response", "record", "cases", "expectations", "deviations"];

/// A schema by its name; nothing for a name that is none of [`SCHEMAS`].
#[must_use]
pub fn schema(name: &str) -> Option<Value> {
    let schema = match name {
        "request" => schemars::schema_for!(Request),
        "response" => schemars::schema_for!(Response),
        "record" => schemars::schema_for!(Line),
        "cases" => schemars::schema_for!(Cases),
        "expectations" => schemars::schema_for!(Expected),
        "deviations" => schemars::schema_for!(Deviations),
        _ => return None,
    };
    Some(schema.to_value())
}
