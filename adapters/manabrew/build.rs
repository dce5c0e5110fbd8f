//! Collects the cards of the suite and the definitions of this adapter into two texts that the program contains.

use std::{
    env,
    error::Error,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn Error>> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let cards = here.join("../../fixtures/cards");
    fs::write(out.join("cards.yaml"), all(&cards, "yaml", "---\n")?)?;
    fs::write(out.join("definitions.txt"), all(&here.join("cards"), "txt", "\n")?)?;
    Ok(())
}

/// The files of a folder and of its subfolders with this ending, in one text.
fn all(folder: &Path, ending: &str, before: &str) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    let mut text = String::new();
    for path in paths {
        if path.is_dir() {
            text += &all(&path, ending, before)?;
        } else if path.extension().is_some_and(|found| found == ending) {
            text += before;
            text += &fs::read_to_string(&path)?;
        }
    }
    Ok(text)
}
