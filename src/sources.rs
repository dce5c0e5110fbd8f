//! Reads what the arguments select: features, cards, engine, deviations, editions.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Write},
    iter,
    path::{Path, PathBuf},
    process,
    sync::Arc,
    thread,
    time::Duration,
};

use casebook::embedded;
use casebook_engine::{cards::CardDef, edition::EditionId};
use casebook_steps::{
    clauses::ClauseId,
    deviations::Deviations,
    engines::{
        process::{Groups, Options, ProcessEngine, Wire},
        reference::ReferenceEngine,
    },
    files::File,
    library::{Faults, Library, Replaced, Shelf},
    packs::{EXTENSIONS, Pack},
    port::EngineUnderTest,
    portable,
    suite::{EditionChoice, Scenario, Suite, Unreadable},
};

use crate::{
    archive::{self, is_archive},
    arguments::{InEditions, Packs, WhichEngine},
    command::guard,
    failure::{Failure, in_deviations, read_deviations},
    wanted::{Wanted, tags},
};

/// The files of a library.
struct Files {
    fixtures: Vec<File>,
    packs: Vec<Pack>,
    cards: Vec<File>,
}

impl Files {
    /// The project's files, with the packs and the cards that the arguments name. A pack with the name of one of the project's takes its place.
    fn read(asked: &Packs) -> Result<Self, Failure> {
        let given: Vec<Pack> = asked.packs.iter().map(|folder| pack(folder)).collect::<Result<_, _>>()?;
        let mut packs = embedded::packs();
        packs.retain(|own| given.iter().all(|pack| pack.manifest.name != own.manifest.name));
        packs.extend(given);
        let mut cards = Vec::new();
        for folder in &asked.folders {
            cards.extend(File::read_all(folder, &["yaml", "yml"])?);
        }
        Ok(Self { fixtures: embedded::fixtures(), packs, cards })
    }

    fn shelf(&self) -> Shelf<'_> {
        Shelf { fixtures: &self.fixtures, packs: &self.packs, cards: &self.cards }
    }

    /// The errors in the files, shown in their texts.
    fn failed(&self, faults: Faults) -> Failure {
        let of_packs = self.packs.iter().flat_map(|pack| iter::once(&pack.file).chain(&pack.fixtures));
        Failure::faults(faults, &self.fixtures.iter().chain(of_packs).chain(&self.cards).collect::<Vec<_>>())
    }

    /// Checks those of the project's own cards that are used: they are read without a check.
    fn check(&self, library: &Library, used: impl Fn(&CardDef) -> bool) -> Result<(), Failure> {
        library.check_cards(&self.fixtures, used).map_err(|faults| self.failed(faults))
    }

    /// Every feature: the project's and those of packs.
    fn features(&self) -> Vec<File> {
        let of_packs = self.packs.iter().flat_map(|pack| pack.features.iter().cloned());
        embedded::features().into_iter().chain(of_packs).collect()
    }
}

/// Reads the pack in a folder, or in the archive of one.
fn pack(folder: &Path) -> Result<Pack, Failure> {
    let files = if is_archive(folder) { archive::read(folder)? } else { File::read_all(folder, &EXTENSIONS)? };
    Pack::of(&root(folder), files.clone())
        .map_err(|error| Failure::faults(error.into(), &files.iter().collect::<Vec<_>>()))
}

/// The path of a pack's folder, as the paths of its files begin.
fn root(folder: &Path) -> String {
    folder.display().to_string().trim_end_matches(['/', '\\']).to_owned()
}

/// Reads the library: the project's cards, and the packs and cards that replace or add to them.
pub(crate) fn library(packs: &Packs) -> Result<Library, Failure> {
    whole(&Files::read(packs)?, packs)
}

