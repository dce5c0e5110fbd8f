//! `casebook clauses`: what the documents say, and what of it is shown.

use std::{
    fmt::Write as _,
    io::{self, Write as _},
    process::ExitCode,
};

use casebook_steps::{
    clauses::ClauseId,
    coverage::{Counts, Coverage, Covered, SectionRow, Shown, counted, sections},
    editions::is_part,
    plain::shown,
    rulebook::Rulebook,
    suite::Suite,
};
use clap::Args;
use serde_json::json;

use super::run::{documents, unknown_clause};
use crate::{arguments::Packs, failure::Failure, sources::part, wanted::Wanted};

/// List the clauses of the documents with their status; for the rulebook, counts by section
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook clauses --document cr26             the rulebook as a tree, with counts by section
  casebook clauses 704                         every number of a section
  casebook clauses deathtouch                  the clauses with a word in their titles
  casebook clauses --document bok --uncovered  the clauses without a scenario
  casebook clauses --document cr26 --json      every number with its status

A status is one of
  proven      each clause has a scenario that fails without it; for a number, the scenarios show the whole of it
  partly      the scenarios show a part of it
  deviating   it has a declared deviation of the reference engine
  refused     the reference engine does not have its mechanic, and reports it as unsupported
  untestable  no scenario can show it
  uncovered   it has no scenario
  unread      nobody has read it yet
The command runs no scenarios; the status comes from the last `casebook check --update`.")]
pub(crate) struct Clauses {
    /// Only these clauses: ids, numbers of any edition, or words of titles [default: all]
    #[arg(value_name = "ID|NUMBER|WORD")]
    ids: Vec<String>,
    /// Only clauses of this document
    #[arg(long = "document", value_name = "D")]
    documents: Vec<String>,
    /// Only clauses that can have a scenario and have none
    #[arg(long)]
    uncovered: bool,
    /// Print one JSON object: `counts`, and `clauses`, each with `id` and `status`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    packs: Packs,
}

