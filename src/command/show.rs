//! `casebook show`: prints a ruling, its scenarios and their events.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use casebook_steps::{
    clauses::{Clause, ClauseId},
    plain::{paragraph, shown},
    port::TraceLine,
    record::CaseResult,
    report::{Weight, weights},
    rulebook::{Rulebook, belongs, spans},
    run::{Selection, run},
    suite::{EditionChoice, Suite},
    verdict::ClauseStatus,
};
use clap::Args;

use super::{
    history::history,
    run::{meant, unknown_clause},
};
use crate::{
    arguments::{InEditions, Packs, WhichEngine},
    failure::Failure,
    sources::{deviations_of, editions, engine, suite},
};

/// Show a ruling: its scenarios, their verdicts, and the events that prove it
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook show chk:502.40d
  casebook show 704.5j
  casebook show 704.5j --trace
  casebook show chk:420.5e --edition 2006-10
  casebook show 704.5j --history

For a rule number the rulings under this number are shown, and other rulings that depend on the rule are listed. Of the events
only those are printed by which the ruling shows: where one of its rules was applied or refused something, and what happened
next. Mana, costs and the steps of the turn are left out. `--trace` prints every event of every scenario, of all rulings that
depend on the rule.

Exit codes: 0 no scenario failed, 1 a scenario failed, 2 there is no such clause.")]
pub(crate) struct Show {
    /// The id of a clause (`chk:502.40d`), its number in any edition (`704.5j`), or the id of a case
    id: String,
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    features: Vec<PathBuf>,
    /// Print what the ruling says in each edition, with the number of its rule there and its scenarios
    #[arg(long, conflicts_with_all = ["edition", "home", "all_editions"])]
    history: bool,
    /// Print all events of all scenarios
    #[arg(long, conflicts_with = "history")]
    trace: bool,
    #[command(flatten)]
    editions: InEditions,
    #[command(flatten)]
    packs: Packs,
    #[command(flatten)]
    engine: WhichEngine,
}

/// The number of scenarios of a clause, and of other clauses, that are printed without `--trace`.
const FEW: usize = 2;
/// The number of other clauses that are listed.
const OTHERS: usize = 8;
/// The number of events that are printed after a rule of the ruling, and of a case in which no such rule shows.
const NEXT: usize = 2;
const MOMENTS: usize = 10;
/// The number of lines after which no further scenario is printed without `--trace`: with what follows them, two screens.
const ENOUGH: usize = 55;

/// Runs the scenarios of a clause, or one case, and prints them.
pub(crate) fn show(asked: &Show) -> Result<ExitCode, Failure> {
    let mut suite = suite(&asked.features, &asked.packs)?;
    let is_case = suite.scenarios.iter().any(|scenario| scenario.lowered.case.id == asked.id);
    let mut ids = if is_case { Vec::new() } else { meant(&asked.id, &suite)? };
    if asked.history {
        ids = with_neighbours(&clauses(&ids, &suite), &suite);
    }
    let (clauses, others) = match asked.trace || asked.history {
        true => (clauses(&ids, &suite), Vec::new()),
        false => under_the_number(&asked.id, clauses(&ids, &suite)),
    };
    let clauses: Vec<Clause> = clauses.into_iter().cloned().collect();
    let others: Vec<String> = others.into_iter().map(|clause| format!("{}  {}", clause.id, clause.title)).collect();
    if !clauses.is_empty() {
        ids = clauses.iter().map(|clause| clause.id.0.clone()).collect();
    }
    suite.scenarios.retain(|scenario| scenario.lowered.case.id == asked.id || ids.iter().any(|id| scenario.proves(id)));
    if clauses.is_empty() && suite.scenarios.is_empty() {
        return Err(unknown_clause(&asked.id, &suite));
    }
    let choice = editions(&asked.editions, &suite.library)?;
    let own = asked.engine.engine.is_none();
    let selection = Selection { editions: choice.clone(), part: true, own, traces: true, ..Selection::default() };
    let mut engine = engine(&asked.engine, &suite.library)?;
    let deviations = deviations_of(&mut *engine, &asked.engine, &suite, false)?;
    let record = run(&suite, &mut *engine, &selection, &deviations, &mut ());
    let failed = record.results.iter().any(|result| result.verdict.status() == ClauseStatus::Failed);
    if asked.history {
        write!(io::stdout().lock(), "{}", history(&clauses.iter().collect::<Vec<_>>(), &suite, &record))?;
        return Ok(ExitCode::from(u8::from(failed)));
    }
    let mut text = String::new();
    if let Some(Some(now)) = suite.library.moved().get(&asked.id) {
        let _ = writeln!(text, "{} is {now} now\n", asked.id);
    }
    for clause in &clauses {
        text += &headed(clause, &suite);
    }
    if record.results.is_empty() {
        text += "\nno scenario has this clause as a tag\n";
    }
    let all = choice != EditionChoice::All || asked.editions.all_editions;
    let results = told_first(&record.results, &suite, all);
    let most = if asked.trace || all { usize::MAX } else { FEW * clauses.len().clamp(1, 2) };
    // A failure is never left out.
    let mut left = 0;
    for (place, (first, others)) in results.into_iter().enumerate() {
        let more = place < most && (most == usize::MAX || place == 0 || text.lines().count() < ENOUGH);
        if more || first.verdict.status() == ClauseStatus::Failed {
            text += &told(first, &lines(first, &suite, asked.trace));
            text += &elsewhere(&others);
        } else {
            left += 1;
        }
    }
    text += &rest(left, &others, &asked.id);
    write!(io::stdout().lock(), "{text}")?;
    Ok(ExitCode::from(u8::from(failed)))
}