/// Reads the whole library. Unless the command keeps going, a broken file is an error.
fn whole(files: &Files, asked: &Packs) -> Result<Library, Failure> {
    if asked.keep_going {
        return readable(files);
    }
    Library::load_for_use(&files.shelf()).map_err(|faults| {
        let of_packs = |path: &str| files.fixtures.iter().all(|file| file.path != path);
        let broken: BTreeSet<String> =
            faults.0.iter().map(|fault| fault.file.clone()).filter(|path| of_packs(path)).collect();
        let failed = files.failed(faults);
        let all = files.cards.len() + files.packs.iter().map(|pack| pack.fixtures.len()).sum::<usize>();
        let own = embedded::packs().iter().map(|pack| pack.fixtures.len()).sum::<usize>();
        // There is something to go on with only if other files than the project's can be read.
        if !broken.is_empty() && all > own + broken.len() && Library::load_readable(&files.shelf()).is_ok() {
            let (count, them) = if broken.len() == 1 { ("1 file", "it") } else { ("some files", "them") };
            let said = format!("{count} can't be read: correct {them}, or add `--keep-going` to leave {them} out");
            let _gone = writeln!(io::stderr(), "note: {said}");
        }
        failed
    })
}

/// Reads the readable part of the library. Broken files of packs are left out, and their errors are printed.
fn readable(files: &Files) -> Result<Library, Failure> {
    match Library::load_readable(&files.shelf()) {
        Ok((library, faults)) => {
            files.failed(faults).tell();
            Ok(library)
        }
        Err(faults) => Err(files.failed(faults)),
    }
}

/// Reads the part of the library that a card needs. It is an error if the broken file of a pack defines the card, or may define it: then the
/// project's card of that name isn't the card that is meant.
pub(crate) fn library_with(packs: &Packs, name: &str) -> Result<Library, Failure> {
    let files = Files::read(packs)?;
    let library = readable(&files)?;
    if let Some(left_out) = library.unread_card(name) {
        let said = format!("\"{name}\" can't be printed, because {} can't be read", left_out.file);
        return Err(Failure::Call { message: said, help: None });
    }
    let meant = library.find_card(name).map(|shelved| shelved.card.name.clone());
    files.check(&library, |card| Some(&card.name) == meant.as_ref())?;
    Ok(library)
}

/// Reads the suite: the named features, or the project's own. Every card and keyword that they need must be readable.
pub(crate) fn suite(paths: &[PathBuf], packs: &Packs) -> Result<Suite, Failure> {
    let suite = readable_suite(paths, packs)?;
    if suite.unreadable.is_empty() { Ok(suite) } else { Err(not_played(&suite.unreadable.iter().collect::<Vec<_>>())) }
}

/// Reads the suite: the named features, or the project's own and those of all packs. Without `--keep-going` everything must be readable; with it,
/// scenarios that need a broken file are in [`Suite::unreadable`].
pub(crate) fn readable_suite(paths: &[PathBuf], packs: &Packs) -> Result<Suite, Failure> {
    let files = Files::read(packs)?;
    let features = if paths.is_empty() { files.features() } else { all_named(paths, &files)? };
    suite_of(&files, told(&files, packs)?, &features)
}

/// Reads the part of the suite that is asked for: the features, the project's own and those of all packs, that speak of it.
pub(crate) fn part(wanted: Wanted<'_>, packs: &Packs) -> Result<Suite, Failure> {
    suite_after(&[], wanted, packs, |_| Ok(())).map(|(suite, ())| suite)
}

/// Reads the named features, or else the part of the suite that is asked for. What needs only the library is done before, since it may fail sooner.
pub(crate) fn suite_after<T>(
    paths: &[PathBuf],
    wanted: Wanted<'_>,
    packs: &Packs,
    first: impl FnOnce(&Arc<Library>) -> Result<T, Failure>,
) -> Result<(Suite, T), Failure> {
    let files = Files::read(packs)?;
    let named = all_named(paths, &files)?;
    let library = told(&files, packs)?;
    let done = first(&library)?;
    let features = if paths.is_empty() { wanted.of(files.features(), &library) } else { named };
    Ok((suite_of(&files, library, &features)?, done))
}

