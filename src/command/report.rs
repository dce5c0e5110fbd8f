//! `casebook report`: prints the report of a record, or its changes since an older record.

use std::{
    fs,
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use casebook_steps::{
    record::Record,
    report::{self, Badge, RECORD, Report as Told, Since},
    rulebook::Rulebook,
};

use super::run::{held, style};
use crate::{arguments::Report, failure::Failure, sources::library};

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
