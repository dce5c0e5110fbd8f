//! An engine in this process on the whole suite: the scenarios of every edition that it uses, a time limit for each case, its declared deviations.

#[cfg(feature = "harness")]
mod harness;

use std::{fmt, path::PathBuf, sync::Arc, time::Duration};

use casebook_steps::{
    deviations::Deviations,
    engines::timed::{Make, TimedEngine},
    files::File,
    library::{Library, Shelf},
    port::EngineUnderTest,
    report::Report,
    rulebook::Rulebook,
    run::{Selection, run},
    suite::{EditionChoice, Suite},
};

use crate::embedded;

/// How an engine is judged. Without settings it is the whole suite in every edition that the engine names, with five seconds for a case.
#[derive(Clone)]
pub struct Conformance {
    make: Make,
    deadline: Duration,
    deviations: Option<PathBuf>,
    documents: Vec<String>,
    clauses: Vec<String>,
}

/// Why an engine was not judged: the message says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotJudged(String);

impl fmt::Display for NotJudged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotJudged {}

impl Conformance {
    /// Judges engines that are made like this. One is made for each thread, in this thread, and another one if it panics or takes too long.
    pub fn new<E: EngineUnderTest + 'static>(make: impl Fn() -> E + Send + Sync + 'static) -> Self {
        Self {
            make: Arc::new(move || Box::new(make())),
            deadline: Duration::from_secs(5),
            deviations: None,
            documents: Vec::new(),
            clauses: Vec::new(),
        }
    }

    /// Sets the time limit for one case.
    #[must_use]
    pub fn deadline(self, deadline: Duration) -> Self {
        Self { deadline, ..self }
    }

    /// Names the file with the deviations of the engine: the failures that are known, each with its reason and the exact observation.
    #[must_use]
    pub fn deviations(self, file: impl Into<PathBuf>) -> Self {
        Self { deviations: Some(file.into()), ..self }
    }

    /// Selects the scenarios of these documents, by their short names: `chk`, `cr26`.
    #[must_use]
    pub fn documents<S: Into<String>>(self, documents: impl IntoIterator<Item = S>) -> Self {
        Self { documents: documents.into_iter().map(Into::into).collect(), ..self }
    }

    /// Selects the scenarios of these clauses, by their ids: `chk:502.40d`.
    #[must_use]
    pub fn clauses<S: Into<String>>(self, clauses: impl IntoIterator<Item = S>) -> Self {
        Self { clauses: clauses.into_iter().map(Into::into).collect(), ..self }
    }

    /// Judges the engine on every selected case and returns the report.
    ///
    /// # Errors
    ///
    /// [`NotJudged`] if the suite or the deviations can't be read, if the engine names no known edition, or if no case was judged.
    pub fn judge(&self) -> Result<Report, NotJudged> {
        let suite = self.suite(|_| true)?;
        let mut engine = self.engine();
        let deviations = self.declared(&suite, &mut engine)?;
        let record = run(&suite, &mut engine, &self.selection(&suite)?, &deviations, &mut ());
        let report = Report::new(&record, &Rulebook::of(&suite.library));
        if report.judged > 0 {
            return Ok(report);
        }
        let lack = report.lacks.first().map(|lack| format!(": it lacks most often the {}", lack.words()));
        let complaints = record.footer.complaints.iter().map(|said| format!("; {said}")).collect::<String>();
        let most = lack.unwrap_or_default();
        Err(NotJudged(format!("no case was judged, so this says nothing about the engine{most}{complaints}")))
    }

    /// Runs the cases as tests of this program, which takes the arguments of a test program. It is the whole of its `main`.
    #[cfg(feature = "harness")]
    #[must_use]
    pub fn main(self) -> std::process::ExitCode {
        harness::main(self)
    }

    fn engine(&self) -> TimedEngine {
        TimedEngine::new(Arc::clone(&self.make), self.deadline)
    }

    /// The library of the suite.
    fn library() -> Result<Arc<Library>, NotJudged> {
        let (fixtures, packs) = (embedded::fixtures(), embedded::packs());
        let library = Library::load(&Shelf { fixtures: &fixtures, packs: &packs, cards: &[] });
        library.map(Arc::new).map_err(|faults| NotJudged(format!("the suite is broken: {faults}")))
    }

    /// The suite with the features that are wanted.
    fn suite(&self, wanted: impl Fn(&File) -> bool) -> Result<Suite, NotJudged> {
        let of_packs = embedded::packs().into_iter().flat_map(|pack| pack.features);
        let features: Vec<File> = embedded::features().into_iter().chain(of_packs).filter(wanted).collect();
        Suite::load(Self::library()?, &features).map_err(|wrong| {
            let all: Vec<String> = wrong.iter().map(ToString::to_string).collect();
            NotJudged(format!("the suite is broken: {}", all.join("; ")))
        })
    }

    /// The selection of scenarios. Each name must be that of a clause or document.
    fn selection(&self, suite: &Suite) -> Result<Selection, NotJudged> {
        let selection = Selection {
            clauses: self.clauses.clone(),
            documents: self.documents.clone(),
            editions: EditionChoice::All,
            ..Selection::default()
        };
        if suite.scenarios.iter().any(|scenario| selection.takes(scenario)) {
            return Ok(selection);
        }
        let named: Vec<&str> = self.clauses.iter().chain(&self.documents).map(String::as_str).collect();
        Err(NotJudged(format!("no case was judged: no scenario has one of the tags {}", named.join(", "))))
    }

    /// The deviations that are declared for the engine.
    fn declared(&self, suite: &Suite, engine: &mut dyn EngineUnderTest) -> Result<Deviations, NotJudged> {
        let Some(path) = &self.deviations else { return Ok(Deviations::default()) };
        let file = File::read(path).map_err(|error| NotJudged(error.to_string()))?;
        let document = file.document();
        let read = Deviations::load(&document).and_then(|declared| {
            declared.are_of(&document, &engine.hello().engine)?;
            declared.check_editions(&document, suite.library.editions())?;
            Ok(declared)
        });
        read.map_err(|error| NotJudged(error.to_string()))
    }
}
