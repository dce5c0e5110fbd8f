//! `casebook bless`: declares the failures of a record as deviations.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use casebook_steps::{
    deviations::{self, Cause, Deviations},
    digest::digest,
    files::File,
    record::Record,
    suite::Suite,
    verdict::Verdict,
};
use clap::Args;

use super::report::read;
use crate::{
    arguments::{Packs, last_record},
    failure::{Failure, in_deviations, read_deviations},
    sources::suite,
};

/// Declare the failures of a record as deviations, and keep the reasons that people wrote
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  casebook run --engine 'python3 my_engine.py' --deviations mine.toml\n  casebook bless mine.toml"
)]
pub(crate) struct Bless {
    /// The deviations file; it is created if necessary
    file: PathBuf,
    /// The record of the run [default: the record in the default folder of `run`, with --features that of a part of the suite]
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// The cause of new deviations: bug, interpretation, edition, missing
    #[arg(long, value_name = "CAUSE", default_value = "bug", value_parser = ["bug", "interpretation", "edition", "missing"])]
    cause: String,
    /// Features of the run besides the project's own; without them, their deviations are removed
    #[arg(long = "features", value_name = "FEATURE|DIR")]
    features: Vec<PathBuf>,
    #[command(flatten)]
    packs: Packs,
}

/// Updates a deviations file from a record.
pub(crate) fn bless(asked: &Bless) -> Result<ExitCode, Failure> {
    let at = |path: &std::path::Path, error: String| Failure::call(format!("{}: {error}", path.display()), None);
    let record = read(&asked.record.clone().unwrap_or_else(|| last_record(!asked.features.is_empty())))?;
    let text = if asked.file.exists() { File::read(&asked.file)?.text } else { String::new() };
    if !text.trim().is_empty() {
        let file = File { path: asked.file.display().to_string(), text: text.clone() };
        let declared: Deviations = read_deviations(&file)?;
        declared.are_of(&file.document(), &record.header.engine.name).map_err(|error| in_deviations(error, &file))?;
    }
    let mut known = suite(&[], &asked.packs)?;
    let mut digests = vec![digest(&known)];
    if !asked.features.is_empty() {
        let more = suite(&asked.features, &asked.packs)?;
        digests.push(digest(&more));
        known.scenarios.extend(more.scenarios);
        digests.push(digest(&known));
    }
    is_current(&record, &known, &digests)?;
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

/// Refuses a record with a failed case whose content has changed since: its observations say nothing about the present case. For a record of
/// another suite whose failed cases are unchanged, it only prints a warning.
fn is_current(record: &Record, known: &Suite, digests: &[String]) -> Result<(), Failure> {
    let red = |verdict: Verdict| verdict.status() == casebook_steps::verdict::ClauseStatus::Failed;
    for result in record.results.iter().filter(|result| red(result.verdict)) {
        let case = known.scenarios.iter().map(|scenario| &scenario.lowered.case).find(|case| case.id == result.id);
        if case.is_some_and(|case| case.hash != result.hash) {
            let message = format!("the content of `{}` has changed since the record", result.id);
            return Err(Failure::Call { message, help: Some("run the engine again first".to_owned()) });
        }
    }
    // The record of a partial run lists no whole document, and its suite always differs.
    if !record.header.documents.is_empty() && !digests.contains(&record.header.suite) {
        let said = "the record is of another suite than this one: cases that pass there may fail here";
        writeln!(io::stderr().lock(), "warning: {said}")?;
    }
    Ok(())
}
