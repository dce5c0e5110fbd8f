//! `casebook report`: prints the report of a record, or its changes since an older record.

use std::{
    fs,
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook_steps::{
    coverage::{Shown, sections},
    record::Record,
    report::{self, Badge, Comparison, RECORD, Report as Told, Since, Site},
    rulebook::Rulebook,
};
use clap::Args;
use flate2::read::MultiGzDecoder;

use super::run::{held, style};
use crate::{
    arguments::Packs,
    failure::Failure,
    sources::{library, suite},
};

/// The rulebook whose coverage the pages show.
const RULEBOOK: &str = "cr26";

/// Print the report of a record, or its changes since an older record
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook report target/casebook/record.jsonl
  casebook report mine.jsonl --out pages
  casebook report new.jsonl --since old.jsonl
  casebook report new.jsonl --since old.jsonl --markdown
  casebook report a.jsonl b.jsonl --site public

Exit codes: 0 every case passed; with --since, no case that passed fails now; 1 otherwise; 2 the
record can't be read. With --site: 0 the pages were written.")]
pub(crate) struct Report {
    /// The record: the record.jsonl of a run; with --site one or several, of several engines or versions
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<PathBuf>,
    /// Write report.json, junit.xml and index.html into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write a folder of pages to publish, which shows the engines by rules, down to each claim
    #[arg(long, value_name = "DIR", conflicts_with_all = ["out", "since", "badge", "json"])]
    site: Option<PathBuf>,
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
    if let Some(folder) = &asked.site {
        return site(asked, folder);
    }
    let [path] = &asked.records[..] else {
        let help =
            Some("`casebook compare` shows several engines side by side, `--site` writes pages of them".to_owned());
        return Err(Failure::Call { message: "a report is of one record".to_owned(), help });
    };
    let record = read(path)?;
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
            let same = fs::canonicalize(path)? == fs::canonicalize(folder)?.join(RECORD);
            if !same {
                fs::copy(path, folder.join(RECORD))?;
            }
            Ok(page)
        });
        let page = page.map_err(|error| Failure::call(format!("{}: {error}", folder.display()), None))?;
        writeln!(io::stderr().lock(), "report: {}", page.display())?;
    }
    Ok(held(&record, false))
}

/// Writes the pages of one or several records.
fn site(asked: &Report, folder: &Path) -> Result<ExitCode, Failure> {
    let suite = suite(&[], &asked.packs)?;
    let book = Rulebook::of(&suite.library);
    let records = asked.records.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    let comparison = Comparison::new(&records, None, &book).map_err(|error| Failure::call(error.to_string(), None))?;
    let numbers = Shown::by(&suite, suite.library.proofs()).document(RULEBOOK);
    let covered = sections(&suite.library, RULEBOOK, &numbers);
    let front = Site::new(&records, &comparison, book, &covered)
        .played_again(&suite)
        .write(folder)
        .map_err(|error| Failure::call(format!("{}: {error}", folder.display()), None))?;
    writeln!(io::stderr().lock(), "site: {}", front.display())?;
    Ok(ExitCode::SUCCESS)
}

/// The first bytes of a file that gzip has packed.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// Reads a record, which may be packed by gzip.
pub(crate) fn read(path: &Path) -> Result<Record, Failure> {
    let at = |error: String| Failure::call(format!("{}: {error}", path.display()), None);
    let mut file = fs::File::open(path).map(io::BufReader::new).map_err(|error| at(error.to_string()))?;
    let packed = file.fill_buf().map_err(|error| at(error.to_string()))?.starts_with(&GZIP);
    let record = if packed { Record::read(io::BufReader::new(MultiGzDecoder::new(file))) } else { Record::read(file) };
    record.map_err(|error| at(error.to_string()))
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
