//! `casebook compile`: the scenarios as plain JSON.

use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use casebook_steps::portable;
use clap::Args;

use super::run::nothing_holds;
use crate::{
    arguments::Packs,
    failure::Failure,
    sources::{edition, suite},
};

/// Write the scenarios as plain JSON: cases.json for engines, expectations.json for the judge
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  casebook compile --edition 2026-01 out\n  casebook run --cases out --engine 'python3 my_engine.py'"
)]
pub(crate) struct Compile {
    /// The folder to write to
    out: PathBuf,
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    features: Vec<PathBuf>,
    /// Only cases that hold in this edition, to be run there
    #[arg(long, value_name = "E")]
    edition: Option<String>,
    #[command(flatten)]
    packs: Packs,
}

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
