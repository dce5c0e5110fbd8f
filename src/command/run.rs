//! `casebook run`: runs scenarios and writes the report.

use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
};

use casebook_engine::{document::nearest, edition::EditionId};
use casebook_steps::{
    clauses::ClauseId,
    library::Library,
    plain::paragraph,
    port::EngineUnderTest,
    record::Record,
    report::{self, Report, Style},
    rulebook::Rulebook,
    run::{Selection, run as run_suite, usable},
    suite::{EditionChoice, Scenario, Suite, belongs, nearest_document},
    verdict::{ClauseStatus, Verdict},
};
use clap::Args;

use super::{least::Least, recording::Recording, smoke};
use crate::{
    arguments::{DEADLINE, EXIT_CODES, InEditions, Packs, WhichEngine, filtered_folder, report_folder},
    failure::Failure,
    sources::{compiled, deviations_of, editions, engine, not_played, suite_after},
    wanted::Wanted,
};

/// Run scenarios and write the report
#[derive(Debug, Default, Args)]
#[command(after_help = EXIT_CODES, after_long_help = "\
Examples:
  casebook run --clause chk:bushido.1
  casebook run features/chk/splice.feature --edition 2026-01
  casebook run --document chk --json > chk.json
  casebook run --case chk/defender/a-creature-with-defender-cant-attack
  casebook run --engine 'python3 my_engine.py'
  casebook run --engine 'python3 my_engine.py' --fail-under 62.5%
  casebook run --engine 'python3 my_engine.py' --clause 702.19 --wire talk.txt

An engine is run in the editions that it names, casebook's own engine in all
editions. The output lists the failures, then the mechanics that the engine
lacks, by the number of cases that need them, and which of them together open
most cases, then a table of documents and editions.

Exit codes: 0 every case passed, or with --fail-under enough of them; 1 a case
failed, or with --fail-under too few passed; 2 the arguments or the suite are
invalid, or no case was judged.")]
pub(crate) struct Run {
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(super) features: Vec<PathBuf>,
    /// Only scenarios of this clause or of a part of it, given by its id or by its number in any edition
    #[arg(long = "clause", value_name = "ID")]
    pub(super) clauses: Vec<String>,
    /// Only the case with this id, as records and reports name it
    #[arg(long = "case", value_name = "ID")]
    pub(super) ids: Vec<String>,
    /// Only scenarios of this document
    #[arg(long = "document", value_name = "D")]
    pub(super) documents: Vec<String>,
    #[command(flatten)]
    pub(super) editions: InEditions,
    #[command(flatten)]
    pub(super) packs: Packs,
    #[command(flatten)]
    pub(super) engine: WhichEngine,
    /// Run the compiled cases of this folder, which `casebook compile` wrote, instead of features
    #[arg(long, value_name = "DIR", conflicts_with = "features")]
    pub(super) cases: Option<PathBuf>,
    /// Run only the smoke set, which tests the adapter; all of it must pass before other scores mean anything. It needs no tokens, counters,
    /// attachments, triggered abilities or modes; docs/adapters.md lists all that it needs
    #[arg(long, conflicts_with_all = ["features", "cases", "clauses", "ids", "documents", "home", "all_editions"])]
    pub(super) smoke: bool,
    /// Exit with 1 only if fewer cases pass than this: a number, or a percentage of the judged cases (62.5%)
    #[arg(long, value_name = "N", conflicts_with = "smoke")]
    pub(super) fail_under: Option<Least>,
    /// The folder for the report: record.jsonl, report.json, junit.xml, index.html [default: target/casebook in a Rust project, else
    /// casebook-report; for a part of the suite the folder `filtered` in it]
    #[arg(long, value_name = "DIR")]
    pub(super) report: Option<PathBuf>,
    /// Keep in the record what happened in every case; without it, only in cases that failed, could not be placed or do not prove their tags
    #[arg(long, conflicts_with = "smoke")]
    pub(super) trace: bool,
    /// Print one JSON object instead of the tables
    #[arg(long)]
    pub(super) json: bool,
}

