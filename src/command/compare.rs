//! `casebook compare`: several engines side by side.

use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use casebook_steps::{
    report::Comparison,
    rulebook::{Rulebook, belongs},
};
use clap::Args;

use super::report::read;
use crate::{arguments::Packs, failure::Failure, sources::library};

/// Compare the records of several engines, or of several versions of one: who gets which clause right
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook run --engine './mine' --report mine
  casebook run --report reference
  casebook compare reference/record.jsonl mine/record.jsonl
  casebook compare a.jsonl b.jsonl c.jsonl --clause 702.49 --all
  casebook compare a.jsonl b.jsonl --json | jq '.cases[].case'

The command runs nothing. It compares the results in the editions that all records have, and leaves out cases whose
content differs between the records. The table has the clauses that passed, of those that were judged, by chapter; `-`
means that none was judged. After it, the clauses that pass with one engine and fail with another are listed.
For the changes between two runs of one engine, use `casebook report --since`.

Exit codes: 0 the records were compared, 2 a record can't be read, or no edition is in all of them.")]
pub(crate) struct Compare {
    /// The records: the record.jsonl of each run
    #[arg(value_name = "RECORD", required = true, num_args = 2..)]
    records: Vec<PathBuf>,
    /// Only results in this edition [default: in all editions that the records share]
    #[arg(long, value_name = "E")]
    edition: Option<String>,
    /// List only this clause and its parts, given by its id or by its number in any edition
    #[arg(long = "clause", value_name = "ID")]
    clauses: Vec<String>,
    /// List every section, every clause on which the engines differ, and what each engine observed in its cases
    #[arg(long)]
    all: bool,
    /// Print one JSON object: `engines`, `sections`, `clauses`, and `cases` on which the engines differ
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Print Markdown
    #[arg(long)]
    markdown: bool,
    #[command(flatten)]
    packs: Packs,
}

/// Compares the records.
pub(crate) fn compare(asked: &Compare) -> Result<ExitCode, Failure> {
    let library = library(&asked.packs)?;
    let book = Rulebook::of(&library);
    let records = asked.records.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    let mut found = Comparison::new(&records, asked.edition.as_deref(), &book)
        .map_err(|error| Failure::call(error.to_string(), None))?;
    if !asked.clauses.is_empty() {
        let mut wanted: Vec<String> = Vec::new();
        for clause in &asked.clauses {
            let of = book.find(clause);
            if of.is_empty() {
                return Err(Failure::call(
                    format!("no clause has the id or the number `{clause}`"),
                    book.clauses.nearest(clause),
                ));
            }
            wanted.extend(of.into_iter().map(|clause| clause.id.0.clone()));
        }
        found.retain(|id| wanted.iter().any(|wanted| belongs(id, wanted)));
    }
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&found).map_err(io::Error::from)?)?;
    } else if asked.markdown {
        write!(out, "{}", found.markdown())?;
    } else {
        write!(out, "{}", found.text(asked.all))?;
    }
    Ok(ExitCode::SUCCESS)
}
