//! `casebook schema`: the JSON Schemas of casebook's inputs and outputs.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::schema;

use crate::{arguments::Schema, failure::Failure};

/// Prints a schema.
pub(crate) fn schema(asked: &Schema) -> Result<ExitCode, Failure> {
    write!(io::stdout().lock(), "{}", schema_text(&asked.name)?)?;
    Ok(ExitCode::SUCCESS)
}

/// The text of a schema.
pub(super) fn schema_text(name: &str) -> Result<String, Failure> {
    let Some(schema) = schema::schema(name) else {
        return Err(Failure::call(format!("there is no schema `{name}`"), None));
    };
    Ok(serde_json::to_string_pretty(&schema).map_err(io::Error::from)? + "\n")
}
