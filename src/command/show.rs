//! `casebook show`: prints a ruling, its scenarios and their events.

mod screens;
mod told;

use std::{
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
    slice,
};

use casebook_steps::{
    clauses::{Clause, ClauseId},
    rulebook::{Rulebook, belongs},
    run::{Selection, run},
    suite::{EditionChoice, Scenario, Suite},
    verdict::ClauseStatus,
};
use clap::Args;

use self::{screens::Ruling, told::told_first};
use super::{
    history::history,
    run::{meant, unknown_clause},
};
use crate::{
    arguments::{InEditions, Packs, WhichEngine},
    failure::Failure,
    sources::{deviations_of, editions, engine, part, suite},
    wanted::Wanted,
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
next. Mana, costs and the steps of the turn are left out. The output has at most two screens (100 rows of 80 columns) and
counts what it leaves out. `--trace` prints every event of every scenario, of all rulings that depend on the rule.

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

impl Show {
    /// The clause or the case that is asked for: only the id of a case has a slash.
    fn wanted(&self) -> Wanted<'_> {
        let id = slice::from_ref(&self.id);
        if self.id.contains('/') {
            Wanted { cases: id, ..Wanted::default() }
        } else {
            Wanted { clauses: id, ..Wanted::default() }
        }
    }
}

/// What was asked for, as the suite has it.
struct Meant {
    clauses: Vec<Clause>,
    /// The ids and titles of other rulings that depend on the rule.
    others: Vec<String>,
    /// The ids by which scenarios are found.
    ids: Vec<String>,
}

/// Runs the scenarios of a clause, or one case, and prints them.
pub(crate) fn show(asked: &Show) -> Result<ExitCode, Failure> {
    // The history of a ruling has scenarios of its neighbours, too.
    let mut suite = match asked.features.is_empty() && !asked.history {
        true => part(asked.wanted(), &asked.packs)?,
        false => suite(&asked.features, &asked.packs)?,
    };
    let meant = found(asked, &suite)?;
    suite.scenarios.retain(|scenario| meant.has(scenario, &asked.id));
    if meant.clauses.is_empty() && suite.scenarios.is_empty() {
        return Err(unknown_clause(&asked.id, &suite));
    }
    let choice = editions(&asked.editions, &suite.library)?;
    let own = asked.engine.engine.is_none();
    let selection = Selection { editions: choice.clone(), part: true, own, traces: true, ..Selection::default() };
    let mut engine = engine(&asked.engine, &suite.library)?;
    let deviations = deviations_of(&mut *engine, &asked.engine, &suite, false)?;
    let record = run(&suite, &mut *engine, &selection, &deviations, &mut ());
    let failed = record.results.iter().any(|result| result.verdict.status() == ClauseStatus::Failed);
    let text = if asked.history {
        history(&meant.clauses.iter().collect::<Vec<_>>(), &suite, &record)
    } else {
        let chosen = choice != EditionChoice::All || asked.editions.all_editions;
        let scenarios: Vec<&Scenario> = suite.scenarios.iter().collect();
        let results = told_first(&record.results.iter().collect::<Vec<_>>(), &scenarios, chosen);
        let (clauses, others) = (&meant.clauses, &meant.others);
        let ruling = Ruling { asked: &asked.id, suite: &suite, clauses, others, results, chosen };
        if asked.trace || asked.editions.all_editions { ruling.whole(asked.trace) } else { ruling.screens() }
    };
    write!(io::stdout().lock(), "{text}")?;
    Ok(ExitCode::from(u8::from(failed)))
}

/// What was asked for.
fn found(asked: &Show, suite: &Suite) -> Result<Meant, Failure> {
    let is_case = suite.scenarios.iter().any(|scenario| scenario.lowered.case.id == asked.id);
    let mut ids = if is_case { Vec::new() } else { meant(&asked.id, suite)? };
    if asked.history {
        ids = with_neighbours(&clauses(&ids, suite), suite);
    }
    let (clauses, others) = match asked.trace || asked.history {
        true => (clauses(&ids, suite), Vec::new()),
        false => under_the_number(&asked.id, clauses(&ids, suite)),
    };
    let clauses: Vec<Clause> = clauses.into_iter().cloned().collect();
    let others = others.into_iter().map(|clause| format!("{}  {}", clause.id, clause.title)).collect();
    if !clauses.is_empty() {
        ids = clauses.iter().map(|clause| clause.id.0.clone()).collect();
    }
    Ok(Meant { clauses, others, ids })
}

