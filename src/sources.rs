//! From the command line to a suite: which features, which cards, which engine.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    path::{Path, PathBuf},
    process,
    sync::Arc,
    thread,
    time::Duration,
};

use casebook_engine::edition::EditionId;
use casebook_steps::{
    deviations::Deviations,
    engines::{
        process::{Groups, Options, ProcessEngine},
        reference::ReferenceEngine,
    },
    files::File,
    library::{Library, Replaced, Shelf},
    port::EngineUnderTest,
    portable,
    suite::{EditionChoice, Scenario, Suite, Unreadable},
};

use crate::{
    arguments::{InEditions, Packs, WhichEngine},
    embedded,
    failure::{Failure, in_deviations, read_deviations},
};

/// Reads the library: the project's own, and packs over it.
pub(crate) fn library(packs: &Packs) -> Result<Library, Failure> {
    let fixtures = embedded::fixtures();
    let mut cards = Vec::new();
    for folder in &packs.folders {
        cards.extend(File::read_all(folder, &["yaml", "yml"])?);
    }
    Library::load(&Shelf { fixtures: &fixtures, packs: &cards }).map_err(|faults| {
        let whole: Vec<File> = cards.iter().filter(|file| !faults.is_in(&file.path)).cloned().collect();
        let failed = Failure::faults(faults, &fixtures.iter().chain(&cards).collect::<Vec<_>>());
        let broken = cards.len() - whole.len();
        if broken > 0 && !whole.is_empty() && Library::load(&Shelf { fixtures: &fixtures, packs: &whole }).is_ok() {
            let (files, them) = if broken == 1 { ("file", "it") } else { ("files", "them") };
            let fine = whole.len();
            let said = format!("{broken} {files} of what `--cards` names can't be read, the other {fine} can: mend {them}, or leave {them} out");
            let _gone = writeln!(io::stderr(), "note: {said}");
        }
        failed
    })
}

/// Reads the library as far as it can be read: what is broken of the packs is left out, and told.
fn readable(packs: &Packs) -> Result<Library, Failure> {
    let fixtures = embedded::fixtures();
    let mut cards = Vec::new();
    for folder in &packs.folders {
        cards.extend(File::read_all(folder, &["yaml", "yml"])?);
    }
    let faulty = |faults| Failure::faults(faults, &fixtures.iter().chain(&cards).collect::<Vec<_>>());
    match Library::load_readable(&Shelf { fixtures: &fixtures, packs: &cards }) {
        Ok((library, faults)) => {
            faulty(faults).tell();
            Ok(library)
        }
        Err(faults) => Err(faulty(faults)),
    }
}

/// Reads the library as far as a card needs it. A broken file that is of the card itself, or may be, is not left out: the card that it would
/// take the place of isn't the one that is asked for.
pub(crate) fn library_with(packs: &Packs, name: &str) -> Result<Library, Failure> {
    let library = readable(packs)?;
    match library.unread_card(name) {
        Some(left_out) => {
            let said = format!("\"{name}\" can't be told: {} can't be read", left_out.file);
            Err(Failure::Call { message: said, help: None })
        }
        None => Ok(library),
    }
}

/// Reads the suite: the features that are named, or the project's own. All that they need has to be there.
pub(crate) fn suite(paths: &[PathBuf], packs: &Packs) -> Result<Suite, Failure> {
    let suite = readable_suite(paths, packs)?;
    if suite.unreadable.is_empty() { Ok(suite) } else { Err(not_played(&suite.unreadable.iter().collect::<Vec<_>>())) }
}

/// Reads the suite as far as it can be read: scenarios that need what is broken of the packs are left for others to tell. Where no feature is
/// named, it is the packs that are tried on all there are: then they have to be whole.
pub(crate) fn readable_suite(paths: &[PathBuf], packs: &Packs) -> Result<Suite, Failure> {
    let library = Arc::new(if paths.is_empty() { library(packs)? } else { readable(packs)? });
    for Replaced { name, own, by } in library.replaced() {
        let _gone = writeln!(io::stderr(), "note: {by} stands in the place of the project's \"{name}\" ({own})");
    }
    let left_out: Vec<&str> = library.left_out().iter().map(|left| left.file.as_str()).collect();
    if !left_out.is_empty() {
        let said = "what needs it isn't played, and all else is";
        let _gone = writeln!(io::stderr(), "note: left out, for it can't be read: {}; {said}", left_out.join(", "));
    }
    let mut features = Vec::new();
    for path in paths {
        features.extend(named(path)?);
    }
    if paths.is_empty() {
        features = embedded::features();
    }
    let suite = Suite::load(library, &features)?;
    if suite.scenarios.is_empty() && !suite.unreadable.is_empty() {
        return Err(not_played(&suite.unreadable.iter().collect::<Vec<_>>()));
    }
    Ok(suite)
}