impl Run {
    /// All scenarios on the reference engine, with the report in its default folder.
    pub(crate) fn whole() -> Self {
        let engine = WhichEngine { deadline: DEADLINE, ..WhichEngine::default() };
        Self { engine, ..Self::default() }
    }

    /// Whether options or features select a part of the suite.
    fn is_filtered(&self) -> bool {
        let names = [&self.clauses, &self.ids, &self.documents];
        let editions = self.editions.home || self.editions.edition.is_some();
        editions || !self.features.is_empty() || names.iter().any(|names| !names.is_empty())
    }

    /// The clauses, cases and documents that are asked for.
    fn wanted(&self) -> Wanted<'_> {
        Wanted { clauses: &self.clauses, cases: &self.ids, documents: &self.documents }
    }

    /// The editions and the engine. A misspelt edition or an engine that doesn't start is told before the features are read.
    fn without_features(&self, library: &Arc<Library>) -> Result<(EditionChoice, Box<dyn EngineUnderTest>), Failure> {
        Ok((editions(&self.editions, library)?, engine(&self.engine, library)?))
    }

    /// The folder for the report. A part of the suite has a default folder of its own, so that it doesn't replace the report of the whole suite.
    fn folder(&self) -> PathBuf {
        match &self.report {
            Some(folder) => folder.clone(),
            None if self.is_filtered() => filtered_folder(),
            None => report_folder(),
        }
    }

    /// What is said after the path of the report if it is not in the usual folder.
    fn where_it_is(&self) -> String {
        match self.report.is_none() && self.is_filtered() {
            true => format!(" (a part of the suite; reports of the whole suite are in {})", report_folder().display()),
            false => String::new(),
        }
    }
}

/// Runs the selected scenarios, writes the report and prints it.
pub(crate) fn run(asked: &Run) -> Result<ExitCode, Failure> {
    if asked.smoke {
        return smoke::smoke(asked);
    }
    let (suite, (editions, mut engine)) = match &asked.cases {
        Some(folder) => {
            let suite = compiled(folder, &asked.packs)?;
            let first = asked.without_features(&suite.library)?;
            (suite, first)
        }
        None => suite_after(&asked.features, asked.wanted(), &asked.packs, |library| asked.without_features(library))?,
    };
    let selection = Selection {
        clauses: clauses(&asked.clauses, &suite)?,
        documents: documents(&asked.documents, &suite)?,
        cases: cases(&asked.ids, &suite)?,
        editions,
        part: !asked.features.is_empty(),
        own: asked.engine.engine.is_none(),
        prove: asked.engine.engine.is_none(),
        traces: asked.trace,
    };
    let unreadable: Vec<_> = suite.unreadable.iter().filter(|left| selection.takes(&left.scenario)).collect();
    if !unreadable.is_empty() && !suite.scenarios.iter().any(|scenario| selection.takes(scenario)) {
        return Err(not_played(&unreadable));
    }
    let selected = selected(&suite, &selection, asked)?;
    let whole = asked.features.is_empty() && asked.cases.is_none() && asked.wanted().is_empty();
    let deviations = deviations_of(&mut *engine, &asked.engine, &suite, whole)?;
    if asked.engine.engine.is_some() {
        met(&mut *engine, &suite, &selected, &selection)?;
        trusted(&mut *engine, &suite)?;
    }
    let folder = asked.folder();
    let mut recording = Recording::new(&folder)?;
    let record = run_suite(&suite, &mut *engine, &selection, &deviations, &mut recording);
    let report = Report::new(&record, &Rulebook::of(&suite.library));
    let unwritable =
        |error: io::Error| Failure::call(format!("{}: the report can't be written: {error}", folder.display()), None);
    let _locked = recording.end(&record.footer).map_err(unwritable)?;
    let page = report::write(&record, &report, &folder).map_err(unwritable)?;
    for complaint in &record.footer.complaints {
        writeln!(io::stderr().lock(), "warning: {}", paragraph(complaint, "  "))?;
    }
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", report.json().map_err(io::Error::from)?)?;
    } else {
        let (told, page) = (report::terminal(&record, &report, style()), page.display());
        writeln!(out, "{told}report: {page}{}", asked.where_it_is())?;
    }
    if report.judged == 0 {
        return Err(nothing_judged(&report));
    }
    if !unreadable.is_empty() {
        return Err(not_played(&unreadable));
    }
    match asked.fail_under {
        None => Ok(held(&record, asked.engine.engine.is_none())),
        Some(least) => {
            let missed = least.missed(&record, &report);
            missed.iter().try_for_each(|said| writeln!(io::stderr().lock(), "{said}"))?;
            Ok(ExitCode::from(u8::from(missed.is_some())))
        }
    }
}

