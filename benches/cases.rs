//! The duration of a case: `run(&Case)` with loaded cards, as for every engine.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a benchmark that can't be set up has nothing to measure"
)]

use std::sync::{Arc, LazyLock};

use casebook_engine::document::Document;
use casebook_steps::{
    case::Case,
    engines::{
        process::{Groups, Options, ProcessEngine},
        reference::ReferenceEngine,
    },
    files::File,
    library::{Library, Shelf},
    packs::{EXTENSIONS, Pack},
    port::{End, EngineUnderTest},
    suite::{Scenario, Suite},
};
use divan::{Bencher, counter::ItemsCount};

// The same allocator as in the program.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

static SUITE: LazyLock<Suite> = LazyLock::new(|| {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |folder: &str, extensions: &[&str]| {
        let files = File::read_all(&root.join(folder), extensions).unwrap_or_default();
        let relative = |file: File| File { path: file.path.replace(&format!("{}/", root.display()), ""), ..file };
        files.into_iter().map(relative).collect::<Vec<File>>()
    };
    let fixtures = read("fixtures", &["yaml"]);
    let packs = Pack::all_of("packs", &read("packs", &EXTENSIONS)).unwrap_or_default();
    let library = Library::load(&Shelf { fixtures: &fixtures, packs: &packs, cards: &[] });
    let library = library.unwrap_or_else(|faults| panic!("{faults}"));
    let mut features = read("features", &["feature"]);
    features.extend(packs.into_iter().flat_map(|pack| pack.features));
    Suite::load(Arc::new(library), &features).unwrap_or_else(|problems| panic!("{problems:?}"))
});

const BUSHIDO: &str = r#"Feature: Bench
  @edition:2004-10
  Scenario: Blocked by three
    Given Alice controls "Devoted Retainer" as "attacker"
    And Bob controls 3 "Grizzly Bears" as "blocker"
    When Alice attacks with "attacker"
    And Bob blocks "attacker" with "blocker 1", "blocker 2" and "blocker 3"
    And the stack resolves
    Then "attacker" is 2/2
"#;

const LEGENDS: &str = r#"Feature: Bench
  @edition:2004-10
  Scenario: Two of one name
    Given Alice controls "Isamaru, Hound of Konda" as "first"
    And Alice has "Isamaru, Hound of Konda" as "second" in hand and can pay {W}
    When Alice plays "second"
    And the stack resolves
    Then "first" is in Alice's graveyard
"#;

/// A scenario of this benchmark, lowered.
fn lowered(text: &str) -> Case {
    let feature = File { path: "bench/bench.feature".to_owned(), text: text.to_owned() };
    let suite = Suite::load(Arc::clone(&SUITE.library), &[feature]).unwrap_or_else(|problems| panic!("{problems:?}"));
    suite.scenarios[0].lowered.case.clone()
}

fn engine(edition: &str) -> ReferenceEngine {
    let mut engine = ReferenceEngine::new(SUITE.library.settings()).without_notes();
    engine.edition(edition);
    engine
}

fn one(bencher: Bencher<'_, '_>, text: &str) {
    let (case, mut engine) = (lowered(text), engine("2004-10"));
    let end = engine.run(&case).end;
    assert_eq!(end, End::Completed, "a case that stops early is no measure");
    bencher.bench_local(|| engine.run(divan::black_box(&case)));
}

/// An attacker with bushido, blocked by three creatures, up to the end of its trigger. The goal is 40 µs.
#[divan::bench]
fn bushido_blocked_by_three(bencher: Bencher<'_, '_>) {
    one(bencher, BUSHIDO);
}

/// A second copy of a legend comes into play. The goal is 10 µs.
#[divan::bench]
fn legend_rule_with_two_copies(bencher: Bencher<'_, '_>) {
    one(bencher, LEGENDS);
}

