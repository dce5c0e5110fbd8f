//! `casebook new pack`: a folder with a pack that runs: a card, a keyword, rulings with a misreading, scenarios, a README and the settings of an editor.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;

use super::{capital, put};
use crate::{
    arguments::Packs,
    command::schema::schema_text,
    failure::Failure,
    sources::{edition, library},
};

/// The help of the command.
pub(super) const HELP: &str = "\
Examples:
  casebook new pack my/lan                                   a pack with the short name lan
  casebook new pack my/lan --title \"Lanterns\"               with a title for readers
  casebook run --pack my/lan --document lan                  play its scenarios
  casebook check --pack my/lan                               check that its scenarios prove its rulings

The pack has a card, a keyword, two rulings, one of them with a misreading, and a scenario for each. It runs as it is, and
`casebook check` finds nothing. Replace these with your own: each kind of file is described by its schema in `schemas`, which
the settings in `.vscode` give to the editor.

Next steps: the README in the folder lists the files and the commands; docs/packs.md is a tutorial.

Exit codes: 0 the pack is written, 2 the folder is not empty, or its name can't be the short name of a pack.";

#[derive(Debug, Args)]
pub(super) struct NewPack {
    /// The folder, which must be new or empty; its name is the short name of the pack and of its document
    dir: PathBuf,
    /// What a reader calls the pack [default: its short name]
    #[arg(long, value_name = "TITLE")]
    title: Option<String>,
    /// The edition of the rules in which the pack is played [default: the newest]
    #[arg(long, value_name = "E")]
    edition: Option<String>,
}

/// The schemas of the files of a pack.
const SCHEMAS: [&str; 9] =
    ["pack", "edition", "card", "keyword", "action", "selectors", "state_based", "subtypes", "rules"];

/// Writes the folder.
pub(super) fn pack(asked: &NewPack) -> Result<ExitCode, Failure> {
    let folder = &asked.dir;
    if folder.read_dir().is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(Failure::call(format!("{} exists already and is not empty", folder.display()), None));
    }
    let name = name_of(folder)?;
    let library = library(&Packs::default())?;
    if library.clauses().source(&name).is_some() {
        let message = format!("casebook has a document `{name}` already: give the folder another name");
        return Err(Failure::call(message, None));
    }
    let newest = library.editions().newest().map(|edition| edition.id.0.clone()).unwrap_or_default();
    let edition = edition(asked.edition.as_ref().unwrap_or(&newest), &library)?;
    // The title stands between double quotes.
    let title = asked.title.clone().unwrap_or_else(|| capital(&name)).replace(['"', '\\'], "");
    let filled = |text: &str| text.replace("PACK", &name).replace("TITLE", &title).replace("EDITION", &edition.0);
    for (file, text) in files(&name) {
        put(&folder.join(file), &filled(text))?;
    }
    for schema in SCHEMAS {
        put(&folder.join(format!("schemas/{schema}.json")), &schema_text(schema)?)?;
    }
    let path = folder.display();
    writeln!(
        io::stdout().lock(),
        "{path} is written; its README.md lists the files\n\n\
         casebook run --pack {path} --document {name}    plays its scenarios\n\
         casebook check --pack {path}    checks that they prove its rulings"
    )?;
    Ok(ExitCode::SUCCESS)
}

/// The files of a pack with their texts.
fn files(name: &str) -> [(String, &'static str); 7] {
    [
        ("pack.yaml".to_owned(), include_str!("pack/pack.yaml")),
        ("cards/ember_keeper.yaml".to_owned(), include_str!("pack/ember_keeper.yaml")),
        ("keywords/kindle.yaml".to_owned(), include_str!("pack/kindle.yaml")),
        (format!("rules/{name}.yaml"), include_str!("pack/rules.yaml")),
        (format!("features/{name}/kindle.feature"), include_str!("pack/kindle.feature")),
        ("README.md".to_owned(), include_str!("pack/README.md")),
        (".vscode/settings.json".to_owned(), include_str!("pack/settings.json")),
    ]
}

/// The short name of the pack: that of the folder.
fn name_of(folder: &Path) -> Result<String, Failure> {
    let own = folder.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    let in_name = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = own.chars().map(in_name).collect();
    if name.starts_with(|first: char| first.is_ascii_alphanumeric()) {
        return Ok(name);
    }
    let message =
        format!("{}: the name of the folder must begin with a letter, because it names the pack", folder.display());
    Err(Failure::call(message, None))
}
