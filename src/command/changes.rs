//! `casebook changes`: the outcomes that differ between two editions, found by carrying out the cases.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::changes::{changes as compared, changes_of};
use indexmap::IndexMap;

use crate::{
    arguments::Changes,
    failure::Failure,
    sources::{engine, suite},
};

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
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&found).map_err(io::Error::from)?)?;
    } else if asked.markdown {
        write!(out, "{}", found.markdown())?;
    } else {
        write!(out, "{}", found.text(asked.all))?;
    }
    Ok(ExitCode::SUCCESS)
}
