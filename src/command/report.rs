//! `casebook report`: prints the report of a record, or its changes since an older record.

use std::{
    collections::BTreeMap,
    fs,
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use casebook_steps::{
    plain::shown,
    record::{CaseResult, Record},
    report::{self, RECORD, Report as Told},
    rulebook::Rulebook,
    verdict::ClauseStatus,
};

use super::run::{held, style};
use crate::{arguments::Report, failure::Failure, sources::library};

/// Prints the report of a record.
pub(crate) fn report(asked: &Report) -> Result<ExitCode, Failure> {
    let record = read(&asked.record)?;
    if let Some(since) = &asked.since {
        return changes(&read(since)?, &record);
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

/// Prints the changes between two records, case by case. A case with another content is another case, and its verdicts aren't compared.
fn changes(old: &Record, new: &Record) -> Result<ExitCode, Failure> {
    fn key(result: &CaseResult) -> (&str, &str) {
        (&result.id, &result.edition)
    }
    let before: BTreeMap<_, &CaseResult> = old.results.iter().map(|result| (key(result), result)).collect();
    let after: BTreeMap<_, &CaseResult> = new.results.iter().map(|result| (key(result), result)).collect();
    let mut out = io::stdout().lock();
    if old.header.suite != new.header.suite {
        writeln!(out, "the records are of different suites: only cases with the same content are compared")?;
    }
    let (mut better, mut worse, mut other, mut edited, mut fresh) = (0, 0, 0, 0, 0);
    for (key, now) in &after {
        let Some(then) = before.get(key) else {
            fresh += 1;
            continue;
        };
        if then.hash != now.hash {
            edited += 1;
            continue;
        }
        if then.verdict == now.verdict {
            continue;
        }
        let good = |result: &CaseResult| result.verdict.status() == ClauseStatus::Passed;
        let bad = |result: &CaseResult| result.verdict.status() == ClauseStatus::Failed;
        let word = match () {
            () if good(now) || bad(then) && !bad(now) => {
                better += 1;
                "BETTER"
            }
            () if good(then) || bad(now) => {
                worse += 1;
                "WORSE"
            }
            () => {
                other += 1;
                "OTHER"
            }
        };
        let (from, to) = (then.verdict.words(), now.verdict.words());
        writeln!(out, "{word:<6}  {}  [{}]  {from}, now {to}", shown(&now.id), shown(&now.edition))?;
    }
    let gone = before.keys().filter(|key| !after.contains_key(*key)).count();
    writeln!(
        out,
        "{better} better, {worse} worse, {other} different; {fresh} new, {gone} gone, {edited} with another content"
    )?;
    Ok(ExitCode::from(u8::from(worse > 0)))
}
