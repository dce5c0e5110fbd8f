//! The command `casebook`.
#![forbid(unsafe_code)]

mod arguments;
mod command;
mod failure;
mod migrate;
mod sources;

use std::process::ExitCode;

use clap::Parser;

use crate::{
    arguments::{Arguments, Command},
    failure::Failure,
};

// A case makes hundreds of small allocations that live for a short time, for which this allocator is faster.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command.unwrap_or_default() {
        Command::Run(run) => command::run::run(&run),
        Command::Report(report) => command::report::report(&report),
        Command::Check(check) => command::check::check(&check),
        Command::Show(show) => command::show::show(&show),
        Command::Clauses(clauses) => command::clauses::clauses(&clauses),
        Command::Changes(changes) => command::changes::changes(&changes),
        Command::Card(card) => command::card::card(&card),
        Command::New(new) => command::new::new(&new),
        Command::Migrate(migrate) => command::migrate::command(&migrate),
        Command::Sources(sources) => command::sources::sources(&sources),
        Command::Steps(steps) => command::steps::steps(&steps),
        Command::Serve(serve) => command::serve::serve(&serve),
        Command::Compile(compile) => command::compile::compile(&compile),
        Command::Bless(bless) => command::bless::bless(&bless),
        Command::Schema(schema) => command::schema::schema(&schema),
    };
    done.unwrap_or_else(|failure: Failure| {
        failure.tell();
        if matches!(failure, Failure::NobodyReads) { ExitCode::SUCCESS } else { ExitCode::from(2) }
    })
}
