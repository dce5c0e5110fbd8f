//! `casebook migrate`: cards and whatever else speaks the card language, from the language as it was to the language as it is.

use std::{
    fs,
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::files::{File, Unreadable};

use crate::{
    arguments::Migrate,
    failure::Failure,
    migrate::{Migrated, migrate, rewrites},
};

/// Rewrites what is in a folder, or says what would be rewritten. Nothing is written before everything could be read.
pub(crate) fn command(asked: &Migrate) -> Result<ExitCode, Failure> {
    let rewrites = rewrites().map_err(|error| Failure::call(error.to_string(), None))?;
    let files = File::read_all(&asked.place, &["yaml", "yml"])?;
    let mut migrated: Vec<(&File, Migrated)> = Vec::new();
    for file in &files {
        let done = migrate(file.document(), &rewrites).map_err(|error| Failure::faults(error.into(), &[file]))?;
        migrated.extend((!done.changes.is_empty()).then_some((file, done)));
    }
    let mut out = io::stdout().lock();
    for (file, Migrated { text, changes }) in &migrated {
        if !asked.check {
            fs::write(&file.path, text).map_err(|error| Unreadable::new(file.path.as_ref(), &error))?;
        }
        for (line, was, is) in changes {
            writeln!(out, "{}:{line}: `{was}` is `{is}` now", file.path)?;
        }
    }
    let (changes, of) = (migrated.iter().map(|(_, done)| done.changes.len()).sum::<usize>(), files.len());
    let done = if asked.check { "to be rewritten" } else { "rewritten" };
    writeln!(out, "{changes} words {done}, in {} of {of} files", migrated.len())?;
    Ok(ExitCode::from(u8::from(asked.check && changes > 0)))
}
