//! The protocol, version 1: JSON lines over standard input and output, one request, one response.
//!
//! `hello`, then `edition`, then `plan` and `run` as often as wanted, then `shutdown`. An engine gets whole cases and no expected values;
//! it answers with what it observed and how the case ended. Unknown fields are ignored; a new required field would be a new version.

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};

use crate::{
    case::Case,
    port::{EditionAnswer, EngineUnderTest, Hello, Planned, Ran},
};

/// The version this casebook speaks.
pub const VERSION: u32 = 1;

/// What casebook asks of an engine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Request {
    /// Who are you, and which versions of the protocol do you speak?
    Hello {
        /// The versions casebook speaks: from, to.
        protocol: (u32, u32),
        /// The version of the suite.
        suite: String,
    },
    /// Use this edition of the rules for what follows.
    Edition {
        /// Its name.
        edition: String,
    },
    /// Which of these can't you carry out?
    Plan {
        /// The cases.
        cases: Vec<Case>,
    },
    /// Carry this out.
    Run {
        /// A number that the response repeats.
        seq: u64,
        /// The case.
        case: Box<Case>,
    },
    /// Good-bye.
    Shutdown,
}

/// What an engine answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Response {
    /// Who it is.
    Hello {
        /// The version it will speak.
        protocol: u32,
        /// The rest.
        hello: Hello,
    },
    /// Which edition it uses.
    Edition(EditionAnswer),
    /// What it can't carry out.
    Plan {
        /// Case by case.
        unsupported: Vec<Planned>,
    },
    /// What came of a case.
    Run {
        /// The number of the request.
        seq: u64,
        /// What was observed and how it ended.
        ran: Box<Ran>,
    },
    /// Good-bye.
    Shutdown,
}

/// Answers requests with an engine until it is told to shut down or nobody asks any more.
///
/// # Errors
///
/// What reading or writing fails with, and a request that is none.
pub fn serve(engine: &mut dyn EngineUnderTest, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    for line in input.lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let request: Request = serde_json::from_str(&line)
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, format!("this is no request: {error}")))?;
        let last = request == Request::Shutdown;
        serde_json::to_writer(&mut output, &respond(engine, request))?;
        output.write_all(b"\n")?;
        output.flush()?;
        if last {
            break;
        }
    }
    Ok(())
}

/// One answer.
pub fn respond(engine: &mut dyn EngineUnderTest, request: Request) -> Response {
    match request {
        Request::Hello { protocol: (from, to), .. } => {
            Response::Hello { protocol: VERSION.clamp(from, to.max(from)), hello: engine.hello() }
        }
        Request::Edition { edition } => Response::Edition(engine.edition(&edition)),
        Request::Plan { cases } => Response::Plan { unsupported: engine.plan(&cases) },
        Request::Run { seq, case } => Response::Run { seq, ran: Box::new(engine.run(&case)) },
        Request::Shutdown => Response::Shutdown,
    }
}
