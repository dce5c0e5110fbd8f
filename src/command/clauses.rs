//! `casebook clauses`: what the documents say, and what of it has a scenario.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::{clauses::Clause, rulebook::Rulebook};

use super::run::{documents, unknown_clause};
use crate::{
    arguments::{Clauses, Packs},
    failure::Failure,
    sources::suite,
};

/// Lists the clauses.
pub(crate) fn clauses(asked: &Clauses) -> Result<ExitCode, Failure> {
    let suite = suite(&[], &Packs::default())?;
    let wanted = documents(&asked.documents, &suite)?;
    let book = Rulebook::of(&suite.library);
    let mut found: Vec<&Clause> = Vec::new();
    for id in &asked.ids {
        let meant = book.find(id);
        if meant.is_empty() {
            return Err(unknown_clause(id, &suite));
        }
        found.extend(meant);
    }
    let is_found = |clause: &Clause| asked.ids.is_empty() || found.iter().any(|one| one.id == clause.id);
    let index = suite.library.clauses();
    let width = index.iter().map(|clause| clause.id.0.len()).max().unwrap_or(0);
    let mut out = io::stdout().lock();
    for clause in index.iter().filter(|clause| is_found(clause)) {
        let scenarios = suite.scenarios.iter().filter(|s| s.lowered.case.clauses.contains(&clause.id.0)).count();
        let is_meant = wanted.is_empty() || wanted.iter().any(|document| document == clause.id.document());
        if !is_meant || asked.uncovered && (scenarios > 0 || !clause.kind.is_testable()) {
            continue;
        }
        let covered = match (scenarios, clause.kind.is_testable()) {
            (0, true) => "uncovered".to_owned(),
            (0, false) => "untestable".to_owned(),
            (1, _) => "1 scenario".to_owned(),
            (count, _) => format!("{count} scenarios"),
        };
        let today = clause.number_today().unwrap_or_default();
        writeln!(out, "{:<width$}  {covered:<12}  {today:<8}  {}", clause.id.0, clause.title)?;
    }
    Ok(ExitCode::SUCCESS)
}
