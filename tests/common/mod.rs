//! The suite as it lies in the project, read once.
#![allow(dead_code, reason = "each test that shares this module uses a part of it")]

use casebook_steps::{
    deviations::Deviations,
    engines::reference::ReferenceEngine,
    files::File,
    library::{Library, Shelf},
    packs::{EXTENSIONS, Pack},
    port::EngineUnderTest,
    record::Record,
    run::{Selection, run},
    suite::{EditionChoice, Suite},
};
use std::{
    path::Path,
    sync::{Arc, LazyLock},
};

/// The deviations of the reference engine, if it has any.
const DEVIATIONS: &str = "deviations/reference.toml";

/// The library, read once. Tests run in the project's folder, so paths are the project's own.
pub(crate) fn library() -> Arc<Library> {
    static LIBRARY: LazyLock<Arc<Library>> = LazyLock::new(read);
    Arc::clone(&LIBRARY)
}

fn read() -> Arc<Library> {
    // Cargo starts the tests of a member in its own folder.
    let member = Path::new(env!("CARGO_MANIFEST_DIR"));
    if let Some(project) = member.parent().filter(|project| project.join("fixtures").is_dir()) {
        std::env::set_current_dir(project).unwrap_or_else(|error| panic!("{error}"));
    }
    let fixtures = File::read_all(Path::new("fixtures"), &["yaml"]).unwrap_or_else(|error| panic!("{error}"));
    let library = Library::load(&Shelf { fixtures: &fixtures, packs: packs(), cards: &[] });
    Arc::new(library.unwrap_or_else(|error| panic!("{error}")))
}

/// The packs of the project, read once.
pub(crate) fn packs() -> &'static [Pack] {
    static PACKS: LazyLock<Vec<Pack>> = LazyLock::new(|| {
        let files = File::read_all(Path::new("packs"), &EXTENSIONS).unwrap_or_else(|error| panic!("{error}"));
        Pack::all_of("packs", &files).unwrap_or_else(|error| panic!("{error}"))
    });
    &PACKS
}

/// The scenarios of all features, read once.
pub(crate) fn whole() -> &'static Suite {
    static WHOLE: LazyLock<Suite> =
        LazyLock::new(|| suite(library(), None).unwrap_or_else(|problems| panic!("{problems}")));
    &WHOLE
}

/// The scenarios of all features; or only of those that speak of a clause, since most processes of a parallel runner want one clause each.
///
/// # Errors
/// Everything that is wrong with the features.
pub(crate) fn suite(library: Arc<Library>, speaking_of: Option<&str>) -> Result<Suite, String> {
    let mut features = File::read_all(Path::new("features"), &["feature"]).map_err(|error| error.to_string())?;
    features.extend(packs().iter().flat_map(|pack| pack.features.iter().cloned()));
    features.retain(|file| speaking_of.is_none_or(|words| file.text.contains(words)));
    Suite::load(library, &features).map_err(|problems| {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        problems.join("\n")
    })
}

/// The reference engine.
pub(crate) fn reference(library: &Library) -> ReferenceEngine {
    ReferenceEngine::new(library.settings())
}

/// Every scenario in the edition of its document, on the reference engine.
pub(crate) fn own_results(suite: &Suite, deviations: &Deviations) -> Record {
    let selection = Selection { editions: EditionChoice::Home, own: true, ..Selection::default() };
    run(suite, &mut reference(&suite.library), &selection, deviations, &mut ())
}

/// Every scenario in the edition of its document, on another engine.
pub(crate) fn results(suite: &Suite, engine: &mut dyn EngineUnderTest, deviations: &Deviations) -> Record {
    let selection = Selection { editions: EditionChoice::Home, ..Selection::default() };
    run(suite, engine, &selection, deviations, &mut ())
}

/// What the reference engine is known not to get right.
pub(crate) fn deviations() -> Deviations {
    let path = Path::new(DEVIATIONS);
    if !path.exists() {
        return Deviations::default();
    }
    let file = File::read(path).unwrap_or_else(|error| panic!("{error}"));
    Deviations::load(&file.document()).unwrap_or_else(|error| panic!("{error}"))
}
