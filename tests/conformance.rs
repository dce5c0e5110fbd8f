//! Every feature against the reference engine, as cucumber tells it. A scenario is lowered, run and judged before its steps; then each `Then`
//! replays what came of its claims. Undefined and skipped steps fail.
#![allow(clippy::panic, reason = "a test's way to fail")]

#[path = "common/mod.rs"]
mod common;

use casebook_steps::{lower::Lowered, record::CaseResult, run::replay, vocabulary::Sheet};
use cucumber::{World, WriterExt, gherkin, writer};
use std::collections::BTreeMap;

/// How a runner asks a test program for its tests: this one has a single test, the whole conformance run.
const NAME: &str = "conformance";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--list") {
        // Nothing is ignored, so with `--ignored` there is nothing to list.
        if !arguments.iter().any(|argument| argument == "--ignored") {
            println!("{NAME}: test");
        }
        return;
    }
    if !asked_for(&arguments) {
        return;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.unwrap_or_else(|error| panic!("{error}")).block_on(conform());
}

/// Whether the names that the runner filters by, if there are any, are this program's.
fn asked_for(arguments: &[String]) -> bool {
    let mut names = arguments.iter().filter(|argument| !argument.starts_with('-')).peekable();
    names.peek().is_none() || names.any(|name| NAME.contains(name.as_str()))
}

async fn conform() {
    let library = common::library();
    let suite = common::suite(library.clone(), None).unwrap_or_else(|problems| panic!("{problems}"));
    let record = common::results(&suite, &mut common::reference(&library), &common::deviations());
    let results: BTreeMap<String, CaseResult> =
        record.results.into_iter().map(|result| (result.id.clone(), result)).collect();
    let lowered: Vec<Lowered> = suite.scenarios.into_iter().map(|scenario| scenario.lowered).collect();

    Sheet::cucumber()
        .before(move |feature, _, scenario, world| {
            let judged = find(&lowered, feature, scenario).and_then(|found| results.get(&found.case.id)).map(replay);
            *world = Sheet::replaying(judged.unwrap_or_default());
            Box::pin(async {})
        })
        .with_writer(writer::Basic::stdout().summarized().normalized().fail_on_skipped())
        .with_default_cli()
        .run_and_exit("features")
        .await;
}

/// The lowered scenario or row that the runner is about to go through.
fn find<'a>(lowered: &'a [Lowered], feature: &gherkin::Feature, scenario: &gherkin::Scenario) -> Option<&'a Lowered> {
    let steps: Vec<&str> = scenario.steps.iter().map(|step| step.value.as_str()).collect();
    let path = feature.path.as_ref()?;
    lowered.iter().find(|one| {
        let own = one.steps.len().checked_sub(steps.len());
        let same = |from: usize| one.steps[from..].iter().map(|step| step.text.as_str()).eq(steps.iter().copied());
        path.ends_with(&one.feature) && one.case.name == scenario.name && own.is_some_and(same)
    })
}
