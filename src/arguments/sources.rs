//! The arguments of `casebook sources`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// The arguments of `casebook sources`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Sources {
    /// A command for a single text
    #[command(subcommand)]
    pub(crate) of_one: Option<OfOneText>,
    /// The older rules text
    #[arg(required = true)]
    pub(crate) old: Option<PathBuf>,
    /// The newer rules text
    #[arg(required = true)]
    pub(crate) new: Option<PathBuf>,
    /// Only rules whose old or new number begins with this: a chapter, a section or a rule
    #[arg(long, value_name = "N")]
    pub(crate) section: Option<String>,
    /// Print one JSON object with every rule of both texts
    #[arg(long)]
    pub(crate) json: bool,
}

/// The commands for a single rules text.
#[derive(Debug, Subcommand)]
pub(crate) enum OfOneText {
    /// Write the index of a rules text: every number with the fingerprint of its words
    #[command(after_help = "\
Examples:
  casebook sources index rules-2026-01.txt                              print the index
  casebook sources index rules-2026-01.txt fixtures/rules/cr26.yaml     update the index in that file

An existing file keeps its head (document, title, edition, comments). It also keeps the values that readers set for a
number (kind, `whole`, `refused`) as long as the words of the rule stay the same, even under another number. A number
with other words becomes unread; the command lists these numbers. A heading has the kind `reference`; every other new
number is unread.

Exit codes: 0 the index was written, 2 the text or the file can't be read.")]
    Index(IndexText),
}

#[derive(Debug, Args)]
pub(crate) struct IndexText {
    /// The rules text, as published
    pub(crate) text: PathBuf,
    /// The file of the index to update [default: the index is printed]
    pub(crate) file: Option<PathBuf>,
}
