//! `casebook bless`: what a record shows becomes what is declared.

use std::{
    fs,
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::{
    deviations::{self, Cause},
    record::Record,
};

use crate::{arguments::Bless, failure::Failure, sources::suite};

/// Brings a deviations file up to a record.
pub(crate) fn bless(asked: &Bless) -> Result<ExitCode, Failure> {
    let at = |path: &std::path::Path, error: String| Failure::call(format!("{}: {error}", path.display()), None);
    let record = fs::File::open(&asked.record).map_err(|error| at(&asked.record, error.to_string()))?;
    let record = Record::read(io::BufReader::new(record)).map_err(|error| at(&asked.record, error.to_string()))?;
    let text = match fs::read_to_string(&asked.file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        read => read.map_err(|error| at(&asked.file, error.to_string()))?,
    };
    let mut known = suite(&[], &asked.packs)?;
    if !asked.features.is_empty() {
        known.scenarios.extend(suite(&asked.features, &asked.packs)?.scenarios);
    }
    let known = known.scenarios.into_iter().map(|scenario| scenario.lowered.case.id).collect();
    let cause = match asked.cause.as_str() {
        "interpretation" => Cause::Interpretation,
        "edition" => Cause::Edition,
        "missing" => Cause::Missing,
        _ => Cause::Bug,
    };
    let blessed =
        deviations::bless(&text, &record, &known, cause).map_err(|error| at(&asked.file, error.to_string()))?;
    if blessed.text != text {
        fs::write(&asked.file, &blessed.text).map_err(|error| at(&asked.file, error.to_string()))?;
    }
    let (added, changed, removed) = (blessed.added, blessed.changed, blessed.removed);
    writeln!(io::stdout().lock(), "{}: {added} added, {changed} changed, {removed} removed", asked.file.display())?;
    Ok(ExitCode::SUCCESS)
}
