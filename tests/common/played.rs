//! Features played by cucumber, beside the same features as `run` has them: two independent ways to one verdict. Cucumber finds files,
//! scenarios, rows and steps by itself; the World holds an engine, and each `Then` runs the case so far and judges its own claims. Nothing
//! is handed over from the one to the other.

use crate::common;
use casebook_steps::{
    deviations::Deviations,
    engines::reference::ReferenceEngine,
    files::File,
    library::Library,
    lower::Lowered,
    port::EngineUnderTest,
    record::CaseResult,
    suite::Suite,
    verdict::Verdict,
    vocabulary::{Sheet, collection},
};
use cucumber::{
    Cucumber, Writer,
    event::ScenarioFinished,
    gherkin::{Feature, Rule, Scenario},
    writer,
};
use std::{cell::RefCell, collections::BTreeMap, path::Path, rc::Rc, sync::Arc};

/// A scenario or row as both know it: its feature, its title and its steps as they read.
type Name = (String, String, Vec<String>);

/// How a scenario came out: whether it held, and if not the line at which it didn't.
type CameOut = Result<(), Option<usize>>;

/// What cucumber found, in any order; a scenario that stands twice is there twice.
type Tally = Rc<RefCell<BTreeMap<Name, Vec<CameOut>>>>;

/// Plays a folder of features, and says where cucumber and `run` differ, and what is red in both.
pub(crate) fn differences<Wr>(library: &Arc<Library>, folder: &Path, deviations: &Deviations, writer: Wr) -> Vec<String>
where
    Wr: Writer<Sheet> + writer::Stats<Sheet> + writer::Normalized,
    Wr::Cli: Default,
{
    let features = File::read_all(folder, &["feature"]).unwrap_or_else(|error| panic!("{error}"));
    let suite = match Suite::load(library.clone(), &features) {
        Ok(suite) => suite,
        Err(problems) => return problems.iter().map(ToString::to_string).collect(),
    };
    let record = common::own_results(&suite, deviations);
    let run = by_name(record.results);
    let (played, broken) = play(&suite, folder, writer);
    let names: std::collections::BTreeSet<&Name> = run.keys().chain(played.keys()).collect();
    let mut differences: Vec<String> =
        names.into_iter().flat_map(|name| compared(name, run.get(name), played.get(name))).collect();
    if broken > 0 {
        differences.push(format!("cucumber could not read {broken} features or run its hooks"));
    }
    if run.is_empty() && played.is_empty() {
        differences.push("nothing was played".to_owned());
    }
    differences
}

/// What `run` says, by name.
fn by_name(results: Vec<CaseResult>) -> BTreeMap<Name, Vec<CaseResult>> {
    let mut by_name: BTreeMap<Name, Vec<CaseResult>> = BTreeMap::new();
    for result in results {
        let steps = result.steps.iter().map(|step| step.text.to_string()).collect();
        by_name.entry((result.feature.clone(), result.name.clone(), steps)).or_default().push(result);
    }
    by_name
}

/// What is wrong with one scenario: that only one of the two knows it, that they differ on it, or that it doesn't hold.
fn compared(name: &Name, run: Option<&Vec<CaseResult>>, played: Option<&Vec<CameOut>>) -> Vec<String> {
    let (feature, title, _) = name;
    let said = |what: String| vec![format!("{feature}: \"{title}\": {what}")];
    match (run.map(Vec::as_slice), played.map(Vec::as_slice)) {
        (Some([run]), Some([played])) => {
            let recorded = match run.verdict {
                Verdict::Passed => Ok(()),
                _ => Err(run.claims.iter().find(|claim| !claim.held).map(|claim| claim.line)),
            };
            if recorded != *played {
                return said(format!("cucumber says {}, `run` says {}", words(played), words(&recorded)));
            }
            match run.verdict {
                Verdict::Passed | Verdict::ExpectedFailure => Vec::new(),
                verdict => said(format!("{verdict}: {}", words(played))),
            }
        }
        (Some(_), None) => said("cucumber doesn't find it".to_owned()),
        (None, Some(_)) => said("`run` doesn't find it".to_owned()),
        _ => said("it stands there twice".to_owned()),
    }
}

