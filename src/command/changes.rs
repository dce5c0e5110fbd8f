//! `casebook changes`: the outcomes that differ between two editions, found by carrying out the cases.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook_steps::{
    changes::{Changes as Found, changes as compared, changes_of},
    files::Unreadable,
};
use clap::Args;
use indexmap::IndexMap;

use crate::{
    arguments::{DEADLINE, Packs, WhichEngine},
    failure::Failure,
    sources::{engine, suite},
};

/// What follows the options in the help.
const HELP: &str = "\
Examples:
  casebook changes 2006-10 2026-01                   the changed rules, each with some cases
  casebook changes 2004-10 2005-02 --all             with all cases
  casebook changes 2004-10 2026-01 --clause 704.5j   only the cases of a clause
  casebook changes 2026-01 2026-01 --with legend_rule=all_die
                                                     what another value of a rule would change
  casebook changes 2006-10 2026-01 --engine 'python3 my_engine.py'
  casebook changes 2005-02 2006-10 --markdown > changes.md
  casebook changes 2005-02 2006-10 --page target/changes.html

Every case is carried out in both editions, also if its clauses hold in one of them only. The command compares all
observations of the case, and at its end the life totals and the zones of its cards. It finds the cause of a difference by
switching the changed rules one at a time. If several rules are named together, each of them undoes the difference, or only
all of them together make it. The causes of another engine's differences are those of the reference engine in the same case.

Exit codes: 0 the editions were compared, 2 the arguments or the suite are invalid.";

/// Carry out all cases in two editions of the rules, and tell which outcomes changed and by which rule
#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(crate) struct Changes {
    /// The older edition
    #[arg(value_name = "OLDER")]
    from: String,
    /// The newer edition
    #[arg(value_name = "NEWER")]
    to: String,
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    features: Vec<PathBuf>,
    /// Only cases of this clause or of a part of it, given by its id or by its number in any edition
    #[arg(long = "clause", value_name = "ID")]
    clauses: Vec<String>,
    /// Another value of a rule in the newer edition
    #[arg(long, value_name = "FIELD=VALUE", conflicts_with = "engine")]
    with: Vec<String>,
    /// List every case of each cause
    #[arg(long)]
    all: bool,
    /// Print one JSON object: `causes`, each with its `cases`, and the cases that only one edition can carry out
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Print Markdown
    #[arg(long)]
    markdown: bool,
    /// Write a page with all cases to this file: HTML that loads nothing else
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
    /// The command that starts another engine, which must have both editions [default: casebook's own engine]
    #[arg(long, value_name = "COMMAND")]
    engine: Option<String>,
    /// The number of processes of the engine that run at the same time
    #[arg(long, value_name = "N", default_value_t = 1, requires = "engine",
        value_parser = clap::value_parser!(u16).range(1..=256))]
    workers: u16,
    /// The time limit for one case, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = DEADLINE, requires = "engine")]
    deadline: u64,
    #[command(flatten)]
    packs: Packs,
}

impl Changes {
    /// The engine whose outcomes are compared.
    pub(crate) fn engine(&self) -> WhichEngine {
        WhichEngine {
            engine: self.engine.clone(),
            workers: self.workers,
            deadline: self.deadline,
            ..WhichEngine::default()
        }
    }
}

/// Carries out the cases in both editions and prints what differs.
pub(crate) fn changes(asked: &Changes) -> Result<ExitCode, Failure> {
    let mut suite = suite(&asked.features, &asked.packs)?;
    if !asked.clauses.is_empty() {
        let mut ids = Vec::new();
        for clause in &asked.clauses {
            ids.extend(super::run::meant(clause, &suite)?);
        }
        suite.scenarios.retain(|scenario| ids.iter().any(|id| scenario.proves(id)));
    }
    let edition = |name: &str| {
        let found = suite.library.editions().get(name);
        found.cloned().map_err(|unknown| Failure::call(unknown.to_string(), None))
    };
    let (from, to) = (edition(&asked.from)?, edition(&asked.to)?);
    let mut fields: IndexMap<String, String> = IndexMap::new();
    for said in &asked.with {
        let (field, value) = said.split_once('=').ok_or_else(|| {
            Failure::call(format!("`{said}` must be a field and a value: --with legend_rule=all_die"), None)
        })?;
        fields.insert(field.trim().to_owned(), value.trim().to_owned());
    }
    let to = suite.library.edition_with(&to, &fields).map_err(|message| Failure::call(message, None))?;
    let which = asked.engine();
    let found = match &which.engine {
        None => compared(&suite, &from, &to),
        Some(_) => {
            let mut engine = engine(&which, &suite.library)?;
            changes_of(&suite, &mut *engine, &from, &to).map_err(|message| Failure::call(message, None))?
        }
    };
    if let Some(path) = &asked.page {
        written(path, &found)?;
    }
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&found).map_err(io::Error::from)?)?;
    } else if asked.markdown {
        write!(out, "{}", found.markdown())?;
    } else {
        write!(out, "{}", found.text(asked.all))?;
    }
    if let Some(path) = &asked.page {
        writeln!(io::stderr(), "page: {}", path.display())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the page, in a new folder if there is none.
fn written(path: &Path, found: &Found) -> Result<(), Failure> {
    let unwritable = |error: &io::Error| Failure::from(Unreadable::new(path, error));
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| unwritable(&error))?;
    }
    let page = found.page().map_err(|error| Failure::call(error.to_string(), None))?;
    fs::write(path, page).map_err(|error| unwritable(&error))
}