/// The style for standard output: coloured on a terminal without `NO_COLOR`.
pub(crate) fn style() -> Style {
    let wanted = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    if wanted { Style::Colored } else { Style::Plain }
}

/// The exit code: 1 if a case failed, else 0. The project's own engine must carry out every case that applies; another engine may lack
/// mechanics.
pub(crate) fn held(record: &Record, ours: bool) -> ExitCode {
    let lacks = |verdict: Verdict| ours && matches!(verdict, Verdict::Unsupported | Verdict::Inconclusive);
    let fails = |verdict: Verdict| verdict.status() == ClauseStatus::Failed || lacks(verdict);
    // A case that passes but doesn't prove its tags counts as failed for the project's own engine.
    ExitCode::from(u8::from(record.results.iter().any(|result| fails(result.verdict) || !result.unproven.is_empty())))
}

/// The selected scenarios. It is an error if there are none, or if none holds in the selected edition.
fn selected<'s>(suite: &'s Suite, selection: &Selection, asked: &Run) -> Result<Vec<&'s Scenario>, Failure> {
    let selected: Vec<&Scenario> = suite.scenarios.iter().filter(|scenario| selection.takes(scenario)).collect();
    if selected.is_empty() {
        let (message, help) = match (&asked.cases, asked.clauses.first().or(asked.documents.first())) {
            _ if !asked.ids.is_empty() => (
                "nothing to run: no selected case has all that the options ask for".to_owned(),
                "leave out the other options, or --case",
            ),
            (Some(folder), None) => {
                (format!("{}: this folder has no cases", folder.display()), "write them with `casebook compile`")
            }
            (None, None) => ("these features have no scenario".to_owned(), "name other features"),
            (_, Some(id)) => (
                format!("nothing to run: no scenario here has the tag `{id}`{}", more(asked)),
                "`casebook clauses` lists the clauses with their scenarios",
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

/// The end of the error message if several clauses or documents were selected.
fn more(asked: &Run) -> &'static str {
    if asked.clauses.len() + asked.documents.len() > 1 { " or one of the others" } else { "" }
}

/// The error that no scenario holds in an edition, with the editions in which they hold.
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

/// Checks that the engine and the selected scenarios have an edition in common.
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
        let message = format!("the engine's hello names no known edition: {}", says());
        return Err(Failure::Call { message, help: Some(format!("the editions are {}", known.join(", "))) });
    }
    if selected.iter().all(|scenario| scenario.editions.iter().all(|edition| !open.contains(edition))) {
        let message =
            format!("nothing to run: none of the selected scenarios holds in an edition of the engine ({})", says());
        return Err(Failure::Call { message, help: Some(format!("they hold in {}", editions_of(selected))) });
    }
    Ok(())
}

/// The error that no case was judged.
fn nothing_judged(report: &Report) -> Failure {
    let message = "no case was judged, so the run says nothing about this engine".to_owned();
    let help = match report.lacks.first() {
        Some(first) => format!(
            "it lacks most often the {} ({} cases); `casebook run --smoke` tests the adapter",
            first.words(),
            first.cases
        ),
        None => "`casebook run --smoke` tests the adapter".to_owned(),
    };
    Failure::Call { message, help: Some(help) }
}

