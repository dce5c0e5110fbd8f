//! From the command line to a suite: which features, which cards, which engine.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use casebook_engine::edition::EditionId;
use casebook_steps::{
    deviations::Deviations,
    engines::{process::ProcessEngine, reference::ReferenceEngine},
    files::File,
    library::{Library, Shelf},
    port::EngineUnderTest,
    suite::{EditionChoice, Suite},
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
    Library::load(&Shelf { fixtures: &fixtures, packs: &cards })
        .map_err(|faults| Failure::faults(faults, &fixtures.iter().chain(&cards).collect::<Vec<_>>()))
}

/// Reads the suite: the features that are named, or the project's own.
pub(crate) fn suite(paths: &[PathBuf], packs: &Packs) -> Result<Suite, Failure> {
    let library = Arc::new(library(packs)?);
    let mut features = Vec::new();
    for path in paths {
        features.extend(named(path)?);
    }
    if paths.is_empty() {
        features = embedded::features();
    }
    Ok(Suite::load(library, &features)?)
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
pub(crate) fn engine(which: &WhichEngine, library: &Library) -> Result<Box<dyn EngineUnderTest>, Failure> {
    Ok(match &which.engine {
        Some(command) => Box::new(ProcessEngine::start(command, Duration::from_secs(which.deadline))?),
        None => Box::new(ReferenceEngine::new(library.settings())),
    })
}

/// What that engine is known not to do. For the whole suite, everything it names has to be there.
pub(crate) fn deviations(which: &WhichEngine, suite: &Suite, whole: bool) -> Result<Deviations, Failure> {
    let file = match (&which.deviations, &which.engine) {
        (Some(path), _) => File::read(path)?,
        (None, None) => embedded::deviations(),
        (None, Some(_)) => return Ok(Deviations::default()),
    };
    let deviations = read_deviations(&file)?;
    if whole {
        deviations.check(&file.document(), suite).map_err(|error| in_deviations(error, &file))?;
    }
    Ok(deviations)
}

/// The editions that are asked for.
pub(crate) fn editions(asked: &InEditions, library: &Library) -> Result<EditionChoice, Failure> {
    match &asked.edition {
        Some(id) => Ok(EditionChoice::One(edition(id, library)?)),
        None if asked.all_editions => Ok(EditionChoice::All),
        None => Ok(EditionChoice::Home),
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
