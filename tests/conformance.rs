//! Every feature on the reference engine, run by cucumber: its results must be the same as those of `run`, scenario by scenario.

#![allow(clippy::panic, reason = "a test's way to fail")]

#[path = "common/mod.rs"]
mod common;
#[path = "common/played.rs"]
mod played;

use cucumber::{WriterExt, writer};
use std::{
    iter,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// The allocator of the program: tests make as many small allocations.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The arguments with which a test runner lists tests: this program has a single test, the whole conformance run.
const NAME: &str = "conformance";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--list") {
        // No test is ignored, so the list for `--ignored` is empty.
        if !arguments.iter().any(|argument| argument == "--ignored") {
            println!("{NAME}: test");
        }
        return ExitCode::SUCCESS;
    }
    if !asked_for(&arguments) {
        return ExitCode::SUCCESS;
    }
    let library = common::library();
    let writer = || writer::Basic::stdout().summarized().fail_on_skipped();
    let of_packs = common::packs().iter().map(|pack| Path::new(&pack.root).join("features"));
    let folders = iter::once(PathBuf::from("features")).chain(of_packs);
    let differences: Vec<String> =
        folders.flat_map(|folder| played::differences(&library, &folder, &common::deviations(), writer())).collect();
    for difference in &differences {
        println!("{difference}");
    }
    println!("cucumber and `run` agree: {}", if differences.is_empty() { "yes" } else { "no" });
    ExitCode::from(u8::from(!differences.is_empty()))
}

/// Whether the runner's filter selects this program's test.
fn asked_for(arguments: &[String]) -> bool {
    let mut names = arguments.iter().filter(|argument| !argument.starts_with('-')).peekable();
    names.peek().is_none() || names.any(|name| NAME.contains(name.as_str()))
}
