//! The project's own features and fixtures, which travel with the library and the program.

use std::{fs, path::Path};

use casebook_steps::{
    files::File,
    packs::{EXTENSIONS, Pack},
};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "features"]
struct Features;

#[derive(RustEmbed)]
#[folder = "fixtures"]
struct Fixtures;

#[derive(RustEmbed)]
#[folder = "packs"]
struct Packs;

#[cfg(feature = "cli")]
#[derive(RustEmbed)]
#[folder = "deviations"]
struct Deviations;

#[cfg(feature = "cli")]
#[derive(RustEmbed)]
#[folder = "docs/schemas"]
struct Schemas;

#[cfg(feature = "cli")]
#[derive(RustEmbed)]
#[folder = "adapters/python/casebook_adapter"]
struct PythonKit;

#[cfg(feature = "cli")]
#[derive(RustEmbed)]
#[folder = "docs/cards"]
struct CardLanguage;

/// The pages of the card language: what cards say, and a page for each kind of word. The guide says nothing that they don't say.
#[cfg(feature = "cli")]
pub fn card_language() -> Vec<File> {
    files::<CardLanguage>("docs/cards", &["md"])
}

/// The modules of the kit for adapters in Python, in a folder of the kit's name.
#[cfg(feature = "cli")]
pub fn python_kit() -> Vec<File> {
    let kit = "adapters/python/casebook_adapter";
    let named = |file: File| File { path: file.path.replacen(kit, "casebook_adapter", 1), ..file };
    files::<PythonKit>(kit, &["py"]).into_iter().map(named).collect()
}

/// Every feature, by its path in the project.
pub fn features() -> Vec<File> {
    files::<Features>("features", &["feature"])
}

/// Every fixture.
pub fn fixtures() -> Vec<File> {
    files::<Fixtures>("fixtures", &["yaml"])
}

/// The packs of the project. A pack that can't be read is no error here: a test of the project reads each.
pub fn packs() -> Vec<Pack> {
    Pack::all_of("packs", &files::<Packs>("packs", &EXTENSIONS)).unwrap_or_default()
}

/// What the project's own engine is known not to do.
#[cfg(feature = "cli")]
pub fn deviations() -> File {
    let path = "deviations/reference.toml".to_owned();
    let empty = || File { path: path.clone(), text: "engine = \"casebook-engine\"\n".to_owned() };
    files::<Deviations>("deviations", &["toml"]).into_iter().find(|file| file.path == path).unwrap_or_else(empty)
}

/// The text of a schema, by its name.
#[cfg(feature = "cli")]
pub fn schema(name: &str) -> Option<String> {
    String::from_utf8(Schemas::get(&format!("{name}.json"))?.data.into_owned()).ok()
}

/// The files of a folder of the project with one of these extensions. A build without optimisation reads the folder itself, which may have files of
/// editors.
fn files<E: RustEmbed>(folder: &str, extensions: &[&str]) -> Vec<File> {
    let mut files: Vec<File> = E::iter()
        .filter(|path| path.rsplit_once('.').is_some_and(|(_, extension)| extensions.contains(&extension)))
        .filter_map(|path| {
            let whole = format!("{folder}/{path}");
            let text = text::<E>(&whole, &path)?;
            Some(File { path: whole, text })
        })
        .collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

/// The text of a file, which has one path in the project and another in its folder.
fn text<E: RustEmbed>(whole: &str, path: &str) -> Option<String> {
    if cfg!(debug_assertions) {
        // The library of embedded files would compute a hash of it, too.
        return fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(whole)).ok();
    }
    String::from_utf8(E::get(path)?.data.into_owned()).ok()
}
