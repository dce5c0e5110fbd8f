//! The smoke set, which tests whether the adapter works.

use std::{
    io::{self, Write},
    process::ExitCode,
    sync::Arc,
};

use casebook_engine::edition::EditionId;
use casebook_steps::{
    deviations::Deviations,
    library::Library,
    plain::{paragraph, shown},
    port::EngineUnderTest,
    record::Record,
    run::{Selection, run as run_suite},
    smoke,
    suite::EditionChoice,
    verdict::Verdict,
};

use super::run::Run;
use crate::{
    failure::Failure,
    sources::{edition, engine, library},
};

/// Runs only the smoke set and prints what to check for each failed case.
pub(crate) fn smoke(asked: &Run) -> Result<ExitCode, Failure> {
    let library = Arc::new(library(&asked.packs)?);
    let chosen = asked.editions.edition.as_ref().map(|id| edition(id, &library)).transpose()?;
    let mut engine = engine(&asked.engine, &library)?;
    let record = record(&mut *engine, &library, chosen)?;
    for complaint in &record.footer.complaints {
        writeln!(io::stderr().lock(), "warning: {}", paragraph(complaint, "  "))?;
    }
    let mut out = io::stdout().lock();
    for result in record.results.iter().filter(|result| result.verdict != Verdict::Passed) {
        writeln!(out, "{}  {}", result.verdict.words().to_uppercase(), shown(&result.name))?;
        if let Some(detail) = &result.detail {
            writeln!(out, "    {}", paragraph(detail, "    "))?;
        }
        writeln!(out, "    {}", smoke::advice(result))?;
    }
    let passed = record.footer.totals.get("passed").copied().unwrap_or(0);
    let said = if passed == record.results.len() {
        "the adapter is ready for the suite"
    } else {
        "correct the adapter first; other scores mean nothing until all smoke cases pass"
    };
    writeln!(out, "{passed} of {} smoke cases pass: {said}", record.results.len())?;
    if record.results.iter().any(|result| result.verdict == Verdict::Unsupported) {
        writeln!(out, "{}", smoke::NEEDLESS)?;
    }
    Ok(ExitCode::from(u8::from(passed != record.results.len())))
}

/// Runs the smoke set in an edition; by default in the newest edition that the engine names.
pub(crate) fn record(
    engine: &mut dyn EngineUnderTest,
    library: &Arc<Library>,
    edition: Option<EditionId>,
) -> Result<Record, Failure> {
    let suite = smoke::suite(Arc::clone(library))?;
    let named = engine.hello().editions;
    let mut known = library.editions().own().filter(|one| named.is_empty() || named.contains(&one.id.0));
    let newest = known.next_back().map(|edition| edition.id.clone());
    let editions = edition.or(newest).map_or(EditionChoice::Home, EditionChoice::One);
    let selection = Selection { editions, part: true, ..Selection::default() };
    engine.give_up_after(Some(TIMEOUTS));
    let record = run_suite(&suite, engine, &selection, &Deviations::default(), &mut ());
    engine.give_up_after(None);
    Ok(record)
}

/// After that many cases without an answer, the smoke set ends: an engine that hangs would take a deadline for each case.
const TIMEOUTS: u32 = 2;
