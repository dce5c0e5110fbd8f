//! The command `casebook`.
#![forbid(unsafe_code)]

mod archive;
mod arguments;
mod command;
mod failure;
mod migrate;
mod sources;
mod wanted;

use std::process::ExitCode;

use clap::Parser;

use crate::{command::Arguments, failure::Failure};

// A case makes hundreds of small allocations that live for a short time, for which this allocator is faster.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = Arguments::parse().command.unwrap_or_default().carry_out();
    done.unwrap_or_else(|failure: Failure| {
        failure.tell();
        if matches!(failure, Failure::NobodyReads) { ExitCode::SUCCESS } else { ExitCode::from(2) }
    })
}
