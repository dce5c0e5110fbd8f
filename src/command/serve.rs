//! `casebook serve`: runs the project's own engine behind the protocol that all engines use.

use std::{io, process::ExitCode};

use casebook_steps::{engines::reference::ReferenceEngine, protocol};
use clap::Args;

use crate::{arguments::Packs, failure::Failure, sources::library};

/// Run as an engine: answer cases on standard input, one JSON object per line
#[derive(Debug, Args)]
#[command(alias = "engine")]
pub(crate) struct Serve {
    #[command(flatten)]
    packs: Packs,
}

/// Answers requests until `shutdown` or the end of the input.
pub(crate) fn serve(asked: &Serve) -> Result<ExitCode, Failure> {
    let library = library(&asked.packs)?;
    let mut engine = ReferenceEngine::new(library.settings());
    match protocol::serve(&mut engine, io::BufReader::new(io::stdin()), io::stdout()) {
        // The client has closed the pipe, which is a normal end.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        served => Ok(served.map(|()| ExitCode::SUCCESS)?),
    }
}
