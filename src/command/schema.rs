//! `casebook schema`: the JSON Schemas of casebook's inputs and outputs.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook::embedded;
use clap::Args;

use crate::failure::Failure;

/// Print a JSON Schema: of the protocol, of records, or of a kind of file that is written by hand
#[derive(Debug, Args)]
pub(crate) struct Schema {
    /// The name of the schema
    #[arg(value_parser = casebook_steps::schema::SCHEMAS)]
    name: String,
}

/// Prints a schema.
pub(crate) fn schema(asked: &Schema) -> Result<ExitCode, Failure> {
    write!(io::stdout().lock(), "{}", schema_text(&asked.name)?)?;
    Ok(ExitCode::SUCCESS)
}

/// The text of a schema.
pub(super) fn schema_text(name: &str) -> Result<String, Failure> {
    embedded::schema(name).ok_or_else(|| Failure::call(format!("there is no schema `{name}`"), None))
}
