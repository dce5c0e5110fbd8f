//! Every feature against the reference engine, played by cucumber: what cucumber finds has to be what `run` finds, scenario by scenario.

#![allow(clippy::panic, reason = "a test's way to fail")]

#[path = "common/mod.rs"]
mod common;
#[path = "common/played.rs"]
mod played;

use cucumber::{WriterExt, writer};
use std::{path::Path, process::ExitCode};

/// How a runner asks a test program for its tests: this one has a single test, the whole conformance run.
const NAME: &str = "conformance";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--list") {
        // Nothing is ignored, so with `--ignored` there is nothing to list.
        if !arguments.iter().any(|argument| argument == "--ignored") {
            println!("{NAME}: test");
        }
        return ExitCode::SUCCESS;
    }
    if !asked_for(&arguments) {
        return ExitCode::SUCCESS;
    }
    let library = common::library();
    let writer = writer::Basic::stdout().summarized().fail_on_skipped();
    let differences = played::differences(&library, Path::new("features"), &common::deviations(), writer);
    for difference in &differences {
        println!("{difference}");
    }
    println!("cucumber and `run` agree: {}", if differences.is_empty() { "yes" } else { "no" });
    ExitCode::from(u8::from(!differences.is_empty()))
}

/// Whether the names that the runner filters by, if there are any, are this program's.
fn asked_for(arguments: &[String]) -> bool {
    let mut names = arguments.iter().filter(|argument| !argument.starts_with('-')).peekable();
    names.peek().is_none() || names.any(|name| NAME.contains(name.as_str()))
}
