//! `casebook show`: a ruling with its proof.

use std::{
    fmt::Write as _,
    io::{self, Write as _},
    process::ExitCode,
};

use casebook_steps::{
    clauses::{Clause, ClauseId},
    record::CaseResult,
    run::{Selection, run},
    suite::Suite,
    verdict::ClauseStatus,
};

use super::run::unknown_clause;
use crate::{
    arguments::Show,
    failure::Failure,
    sources::{deviations, editions, engine, suite},
};

/// Runs the scenarios of a clause, or one case, and tells everything about them.
pub(crate) fn show(asked: &Show) -> Result<ExitCode, Failure> {
    let mut suite = suite(&asked.features, &asked.packs)?;
    let clause = suite.library.clauses().get(&ClauseId(asked.id.clone())).cloned();
    suite.scenarios.retain(|scenario| scenario.lowered.case.id == asked.id || scenario.proves(&asked.id));
    if clause.is_none() && suite.scenarios.is_empty() {
        return Err(unknown_clause(&asked.id, &suite));
    }
    let selection =
        Selection { editions: editions(&asked.editions, &suite.library)?, part: true, ..Selection::default() };
    let mut engine = engine(&asked.engine, &suite.library)?;
    let deviations = deviations(&asked.engine, &suite, false)?;
    let record = run(&suite, &mut *engine, &selection, &deviations, &mut ());
    let mut text = clause.map(|clause| headed(&clause, &suite)).unwrap_or_default();
    if record.results.is_empty() {
        text += "\nno scenario proves it yet\n";
    }
    for result in &record.results {
        text += &told(result);
    }
    write!(io::stdout().lock(), "{text}")?;
    let failed = record.results.iter().any(|result| result.verdict.status() == ClauseStatus::Failed);
    Ok(ExitCode::from(u8::from(failed)))
}

/// What the clause index says.
fn headed(clause: &Clause, suite: &Suite) -> String {
    let source = suite.library.clauses().source(clause.id.document());
    let document = source.map_or("", |source| source.title.as_str());
    let holds: Vec<&str> = clause.holds.iter().map(|edition| edition.0.as_str()).collect();
    let mut text = format!("{}  {}\n", clause.id, clause.title);
    let _ = writeln!(text, "    {document}: {}", clause.citation);
    let _ = writeln!(text, "    holds in {}", holds.join(", "));
    if let Some(superseded) = &clause.superseded {
        let _ = writeln!(text, "    today {}: {}", superseded.rule, superseded.how);
    } else if let Some(today) = &clause.today {
        let _ = writeln!(text, "    today {today}");
    }
    text
}

/// A scenario with its lines, and what happened by which rule.
fn told(result: &CaseResult) -> String {
    let mut text = format!("\n{}  [{}]  {}\n", result.name, result.edition, result.verdict.name().replace('_', " "));
    let _ = writeln!(text, "    {} ({}:{})", result.id, result.feature, result.line);
    if let Some(detail) = &result.detail {
        let _ = writeln!(text, "    {detail}");
    }
    for step in &result.steps {
        let claims = || result.claims.iter().filter(|claim| claim.line == step.line);
        let mark = match (claims().next(), claims().all(|claim| claim.held)) {
            (None, _) => ' ',
            (Some(_), true) => '✓',
            (Some(_), false) => '✗',
        };
        let _ = writeln!(text, "  {mark} {} {}", step.keyword, step.text);
        for claim in claims().filter(|claim| !claim.held) {
            let _ = writeln!(text, "        expected  {}\n        seen      {}", claim.expected, claim.seen);
        }
    }
    let mut during = None;
    for line in &result.trace {
        if during != Some(line.step) {
            during = Some(line.step);
            let heading = line.step.map_or("the position", |step| result.operation(step).unwrap_or("…"));
            let _ = writeln!(text, "\n  {heading}");
        }
        let _ = writeln!(text, "    {:<10} {}", line.rule.as_deref().unwrap_or_default(), line.event);
    }
    text
}
