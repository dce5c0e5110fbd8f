//! The JSON Schemas of all inputs and outputs of casebook. They are made from the types and committed in `docs/schemas`.

#[cfg(feature = "schema")]
mod made;

#[cfg(feature = "schema")]
pub use made::schema;

/// The names of the schemas, each a file in `docs/schemas`: the protocol and records, then the files that are written by hand.
pub const SCHEMAS: [&str; 18] = [
    "request",
    "response",
    "record",
    "cases",
    "expectations",
    "deviations",
    "pack",
    "card",
    "keyword",
    "action",
    "selectors",
    "state_based",
    "creature_types",
    "subtypes",
    "edition",
    "rules",
    "marks",
    "mechanics",
];
