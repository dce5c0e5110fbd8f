//! `casebook new adapter`: a folder with an adapter that runs, its tests and a README.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook::embedded;
use clap::{Args, ValueEnum};

use super::put;
use crate::failure::Failure;

/// The help of the command.
pub(super) const HELP: &str = "\
Examples:
  casebook new adapter my_adapter                            an adapter in Python, with the kit beside it
  casebook new adapter my_adapter --language rust            a crate in Rust
  casebook new adapter my_adapter --language rust --from ../casebook

Next steps: the README in the folder says how to run it. It passes a few smoke cases at once and fails none; what its engine
lacks is unsupported. docs/adapters.md tells how engines of each kind are adapted.";

#[derive(Debug, Args)]
pub(super) struct NewAdapter {
    /// The folder, which must be new or empty; its name is the name of the engine
    dir: PathBuf,
    /// The language of the adapter
    #[arg(long, value_name = "LANGUAGE", value_enum, default_value_t)]
    language: Language,
    /// For Rust: where casebook's crates are, a folder with casebook's sources or the address of a git repository [default: the registry]
    #[arg(long, value_name = "DIR|URL")]
    from: Option<String>,
}

/// A language for which there is a kit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Language {
    #[default]
    Python,
    Rust,
}

/// A file of the folder.
type Written = (PathBuf, String);

/// Writes the folder.
pub(super) fn adapter(asked: &NewAdapter) -> Result<ExitCode, Failure> {
    let folder = &asked.dir;
    if folder.read_dir().is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(Failure::call(format!("{} exists already and is not empty", folder.display()), None));
    }
    let name = name_of(folder)?;
    let (files, next) = match (asked.language, &asked.from) {
        (Language::Python, Some(_)) => {
            let message = "--from is for Rust: an adapter in Python gets a copy of the kit".to_owned();
            return Err(Failure::call(message, None));
        }
        (Language::Python, None) => {
            let adapter = folder.join("adapter.py");
            (python(&name), format!("casebook run --smoke --engine 'python3 {}'", adapter.display()))
        }
        (Language::Rust, from) => {
            (rust(&name, from.as_deref()), "cargo test --test conformance 2026-01/smoke".to_owned())
        }
    };
    for (file, text) in &files {
        put(&folder.join(file), text)?;
    }
    writeln!(io::stdout().lock(), "{} is written; its README.md has the next steps\n\n{next}", folder.display())?;
    Ok(ExitCode::SUCCESS)
}

/// The name of the engine: that of the folder, as a name of a crate.
fn name_of(folder: &Path) -> Result<String, Failure> {
    let own = folder.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    let in_name = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
    let name: String = own.chars().map(in_name).collect();
    if name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return Ok(name);
    }
    let message =
        format!("{}: the name of the folder must begin with a letter, because it names the engine", folder.display());
    Err(Failure::call(message, None))
}

fn python(name: &str) -> Vec<Written> {
    let kit = embedded::python_kit().into_iter().map(|file| (PathBuf::from(file.path), file.text));
    let own = [
        ("adapter.py", include_str!("python/adapter.py")),
        ("test_adapter.py", include_str!("python/test_adapter.py")),
        ("README.md", include_str!("python/README.md")),
        // Type checkers read the types of a package that has this file.
        ("casebook_adapter/py.typed", ""),
    ];
    kit.chain(own.map(|(file, text)| (PathBuf::from(file), text.replace("ENGINE", name)))).collect()
}

fn rust(name: &str, from: Option<&str>) -> Vec<Written> {
    let version = concat!(env!("CARGO_PKG_VERSION_MAJOR"), ".", env!("CARGO_PKG_VERSION_MINOR"));
    let place = |folder: &str| match from {
        None => format!("version = \"{version}\""),
        Some(url) if url.contains("://") || url.ends_with(".git") => format!("git = {url:?}"),
        Some(local) => {
            let whole = Path::new(local).canonicalize().unwrap_or_else(|_| PathBuf::from(local));
            format!("path = {:?}", whole.join(folder).to_string_lossy())
        }
    };
    let manifest = include_str!("rust/Cargo.toml.txt")
        .replace("SOURCE", &format!("{{ {} }}", place("adapters/rust")))
        .replace("HARNESS", &format!("{{ {}, default-features = false, features = [\"harness\"] }}", place("")));
    let own = [
        ("Cargo.toml", manifest.as_str()),
        ("src/lib.rs", include_str!("rust/lib.rs")),
        ("src/main.rs", include_str!("rust/main.rs")),
        ("tests/conformance.rs", include_str!("rust/conformance.rs")),
        ("README.md", include_str!("rust/README.md")),
    ];
    let named = |text: &str| text.replace("ENGINE", name).replace("CRATE", name);
    own.map(|(file, text)| (PathBuf::from(file), named(text))).into()
}