impl Meant {
    /// Whether a scenario is printed.
    fn has(&self, scenario: &Scenario, asked: &str) -> bool {
        scenario.lowered.case.id == asked || self.ids.iter().any(|id| scenario.proves(id))
    }
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

/// The clauses of the index with these ids. For a part of a rule, all clauses of that part.
fn clauses<'s>(ids: &[String], suite: &'s Suite) -> Vec<&'s Clause> {
    let exact: Vec<&Clause> = ids.iter().filter_map(|id| suite.library.clauses().get(&ClauseId(id.clone()))).collect();
    if exact.is_empty() { ids.iter().flat_map(|id| Rulebook::of(&suite.library).find(id)).collect() } else { exact }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use casebook_steps::{deviations::Deviations, record::CaseResult, verdict::Verdict};
    use clap::Parser;

    use super::{
        screens::{COLUMNS, ROWS, rows},
        *,
    };

    #[derive(Parser)]
    struct Asked {
        #[command(flatten)]
        show: Show,
    }

    /// The results of each case, by its id.
    type Results<'r> = BTreeMap<&'r str, Vec<CaseResult>>;

    fn asked(id: &str) -> Show {
        Asked::parse_from(["show", id]).show
    }

    /// The clauses for every id of a clause, for every number that a clause has in an edition, and for the rules and sections above these.
    fn numbers(suite: &Suite) -> BTreeMap<String, Vec<&Clause>> {
        let book = Rulebook::of(&suite.library);
        let mut all: BTreeMap<String, Vec<&Clause>> = BTreeMap::new();
        for clause in suite.library.clauses().iter() {
            let mut of = BTreeSet::from([clause.id.0.clone()]);
            let replacement = clause.superseded.as_ref().map(|superseded| superseded.rule.clone());
            // A ruling that says which rule takes the place of another cites two: `rule 409.1f in place of rule 601.2g`.
            let cited = clause
                .citation
                .split("rule ")
                .skip(1)
                .filter_map(|rest| rest.split_whitespace().next())
                .map(str::to_owned);
            let numbers = book.numbers(clause).into_values().flatten();
            for number in numbers.chain(clause.today.clone()).chain(replacement).chain(cited) {
                of.extend(number.split_once('.').map(|(section, _)| section.to_owned()));
                of.insert(number.trim_end_matches(|c: char| c.is_ascii_lowercase()).to_owned());
                of.insert(number);
            }
            of.into_iter().for_each(|number| all.entry(number).or_default().push(clause));
        }
        all
    }

    /// The scenarios that show a clause, or a part of it.
    fn by_clause(suite: &Suite) -> BTreeMap<&str, Vec<usize>> {
        let of = |clause: &Clause| {
            let proving = |(_, scenario): &(usize, &Scenario)| scenario.proves(&clause.id.0);
            suite.scenarios.iter().enumerate().filter(proving).map(|(at, _)| at).collect()
        };
        suite.library.clauses().iter().map(|clause| (clause.id.0.as_str(), of(clause))).collect()
    }

    /// What is printed for a number, with the results that these cases have.
    fn printed(
        number: &str,
        (clauses, others): &(Vec<Clause>, Vec<String>),
        scenarios: &[&Scenario],
        suite: &Suite,
        results: &Results<'_>,
    ) -> String {
        let of = |scenario: &&Scenario| results.get(scenario.lowered.case.id.as_str());
        let here: Vec<&CaseResult> = scenarios.iter().filter_map(of).flatten().collect();
        let results = told_first(&here, scenarios, false);
        let count = results.len();
        let text = Ruling { asked: number, suite, clauses, others, results, chosen: false }.screens();
        let told = text.matches("\n    ").count();
        assert!(told > 0, "{number}: {text}");
        assert!(count == 0 || text.contains(".feature:"), "{number} has a scenario: {text}");
        let left = text.lines().find_map(|line| line.split_once(" more scenario")?.0.parse::<usize>().ok());
        let shown = text.lines().filter(|line| line.contains(".feature:") && line.ends_with(')')).count();
        assert_eq!(shown + left.unwrap_or(0), count, "{number}: the others are counted: {text}");
        text
    }

    #[test]
    fn every_number_is_shown_on_two_screens_also_if_all_of_it_fails() {
        let suite = suite(&[], &asked("1").packs).unwrap_or_else(|failure| panic!("{failure:?}"));
        let selection = Selection { editions: EditionChoice::Home, own: true, traces: true, ..Selection::default() };
        let mut engine = engine(&WhichEngine::default(), &suite.library).unwrap();
        let record = run(&suite, &mut *engine, &selection, &Deviations::default(), &mut ());
        // In the other editions they end in the same way, which is told in a line.
        let editions: BTreeMap<&str, &Scenario> =
            suite.scenarios.iter().map(|scenario| (scenario.lowered.case.id.as_str(), scenario)).collect();
        let in_all = |result: &CaseResult| {
            let other = |edition: &String| CaseResult {
                id: result.id.clone(),
                edition: edition.clone(),
                verdict: result.verdict,
                ..CaseResult::default()
            };
            let elsewhere = editions[result.id.as_str()].editions.iter().map(|edition| &edition.0);
            let mut all = vec![result.clone()];
            all.extend(elsewhere.filter(|edition| **edition != result.edition).map(other));
            all
        };
        let passed: Results<'_> = record.results.iter().map(|result| (result.id.as_str(), in_all(result))).collect();
        let mut failed = passed.clone();
        failed.values_mut().flatten().for_each(|result| result.verdict = Verdict::Failed);
        let (numbers, by_clause) = (numbers(&suite), by_clause(&suite));
        assert!(numbers.len() > 3_000, "{}", numbers.len());
        for (at, (number, all)) in numbers.iter().enumerate() {
            let (clauses, others) = under_the_number(number, all.clone());
            // Some are looked up as the command does it, which takes longer.
            if at.is_multiple_of(400) {
                let found = found(&asked(number), &suite).unwrap_or_else(|failure| panic!("{number}: {failure:?}"));
                assert_eq!(found.clauses.iter().collect::<Vec<_>>(), clauses, "{number}");
                assert_eq!(found.others.len(), others.len(), "{number}");
            }
            let places: BTreeSet<usize> =
                clauses.iter().flat_map(|clause| &by_clause[clause.id.0.as_str()]).copied().collect();
            let scenarios: Vec<&Scenario> = places.into_iter().map(|at| &suite.scenarios[at]).collect();
            let meant = (
                clauses.into_iter().cloned().collect(),
                others.iter().map(|clause| format!("{}  {}", clause.id, clause.title)).collect(),
            );
            for results in [&passed, &failed] {
                let text = printed(number, &meant, &scenarios, &suite, results);
                assert!(rows(&text) <= ROWS, "{number}: {} rows of {COLUMNS} columns: {text}", rows(&text));
            }
        }
    }
}
