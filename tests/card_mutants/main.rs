//! Who guards the cards: every card of the guarded documents, and every keyword these cards use, with one word or number changed. A change that
//! alters what the card does has to be caught by a scenario; those that alter nothing anybody could see stand in `equivalent`, a list for each
//! document, with the reason.
//!
//! `cargo test --release --test card_mutants -- --ignored` tries them all, one trial for each file; with `[bok]` those of that document, with a
//! name that one. Without `--ignored` only one card is tried, and the lists of the equivalent are held against the mutants there are.
#![allow(clippy::panic, reason = "a test's way to fail")]

#[path = "../common/card_data.rs"]
mod card_data;
#[path = "../common/mod.rs"]
mod common;
mod equivalent;
mod mana;
mod mutants;
mod ordeal;
mod words;

use std::{
    process::ExitCode,
    sync::{Arc, LazyLock},
};

use libtest_mimic::{Arguments, Failed, Trial};

use self::{
    equivalent::Equivalents,
    ordeal::{Bench, Figures},
};

/// The allocator of the program: tests make as many small allocations.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The card that is tried each time.
const SAMPLE: &str = "glacial_ray";

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    // A mutant may break the engine; that is told in the trial, not once for each thread.
    std::panic::set_hook(Box::new(|_| {}));
    let library = common::library();
    let subjects = ordeal::subjects();
    let known = subjects.clone();
    let bench: Arc<LazyLock<Bench, _>> = Arc::new(LazyLock::new(move || Bench::new(library, known)));
    let figures = Arc::new(Figures::default());
    let mut trials = vec![Trial::test("the lists of equivalent mutants", listed)];
    for subject in subjects {
        let (bench, figures) = (Arc::clone(&bench), Arc::clone(&figures));
        let sample = subject.name() == SAMPLE;
        let (name, shelf) = (subject.name().to_owned(), subject.shelf().to_owned());
        let trial = Trial::test(name, move || tried(&bench, &subject, &figures));
        trials.push(trial.with_kind(shelf).with_ignored_flag(!sample));
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    // Who only asks for the names reads nothing else.
    if arguments.list {
        return conclusion.exit_code();
    }
    print!("{figures}");
    let unused = if figures.is_empty() { Vec::new() } else { bench.unused() };
    unused.iter().for_each(|line| println!("{line}"));
    if unused.is_empty() { conclusion.exit_code() } else { ExitCode::FAILURE }
}

/// Tries one card or keyword.
fn tried(bench: &Bench, subject: &ordeal::Subject, figures: &Figures) -> Result<(), Failed> {
    let outcome = bench.tries(subject);
    figures.add(subject.shelf(), &outcome);
    let faults = outcome.faults();
    if faults.is_empty() { Ok(()) } else { Err(Failed::from(faults.join("\n"))) }
}

/// Every line of the lists names a mutant, once, and gives a reason.
fn listed() -> Result<(), Failed> {
    let subjects = ordeal::subjects();
    let faults = Equivalents::read().unknown(&subjects);
    if faults.is_empty() { Ok(()) } else { Err(Failed::from(faults.join("\n"))) }
}
