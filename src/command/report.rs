//! `casebook report`: prints the report of a record, or its changes since an older record.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook_steps::{
    record::Record,
    report::{self, Badge, RECORD, Report as Told, Since},
    rulebook::Rulebook,
};
use clap::Args;

use super::run::{held, style};
use crate::{arguments::Packs, failure::Failure, sources::library};

/// Print the report of a record, or its changes since an older record
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook report target/casebook/record.jsonl
  casebook report mine.jsonl --out pages
  casebook report new.jsonl --since old.jsonl
  casebook report new.jsonl --since old.jsonl --markdown

Exit codes: 0 every case passed; with --since, no case that passed fails now; 1 otherwise; 2 the record can't be read.")]
pub(crate) struct Report {
    /// The record: the record.jsonl of a run
    record: PathBuf,
    /// Write report.json, junit.xml and index.html into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print only the changes since this older record of the same engine
    #[arg(long, value_name = "RECORD", conflicts_with = "out")]
    since: Option<PathBuf>,
    /// Print the changes in Markdown
    #[arg(long, requires = "since", conflicts_with = "json")]
    markdown: bool,
    /// Print a badge with the cases that passed, as JSON that badge services read
    #[arg(long, conflicts_with_all = ["since", "json"])]
    badge: bool,
    /// Print one JSON object instead of the tables
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    packs: Packs,
}

/// Prints the report of a record.
pub(crate) fn report(asked: &Report) -> Result<ExitCode, Failure> {
    let record = read(&asked.record)?;
    if let Some(since) = &asked.since {
        return changes(asked, &read(since)?, &record);
    }
    if asked.badge {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string(&Badge::of(&record)).map_err(io::Error::from)?)?;
        return Ok(held(&record, false));
    }
    let library = library(&asked.packs)?;
    let told = Told::new(&record, &Rulebook::of(&library));
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", told.json().map_err(io::Error::from)?)?;
    } else {
        write!(out, "{}", report::terminal(&record, &told, style()))?;
    }
    if let Some(folder) = &asked.out {
        let page = report::write(&record, &told, folder).and_then(|page| {
            let same = fs::canonicalize(&asked.record)? == fs::canonicalize(folder)?.join(RECORD);
            if !same {
                fs::copy(&asked.record, folder.join(RECORD))?;
            }
            Ok(page)
        });
        let page = page.map_err(|error| Failure::call(format!("{}: {error}", folder.display()), None))?;
        writeln!(io::stderr().lock(), "report: {}", page.display())?;
    }
    Ok(held(&record, false))
}

/// Reads a record.
pub(crate) fn read(path: &Path) -> Result<Record, Failure> {
    let at = |error: String| Failure::call(format!("{}: {error}", path.display()), None);
    let file = fs::File::open(path).map_err(|error| at(error.to_string()))?;
    Record::read(io::BufReader::new(file)).map_err(|error| at(error.to_string()))
}

/// Prints the changes between two records of one engine. The exit code is 1 only if a case that passed fails now.
fn changes(asked: &Report, older: &Record, newer: &Record) -> Result<ExitCode, Failure> {
    let since = Since::new(older, newer).map_err(|two| Failure::call(two.to_string(), None))?;
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&since).map_err(io::Error::from)?)?;
    } else if asked.markdown {
        write!(out, "{}", since.markdown())?;
    } else {
        write!(out, "{}", since.text())?;
    }
    Ok(ExitCode::from(u8::from(since.is_regression())))
}