/// Says which scenarios weren't played, and by what file. There has to be one.
pub(crate) fn not_played(unreadable: &[&Unreadable]) -> Failure {
    let mut by_file: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for Unreadable { scenario: Scenario { lowered, .. }, file } in unreadable {
        by_file.entry(file).or_default().push(format!("{}:{}", lowered.feature, lowered.line));
    }
    let told = by_file.iter().map(|(file, at)| match at.len() {
        1 => format!("{} isn't played: {file} can't be read", at[0]),
        count => format!("{count} scenarios aren't played, since {file} can't be read: {}", at.join(", ")),
    });
    Failure::Call { message: told.collect::<Vec<_>>().join("\n"), help: None }
}

/// Reads a suite that was compiled, with the library it speaks of.
pub(crate) fn compiled(folder: &Path, packs: &Packs) -> Result<Suite, Failure> {
    let library = Arc::new(library(packs)?);
    portable::read(folder, library).map_err(|error| Failure::call(error.to_string(), None))
}

/// A feature or folder by its path; the installed command finds the project's own where there is no such file.
fn named(path: &Path) -> Result<Vec<File>, Failure> {
    if !path.exists() {
        let embedded: Vec<File> =
            embedded::features().into_iter().filter(|file| Path::new(&file.path).starts_with(path)).collect();
        if !embedded.is_empty() {
            return Ok(embedded);
        }
    }
    let files = File::read_all(path, &["feature"])?;
    if files.is_empty() {
        return Err(Failure::call(format!("{}: there is no feature in this folder", path.display()), None));
    }
    Ok(files)
}

/// The engine that is tested.
pub(crate) fn engine(which: &WhichEngine, library: &Arc<Library>) -> Result<Box<dyn EngineUnderTest>, Failure> {
    let Some(command) = &which.engine else { return Ok(Box::new(ReferenceEngine::new(library.settings()))) };
    let options = Options {
        workers: usize::from(which.workers),
        deadline: Duration::from_millis(which.deadline),
        library: Some(Arc::clone(library)),
        ..Options::default()
    };
    let groups = Groups::default();
    end_with_us(groups.clone())?;
    Ok(Box::new(ProcessEngine::start(command, options, groups)?))
}

/// Ends an engine's processes when casebook is told to end: Ctrl-C reaches a terminal's own group only, and theirs are others.
fn end_with_us(groups: Groups) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        let code = runtime.block_on(told_to_end());
        groups.end_all();
        let _gone = writeln!(io::stderr(), "\ninterrupted: what was finished is in the record, which has no footer");
        process::exit(code);
    })?;
    Ok(())
}

/// Waits for a signal to end; the exit code it makes, as a shell counts.
#[cfg(unix)]
async fn told_to_end() -> i32 {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut interrupt), Ok(mut terminate), Ok(mut hang_up)) =
        (signal(SignalKind::interrupt()), signal(SignalKind::terminate()), signal(SignalKind::hangup()))
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => 130,
        _ = terminate.recv() => 143,
        _ = hang_up.recv() => 129,
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn told_to_end() -> i32 {
    match tokio::signal::ctrl_c().await {
        Ok(()) => 130,
        Err(_) => std::future::pending().await,
    }
}

/// What that engine is known not to do, which has to be declared of that engine. For the whole suite, everything it names has to be there.
pub(crate) fn deviations_of(
    engine: &mut dyn EngineUnderTest,
    which: &WhichEngine,
    suite: &Suite,
    whole: bool,
) -> Result<Deviations, Failure> {
    let deviations = deviations(which, suite, whole)?;
    if let Some(path) = &which.deviations {
        let file = File::read(path)?;
        deviations.are_of(&file.document(), &engine.hello().engine).map_err(|error| in_deviations(error, &file))?;
    }
    Ok(deviations)
}

/// What is declared. For the whole suite, everything it names has to be there.
pub(crate) fn deviations(which: &WhichEngine, suite: &Suite, whole: bool) -> Result<Deviations, Failure> {
    let file = match (&which.deviations, &which.engine) {
        (Some(path), _) => File::read(path)?,
        (None, None) => embedded::deviations(),
        (None, Some(_)) => return Ok(Deviations::default()),
    };
    let deviations = read_deviations(&file)?;
    let editions = suite.library.editions();
    deviations.check_editions(&file.document(), editions).map_err(|error| in_deviations(error, &file))?;
    if whole {
        deviations.check(&file.document(), suite).map_err(|error| in_deviations(error, &file))?;
    }
    Ok(deviations)
}

/// The editions that are asked for.
pub(crate) fn editions(asked: &InEditions, library: &Library) -> Result<EditionChoice, Failure> {
    match &asked.edition {
        Some(id) => Ok(EditionChoice::One(edition(id, library)?)),
        None if asked.home => Ok(EditionChoice::Home),
        None => Ok(EditionChoice::All),
    }
}

/// An edition by its name.
pub(crate) fn edition(id: &str, library: &Library) -> Result<EditionId, Failure> {
    match library.editions().get(id) {
        Ok(edition) => Ok(edition.id.clone()),
        Err(unknown) => {
            let known: Vec<&str> = library.editions().iter().map(|edition| edition.id.0.as_str()).collect();
            let near = unknown.suggestion.map(|near| format!("did you mean `{near}`?"));
            let help = near.unwrap_or_else(|| format!("there are {}", known.join(", ")));
            Err(Failure::Call { message: format!("there is no edition `{id}`"), help: Some(help) })
        }
    }
}