/// The same after other cases, which must not make it slower.
#[divan::bench(args = [0, 10_000])]
fn legend_rule_after_other_cases(bencher: Bencher<'_, '_>, before: usize) {
    let (case, other, mut engine) = (lowered(LEGENDS), lowered(BUSHIDO), engine("2004-10"));
    (0..before).for_each(|_| drop(engine.run(&other)));
    bencher.bench_local(|| engine.run(divan::black_box(&case)));
}

/// This number of tokens die, and this number of turns pass after it. The cost of the turns, which is the difference of two lines, must not
/// depend on the number of objects that are gone.
#[divan::bench(args = [(0, 0), (0, 4), (100, 0), (100, 4)])]
fn turns_after_objects_are_gone(bencher: Bencher<'_, '_>, (gone, turns): (usize, usize)) {
    let tokens = format!("Given Bob controls {gone} 1/1 black \"Rat\" creature tokens as \"vermin\"\n    And");
    let text = format!(
        "Feature: Bench\n  @edition:2004-10\n  Scenario: Wrath\n    {} Alice has \"Wrath of God\" in hand and can pay {{2}}{{W}}{{W}}\n    \
         When Alice plays \"Wrath of God\"\n    And the stack resolves\n{}    Then Bob is at 20 life\n",
        if gone == 0 { "Given" } else { tokens.as_str() },
        "    And the turn ends\n".repeat(turns),
    );
    one(bencher, &text);
}

/// This number of creatures that each give the others of their type +1/+1, and one blow to them all. The time must grow with their number and with
/// what they affect, not faster.
#[divan::bench(args = [50, 100, 200], sample_count = 10)]
fn many_lords(bencher: Bencher<'_, '_>, lords: usize) {
    let text = format!(
        "Feature: Bench\n  @edition:2026-01\n  Scenario: Lords\n    Given Alice controls {lords} \"Goblin King\" as \"lord\"\n    \
         Then \"lord 1\" is {}/{}\n",
        lords + 1,
        lords + 1,
    );
    one(bencher, &text);
}

/// Every case of the suite in its own edition: divide by the number of items.
#[divan::bench]
fn whole_suite(bencher: Bencher<'_, '_>) {
    let mut scenarios: Vec<&Scenario> = SUITE.scenarios.iter().collect();
    scenarios.sort_by(|a, b| a.home.cmp(&b.home));
    let mut engine = engine("2004-10");
    bencher.counter(ItemsCount::new(scenarios.len())).bench_local(|| {
        for scenario in &scenarios {
            engine.edition(&scenario.home.0);
            divan::black_box(engine.run(&scenario.lowered.case));
        }
    });
}

/// Every case of the suite through the pipe with one worker: the goal is 10,000 per second.
#[divan::bench]
fn whole_suite_through_the_pipe(bencher: Bencher<'_, '_>) {
    let cases: Vec<&Case> = SUITE.scenarios.iter().map(|scenario| &scenario.lowered.case).collect();
    let command = format!("'{}' serve", env!("CARGO_BIN_EXE_casebook"));
    let options = Options { trace: false, ..Options::default() };
    let engine = ProcessEngine::start(&command, options, Groups::default());
    let mut engine = engine.unwrap_or_else(|error| panic!("{error}"));
    engine.edition("2004-10");
    bencher.counter(ItemsCount::new(cases.len())).bench_local(|| {
        let mut answered = 0;
        engine.run_all(&cases, &mut |_, ran, _| {
            assert!(!matches!(ran.end, End::Broken { .. }), "a pipe that breaks is no measure");
            answered += 1;
        });
        assert_eq!(answered, cases.len());
    });
}

/// Reading every feature and fixture.
#[divan::bench(sample_count = 10)]
fn reading_a_card() -> bool {
    let text = "name: Glacial Ray\ncost: \"{1}{R}\"\ntypes: [instant]\nsubtypes: [Arcane]\nabilities:\n  ray: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 2, to: $victim } } ] } }\n";
    casebook_engine::cards::load::card(Document { file: "glacial_ray.yaml", text: divan::black_box(text) }).is_ok()
}

fn main() {
    divan::main();
}
