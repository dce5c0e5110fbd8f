//! `casebook hunt`: looks for differences between two engines that no scenario describes.

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};

use casebook_steps::{
    hunt::{Bounds, hunt as hunted},
    port::EngineUnderTest,
};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::run::meant;
use crate::{
    arguments::{DEADLINE, Packs, WhichEngine},
    failure::Failure,
    sources::{edition, engine, suite},
};

/// Look for situations in which two engines differ, by varying the scenarios on which they agree
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook hunt --engine 'python3 my_engine.py'
  casebook hunt --engine ./old --engine ./new --tries 20000 --out differences.feature
  casebook hunt --engine ./mine features/chk/splice.feature --differences 3

The command varies each scenario that both engines carry out with the same observations: other targets, numbers, orders,
players, cards with the same types and mana cost, one line less. Each variation is made once, in a fixed order, so that a
second run finds the same. If the engines differ, the lines that the difference doesn't need are left out. The output is a
feature for people: it says what each engine observes, and not which one is right. It is never added to the suite by itself.

Exit codes: 0 no difference was found, 1 differences were found, 2 the arguments or the suite are invalid, or an engine can't be
started.")]
pub(crate) struct Hunt {
    /// Features, or folders of them, to vary [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    features: Vec<PathBuf>,
    /// The command that starts an engine; given once, it is compared with casebook's own engine
    #[arg(long = "engine", value_name = "COMMAND", required = true)]
    engines: Vec<String>,
    /// Only scenarios of this clause or of a part of it, given by its id or by its number in any edition
    #[arg(long = "clause", value_name = "ID")]
    clauses: Vec<String>,
    /// The edition of the rules [default: the newest]
    #[arg(long, value_name = "E")]
    edition: Option<String>,
    /// The number of variations that are tried at most
    #[arg(long, value_name = "N", default_value_t = 5000)]
    tries: usize,
    /// The number of differences after which the command ends
    #[arg(long, value_name = "N", default_value_t = 10)]
    differences: usize,
    /// The time limit for one case, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = DEADLINE)]
    deadline: u64,
    /// Write the feature into this file, which must not exist [default: it is printed]
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    out: Option<PathBuf>,
    /// Print one JSON object with the differences
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    packs: Packs,
}

/// Compares the engines.
pub(crate) fn hunt(asked: &Hunt) -> Result<ExitCode, Failure> {
    let taken = asked.out.as_ref().filter(|file| file.exists());
    if let Some(file) = taken {
        let message = format!("{} exists already", file.display());
        return Err(Failure::Call { message, help: Some("give another file with --out".to_owned()) });
    }
    let mut suite = suite(&asked.features, &asked.packs)?;
    if !asked.clauses.is_empty() {
        let mut ids = Vec::new();
        for clause in &asked.clauses {
            ids.extend(meant(clause, &suite)?);
        }
        suite.scenarios.retain(|scenario| ids.iter().any(|id| scenario.proves(id)));
    }
    let newest = suite.library.editions().newest().map(|edition| edition.id.0.clone()).unwrap_or_default();
    let edition = edition(asked.edition.as_ref().unwrap_or(&newest), &suite.library)?;
    let start = |command: Option<&String>| {
        let which = WhichEngine {
            engine: command.cloned(),
            workers: 1,
            deadline: asked.deadline,
            deviations: None,
            wire: None,
        };
        engine(&which, &suite.library)
    };
    let mut engines: [Box<dyn EngineUnderTest>; 2] = match &asked.engines[..] {
        [one] => [start(None)?, start(Some(one))?],
        [one, two] => [start(Some(one))?, start(Some(two))?],
        _ => return Err(Failure::call("give --engine once or twice".to_owned(), None)),
    };
    let bounds = Bounds { edition: edition.0, tries: asked.tries, differences: asked.differences };
    let bar = bar(asked.tries);
    let found = hunted(&suite, &mut engines, &bounds, &mut |tried| {
        if let Some(bar) = &bar {
            bar.set_position(tried as u64);
        }
    });
    if let Some(bar) = &bar {
        bar.finish_and_clear();
    }
    let found = found.map_err(|message| Failure::call(message, None))?;
    writeln!(io::stderr().lock(), "{}", found.summary())?;
    if asked.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&found).map_err(io::Error::from)?)?;
    } else if !found.differences.is_empty() {
        match &asked.out {
            Some(file) => fs::write(file, found.feature())
                .map_err(|error| Failure::call(format!("{}: {error}", file.display()), None))?,
            None => write!(io::stdout().lock(), "{}", found.feature())?,
        }
    }
    Ok(ExitCode::from(u8::from(!found.differences.is_empty())))
}

/// A progress bar, if the messages go to a terminal.
fn bar(tries: usize) -> Option<ProgressBar> {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} variations").ok()?;
    io::stderr().is_terminal().then(|| ProgressBar::new(tries as u64).with_style(style))
}
