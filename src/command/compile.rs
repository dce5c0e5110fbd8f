//! `casebook compile`: the scenarios as plain JSON.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::portable;

use crate::{
    arguments::Compile,
    failure::Failure,
    sources::{edition, suite},
};

/// Writes cases and expectations.
pub(crate) fn compile(asked: &Compile) -> Result<ExitCode, Failure> {
    let suite = suite(&asked.features, &asked.packs)?;
    let edition = asked.edition.as_ref().map(|id| edition(id, &suite.library)).transpose()?;
    let written = portable::write(&suite, edition.as_ref(), &asked.out)
        .map_err(|error| Failure::call(format!("{}: {error}", asked.out.display()), None))?;
    writeln!(io::stdout().lock(), "{} cases, {}", written.cases.len(), written.digest)?;
    Ok(ExitCode::SUCCESS)
}
