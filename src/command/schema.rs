//! `casebook schema`: the form of what leaves and enters casebook.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::protocol;

use crate::{arguments::Schema, failure::Failure};

/// Prints a schema.
pub(crate) fn schema(asked: &Schema) -> Result<ExitCode, Failure> {
    let Some(schema) = protocol::schema(&asked.name) else {
        return Err(Failure::call(format!("there is no schema `{}`", asked.name), None));
    };
    writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&schema).map_err(io::Error::from)?)?;
    Ok(ExitCode::SUCCESS)
}
