//! `casebook open`: shows the page of a run or a site in the browser.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook_steps::{
    report::{self, Report},
    rulebook::Rulebook,
};
use clap::Args;

use super::report::read;
use crate::{
    arguments::{Packs, filtered_folder, report_folder},
    failure::Failure,
    sources::library,
};

/// The name of the page in a folder.
const PAGE: &str = "index.html";

/// Show the page of a run, of a record or of a site in the browser
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook open                                      the last run of the whole suite
  casebook open target/casebook/filtered             the last run of a part of it
  casebook open mine.jsonl                           a record: its page is written first
  casebook open public --print                       only print the path of the page

The path of the page is printed in any case, so the command is of use on a machine without a browser, too.

Exit codes: 0 there is a page, also if no browser was found; 2 there is none, or the record can't be read.")]
pub(crate) struct Open {
    /// A folder with a page, or a record [default: the folder of the last run of the whole suite, else of a part of it]
    #[arg(value_name = "DIR|RECORD")]
    what: Option<PathBuf>,
    /// Only print the path of the page
    #[arg(long)]
    print: bool,
    #[command(flatten)]
    packs: Packs,
}

/// Shows a page, and prints its path.
pub(crate) fn open(asked: &Open) -> Result<ExitCode, Failure> {
    let page = match &asked.what {
        Some(path) if path.is_dir() || path.extension().is_some_and(|end| end == "html") => page_of(path)?,
        Some(record) => of_record(record, &asked.packs)?,
        None => last()?,
    };
    let page = page.canonicalize().unwrap_or(page);
    writeln!(io::stdout().lock(), "{}", page.display())?;
    if asked.print {
        return Ok(ExitCode::SUCCESS);
    }
    if let Err(error) = opener::open(&page) {
        writeln!(io::stderr().lock(), "note: no browser could be started ({error}): open the file above")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The page of a folder, or the page itself.
fn page_of(path: &Path) -> Result<PathBuf, Failure> {
    let page = if path.is_dir() { path.join(PAGE) } else { path.to_owned() };
    if page.is_file() {
        return Ok(page);
    }
    Err(Failure::Call {
        message: format!("{}: there is no page", page.display()),
        help: Some("`casebook run` writes one, and `casebook report RECORD --out DIR`".to_owned()),
    })
}

/// The page of the last run.
fn last() -> Result<PathBuf, Failure> {
    let whole = report_folder();
    let part = filtered_folder();
    page_of(if whole.join(PAGE).is_file() || !part.join(PAGE).is_file() { &whole } else { &part })
}

/// Writes the page of a record into a folder of its own beside the default folders, and returns it.
fn of_record(record: &Path, packs: &Packs) -> Result<PathBuf, Failure> {
    let record = read(record)?;
    let library = library(packs)?;
    let folder = report_folder().join("opened");
    report::write(&record, &Report::new(&record, &Rulebook::of(&library)), &folder)
        .map_err(|error| Failure::call(format!("{}: {error}", folder.display()), None))
}