/// Reads the features of the packs that the arguments name, with the whole library; and the names of these packs.
pub(crate) fn suite_of_packs(packs: &Packs) -> Result<(Suite, BTreeSet<String>), Failure> {
    let files = Files::read(packs)?;
    let roots: Vec<String> = packs.packs.iter().map(|folder| root(folder)).collect();
    let given: Vec<&Pack> = files.packs.iter().filter(|pack| roots.contains(&pack.root)).collect();
    let features: Vec<File> = given.iter().flat_map(|pack| pack.features.iter().cloned()).collect();
    let names = given.iter().map(|pack| pack.manifest.name.clone()).collect();
    Ok((suite_of(&files, told(&files, packs)?, &features)?, names))
}

/// The clauses of some features that no other feature of the project or of its packs shows.
pub(crate) fn shown_nowhere_else(suite: &Suite) -> BTreeSet<ClauseId> {
    let given: BTreeSet<&str> = suite.scenarios.iter().map(|scenario| scenario.lowered.feature.as_str()).collect();
    let of_packs = embedded::packs().into_iter().flat_map(|pack| pack.features);
    let others: Vec<File> =
        embedded::features().into_iter().chain(of_packs).filter(|file| !given.contains(&*file.path)).collect();
    let elsewhere: BTreeSet<&str> = others.iter().flat_map(|file| tags(&file.text)).collect();
    suite.tagged().into_iter().filter(|clause| !elsewhere.contains(&*clause.0)).collect()
}

/// The project's own scenarios with the library of another suite; nothing if a pack changes what they need, so that they can't be read.
pub(crate) fn own_suite(suite: &Suite) -> Option<Suite> {
    Suite::load(Arc::clone(&suite.library), &embedded::features()).ok()
}

/// The whole library. What it replaces and leaves out is told.
fn told(files: &Files, packs: &Packs) -> Result<Arc<Library>, Failure> {
    let library = whole(files, packs)?;
    for Replaced { name, own, by } in library.replaced() {
        let _gone = writeln!(io::stderr(), "note: {by} replaces the project's \"{name}\" ({own})");
    }
    let left_out: Vec<&str> = library.left_out().iter().map(|left| left.file.as_str()).collect();
    if !left_out.is_empty() {
        let said = "scenarios that need them aren't run";
        let _gone =
            writeln!(io::stderr(), "note: left out, because they can't be read: {}; {said}", left_out.join(", "));
    }
    Ok(Arc::new(library))
}

/// The suite of features with a library.
fn suite_of(files: &Files, library: Arc<Library>, features: &[File]) -> Result<Suite, Failure> {
    let suite = Suite::load(library, features)?;
    let used: BTreeSet<_> =
        suite.cards().iter().filter_map(|name| suite.library.find_card(name)).map(|found| &found.card.name).collect();
    files.check(&suite.library, |card| used.contains(&card.name))?;
    if suite.scenarios.is_empty() && !suite.unreadable.is_empty() {
        return Err(not_played(&suite.unreadable.iter().collect::<Vec<_>>()));
    }
    Ok(suite)
}

/// The error that names the scenarios that weren't run, by the unreadable file. The list must not be empty.
pub(crate) fn not_played(unreadable: &[&Unreadable]) -> Failure {
    let mut by_file: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for Unreadable { scenario: Scenario { lowered, .. }, file } in unreadable {
        by_file.entry(file).or_default().push(format!("{}:{}", lowered.feature, lowered.line));
    }
    let told = by_file.iter().map(|(file, at)| match at.len() {
        1 => format!("{} isn't run, because {file} can't be read", at[0]),
        count => format!("{count} scenarios aren't run, because {file} can't be read: {}", at.join(", ")),
    });
    Failure::Call { message: told.collect::<Vec<_>>().join("\n"), help: None }
}

/// Reads a compiled suite with the library of its cards.
pub(crate) fn compiled(folder: &Path, packs: &Packs) -> Result<Suite, Failure> {
    let library = Arc::new(library(packs)?);
    portable::read(folder, library).map_err(|error| Failure::call(error.to_string(), None))
}

