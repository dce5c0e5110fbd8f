//! `casebook run`: scenarios in, report out.

use std::{
    io::{self, IsTerminal, Write},
    process::ExitCode,
};

use casebook_steps::{
    clauses::ClauseId,
    port::EngineUnderTest,
    record::Record,
    report::{self, Report, Style},
    run::{Selection, run as run_suite},
    suite::{Suite, belongs, nearest_document},
    verdict::{ClauseStatus, Verdict},
};

use super::{recording::Recording, smoke};
use crate::{
    arguments::Run,
    failure::Failure,
    sources::{compiled, deviations, editions, engine, suite},
};

/// Runs what is asked for, writes the report, and tells what came of it.
pub(crate) fn run(asked: &Run) -> Result<ExitCode, Failure> {
    if asked.smoke {
        return smoke::smoke(asked);
    }
    let suite = match &asked.cases {
        Some(folder) => compiled(folder, &asked.packs)?,
        None => suite(&asked.features, &asked.packs)?,
    };
    let selection = Selection {
        clauses: clauses(&asked.clauses, &suite)?,
        documents: documents(&asked.documents, &suite)?,
        editions: editions(&asked.editions, &suite.library)?,
        part: !asked.features.is_empty(),
        prove: asked.engine.engine.is_none(),
    };
    let mut engine = engine(&asked.engine, &suite.library)?;
    let deviations = deviations(&asked.engine, &suite, asked.features.is_empty())?;
    if asked.engine.engine.is_some() {
        trusted(&mut *engine, &suite)?;
    }
    let mut recording = Recording::new(&asked.report);
    let record = run_suite(&suite, &mut *engine, &selection, &deviations, &mut recording);
    let index = suite.library.clauses();
    let written = recording.end().and_then(|()| report::write(&record, index, &asked.report)).map_err(|error| {
        Failure::call(format!("{}: the report can't be written: {error}", asked.report.display()), None)
    })?;
    for complaint in &record.footer.complaints {
        writeln!(io::stderr().lock(), "warning: {complaint}")?;
    }
    let mut out = io::stdout().lock();
    let report = Report::new(&record, index);
    if asked.json {
        writeln!(out, "{}", report.json().map_err(io::Error::from)?)?;
    } else {
        write!(out, "{}", told(&record, &report, &written.page.display().to_string()))?;
    }
    // What another engine lacks is no failure of its; ours has to carry out every case that applies.
    let ours = asked.engine.engine.is_none();
    let lacks = |verdict: Verdict| ours && matches!(verdict, Verdict::Unsupported | Verdict::Inconclusive);
    let fails = |verdict: Verdict| verdict.status() == ClauseStatus::Failed || lacks(verdict);
    // What passes and proves nothing is no pass of ours: it is told like one that fails.
    let failed = record.results.iter().any(|result| fails(result.verdict) || !result.unproven.is_empty());
    Ok(ExitCode::from(u8::from(failed)))
}

/// Says it where an engine's adapter doesn't get the simplest things across: then the scores are no scores.
fn trusted(engine: &mut dyn EngineUnderTest, suite: &Suite) -> Result<(), Failure> {
    let record = smoke::record(engine, &suite.library, None)?;
    let passed = record.footer.totals.get(Verdict::Passed.name()).copied().unwrap_or(0);
    if passed < record.results.len() {
        let of = record.results.len();
        let said = format!(
            "only {passed} of {of} smoke cases pass, so these scores say little; `casebook run --smoke` tells why"
        );
        writeln!(io::stderr().lock(), "warning: {said}")?;
    }
    Ok(())
}

fn told(record: &Record, report: &Report, page: &str) -> String {
    let style = if io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none() {
        Style::Colored
    } else {
        Style::Plain
    };
    let engine = &record.header.engine;
    let mut text = format!("{} {}, editions {}\n\n", engine.name, engine.version, record.header.editions.join(", "));
    text += &report::table(report, style);
    let failures = report::failures(record, style);
    if !failures.is_empty() {
        text += &format!("\n{failures}");
    }
    for result in &record.results {
        for why in &result.unproven {
            text += &format!(
                "\n{}:{}: {} passes in {} and isn't proof: {why}\n",
                result.feature, result.line, result.name, result.edition
            );
        }
    }
    let counts = record.footer.totals.iter().filter(|(_, count)| **count > 0);
    let counts: Vec<String> = counts.map(|(verdict, count)| format!("{count} {}", verdict.replace('_', " "))).collect();
    let counts = if counts.is_empty() { "no case".to_owned() } else { counts.join(", ") };
    text += &format!("\n{counts} in {:.2} s\nreport: {page}\n", record.footer.seconds);
    text
}

/// The clauses that are asked for, which the index or a scenario has to know.
fn clauses(asked: &[String], suite: &Suite) -> Result<Vec<String>, Failure> {
    let tagged = suite.tagged();
    let index = suite.library.clauses();
    for id in asked {
        let known = index.iter().map(|clause| &clause.id).chain(&tagged).any(|clause| belongs(&clause.0, id));
        if !known {
            return Err(unknown_clause(id, suite));
        }
    }
    Ok(asked.to_vec())
}

/// That nobody knows a clause.
pub(crate) fn unknown_clause(id: &str, suite: &Suite) -> Failure {
    let near = suite.library.clauses().nearest(id);
    let id = ClauseId(id.to_owned());
    Failure::call(format!("there is no clause `{id}`"), near)
}

/// The documents that are asked for, which the index or a scenario has to know.
pub(crate) fn documents(asked: &[String], suite: &Suite) -> Result<Vec<String>, Failure> {
    let tagged = suite.tagged();
    for document in asked {
        let known = suite.library.clauses().source(document).is_some();
        if !known && !tagged.iter().any(|clause| clause.document() == document) {
            let near = nearest_document(document, &suite.library);
            return Err(Failure::call(format!("there is no document `{document}`"), near));
        }
    }
    Ok(asked.to_vec())
}
