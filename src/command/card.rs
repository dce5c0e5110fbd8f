//! `casebook card`: the definition of a card in English, so that a judge can check it.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook_engine::cards::english;
use clap::Args;

use crate::{
    arguments::Packs,
    failure::Failure,
    sources::{edition, library_with},
};

/// Print the definition of a card in English
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  casebook card \"Glacial Ray\" --edition 2026-01")]
pub(crate) struct Card {
    /// The card's name; for a card with several parts, the name of any part
    name: String,
    /// The edition whose wording is printed [default: the newest]
    #[arg(long, value_name = "E")]
    edition: Option<String>,
    #[command(flatten)]
    packs: Packs,
}

/// Prints a card.
pub(crate) fn card(asked: &Card) -> Result<ExitCode, Failure> {
    let library = library_with(&asked.packs, &asked.name)?;
    let newest = library.editions().iter().last().map(|edition| edition.id.0.clone()).unwrap_or_default();
    let id = edition(asked.edition.as_ref().unwrap_or(&newest), &library)?;
    let shelved = library
        .card(&asked.name)
        .map_err(|near| Failure::call(format!("there is no card called \"{}\"", asked.name), near))?;
    let table = library.table(&id).ok_or_else(|| Failure::call(format!("there is no edition `{id}`"), None))?;
    let text = english::card(&shelved.card, table.wording());
    writeln!(io::stdout().lock(), "{text}\n({}, in the wording of {id})", shelved.file)?;
    Ok(ExitCode::SUCCESS)
}