/// Prints a warning if the engine fails cases of the smoke set: then the scores aren't reliable.
fn trusted(engine: &mut dyn EngineUnderTest, suite: &Suite) -> Result<(), Failure> {
    let record = smoke::record(engine, &suite.library, None)?;
    let passed = record.footer.totals.get(Verdict::Passed.name()).copied().unwrap_or(0);
    if passed < record.results.len() {
        let of = record.results.len();
        let said = format!(
            "only {passed} of {of} smoke cases pass, so these scores are not reliable; `casebook run --smoke` shows the reasons"
        );
        writeln!(io::stderr().lock(), "warning: {said}")?;
    }
    Ok(())
}

/// The selected clauses, given by id or by number. Each must be in the index or be the tag of a scenario.
fn clauses(asked: &[String], suite: &Suite) -> Result<Vec<String>, Failure> {
    let mut ids = Vec::new();
    for one in asked {
        ids.extend(meant(one, suite)?);
    }
    Ok(ids)
}

/// The selected cases. Each must exist.
fn cases(asked: &[String], suite: &Suite) -> Result<Vec<String>, Failure> {
    let ids = || suite.scenarios.iter().map(|scenario| scenario.lowered.case.id.as_str());
    match asked.iter().find(|id| ids().all(|known| known != id.as_str())) {
        Some(unknown) => Err(Failure::Call {
            message: format!("there is no case `{unknown}`"),
            help: Some(nearest(unknown, ids()).map_or_else(
                || "the ids of cases are in record.jsonl and report.json".to_owned(),
                |near| format!("did you mean `{near}`?"),
            )),
        }),
        None => Ok(asked.to_vec()),
    }
}

/// The clause ids for an id or a number.
pub(crate) fn meant(asked: &str, suite: &Suite) -> Result<Vec<String>, Failure> {
    if suite.tagged().iter().any(|clause| belongs(&clause.0, asked)) {
        return Ok(vec![asked.to_owned()]);
    }
    let found: Vec<String> =
        Rulebook::of(&suite.library).find(asked).iter().map(|clause| clause.id.0.clone()).collect();
    if found.is_empty() { Err(unknown_clause(asked, suite)) } else { Ok(found) }
}

/// The error for an unknown clause.
pub(crate) fn unknown_clause(id: &str, suite: &Suite) -> Failure {
    if suite.library.moved().get(id) == Some(None) {
        let message = format!(
            "`{id}` is no clause any more: it was a convention of the suite, and tests of the suite check it now"
        );
        return Failure::Call { message, help: None };
    }
    let numbers = suite.library.clauses().sources().filter_map(|source| {
        let document = source.document.as_str();
        let number = id.strip_prefix(document).and_then(|rest| rest.strip_prefix(':')).unwrap_or(id);
        suite.library.clauses().numbers(document)?.get(number).map(|_| (document, number))
    });
    if let Some((document, number)) = numbers.take(1).next() {
        let message = format!("no clause is listed for rule {number} of `{document}`, so it has no scenario");
        let help = format!(
            "`casebook clauses WORD` finds clauses by their titles; a new one is an entry in fixtures/rules/{document}/ with the id `{document}:{number}`"
        );
        return Failure::Call { message, help: Some(help) };
    }
    let near = suite.library.clauses().nearest(id);
    let id = ClauseId(id.to_owned());
    // An unknown document may belong to the user; its features are read only if they are named.
    let own = !suite.tagged().iter().any(|clause| clause.document() == id.document())
        && suite.library.clauses().source(id.document()).is_none();
    let where_else = if own { "; a tag of your own is found if its feature is named behind the id" } else { "" };
    let help = near.is_none().then(|| "`casebook clauses WORD` finds clauses by their titles".to_owned());
    let message = format!("there is no clause `{id}`{where_else}");
    if help.is_some() { Failure::Call { message, help } } else { Failure::call(message, near) }
}

/// The selected documents. Each must be in the index or in the tag of a scenario.
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
