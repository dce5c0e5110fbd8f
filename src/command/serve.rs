//! `casebook serve`: the project's own engine behind the protocol that every other engine speaks.

use std::{io, process::ExitCode};

use casebook_steps::{engines::reference::ReferenceEngine, protocol};

use crate::{arguments::Serve, failure::Failure, sources::library};

/// Answers until it is told to stop.
pub(crate) fn serve(asked: &Serve) -> Result<ExitCode, Failure> {
    let library = library(&asked.packs)?;
    let mut engine = ReferenceEngine::new(library.settings());
    match protocol::serve(&mut engine, io::BufReader::new(io::stdin()), io::stdout()) {
        // Whoever asked has gone: that is how many a conversation ends.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        served => Ok(served.map(|()| ExitCode::SUCCESS)?),
    }
}