/// The ids of the clauses, and of the clauses that had their places before or took them later.
fn with_neighbours(clauses: &[&Clause], suite: &Suite) -> Vec<String> {
    let is_meant = |clause: &&Clause| {
        clauses.iter().any(|one| one.id == clause.id || clause.in_place_of.as_ref() == Some(&one.id))
    };
    suite.library.clauses().iter().filter(is_meant).map(|clause| clause.id.0.clone()).collect()
}

/// The clauses that are rulings under a number, and the others that depend on its rule. For an id, or if no clause is under the number, all are the
/// first.
fn under_the_number<'s>(asked: &str, clauses: Vec<&'s Clause>) -> (Vec<&'s Clause>, Vec<&'s Clause>) {
    let is_under = |clause: &&Clause| {
        clause.id.0.split_once(':').is_some_and(|(_, number)| belongs(number, asked))
            || clause.citation == format!("rule {asked}")
    };
    if clauses.iter().any(is_under) { clauses.into_iter().partition(is_under) } else { (clauses, Vec::new()) }
}

/// The events of a result that are printed: all, or those by which the rules of its clauses show, each with what happened next.
fn lines<'r>(result: &'r CaseResult, suite: &Suite, all: bool) -> Vec<&'r TraceLine> {
    if all {
        return result.trace.iter().collect();
    }
    let of = |id: &String| suite.library.clauses().get(&ClauseId(id.clone()));
    let marks = result.clauses.iter().filter_map(of).flat_map(|clause| &clause.marks).map(|mark| mark.word());
    let weights = weights(&result.trace, &marks.collect());
    let told: Vec<(usize, Weight)> =
        weights.into_iter().enumerate().filter(|(_, weight)| *weight <= Weight::Event).collect();
    let rules = told.iter().filter(|(_, weight)| *weight == Weight::Ruling).count();
    if rules == 0 {
        return told.iter().map(|(at, _)| &result.trace[*at]).take(MOMENTS).collect();
    }
    let mut last: Option<(usize, Option<usize>)> = None;
    let mut shown_now = Vec::new();
    for (at, weight) in told {
        let (line, step) = (&result.trace[at], result.trace[at].step);
        let follows = last.is_some_and(|(events, of)| events < NEXT && of == step);
        match weight {
            Weight::Ruling => {
                // The same words several times in a row say no more than once.
                if shown_now.last().is_none_or(|one: &&TraceLine| one.event != line.event || one.step != line.step) {
                    shown_now.push(line);
                }
                last = Some((0, step));
            }
            _ if follows => {
                shown_now.push(line);
                last = last.map(|(events, of)| (events + 1, of));
            }
            _ => {}
        }
    }
    shown_now
}

/// What is left out: scenarios, and clauses that depend on the same rule.
fn rest(scenarios: usize, others: &[String], asked: &str) -> String {
    let mut text = String::new();
    if scenarios > 0 {
        let _ = writeln!(text, "\n{scenarios} more scenarios: casebook show {asked} --trace");
    }
    if !others.is_empty() {
        let _ = writeln!(text, "\n{} other rulings depend on this rule:", others.len());
        for other in others.iter().take(OTHERS) {
            let _ = writeln!(text, "  {}", shown(other));
        }
        if others.len() > OTHERS {
            let _ = writeln!(text, "  and {} more: casebook clauses {asked}", others.len() - OTHERS);
        }
    }
    text
}

/// The clauses of the index with these ids. For a part of a rule, all clauses of that part.
fn clauses<'s>(ids: &[String], suite: &'s Suite) -> Vec<&'s Clause> {
    let exact: Vec<&Clause> = ids.iter().filter_map(|id| suite.library.clauses().get(&ClauseId(id.clone()))).collect();
    if exact.is_empty() { ids.iter().flat_map(|id| Rulebook::of(&suite.library).find(id)).collect() } else { exact }
}

