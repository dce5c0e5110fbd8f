//! For each mutant of the engine, plays the cases that reach it until one of them no longer passes. `.ci/mutants.py --reach` puts it beside the tests
//! of `steps`, gives it the numbers of mutants on standard input, and reads a line for each.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test's way to fail")]

use std::{
    env, fs,
    io::{self, BufRead},
    panic::{self, AssertUnwindSafe},
    process,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use casebook_engine::{edition::EditionId, mutant};
use casebook_steps::{
    engines::reference::ReferenceEngine,
    judge::judge,
    numbering::renumbered,
    port::EngineUnderTest,
    suite::{Scenario, Suite},
    verdict::Verdict,
};

#[path = "../../tests/common/mod.rs"]
mod common;

/// A case that takes longer doesn't end, in milliseconds.
const LONGEST: u64 = 20_000;

/// When the present case began, in milliseconds since the start; 0 between cases.
static BEGAN: AtomicU64 = AtomicU64::new(0);

fn passes(suite: &Suite, scenario: &Scenario, edition: &EditionId) -> bool {
    let lowered = &scenario.lowered;
    let mut engine = ReferenceEngine::of(&suite.library.settings()[edition]).without_notes();
    let ran = engine.run(&lowered.case);
    let expected = renumbered(&lowered.expectations, &scenario.home, edition, &suite.library);
    judge(&lowered.case, &expected, &ran).verdict == Verdict::Passed && ran.unused_answers.is_empty()
}

/// Ends the process if a case doesn't end.
fn watch(start: Instant) {
    thread::spawn(move || {
        loop {
            thread::sleep(Duration::from_millis(200));
            let began = BEGAN.load(Ordering::Relaxed);
            if began > 0 && millis(start).saturating_sub(began) > LONGEST {
                println!("=== hangs");
                process::exit(7);
            }
        }
    });
}

fn millis(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_millis()).unwrap() + 1
}

/// The mutants that each case reaches, as bits: played once and kept in a file, with the time that each case takes.
fn reached(suite: &Suite, cases: &[(&Scenario, &EditionId)]) -> (Vec<Vec<u8>>, Vec<u32>) {
    let path = env::var("REACHED").unwrap();
    let wide = mutant::MOST / 8 + 1;
    if let Ok(bytes) = fs::read(&path) {
        let rows: Vec<&[u8]> = bytes.chunks(wide + 4).collect();
        let took = |row: &&[u8]| u32::from_le_bytes(row[wide..].try_into().unwrap());
        return (rows.iter().map(|row| row[..wide].to_vec()).collect(), rows.iter().map(took).collect());
    }
    let (mut bits, mut times, mut bytes, mut failed) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for (scenario, edition) in cases {
        let _ = mutant::noted();
        let began = Instant::now();
        let passed = passes(suite, scenario, edition);
        let took = u32::try_from(began.elapsed().as_micros()).unwrap();
        let mut row = vec![0; wide];
        // A case that is declared to fail notices nothing.
        failed += usize::from(!passed);
        mutant::noted().into_iter().filter(|_| passed).for_each(|one| row[one / 8] |= 1 << (one % 8));
        bytes.extend_from_slice(&row);
        bytes.extend_from_slice(&took.to_le_bytes());
        bits.push(row);
        times.push(took);
    }
    assert!(failed < cases.len() / 1000, "{failed} cases fail without a mutant");
    fs::write(format!("{path}.new"), bytes).unwrap();
    fs::rename(format!("{path}.new"), path).unwrap();
    (bits, times)
}

#[test]
#[ignore = "it reads what to do from standard input"]
fn mutants() {
    let suite = common::whole();
    let at_start = mutant::noted();
    let cases: Vec<(&Scenario, &EditionId)> =
        suite.scenarios.iter().flat_map(|one| one.editions.iter().map(move |edition| (one, edition))).collect();
    let (bits, times) = reached(suite, &cases);
    mutant::note(false);
    let mut order: Vec<usize> = (0..cases.len()).collect();
    order.sort_by_key(|case| times[*case]);
    let start = Instant::now();
    watch(start);
    panic::set_hook(Box::new(|_| {}));
    for line in io::stdin().lock().lines() {
        let line = line.unwrap();
        let (one, place) = line.trim().split_once(' ').unwrap();
        let (one, place): (u32, usize) = (one.parse().unwrap(), place.parse().unwrap());
        println!("=== begin {one}");
        mutant::switch_on(one);
        let mut played = 0;
        let noticed = order.iter().filter(|case| bits[**case][place / 8] >> (place % 8) & 1 == 1).find(|case| {
            let (scenario, edition) = cases[**case];
            played += 1;
            BEGAN.store(millis(start), Ordering::Relaxed);
            let passed = panic::catch_unwind(AssertUnwindSafe(|| passes(suite, scenario, edition))).unwrap_or(false);
            BEGAN.store(0, Ordering::Relaxed);
            !passed
        });
        mutant::switch_on(0);
        match noticed.map(|case| cases[*case]) {
            Some((scenario, edition)) => println!("=== noticed {} in {edition}", scenario.lowered.case.id),
            None if played == 0 && at_start.contains(&place) => println!("=== start"),
            None => println!("=== unnoticed {played}"),
        }
    }
}
