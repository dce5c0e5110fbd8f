//! `casebook migrate`: cards and whatever else speaks the card language, from the language as it was to the language as it is; and the ids of
//! clauses and cases in features, rules files and deviations.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook::embedded;
use casebook_steps::files::{File, Unreadable};
use clap::Args;

use crate::{
    arguments::Packs,
    failure::Failure,
    migrate::{Ids, Migrated, migrate as migrated_text, rewrites},
    sources::library,
};

/// Update cards to the current card language, and the ids of clauses and cases that have changed
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook migrate my/cards            rewrite the cards and list the changes
  casebook migrate my/rulings          rewrite the tags of features, and ids in rules files and deviations
  casebook migrate my --check          only list the changes

The command reads every file of the folder that ends in .yaml, .yml, .feature or .toml. It replaces only the words and
ids that have changed: comments, layout and all other text stay the same.

Exit codes: 0 everything is up to date now; 1 with --check, something is out of date; 2 a file can't be read, and nothing was
written.")]
pub(crate) struct Migrate {
    /// The folder or file
    #[arg(value_name = "DIR|FILE")]
    place: PathBuf,
    /// Write nothing; exit with 1 if something must be rewritten
    #[arg(long)]
    check: bool,
}

/// The files that are read: those of the card language, and those that name clauses and cases.
const READ: [&str; 4] = ["yaml", "yml", "feature", "toml"];

/// Rewrites what is in a folder, or says what would be rewritten. Nothing is written before everything could be read.
pub(crate) fn migrate(asked: &Migrate) -> Result<ExitCode, Failure> {
    let rewrites = rewrites().map_err(|error| Failure::call(error.to_string(), None))?;
    let library = library(&Packs::default())?;
    let packs = embedded::packs();
    let ids = Ids::of(library.moved(), &packs);
    let files = File::read_all(&asked.place, &READ)?;
    let mut migrated: Vec<(&File, Migrated)> = Vec::new();
    for file in &files {
        let is_yaml = Path::new(&file.path).extension().is_some_and(|found| found == "yaml" || found == "yml");
        let words = if is_yaml {
            migrated_text(file.document(), &rewrites).map_err(|error| Failure::faults(error.into(), &[file]))?
        } else {
            Migrated { text: file.text.clone(), changes: Vec::new() }
        };
        let done = ids.rewritten(words);
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
