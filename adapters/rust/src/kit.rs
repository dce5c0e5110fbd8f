//! An adapter as an engine: in the process of a test, or behind standard input and output.

use std::{
    io,
    panic::{self, AssertUnwindSafe},
    process::ExitCode,
};

use casebook_protocol::{
    case::Case,
    port::{EditionAnswer, End, EngineUnderTest, Hello, Planned, Ran},
    protocol,
};

use crate::{Adapter, Handlers, needs, script};

/// The engine of an adapter, for `casebook::conformance!(Kit::<MyAdapter>::default());`.
pub struct Kit<A: Adapter> {
    handlers: Handlers<A>,
    edition: &'static str,
}

impl<A: Adapter> Default for Kit<A> {
    fn default() -> Self {
        Self { handlers: Handlers::default(), edition: A::EDITIONS.last().copied().unwrap_or_default() }
    }
}

impl<A: Adapter> EngineUnderTest for Kit<A> {
    fn hello(&mut self) -> Hello {
        self.handlers.hello()
    }

    /// Uses the edition if the engine has it. The answer is what is used, not what was asked for.
    fn edition(&mut self, edition: &str) -> EditionAnswer {
        if let Some(known) = A::EDITIONS.iter().find(|known| **known == edition) {
            self.edition = known;
        }
        EditionAnswer { using: (!self.edition.is_empty()).then(|| self.edition.to_owned()) }
    }

    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned> {
        let planned =
            |case: &&Case| Some(Planned { id: case.id.clone(), unsupported: needs::lack(&self.handlers, case)? });
        cases.iter().filter_map(planned).collect()
    }

    /// Plays a case with a new game. A panic of the engine is an error of this case.
    fn run(&mut self, case: &Case) -> Ran {
        let played = panic::catch_unwind(AssertUnwindSafe(|| script::run(&self.handlers, case, self.edition)));
        played.unwrap_or_else(|payload| {
            let text = payload.downcast_ref::<String>().map(String::as_str).or(payload.downcast_ref::<&str>().copied());
            Ran::ended(End::Error { message: format!("the engine panicked: {}", text.unwrap_or("no text")) })
        })
    }
}

/// Serves casebook on standard input and output: the whole of a program's `main`. The engine must not print on standard output.
#[must_use]
pub fn main<A: Adapter>() -> ExitCode {
    let served = protocol::serve(&mut Kit::<A>::default(), io::BufReader::new(io::stdin()), io::stdout());
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", A::NAME);
            ExitCode::FAILURE
        }
    }
}
