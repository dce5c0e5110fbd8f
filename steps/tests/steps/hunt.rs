//! The search for differences between two engines.

use std::sync::Arc;

use casebook_steps::{
    case::{Case, Value},
    engines::reference::ReferenceEngine,
    files::File,
    hunt::{Bounds, Hunt, hunt},
    port::{EditionAnswer, EngineUnderTest, Hello, Planned, Ran, Seen},
    suite::Suite,
};

use crate::common::{library, reference};

/// An engine for which no number is greater than 16.
struct Capped(ReferenceEngine);

impl EngineUnderTest for Capped {
    fn hello(&mut self) -> Hello {
        Hello { engine: "capped".to_owned(), ..self.0.hello() }
    }
    fn edition(&mut self, edition: &str) -> EditionAnswer {
        self.0.edition(edition)
    }
    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned> {
        self.0.plan(cases)
    }
    fn run(&mut self, case: &Case) -> Ran {
        let mut ran = self.0.run(case);
        for observation in &mut ran.observations {
            if let Seen::Value(Value::Number(number)) = &mut observation.seen {
                *number = (*number).min(16);
            }
        }
        ran
    }
}

/// A hunt with a scenario after which Bob is at this life total.
fn hunted(life: u8, tries: usize) -> Hunt {
    let text = format!(
        "Feature: Life\n  @house:life\n  Scenario: Lava Spike deals three damage to Bob\n    Given Alice is at 12 life\n    And Bob is at {} life\n    \
         And Alice has \"Lava Spike\" in hand and can pay {{R}}\n    When Alice plays \"Lava Spike\" targeting Bob\n    \
         And the stack resolves\n    Then Bob is at {life} life\n",
        life + 3
    );
    let file = File { path: "features/house/life.feature".to_owned(), text };
    let suite = Suite::load(library(), &[file]).unwrap();
    let own = reference(&suite.library);
    let mut engines: [Box<dyn EngineUnderTest>; 2] = [Box::new(own.clone()), Box::new(Capped(own))];
    let bounds = Bounds { edition: "2026-01".to_owned(), tries, differences: 5 };
    hunt(&suite, &mut engines, &bounds, &mut |_| ()).unwrap()
}

#[test]
fn a_difference_is_reduced_to_the_lines_that_it_needs() {
    let found = hunted(16, 1000);
    assert_eq!((found.scenarios, found.differences.len()), (1, 1), "{found:#?}");
    let difference = &found.differences[0];
    assert_eq!(difference.case, "house/life/lava-spike-deals-three-damage-to-bob");
    // Without its first line the scenario needs no other: a life total of 20 is enough.
    assert_eq!(difference.steps.join("\n"), "    Then Alice is at 0 life");
    let feature = found.feature();
    let version = env!("CARGO_PKG_VERSION");
    assert!(
        feature.contains(&format!("    # casebook-engine {version} observes: 20; capped {version}: 16\n    Then")),
        "{feature}"
    );
    let file = File { path: "features/house/again.feature".to_owned(), text: feature };
    let again = Suite::load(library(), &[file]).unwrap();
    assert_eq!(again.scenarios.len(), 1, "the feature can be run");
}

#[test]
fn scenarios_on_which_the_engines_differ_already_are_not_varied() {
    let found = hunted(17, 1000);
    assert_eq!((found.scenarios, found.compared, found.differences.len()), (0, 0, 0));
}

#[test]
fn no_more_variations_are_tried_than_allowed() {
    assert!(hunted(10, 3).compared <= 3);
    let all = hunted(10, 1000);
    assert!(all.compared > 3 && all.compared < 1000, "{}", all.compared);
    assert_eq!(all, hunted(10, 1000), "the same variations are tried each time");
}

#[test]
fn an_engine_without_the_edition_is_refused() {
    let suite =
        Suite { library: library(), scenarios: Vec::new(), unreadable: Vec::new(), steps_used: Default::default() };
    let own = reference(&Arc::clone(&suite.library));
    let mut engines: [Box<dyn EngineUnderTest>; 2] = [Box::new(own.clone()), Box::new(own)];
    let bounds = Bounds { edition: "1993-08".to_owned(), tries: 1, differences: 1 };
    let error = hunt(&suite, &mut engines, &bounds, &mut |_| ()).unwrap_err();
    assert_eq!(error, "the engine casebook-engine does not use the edition 1993-08");
}
