//! `casebook card`: the definition of a card in English, so that a judge can check it; and those of the cards that an engine lacks.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use casebook_engine::{cards::english, game::Table};
use casebook_steps::{library::Library, plain::shown};
use clap::Args;
use serde_json::json;

use super::report;
use crate::{
    arguments::Packs,
    failure::Failure,
    sources::{edition, library, library_with},
};

/// Print the definition of a card in English
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook card \"Glacial Ray\" --edition 2026-01
  casebook card --missing target/casebook/record.jsonl         the cards that an engine lacks, with the number of cases
  casebook card --missing target/casebook/record.jsonl --json  the same as data, with the definitions

An engine reports only the first card that it lacks for a case. A card of an unsupported case is taken to be missing unless
the engine was judged on another case with it.")]
pub(crate) struct Card {
    /// The card's name; for a card with several parts, the name of any part
    #[arg(required_unless_present = "missing")]
    name: Option<String>,
    /// Print the cards that the engine of this record lacks, those that most cases need first
    #[arg(long, value_name = "RECORD", conflicts_with = "name")]
    missing: Option<PathBuf>,
    /// With --missing: print a JSON list of names, numbers of cases, English texts and definitions
    #[arg(long, requires = "missing")]
    json: bool,
    /// The edition whose wording is printed [default: the newest]
    #[arg(long, value_name = "E")]
    edition: Option<String>,
    #[command(flatten)]
    packs: Packs,
}

/// Prints a card, or the missing ones.
pub(crate) fn card(asked: &Card) -> Result<ExitCode, Failure> {
    match (&asked.name, &asked.missing) {
        (Some(name), _) => one(asked, name),
        (None, Some(record)) => missing(asked, record),
        (None, None) => Err(Failure::call("name a card".to_owned(), None)),
    }
}

/// Prints one card.
fn one(asked: &Card, name: &str) -> Result<ExitCode, Failure> {
    let library = library_with(&asked.packs, name)?;
    let table = table(asked, &library)?;
    let shelved = library.card(name).map_err(|near| Failure::Call {
        message: format!("there is no card called \"{name}\""),
        help: Some(match near {
            Some(near) => format!("did you mean \"{near}\"? `casebook new card \"{name}\"` writes a new one"),
            None => format!("`casebook new card \"{name}\"` writes a new one"),
        }),
    })?;
    let text = english::card(&shelved.card, table.wording());
    writeln!(io::stdout().lock(), "{text}\n({}, in the wording of {})", shelved.file, table.edition.id)?;
    Ok(ExitCode::SUCCESS)
}

/// The cards in the wording of the edition that was asked for, or of the newest.
fn table(asked: &Card, library: &Library) -> Result<Arc<Table>, Failure> {
    let newest = library.editions().newest().map(|edition| edition.id.0.clone()).unwrap_or_default();
    let id = edition(asked.edition.as_ref().unwrap_or(&newest), library)?;
    library.table(&id).ok_or_else(|| Failure::call(format!("there is no edition `{id}`"), None))
}

/// Prints the cards that the engine of a record lacks.
fn missing(asked: &Card, record: &Path) -> Result<ExitCode, Failure> {
    let read = report::read(record)?;
    let library = library(&asked.packs)?;
    let table = table(asked, &library)?;
    let english = |name: &str| library.find_card(name).map(|found| english::card(&found.card, table.wording()));
    let cards = &read.footer.missing_cards;
    let mut out = io::stdout().lock();
    if asked.json {
        let all = cards.iter().map(|card| {
            let definition = library.find_card(&card.name).map(|found| &*found.card);
            json!({ "name": card.name, "cases": card.cases, "english": english(&card.name), "definition": definition })
        });
        let list = serde_json::Value::from_iter(all);
        writeln!(out, "{}", serde_json::to_string_pretty(&list).map_err(io::Error::from)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    for card in cards {
        let text = english(&card.name).unwrap_or_else(|| {
            let name = shown(&card.name);
            format!("{name}\n(it is not in the library; add its folder with --cards)")
        });
        let cases = if card.cases == 1 { "1 case".to_owned() } else { format!("{} cases", card.cases) };
        writeln!(out, "{cases}:\n{text}\n")?;
    }
    let engine = &read.header.engine;
    let (name, count) = (shown(&engine.name), cards.len());
    writeln!(
        out,
        "{count} cards are missing in {name} {}, in the wording of {}",
        shown(&engine.version),
        table.edition.id
    )?;
    Ok(ExitCode::SUCCESS)
}