/// Lists the clauses. Nothing is run.
pub(crate) fn clauses(asked: &Clauses) -> Result<ExitCode, Failure> {
    let of_documents = if asked.ids.is_empty() { &asked.documents[..] } else { &[] };
    let suite = part(Wanted { clauses: &asked.ids, documents: of_documents, ..Wanted::default() }, &asked.packs)?;
    let wanted = documents(&asked.documents, &suite)?;
    let all: Vec<&str> = suite.library.clauses().sources().map(|source| source.document.as_str()).collect();
    let meant: Vec<&str> = match wanted.is_empty() {
        true => all,
        false => wanted.iter().map(String::as_str).collect(),
    };
    let found = found(asked, &suite, &meant)?;
    let mut out = io::stdout().lock();
    if asked.json {
        let counts: serde_json::Map<_, _> =
            counted(&found).into_iter().map(|(status, count)| (status.name().to_owned(), json!(count))).collect();
        let object = json!({ "counts": counts, "clauses": found });
        writeln!(out, "{}", serde_json::to_string_pretty(&object).map_err(io::Error::from)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let rows = if is_tree(asked) { sections(&suite.library, meant[0], &found) } else { Vec::new() };
    if rows.is_empty() {
        write!(out, "{}", listed(&found))?;
    } else {
        let (past, numbers): (Vec<Covered>, Vec<Covered>) =
            found.into_iter().partition(|one| ClauseId(one.id.clone()).is_past());
        let examples = examples(&suite, meant[0]);
        write!(out, "{}", tree(meant[0], &rows, (&counted(&numbers), &examples), past.len()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The clauses and numbers that are asked for, in the order of the documents.
fn found(asked: &Clauses, suite: &Suite, documents: &[&str]) -> Result<Vec<Covered>, Failure> {
    let by_suite = Shown::by(suite, suite.library.proofs());
    let mut all: Vec<Covered> = documents.iter().flat_map(|document| by_suite.document(document)).collect();
    if !asked.ids.is_empty() || !asked.json && !is_tree(asked) {
        all = all.into_iter().flat_map(|one| each_clause(one, &by_suite, suite)).collect();
    }
    if !asked.ids.is_empty() {
        let mut is_meant = vec![false; all.len()];
        for id in &asked.ids {
            let meant = meant(id, &all, suite);
            if meant.is_empty() {
                return Err(unknown_clause(id, suite));
            }
            meant.into_iter().for_each(|at| is_meant[at] = true);
        }
        let mut is_meant = is_meant.into_iter();
        all.retain(|_| is_meant.next().unwrap_or(false));
    }
    // The numbers without a clause are listed only where somebody asks for the document, a number, or what has no scenario.
    let is_everything = asked.json || asked.uncovered || !asked.documents.is_empty() || !asked.ids.is_empty();
    all.retain(|one| (is_everything || one.title.is_some()) && (!asked.uncovered || one.status.is_open()));
    Ok(all)
}

/// Whether a tree with counts is printed and no list: where one document is asked for and nothing else.
fn is_tree(asked: &Clauses) -> bool {
    asked.ids.is_empty() && !asked.uncovered && !asked.json && asked.documents.len() == 1
}

/// The places of what somebody means by an id, by a number, or else by a word in titles.
fn meant(asked: &str, all: &[Covered], suite: &Suite) -> Vec<usize> {
    let clauses = Rulebook::of(&suite.library).find(asked);
    let by_id = |one: &Covered| clauses.iter().any(|clause| clause.id.0 == one.id);
    let places = |is_meant: &dyn Fn(&Covered) -> bool| -> Vec<usize> {
        all.iter().enumerate().filter(|(_, one)| is_meant(one)).map(|(at, _)| at).collect()
    };
    let found = places(&|one| by_id(one) || is_number(one, asked));
    if !found.is_empty() || asked.contains(':') {
        return found;
    }
    let word = asked.to_lowercase();
    places(&|one| one.title.as_ref().is_some_and(|title| title.to_lowercase().contains(&word)))
}

/// A number as its own clauses one by one; one without a clause of its own as it is.
fn each_clause(one: Covered, by_suite: &Shown<'_>, suite: &Suite) -> Vec<Covered> {
    let document = ClauseId(one.id.clone()).document().to_owned();
    let ids = one.clauses.iter().map(|id| ClauseId(id.clone())).filter(|id| id.document() == document);
    let mut own: Vec<Covered> =
        ids.filter_map(|id| suite.library.clauses().get(&id)).map(|clause| by_suite.clause(clause)).collect();
    match own.split_last_mut() {
        None => return vec![one],
        // What a reader said of the number follows its clauses.
        Some((last, _)) => last.lacks = one.lacks,
    }
    own
}

/// Whether something is the number that is asked for or a part of it, with or without its document: `702`, `cr26:702.2`, `702.2b`.
fn is_number(one: &Covered, asked: &str) -> bool {
    let (document, number) = one.id.split_once(':').unwrap_or_default();
    let asked = asked.strip_prefix(document).and_then(|rest| rest.strip_prefix(':')).unwrap_or(asked);
    let is_section = asked.len() <= 3 && asked.bytes().all(|byte| byte.is_ascii_digit());
    number.starts_with(|c: char| c.is_ascii_digit())
        && (is_part(asked, number) || is_section && number.starts_with(asked))
}

/// A line for each.
fn listed(found: &[Covered]) -> String {
    let width = found.iter().map(|one| one.id.len()).max().unwrap_or(0);
    let mut text = String::new();
    for one in found {
        let scenarios = match one.scenarios {
            0 => String::new(),
            1 => "1 scenario".to_owned(),
            count => format!("{count} scenarios"),
        };
        let (today, title) = (one.today.as_deref().unwrap_or_default(), one.title.as_deref().unwrap_or_default());
        let line =
            format!("{:<width$}  {:<10}  {scenarios:<12}  {today:<8}  {}", one.id, one.status.name(), shown(title));
        let _ = writeln!(text, "{}", line.trim_end());
        if let Some(lacks) = &one.lacks {
            let _ = writeln!(text, "{:<width$}  not shown: {}", "", shown(lacks));
        }
    }
    text
}

/// How many examples of a rules text have each status.
fn examples(suite: &Suite, document: &str) -> Counts {
    let mut counts = Counts::new();
    for (_, status) in Shown::by(suite, suite.library.proofs()).examples(document) {
        *counts.entry(status).or_default() += 1;
    }
    counts
}

/// How wide a count is.
const COUNT: usize = 11;

/// The chapters and sections with their counts.
fn tree(document: &str, rows: &[SectionRow], (all, examples): (&Counts, &Counts), past: usize) -> String {
    let width = rows.iter().map(|row| row.section.len() + row.name.chars().count() + 3).max().unwrap_or(0);
    let heads: String = Coverage::ALL.iter().map(|status| format!("{:>COUNT$}", status.name())).collect();
    let mut text = format!("{:<width$}{heads}\n", document);
    let counts = |counts: &Counts| -> String {
        let of = |status: &Coverage| match counts.get(status) {
            None => format!("{:>COUNT$}", "·"),
            Some(count) => format!("{count:>COUNT$}"),
        };
        Coverage::ALL.iter().map(of).collect()
    };
    for row in rows {
        let is_chapter = row.section.len() == 1;
        let (gap, indent) = if is_chapter { ("\n", "") } else { ("", "  ") };
        let name = format!("{indent}{} {}", row.section, row.name);
        let _ = writeln!(text, "{gap}{name:<width$}{}", counts(&row.counts));
    }
    let total: usize = all.values().sum();
    let _ = writeln!(text, "\n{:<width$}{}", format!("{total} numbers"), counts(all));
    if !examples.is_empty() {
        let total: usize = examples.values().sum();
        let _ = writeln!(text, "{:<width$}{}", format!("{total} examples"), counts(examples));
    }
    if past > 0 {
        let _ = writeln!(text, "and {past} clauses on rules that are gone: `casebook clauses {document}:past`");
    }
    let _ = writeln!(
        text,
        "\nproven: scenarios show the whole number, and each of its clauses is proven; partly: scenarios show a part of it.\n\
         `casebook clauses 702` lists the numbers of a section, `casebook show 702.108a` a ruling."
    );
    text
}
