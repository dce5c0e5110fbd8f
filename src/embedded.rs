//! The project's own features and fixtures, which travel with the binary.

use casebook_steps::files::File;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "features"]
#[include = "*.feature"]
struct Features;

#[derive(RustEmbed)]
#[folder = "fixtures"]
#[include = "*.yaml"]
struct Fixtures;

#[derive(RustEmbed)]
#[folder = "deviations"]
#[include = "*.toml"]
struct Deviations;

#[derive(RustEmbed)]
#[folder = "docs/schemas"]
#[include = "*.json"]
struct Schemas;

/// Every feature, by its path in the project.
pub(crate) fn features() -> Vec<File> {
    files::<Features>("features")
}

/// Every fixture.
pub(crate) fn fixtures() -> Vec<File> {
    files::<Fixtures>("fixtures")
}

/// What the project's own engine is known not to do.
pub(crate) fn deviations() -> File {
    let path = "deviations/reference.toml".to_owned();
    let empty = || File { path: path.clone(), text: "engine = \"casebook-engine\"\n".to_owned() };
    files::<Deviations>("deviations").into_iter().find(|file| file.path == path).unwrap_or_else(empty)
}

/// The text of a schema, by its name.
pub(crate) fn schema(name: &str) -> Option<String> {
    String::from_utf8(Schemas::get(&format!("{name}.json"))?.data.into_owned()).ok()
}

fn files<E: RustEmbed>(folder: &str) -> Vec<File> {
    let mut files: Vec<File> = E::iter()
        .filter_map(|path| {
            let text = String::from_utf8(E::get(&path)?.data.into_owned()).ok()?;
            Some(File { path: format!("{folder}/{path}"), text })
        })
        .collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}