/// The results to print in full, each with the results that are only mentioned beside it. For a case in several editions these are the result in
/// its home edition and each result with another verdict; with `all`, every result.
fn told_first<'r>(results: &'r [CaseResult], suite: &Suite, all: bool) -> Vec<(&'r CaseResult, Vec<&'r CaseResult>)> {
    if all {
        return results.iter().map(|result| (result, Vec::new())).collect();
    }
    let mut by_case: BTreeMap<&str, Vec<&CaseResult>> = BTreeMap::new();
    for result in results {
        by_case.entry(&result.id).or_default().push(result);
    }
    let mut told = Vec::new();
    for scenario in &suite.scenarios {
        let mut runs = by_case.remove(scenario.lowered.case.id.as_str()).unwrap_or_default();
        let at = runs.iter().position(|run| run.edition == scenario.home.0).unwrap_or(runs.len().saturating_sub(1));
        if runs.is_empty() {
            continue;
        }
        let first = runs.remove(at);
        let (bad, alike): (Vec<_>, Vec<_>) = runs.into_iter().partition(|run| run.verdict != first.verdict);
        told.push((first, alike));
        told.extend(bad.into_iter().map(|run| (run, Vec::new())));
    }
    told
}

/// The clause as the index has it.
fn headed(clause: &Clause, suite: &Suite) -> String {
    let source = suite.library.clauses().source(clause.id.document());
    let document = source.map_or("", |source| source.title.as_str());
    let holds: Vec<&str> = clause.holds.iter().map(|edition| edition.0.as_str()).collect();
    let mut text = format!("{}  {}\n", clause.id, clause.title);
    let _ = writeln!(text, "    {document}: {}", clause.citation);
    let _ = writeln!(text, "    holds in {}", holds.join(", "));
    let numbers = Rulebook::of(&suite.library).numbers(clause);
    let numbers: Vec<String> =
        spans(&numbers).into_iter().map(|(editions, numbers)| format!("{numbers} in {editions}")).collect();
    if !numbers.is_empty() {
        let _ = writeln!(text, "    rule numbers: {}", numbers.join(", "));
    }
    if let Some(superseded) = &clause.superseded {
        let _ = writeln!(text, "    today {}: {}", superseded.rule, superseded.how);
    }
    for misreading in &clause.misreadings {
        let _ = writeln!(text, "    misread as: {}", paragraph(&misreading.says, "    "));
    }
    text
}

/// The line with the other editions in which the case has the same verdict.
fn elsewhere(others: &[&CaseResult]) -> String {
    let editions: Vec<&str> = others.iter().map(|other| other.edition.as_str()).collect();
    match others.first() {
        None => String::new(),
        Some(one) => format!("\n  also {} in {}\n", one.verdict.words(), editions.join(", ")),
    }
}

/// A scenario with its lines, and these of its events with their rules.
fn told(result: &CaseResult, events: &[&TraceLine]) -> String {
    let mut text = format!("\n{}  [{}]  {}\n", shown(&result.name), result.edition, result.verdict.words());
    let _ = writeln!(text, "    {} ({}:{})", shown(&result.id), shown(&result.feature), result.line);
    if let Some(detail) = &result.detail {
        let _ = writeln!(text, "    {}", paragraph(detail, "    "));
    }
    for misread in &result.misread_as {
        let _ = writeln!(
            text,
            "    fails like this misreading of {}: {}",
            shown(&misread.clause),
            paragraph(&misread.says, "    ")
        );
    }
    for doubt in &result.unproven {
        let _ = writeln!(text, "    unproven: {}", paragraph(doubt, "    "));
    }
    for step in &result.steps {
        let claims = || result.claims.iter().filter(|claim| claim.line == step.line);
        let mark = match (claims().next(), claims().all(|claim| claim.held)) {
            (None, _) => ' ',
            (Some(_), true) => '✓',
            (Some(_), false) => '✗',
        };
        let _ = writeln!(text, "  {mark} {} {}", shown(&step.keyword), shown(&step.text));
        for claim in claims().filter(|claim| !claim.held) {
            let (expected, seen) = (shown(&claim.expected), shown(&claim.seen));
            let _ = writeln!(text, "        expected  {expected}\n        seen      {seen}");
        }
    }
    let mut during = None;
    for line in events {
        if during != Some(line.step) {
            during = Some(line.step);
            let heading = line.step.map_or("the position", |step| result.operation(step).unwrap_or("…"));
            let _ = writeln!(text, "\n  {}", shown(heading));
        }
        let rule = shown(line.rule.as_deref().unwrap_or_default()).into_owned();
        let _ = writeln!(text, "    {rule:<10} {}", shown(&line.event));
    }
    text
}
