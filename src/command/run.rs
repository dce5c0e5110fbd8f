//! `casebook run`: scenarios in, report out.

use std::{
    io::{self, IsTerminal, Write},
    process::ExitCode,
};

use casebook_engine::edition::EditionId;
use casebook_steps::{
    clauses::ClauseId,
    plain::paragraph,
    port::EngineUnderTest,
    record::Record,
    report::{self, Report, Style},
    rulebook::Rulebook,
    run::{Selection, run as run_suite, usable},
    suite::{EditionChoice, Scenario, Suite, belongs, nearest_document},
    verdict::{ClauseStatus, Verdict},
};

use super::{recording::Recording, smoke};
use crate::{
    arguments::Run,
    failure::Failure,
    sources::{compiled, deviations_of, editions, engine, not_played, readable_suite},
};

/// Runs what is asked for, writes the report, and tells what came of it.
pub(crate) fn run(asked: &Run) -> Result<ExitCode, Failure> {
    if asked.smoke {
        return smoke::smoke(asked);
    }
    let suite = match &asked.cases {
        Some(folder) => compiled(folder, &asked.packs)?,
        None => readable_suite(&asked.features, &asked.packs)?,
    };
    let selection = Selection {
        clauses: clauses(&asked.clauses, &suite)?,
        documents: documents(&asked.documents, &suite)?,
        editions: editions(&asked.editions, &suite.library)?,
        part: !asked.features.is_empty(),
        prove: asked.engine.engine.is_none(),
    };
    let unreadable: Vec<_> = suite.unreadable.iter().filter(|left| selection.takes(&left.scenario)).collect();
    if !unreadable.is_empty() && !suite.scenarios.iter().any(|scenario| selection.takes(scenario)) {
        return Err(not_played(&unreadable));
    }
    let selected = selected(&suite, &selection, asked)?;
    let mut engine = engine(&asked.engine, &suite.library)?;
    let whole = asked.features.is_empty() && asked.cases.is_none();
    let deviations = deviations_of(&mut *engine, &asked.engine, &suite, whole)?;
    if asked.engine.engine.is_some() {
        met(&mut *engine, &suite, &selected, &selection)?;
        trusted(&mut *engine, &suite)?;
    }
    let mut recording = Recording::new(&asked.report)?;
    let record = run_suite(&suite, &mut *engine, &selection, &deviations, &mut recording);
    let report = Report::new(&record, &Rulebook::of(&suite.library));
    let unwritable = |error: io::Error| {
        Failure::call(format!("{}: the report can't be written: {error}", asked.report.display()), None)
    };
    let _locked = recording.end(&record.footer).map_err(unwritable)?;
    let page = report::write(&record, &report, &asked.report).map_err(unwritable)?;
    for complaint in &record.footer.complaints {
        writeln!(io::stderr().lock(), "warning: {}", paragraph(complaint, "  "))?;
    }
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", report.json().map_err(io::Error::from)?)?;
    } else {
        writeln!(out, "{}report: {}", report::terminal(&record, &report, style()), page.display())?;
    }
    if report.judged == 0 {
        return Err(nothing_judged(&report));
    }
    if !unreadable.is_empty() {
        return Err(not_played(&unreadable));
    }
    Ok(held(&record, asked.engine.engine.is_none()))
}

/// Colours for a terminal whose owner wants them.
pub(crate) fn style() -> Style {
    let wanted = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    if wanted { Style::Colored } else { Style::Plain }
}

/// Whether everything held. What another engine lacks is no failure of its; ours has to carry out every case that applies.
pub(crate) fn held(record: &Record, ours: bool) -> ExitCode {
    let lacks = |verdict: Verdict| ours && matches!(verdict, Verdict::Unsupported | Verdict::Inconclusive);
    let fails = |verdict: Verdict| verdict.status() == ClauseStatus::Failed || lacks(verdict);
    // What passes and proves nothing is no pass of ours: it is told like one that fails.
    ExitCode::from(u8::from(record.results.iter().any(|result| fails(result.verdict) || !result.unproven.is_empty())))
}

