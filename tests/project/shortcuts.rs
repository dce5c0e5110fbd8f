//! Shortcuts of a check. A case that is continued without a rule has the same result as the case played from the beginning without that rule, claim
//! by claim; and a rival that is left out for a case would have played it by the rules.

use crate::common;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use casebook_engine::rule::Rule;
use casebook_steps::{
    case::Case,
    engines::reference::ReferenceEngine,
    library::Setting,
    port::{EngineUnderTest, Ran},
    prove::Prover,
    suite::{Scenario, Suite},
};
use serde_json::Value;

/// The result of a case that is played without a rule from the beginning.
fn again(own: &Setting, case: &Case, rule: Rule) -> Ran {
    let edition = own.table.edition.id.clone();
    let without = Setting { table: Arc::new(own.table.without(rule)), ..own.clone() };
    let mut engine = ReferenceEngine::new(Arc::new(BTreeMap::from([(edition.clone(), without)]))).without_notes();
    engine.edition(&edition.0);
    engine.run(case)
}

/// The observations, with their moments numbered anew, because the number of notes between two moments doesn't matter.
fn seen(ran: &Ran) -> Value {
    let mut seen = serde_json::to_value(&ran.observations).unwrap_or_else(|error| panic!("{error}"));
    let mut moments = BTreeSet::new();
    each_moment(&mut seen, &mut |moment| moments.extend(moment.as_u64()));
    let rank = |moment: &Value| moments.iter().position(|one| Some(*one) == moment.as_u64());
    each_moment(&mut seen, &mut |moment| *moment = rank(moment).into());
    seen
}

fn each_moment(value: &mut Value, see: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                if key == "moment" { see(value) } else { each_moment(value, see) }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| each_moment(value, see)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Tries every nth pair of a rule and a scenario in an edition, on all cores; returns how many were tried and how many needed no playing.
fn compared(suite: &Suite, nth: usize) -> (usize, usize) {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let parts = suite.scenarios.chunks(suite.scenarios.len().div_ceil(cores).max(1));
    std::thread::scope(|scope| {
        let threads: Vec<_> = parts.map(|part| scope.spawn(move || compared_in(suite, part, nth))).collect();
        let each = threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| panic!("a comparison failed")));
        each.fold((0, 0), |(tried, spared), (more, needless)| (tried + more, spared + needless))
    })
}

/// The same for some of the scenarios.
fn compared_in(suite: &Suite, scenarios: &[Scenario], nth: usize) -> (usize, usize) {
    let settings = suite.library.settings();
    let (mut count, mut tried, mut spared) = (0_usize, 0, 0);
    for scenario in scenarios {
        for own in scenario.editions.iter().filter_map(|edition| settings.get(edition)) {
            let case = &scenario.lowered.case;
            // The pairs are counted through: those of one case are the next ones.
            let first = count;
            count += Rule::ALL.len();
            let chosen = || Rule::ALL.iter().enumerate().filter(|(at, _)| (first + at + 1).is_multiple_of(nth));
            if chosen().next().is_none() {
                continue;
            }
            ReferenceEngine::of(own).play(case, |played| {
                for (_, rule) in chosen() {
                    let (short, long) = (played.without(*rule), again(own, case, *rule));
                    let which = (&case.id, &own.table.edition.id, rule);
                    assert_eq!(seen(&short), seen(&long), "{which:?}");
                    assert_eq!(short.end, long.end, "{which:?}");
                    tried += 1;
                    spared += usize::from(std::ptr::eq(&*short, played.ran()));
                }
            });
        }
    }
    (tried, spared)
}

#[test]
fn a_rule_that_makes_no_difference_needn_t_be_played_without() {
    let (tried, spared) = compared(common::whole(), 2003);
    assert!(tried > 500, "only {tried} were tried");
    assert!(spared * 2 > tried && spared < tried, "of {tried} {spared} needn't be played");
}

#[test]
#[ignore = "takes long: every scenario in every edition without every rule"]
fn no_rule_makes_a_difference_that_was_not_seen() {
    let (tried, spared) = compared(common::whole(), 1);
    println!("{tried} tried, of which {spared} needn't be played");
}

/// Lets each rival that is left out play every nth scenario in its editions; returns how many played.
fn left_out(suite: &Suite, nth: usize) -> usize {
    let mut played = 0;
    for edition in suite.library.editions().iter().map(|edition| &edition.id) {
        let mut prover = Prover::new(&suite.library, edition);
        for scenario in suite.scenarios.iter().step_by(nth).filter(|scenario| scenario.editions.contains(edition)) {
            let case = &scenario.lowered.case;
            let own = prover.run(&scenario.lowered);
            for (does, its) in prover.left_out(case, &own) {
                let noted =
                    |ran: &Ran| (ran.marks.clone(), ran.abilities_exercised.clone(), ran.cards_took_part.clone());
                let which = || format!("{} in {edition}: the engine that {does}", case.id);
                assert_eq!(seen(&its), seen(&own), "{}", which());
                assert_eq!(noted(&its), noted(&own), "{}", which());
                played += 1;
            }
        }
    }
    played
}

#[test]
fn a_rival_that_is_left_out_would_have_played_by_the_rules() {
    let played = left_out(common::whole(), 37);
    assert!(played > 1000, "only {played} played");
}

#[test]
#[ignore = "takes long: every scenario in every edition"]
fn no_rival_is_left_out_that_plays_otherwise() {
    println!("{} played", left_out(common::whole(), 1));
}
