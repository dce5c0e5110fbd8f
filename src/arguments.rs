//! The options that several commands share, and their defaults.

use std::path::{Path, PathBuf};

use clap::Args;

/// The exit codes of the commands that run cases.
pub(crate) const EXIT_CODES: &str = "Exit codes: 0 every case passed, 1 a case failed, 2 the arguments or the suite are invalid, or no case was judged.";

/// The default folder of the report: inside `target` in a Rust project, else `casebook-report`.
pub(crate) fn report_folder() -> PathBuf {
    let built = ["Cargo.toml", "target"].iter().any(|path| Path::new(path).exists());
    PathBuf::from(if built { "target/casebook" } else { "casebook-report" })
}

/// The default folder of the report of a part of the suite, so that the report of the whole suite stays.
pub(crate) fn filtered_folder() -> PathBuf {
    report_folder().join("filtered")
}

/// The default path of the record of the last run, of a part of the suite or of the whole.
pub(crate) fn last_record(filtered: bool) -> PathBuf {
    if filtered { filtered_folder() } else { report_folder() }.join("record.jsonl")
}

/// The default deadline of an engine, in milliseconds.
pub(crate) const DEADLINE: u64 = 5000;

/// The options that add packs and cards to those of the project.
#[derive(Debug, Default, Args)]
pub(crate) struct Packs {
    /// A pack: a folder with pack.yaml, cards, rulings and features of your own, or its ZIP archive; it may be given several times
    #[arg(long = "pack", value_name = "DIR|ZIP")]
    pub(crate) packs: Vec<PathBuf>,
    /// A folder of your own cards; they replace the project's cards of the same name
    #[arg(long = "cards", value_name = "DIR")]
    pub(crate) folders: Vec<PathBuf>,
    /// Leave out cards and keywords that can't be read, and the scenarios that need them
    #[arg(long)]
    pub(crate) keep_going: bool,
}

/// The options that choose editions.
#[derive(Debug, Default, Args)]
pub(crate) struct InEditions {
    /// Only in this edition of the rules, if the clauses hold there [default: every edition that the engine names]
    #[arg(long, value_name = "E", conflicts_with_all = ["home", "all_editions"])]
    pub(crate) edition: Option<String>,
    /// Only in the edition of the clause's document
    #[arg(long, conflicts_with = "all_editions")]
    pub(crate) home: bool,
    /// In every edition that the engine names and in which the clauses hold: the default
    #[arg(long, hide = true)]
    pub(crate) all_editions: bool,
}

/// The options that choose the engine.
#[derive(Debug, Default, Args)]
pub(crate) struct WhichEngine {
    /// The command that starts the engine to test [default: casebook's own engine]
    #[arg(long, value_name = "COMMAND")]
    pub(crate) engine: Option<String>,
    /// The number of processes of the engine that run at the same time
    #[arg(long, value_name = "N", default_value_t = 1, requires = "engine",
        value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) workers: u16,
    /// The time limit for one case, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = DEADLINE, requires = "engine")]
    pub(crate) deadline: u64,
    /// Write the conversation with the engine to this file: one line for each message, with its direction and the process
    #[arg(long, value_name = "FILE", requires = "engine")]
    pub(crate) wire: Option<PathBuf>,
    /// The declared deviations of the engine, a TOML file [default for casebook's own engine: the project's file]
    #[arg(long, value_name = "FILE")]
    pub(crate) deviations: Option<PathBuf>,
}
