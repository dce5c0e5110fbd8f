//! Runs the conformance suite casebook on the rules engine manabrew-engine, over standard input and output.

mod actions;
mod adapter;
mod asking;
mod cards;
mod desk;
mod keywords;
mod memory;
mod play;
mod positions;
mod queries;
mod seat;
mod stage;

use std::process::ExitCode;

fn main() -> ExitCode {
    casebook_adapter::main::<adapter::Manabrew>()
}
