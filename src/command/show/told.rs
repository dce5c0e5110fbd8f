//! A clause and a scenario as `casebook show` prints them.

use std::{collections::BTreeMap, fmt::Write as _};

use casebook_steps::{
    clauses::{Clause, ClauseId},
    plain::{paragraph, shown},
    port::TraceLine,
    record::CaseResult,
    report::{Weight, weights},
    rulebook::{Rulebook, spans},
    suite::{Scenario, Suite},
};

/// The number of events that are printed after a rule of the ruling, and of a case in which no such rule shows.
const NEXT: usize = 2;
const MOMENTS: usize = 10;

/// The events of a result that are printed: all, or those by which the rules of its clauses show, each with what happened next.
pub(super) fn lines<'r>(result: &'r CaseResult, suite: &Suite, all: bool) -> Vec<&'r TraceLine> {
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

/// The results to print in full, each with the results that are only mentioned beside it. For a case in several editions these are the result in
/// its home edition and each result with another verdict; with `all`, every result.
pub(super) fn told_first<'r>(
    results: &[&'r CaseResult],
    scenarios: &[&Scenario],
    all: bool,
) -> Vec<(&'r CaseResult, Vec<&'r CaseResult>)> {
    if all {
        return results.iter().map(|result| (*result, Vec::new())).collect();
    }
    let mut by_case: BTreeMap<&str, Vec<&CaseResult>> = BTreeMap::new();
    for result in results {
        by_case.entry(&result.id).or_default().push(result);
    }
    let mut told = Vec::new();
    for scenario in scenarios {
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
pub(super) fn headed(clause: &Clause, suite: &Suite) -> String {
    let source = suite.library.clauses().source(clause.id.document());
    let document = source.map_or("", |source| source.title.as_str());
    let holds: Vec<&str> = clause.holds.iter().map(|edition| edition.0.as_str()).collect();
    let mut text = format!("{}  {}\n", clause.id, clause.title);
    // A rule that is gone had its number in an older edition than that of its document.
    let stood = clause.holds.last().filter(|_| clause.id.is_past() && clause.in_place_of.is_none());
    let stood = stood.map(|edition| format!(" of {edition}")).unwrap_or_default();
    let _ = writeln!(text, "    {document}: {}{stood}", clause.citation);
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
pub(super) fn elsewhere(others: &[&CaseResult]) -> String {
    let editions: Vec<&str> = others.iter().map(|other| other.edition.as_str()).collect();
    match others.first() {
        None => String::new(),
        Some(one) => format!("\n  also {} in {}\n", one.verdict.words(), editions.join(", ")),
    }
}

/// A scenario with its lines.
pub(super) fn scenario(result: &CaseResult) -> String {
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
    text
}

/// Events of a scenario with their rules.
pub(super) fn events(result: &CaseResult, events: &[&TraceLine]) -> String {
    let (mut text, mut during) = (String::new(), None);
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
