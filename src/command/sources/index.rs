//! `casebook sources index`: writes the index of a rules text.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook_steps::{
    clauses::NumberIndex,
    files::{File, Unreadable},
    rules_text::{Renewed, index as index_of, yaml},
};
use clap::Args;

use super::read;
use crate::failure::Failure;

/// Write the index of a rules text: every number with the fingerprint of its words
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook sources index rules-2026-01.txt                              print the index
  casebook sources index rules-2026-01.txt fixtures/rules/cr26.yaml     update the index in that file

An existing file keeps its head (document, title, edition, comments). It also keeps the values that readers set for a
number (kind, `whole`, `refused`) as long as the words of the rule stay the same, even under another number. A number
with other words becomes unread; the command lists these numbers. A heading has the kind `reference`; every other new
number is unread.

Exit codes: 0 the index was written, 2 the text or the file can't be read.")]
pub(crate) struct Index {
    /// The rules text, as published
    text: PathBuf,
    /// The file of the index to update [default: the index is printed]
    file: Option<PathBuf>,
}

/// The head of a new file.
const HEAD: &str = "# The numbers of a rules text, written by `casebook sources index`, which keeps the kinds that readers set.\n\
                    document: new\ntitle: Comprehensive Rules\nedition: 2026-01\n";

/// Writes the index of a text.
pub(super) fn index(asked: &Index) -> Result<ExitCode, Failure> {
    let text = read(&asked.text)?;
    let Some(path) = &asked.file else {
        let (index, _) = index_of(&text, &NumberIndex::default());
        write!(io::stdout().lock(), "{HEAD}{}", yaml(&index))?;
        return Ok(ExitCode::SUCCESS);
    };
    let (head, older) = if path.exists() { older(path)? } else { (HEAD.to_owned(), NumberIndex::default()) };
    let (index, renewed) = index_of(&text, &older);
    fs::write(path, head + &yaml(&index)).map_err(|error| Unreadable::new(path, &error))?;
    write!(io::stdout().lock(), "{}", told(path, &index, &renewed))?;
    Ok(ExitCode::SUCCESS)
}

/// The head of a file, and the index in it.
fn older(path: &Path) -> Result<(String, NumberIndex), Failure> {
    let file = File::read(path)?;
    let index = NumberIndex::load(&file.document()).map_err(|error| Failure::faults(error.into(), &[&file]))?;
    let lines = file.text.lines().take_while(|line| !line.starts_with("sections:") && !line.starts_with("numbers:"));
    let head = lines.flat_map(|line| [line, "\n"]).collect();
    Ok((head, index))
}

/// The counts of the new index, and the numbers that a reader must read again.
fn told(path: &Path, index: &NumberIndex, renewed: &Renewed) -> String {
    let Renewed { kept, renumbered, reworded, new, gone } = renewed;
    let mut text = format!(
        "{}: {} numbers: {kept} kept, {} renumbered, {} reworded, {} new, {} gone\n",
        path.display(),
        index.len(),
        renumbered.len(),
        reworded.len(),
        new.len(),
        gone.len()
    );
    // In a first index all numbers are new.
    let is_first = *kept == 0 && renumbered.is_empty();
    let moved: Vec<String> = renumbered.iter().map(|(from, to)| format!("{from} -> {to}")).collect();
    for (what, numbers) in [("renumbered", &moved), ("reworded, unread again", reworded), ("new", new), ("gone", gone)]
    {
        if !numbers.is_empty() && !is_first {
            text += &format!("{what}: {}\n", numbers.join(", "));
        }
    }
    text
}
