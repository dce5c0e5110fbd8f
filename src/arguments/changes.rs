//! The arguments of `casebook changes`.

use std::path::PathBuf;

use clap::Args;

use super::{DEADLINE, Packs, WhichEngine};

/// What follows the options in the help.
pub(super) const HELP: &str = "\
Examples:
  casebook changes 2006-10 2026-01                   the changed rules, each with some cases
  casebook changes 2004-10 2005-02 --all             with all cases
  casebook changes 2004-10 2026-01 --clause 704.5j   only the cases of a clause
  casebook changes 2026-01 2026-01 --with legend_rule=all_die
                                                     what another value of a rule would change
  casebook changes 2006-10 2026-01 --engine 'python3 my_engine.py'
  casebook changes 2005-02 2006-10 --markdown > changes.md

Every case is carried out in both editions, also if its clauses hold in one of them only. The command compares all
observations of the case, and at its end the life totals and the zones of its cards. It finds the cause of a difference by
switching the changed rules one at a time. If several rules are named together, each of them undoes the difference, or only
all of them together make it. The causes of another engine's differences are those of the reference engine in the same case.

Exit codes: 0 the editions were compared, 2 the arguments or the suite are invalid.";

/// The arguments of `casebook changes`.
#[derive(Debug, Args)]
pub(crate) struct Changes {
    /// The older edition
    #[arg(value_name = "OLDER")]
    pub(crate) from: String,
    /// The newer edition
    #[arg(value_name = "NEWER")]
    pub(crate) to: String,
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    /// Only cases of this clause or of a part of it, given by its id or by its number in any edition
    #[arg(long = "clause", value_name = "ID")]
    pub(crate) clauses: Vec<String>,
    /// Another value of a rule in the newer edition
    #[arg(long, value_name = "FIELD=VALUE", conflicts_with = "engine")]
    pub(crate) with: Vec<String>,
    /// List every case of each cause
    #[arg(long)]
    pub(crate) all: bool,
    /// Print one JSON object: `causes`, each with its `cases`, and the cases that only one edition can carry out
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print Markdown
    #[arg(long)]
    pub(crate) markdown: bool,
    /// The command that starts another engine, which must have both editions [default: casebook's own engine]
    #[arg(long, value_name = "COMMAND")]
    engine: Option<String>,
    /// The number of processes of the engine that run at the same time
    #[arg(long, value_name = "N", default_value_t = 1, requires = "engine",
        value_parser = clap::value_parser!(u16).range(1..=256))]
    workers: u16,
    /// The time limit for one case, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = DEADLINE, requires = "engine")]
    deadline: u64,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

impl Changes {
    /// The engine whose outcomes are compared.
    pub(crate) fn engine(&self) -> WhichEngine {
        WhichEngine { engine: self.engine.clone(), workers: self.workers, deadline: self.deadline, deviations: None }
    }
}