fn words(came_out: &CameOut) -> String {
    match came_out {
        Ok(()) => "that it holds".to_owned(),
        Err(Some(line)) => format!("that line {line} doesn't hold"),
        Err(None) => "that it doesn't come to its end".to_owned(),
    }
}

/// Lets cucumber play a folder, and says what came of each scenario and how much of the folder it could not read.
fn play<Wr>(suite: &Suite, folder: &Path, writer: Wr) -> (BTreeMap<Name, Vec<CameOut>>, usize)
where
    Wr: Writer<Sheet> + writer::Stats<Sheet> + writer::Normalized,
    Wr::Cli: Default,
{
    let homes = homes(suite);
    let engine = common::reference(&suite.library).without_trace();
    let tally = Tally::default();
    let told = Rc::clone(&tally);
    let cucumber = Cucumber::new()
        .steps(collection())
        .before(move |feature, rule, scenario, world| {
            // Without an engine its steps would pass, so this is an error of the hook, which is counted.
            let tags = tags(feature, rule, scenario);
            let Some(home) = homes.get(&tags) else { panic!("no scenario of the suite has the tags {tags:?}") };
            *world = Sheet::played_on(Box::new(using(&engine, home)));
            Box::pin(async {})
        })
        .after(move |feature, rule, scenario, finished, world| {
            let came_out = match finished {
                ScenarioFinished::StepPassed => Ok(()),
                ScenarioFinished::StepFailed(..) => Err(world.map(|world| world.last_line())),
                ScenarioFinished::StepSkipped | ScenarioFinished::BeforeHookFailed(_) => Err(None),
            };
            told.borrow_mut().entry(name(feature, rule, scenario)).or_default().push(came_out);
            Box::pin(async {})
        })
        .with_writer(writer)
        .with_default_cli();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let writer = runtime.unwrap_or_else(|error| panic!("{error}")).block_on(cucumber.run(folder));
    let tally = tally.take();
    (tally, writer.parsing_errors() + writer.hook_errors())
}

/// The engine, using an edition.
fn using(engine: &ReferenceEngine, edition: &str) -> ReferenceEngine {
    let mut engine = engine.clone();
    engine.edition(edition);
    engine
}

/// The edition in which scenarios with these tags are at home.
fn homes(suite: &Suite) -> BTreeMap<Vec<String>, String> {
    let tags = |lowered: &Lowered| {
        let pins = lowered.pinned.iter().map(|edition| format!("edition:{edition}"));
        let mut tags: Vec<String> = lowered.case.clauses.iter().cloned().chain(pins).collect();
        tags.sort();
        tags
    };
    suite.scenarios.iter().map(|scenario| (tags(&scenario.lowered), scenario.home.0.clone())).collect()
}

fn tags(feature: &Feature, rule: Option<&Rule>, scenario: &Scenario) -> Vec<String> {
    let rule = rule.iter().flat_map(|rule| &rule.tags);
    let mut tags: Vec<String> = feature.tags.iter().chain(rule).chain(&scenario.tags).cloned().collect();
    tags.sort();
    tags.dedup();
    tags
}

fn name(feature: &Feature, rule: Option<&Rule>, scenario: &Scenario) -> Name {
    let background = feature.background.iter().chain(rule.and_then(|rule| rule.background.as_ref()));
    let steps = background.flat_map(|background| &background.steps).chain(&scenario.steps);
    let path = feature.path.as_deref().unwrap_or(Path::new(""));
    let shown = path.strip_prefix(std::env::current_dir().unwrap_or_default()).unwrap_or(path);
    (shown.display().to_string(), scenario.name.clone(), steps.map(|step| step.value.clone()).collect())
}
