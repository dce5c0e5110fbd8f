//! `casebook compile`: the scenarios as plain JSON.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::portable;

use super::run::nothing_holds;
use crate::{
    arguments::Compile,
    failure::Failure,
    sources::{edition, suite},
};

/// Writes cases and expectations.
pub(crate) fn compile(asked: &Compile) -> Result<ExitCode, Failure> {
    let suite = suite(&asked.features, &asked.packs)?;
    let edition = asked.edition.as_ref().map(|id| edition(id, &suite.library)).transpose()?;
    if let Some(edition) = edition.as_ref().filter(|one| suite.scenarios.iter().all(|s| !s.editions.contains(one))) {
        return Err(nothing_holds(&suite.scenarios.iter().collect::<Vec<_>>(), edition));
    }
    let written = portable::write(&suite, edition.as_ref(), &asked.out)
        .map_err(|error| Failure::call(format!("{}: {error}", asked.out.display()), None))?;
    writeln!(io::stdout().lock(), "{} cases, {}", written.cases.len(), written.digest)?;
    Ok(ExitCode::SUCCESS)
}