/// The scenarios that are asked for: some, and in an edition that is asked for some that hold there.
fn selected<'s>(suite: &'s Suite, selection: &Selection, asked: &Run) -> Result<Vec<&'s Scenario>, Failure> {
    let selected: Vec<&Scenario> = suite.scenarios.iter().filter(|scenario| selection.takes(scenario)).collect();
    if selected.is_empty() {
        let (message, help) = match (&asked.cases, asked.clauses.first().or(asked.documents.first())) {
            (Some(folder), None) => (format!("{}: there is no case in it", folder.display()), "compile some first"),
            (None, None) => ("there is no scenario in these features".to_owned(), "name others"),
            (_, Some(id)) => (
                format!("nothing to run: no scenario here proves `{id}`{}", more(asked)),
                "`casebook clauses` says which have scenarios",
            ),
        };
        return Err(Failure::Call { message, help: Some(help.to_owned()) });
    }
    match &selection.editions {
        EditionChoice::One(edition) if selected.iter().all(|scenario| !scenario.editions.contains(edition)) => {
            Err(nothing_holds(&selected, edition))
        }
        _ => Ok(selected),
    }
}

/// That several things were asked for at once.
fn more(asked: &Run) -> &'static str {
    if asked.clauses.len() + asked.documents.len() > 1 { " or whatever else is asked for" } else { "" }
}

/// That nothing holds in an edition, and where it does.
pub(crate) fn nothing_holds(scenarios: &[&Scenario], edition: &EditionId) -> Failure {
    let message = match scenarios.len() {
        1 => format!("nothing to run: the scenario doesn't hold in {edition}"),
        count => format!("nothing to run: none of the {count} scenarios holds in {edition}"),
    };
    Failure::Call { message, help: Some(format!("they hold in {}", editions_of(scenarios))) }
}

/// The editions in which scenarios hold.
fn editions_of(scenarios: &[&Scenario]) -> String {
    let mut editions: Vec<&str> =
        scenarios.iter().flat_map(|scenario| &scenario.editions).map(|edition| edition.0.as_str()).collect();
    editions.sort_unstable();
    editions.dedup();
    editions.join(", ")
}

/// Whether the engine and what is asked for have an edition in common.
fn met(
    engine: &mut dyn EngineUnderTest,
    suite: &Suite,
    selected: &[&Scenario],
    selection: &Selection,
) -> Result<(), Failure> {
    let hello = engine.hello();
    if selection.editions != EditionChoice::All {
        return Ok(());
    }
    let open = usable(suite, engine, &hello);
    let says = || hello.editions.join(", ");
    if open.is_empty() {
        let known: Vec<&str> = suite.library.editions().iter().map(|edition| edition.id.0.as_str()).collect();
        let message = format!("the engine's hello names no edition that there is: {}", says());
        return Err(Failure::Call { message, help: Some(format!("there are {}", known.join(", "))) });
    }
    if selected.iter().all(|scenario| scenario.editions.iter().all(|edition| !open.contains(edition))) {
        let message =
            format!("nothing to run: nothing that is asked for holds in an edition of the engine ({})", says());
        return Err(Failure::Call { message, help: Some(format!("it holds in {}", editions_of(selected))) });
    }
    Ok(())
}

/// That everything was run and nothing judged: no score, and no success.
fn nothing_judged(report: &Report) -> Failure {
    let message = "no case was judged, so nothing is known of this engine".to_owned();
    let help = match report.lacks.first() {
        Some(first) => format!(
            "most often it lacks the {} ({} cases); `casebook run --smoke` helps with an adapter",
            first.words(),
            first.cases
        ),
        None => "`casebook run --smoke` helps with an adapter".to_owned(),
    };
    Failure::Call { message, help: Some(help) }
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

/// The clauses that are asked for, by id or by a number of theirs; the index or a scenario has to know them.
fn clauses(asked: &[String], suite: &Suite) -> Result<Vec<String>, Failure> {
    let mut ids = Vec::new();
    for one in asked {
        ids.extend(meant(one, suite)?);
    }
    Ok(ids)
}

/// The ids that someone means by an id or by a number.
pub(crate) fn meant(asked: &str, suite: &Suite) -> Result<Vec<String>, Failure> {
    if suite.tagged().iter().any(|clause| belongs(&clause.0, asked)) {
        return Ok(vec![asked.to_owned()]);
    }
    let found: Vec<String> =
        Rulebook::of(&suite.library).find(asked).iter().map(|clause| clause.id.0.clone()).collect();
    if found.is_empty() { Err(unknown_clause(asked, suite)) } else { Ok(found) }
}

/// That nobody knows a clause.
pub(crate) fn unknown_clause(id: &str, suite: &Suite) -> Failure {
    let near = suite.library.clauses().nearest(id);
    let id = ClauseId(id.to_owned());
    // A document that nobody knows is one of an author's own, whose features are read only if they are named.
    let own = !suite.tagged().iter().any(|clause| clause.document() == id.document())
        && suite.library.clauses().source(id.document()).is_none();
    let where_else = if own { ": tags of your own are found where their feature is named behind it" } else { "" };
    Failure::call(format!("there is no clause `{id}`{where_else}"), near)
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
