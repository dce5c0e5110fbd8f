//! `casebook schema`: the JSON Schemas of casebook's inputs and outputs.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook::embedded;

use crate::{arguments::Schema, failure::Failure};

/// Prints a schema.
pub(crate) fn schema(asked: &Schema) -> Result<ExitCode, Failure> {
    write!(io::stdout().lock(), "{}", schema_text(&asked.name)?)?;
    Ok(ExitCode::SUCCESS)
}

/// The text of a schema.
pub(super) fn schema_text(name: &str) -> Result<String, Failure> {
    embedded::schema(name).ok_or_else(|| Failure::call(format!("there is no schema `{name}`"), None))
}
