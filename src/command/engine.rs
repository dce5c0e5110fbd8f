//! `casebook engine`: the project's own engine behind the protocol that every other engine speaks.

use std::{io, process::ExitCode};

use casebook_steps::{engines::reference::ReferenceEngine, protocol};

use crate::{arguments::Engine, failure::Failure, sources::library};

/// Answers until it is told to stop.
pub(crate) fn engine(asked: &Engine) -> Result<ExitCode, Failure> {
    let library = library(&asked.packs)?;
    let mut engine = ReferenceEngine::new(library.settings());
    protocol::serve(&mut engine, io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