/// Reads features or folders of features.
fn all_named(paths: &[PathBuf], files: &Files) -> Result<Vec<File>, Failure> {
    let each = paths.iter().map(|path| named(path, files));
    Ok(each.collect::<Result<Vec<_>, _>>()?.concat())
}

/// Reads a feature or a folder of features. If the path doesn't exist, the embedded features of that path are used.
fn named(path: &Path, files: &Files) -> Result<Vec<File>, Failure> {
    if !path.exists() {
        let embedded: Vec<File> =
            files.features().into_iter().filter(|file| Path::new(&file.path).starts_with(path)).collect();
        if !embedded.is_empty() {
            return Ok(embedded);
        }
    }
    let files = File::read_all(path, &["feature"])?;
    if files.is_empty() {
        return Err(Failure::call(format!("{}: this folder has no feature", path.display()), None));
    }
    Ok(files)
}

/// Starts the engine to test.
pub(crate) fn engine(which: &WhichEngine, library: &Arc<Library>) -> Result<Box<dyn EngineUnderTest>, Failure> {
    let Some(command) = &which.engine else {
        return Ok(Box::new(ReferenceEngine::new(library.settings()).without_trace()));
    };
    let wire = |file: &PathBuf| {
        let unwritable = |error| format!("{}: the conversation can't be written: {error}", file.display());
        Wire::to(file).map_err(|error| Failure::call(unwritable(error), None))
    };
    let wire = which.wire.as_ref().map(wire).transpose()?.unwrap_or_default();
    let options = Options {
        workers: usize::from(which.workers),
        deadline: Duration::from_millis(which.deadline),
        library: Some(Arc::clone(library)),
        wire,
        guard: guard::words(),
        ..Options::default()
    };
    let groups = Groups::default();
    end_with_us(groups.clone())?;
    Ok(Box::new(ProcessEngine::start(command, options, groups)?))
}

/// Ends the engine's processes when casebook is interrupted: they are in other process groups than the terminal's, so Ctrl-C doesn't reach them.
fn end_with_us(groups: Groups) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        let code = runtime.block_on(told_to_end());
        groups.end_all();
        let _gone = writeln!(io::stderr(), "\ninterrupted: the record has the finished cases, but no footer");
        process::exit(code);
    })?;
    Ok(())
}

/// Waits for a signal to end; returns the exit code that a shell gives to it.
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

/// The deviations of the engine. The file must be about this engine. For the whole suite, every case that it declares must exist.
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

/// The declared deviations. For the whole suite, every case that they declare must exist.
pub(crate) fn deviations(which: &WhichEngine, suite: &Suite, whole: bool) -> Result<Deviations, Failure> {
    let file = match (&which.deviations, &which.engine) {
        (Some(path), _) => File::read(path)?,
        (None, None) => embedded::deviations(),
        (None, Some(_)) => return Ok(Deviations::default()),
    };
    let mut declared = declared(&file, suite, whole)?;
    if which.deviations.is_none() {
        for file in suite.library.packs().iter().flat_map(|pack| &pack.deviations) {
            let of_pack = self::declared(file, suite, whole)?;
            if of_pack.engine == declared.engine {
                declared.deviations.extend(of_pack.deviations);
            }
        }
    }
    Ok(declared)
}

/// The deviations that a file declares.
fn declared(file: &File, suite: &Suite, whole: bool) -> Result<Deviations, Failure> {
    let deviations = read_deviations(file)?;
    let editions = suite.library.editions();
    deviations.check_editions(&file.document(), editions).map_err(|error| in_deviations(error, file))?;
    if whole {
        deviations.check(&file.document(), suite).map_err(|error| in_deviations(error, file))?;
    }
    Ok(deviations)
}

/// The selected editions.
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
            let help = near.unwrap_or_else(|| format!("the editions are {}", known.join(", ")));
            Err(Failure::Call { message: format!("there is no edition `{id}`"), help: Some(help) })
        }
    }
}
